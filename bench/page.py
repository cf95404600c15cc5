"""The page of results."""
import datetime
import os
import platform
import subprocess
from dataclasses import dataclass, field


@dataclass
class Table:
    title: str
    text: str
    header: list
    rows: list = field(default_factory=list)

    def lines(self):
        yield f"## {self.title}"
        yield ""
        yield self.text
        yield ""
        yield "| " + " | ".join(self.header) + " |"
        yield "|" + "---|" * len(self.header)
        for row in self.rows:
            yield "| " + " | ".join(map(str, row)) + " |"
        yield ""


def machine():
    with open("/proc/cpuinfo") as cpus:
        models = [line.split(":", 1)[1].strip() for line in cpus if line.startswith("model name")]
    return f"{models[0] if models else platform.machine()}, {os.cpu_count()} cores"


def first_line(command):
    try:
        return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()[0].strip()
    except (OSError, IndexError):
        return "not installed"


def page(tables, workshop, runs):
    ffmpeg = first_line(["ffmpeg", "-version"]).removeprefix("ffmpeg version ").split(" ")[0]
    lines = [
        "# Benchmarks", "",
        "`make bench` wrote this page. All works run in turn on one machine, " + f"{runs} times; ratios are medians of the",
        "pairs. CPU is user and system time of all processes of a run. dB is the PSNR over red, green and blue of all frames.",
        "", f"- Machine: {machine()}, {platform.system()}",
        f"- Date: {datetime.date.today().isoformat()}",
        f"- {first_line([workshop.segue, '--version'])}; FFmpeg {ffmpeg}",
        f"- Not installed, and left out: {', '.join(workshop.skipped) or 'nothing'}", "",
    ]
    for table in tables:
        lines += table.lines()
    return "\n".join(lines).rstrip() + "\n"
