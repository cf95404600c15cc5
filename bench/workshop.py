"""What the works are made with: the programs, the peers that are installed, the scenes, and their raw frames."""
import importlib.util
import os
import shutil
import subprocess
import sys

from photograph import write_photograph

HERE = os.path.dirname(os.path.abspath(__file__))
LIBRARIES = ["libavformat", "libavcodec", "libswscale", "libavutil"]
# What Segue draws and reads with. The C programs are linked with them too, since linking them is most of a short run.
OTHERS = ["pangocairo", "pangoft2", "fontconfig", "librsvg-2.0", "libxml-2.0", "yaml-0.1"]


class Workshop:
    def __init__(self, folder, segue, is_tiny, photograph=None):
        self.folder = folder
        self.segue = os.path.abspath(segue)
        self.is_tiny = is_tiny
        self.scenes = os.path.join(folder, "scenes")
        self.skipped = []
        shutil.rmtree(self.scenes, ignore_errors=True)
        shutil.copytree(os.path.join(HERE, "scenes"), self.scenes)
        picture = os.path.join(self.scenes, "photograph.png")
        if photograph:
            shutil.copy(photograph, picture)
        else:
            write_photograph(picture, *((36, 48) if is_tiny else (720, 960)))
        for name, moment in (("library", "0"), ("detail", "opened")):
            self.still("there-and-back", moment, f"{self.scenes}/{name}.png", 1280)
        self.programs = {name: self._compile(name) for name in ("encode", "still", "frames", "compare")}
        self.has_ffmpeg = self._has("ffmpeg", shutil.which("ffmpeg"))
        self.has_pycairo = self.has_ffmpeg and self._has("pycairo", importlib.util.find_spec("cairo"))
        self.has_gifski = self._has("gifski", shutil.which("gifski"))

    def _has(self, name, found):
        if not found:
            self.skipped.append(name)
        return bool(found)

    def _compile(self, name):
        """A program of this folder, linked with libraries that Segue uses; None where that cannot be done."""
        target = os.path.join(self.folder, name)
        libraries = LIBRARIES + (OTHERS if name in ("encode", "still") else [])
        flags = subprocess.run(["pkg-config", "--cflags", "--libs", *libraries], capture_output=True, text=True)
        compiler = shutil.which("cc")
        if compiler is None or flags.returncode != 0:
            self.skipped.append(f"the program {name} (no C compiler or no headers of FFmpeg)")
            return None
        source = os.path.join(HERE, "programs", name + ".c")
        subprocess.run([compiler, "-O2", "-Wl,--no-as-needed", "-o", target, source, *flags.stdout.split(), "-lm"], check=True)
        return target

    def path(self, name):
        return os.path.join(self.folder, name)

    def scene(self, name):
        return os.path.join(self.scenes, name + ".yaml")

    def size(self, width, height):
        return (width // 10 // 2 * 2, height // 10 // 2 * 2) if self.is_tiny else (width, height)

    def render(self, scene, output, size, *options):
        """The command that renders a scene of the bench."""
        width, height = size
        return [self.segue, "render", self.scene(scene), "-o", output, "-q", "--width", str(width), "--height",
                str(height), *options]

    def still(self, scene, moment, path, width):
        subprocess.run([self.segue, "frame", self.scene(scene), "--at", moment, "--width", str(width), "-o", path, "-q"],
                       check=True)
        return path

    def raw(self, scene, size, fps, count):
        """A file with the first `count` frames of a scene as BGR0, by way of a film that loses nothing."""
        target = self.path(f"{scene}.bgr0")
        film = self.path(f"{scene}-exact.mp4")
        subprocess.run(self.render(scene, film, size, "--lossless", "--preset", "ultrafast"), check=True)
        with open(target, "wb") as output:
            subprocess.run(self._frames(film, size, fps, count), stdout=output, check=True)
        os.remove(film)
        return target

    def fidelity(self, film, raw, size, fps, count):
        """PSNR in decibels against raw frames, and how many pixels changed whose source did not."""
        decoding = subprocess.Popen(self._frames(film, size, fps, count), stdout=subprocess.PIPE)
        comparison = subprocess.run([self.programs["compare"], raw, *map(str, size)], stdin=decoding.stdout,
                                    capture_output=True, text=True, check=True)
        decoding.stdout.close()
        if decoding.wait() != 0:
            sys.exit(f"{film}: cannot be decoded")
        decibels, flickering = comparison.stdout.split()
        return float(decibels), int(flickering)

    def _frames(self, film, size, fps, count):
        return [self.programs["frames"], film, *map(str, size), str(fps), str(count)]
