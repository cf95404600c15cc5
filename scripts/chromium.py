"""A headless Chromium, spoken to through a pair of pipes: https://chromedevtools.github.io/devtools-protocol/."""
import base64
import json
import os
import shutil
import subprocess
import sys
import time


def installed():
    """The program; None where there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


def wishes(dark, less_motion):
    """What the reader's system asks pages for, as media features."""
    return [
        {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
        {"name": "prefers-reduced-motion", "value": "reduce" if less_motion else "no-preference"},
    ]


class Browser:
    def __init__(self, profile, size="1200,1000"):
        to_browser, from_browser = os.pipe(), os.pipe()
        self.output, self.input = to_browser[1], from_browser[0]
        self.buffer, self.number, self.session, self.events = b"", 0, None, []

        def pipes():
            # The browser reads from 3 and writes to 4.
            reading, writing = os.dup(to_browser[0]), os.dup(from_browser[1])
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            # Root, as in containers, has no sandbox.
            [installed(), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
             "--remote-debugging-pipe", "--autoplay-policy=no-user-gesture-required", f"--window-size={size}",
             f"--user-data-dir={profile}", "about:blank"],
            close_fds=False, preexec_fn=pipes, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL)

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.input, 1 << 16)
            if not part:
                sys.exit("the browser has ended")
            self.buffer += part
        text, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(text)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.output, data):]
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def value(self, expression):
        result = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(json.dumps(result["exceptionDetails"]))
        return result["result"].get("value")

    def open(self, address, features):
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.send(domain + ".enable")
        self.send("Emulation.setEmulatedMedia", features=features)
        self.send("Page.navigate", url=address)
        for _ in range(300):
            if self.value("document.readyState == 'complete' && location.href != 'about:blank'"):
                return
            time.sleep(0.1)
        sys.exit(f"{address} does not end loading")

    def faults(self, address):
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Network.requestWillBeSent":
                url = parameters["request"]["url"]
                if not url.startswith(("data:", "blob:")) and url != address:
                    found.append(url)
            elif method == "Runtime.exceptionThrown":
                found.append(parameters["exceptionDetails"].get("exception", {}).get("description", "exception"))
            elif method == "Log.entryAdded" and parameters["entry"]["level"] == "error":
                found.append(parameters["entry"]["text"])
        return found

    def picture(self, box=None):
        """PNG of a part of the page, or of all of it."""
        is_whole = box is None
        if is_whole:
            size = self.send("Page.getLayoutMetrics")["cssContentSize"]
            box = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 8000), "scale": 1}
        answer = self.send("Page.captureScreenshot", format="png", clip=box, captureBeyondViewport=is_whole)
        return base64.b64decode(answer["data"])

    def end(self):
        self.process.terminate()
        self.process.wait()
