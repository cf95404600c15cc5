"""Videos: Segue, the same with every frame sent, the encoder alone, and what users of C, a shell and Python write."""
import os
from dataclasses import dataclass
from fractions import Fraction

from measuring import median, paired, ratio
from page import Table


@dataclass
class Film:
    title: str
    scene: str
    size: tuple
    fps: Fraction
    seconds: float
    period: float  # seconds after which the frames repeat
    slides: bool = True  # whether the peers can draw it: two pictures side by side that move


FILMS = [
    Film("W0: one frame, 1280×720", "still", (1280, 720), 50, 0.02, 0.02, slides=False),
    Film("W1: slide and unwind, 3.2 s, 1280×720 at 60", "there-and-back", (1280, 720), 60, 3.2, 3.2),
    Film("W2: a photograph grows, 3.4 s, 1280×720 at 60", "grow", (1280, 720), 60, 3.4, 3.4, slides=False),
    Film("W4: back and forth, 12 s, 1920×1080 at 60", "back-and-forth", (1920, 1080), 60, 12, 2.4),
    Film("W6: a page turns over and back, 3.6 s, 1280×720 at 24", "turn", (1280, 720), 24, 3.6, 3.6, slides=False),
    Film("W7: photographs slide, 3.4 s, 1280×720 at 29.97", "photographs", (1280, 720), Fraction(30000, 1001), 3.4, 3.4,
         slides=False),
]


def peers(film, workshop, raw):
    """Names and commands; those of what is not installed are left out."""
    size = workshop.size(*film.size)
    count = round(film.fps * film.seconds)
    out = {name: workshop.path(f"{film.scene}-{name}.mp4") for name in ("segue", "all", "encoder", "c", "ffmpeg", "pipe")}
    commands = {
        "segue": workshop.render(film.scene, out["segue"], size),
        "all": workshop.render(film.scene, out["all"], size, "--constant-frame-rate"),
        "encoder": [workshop.programs["encode"], raw, *map(str, size), str(film.fps), str(count), out["encoder"]],
    }
    if film.scene == "still":
        picture = os.path.join(workshop.scenes, "photograph.png")
        commands["c"] = [workshop.programs["still"], picture, str(size[0]), out["c"]]
    if not film.slides:
        return commands, out
    stills = [workshop.still("there-and-back", moment, workshop.path(f"{film.scene}-{name}.png"), size[0])
              for name, moment in (("from", "0"), ("to", "opened"))]
    ease = "(st(0,clip(({})/0.4,0,1));ld(0)*ld(0)*(3-2*ld(0)))"
    shift = "({}-{})".format(*(ease.format(f"mod(t,2.4)-{start}") for start in (0.8, 2)))
    if film.period == 3.2:
        shift = shift.replace("mod(t,2.4)", "t")
    graph = f"[0][1]hstack,loop=-1:1,settb=1/{film.fps},setpts=N,crop={size[0]}:{size[1]}:'{size[0]}*{shift}':0:exact=1"
    if workshop.has_ffmpeg:
        rate = ["-r", str(film.fps)]
        commands["ffmpeg"] = ["ffmpeg", "-v", "error", "-y", *rate, "-i", stills[0], *rate, "-i", stills[1],
                              "-filter_complex", graph, *rate, "-t", str(film.seconds), "-c:v", "libx264", "-crf", "18",
                              "-preset", "medium", "-pix_fmt", "yuv420p", out["ffmpeg"]]
    if workshop.has_pycairo:
        commands["pipe"] = ["python3", os.path.join(os.path.dirname(__file__), "programs", "pipe.py"), *stills,
                            str(film.fps), str(film.seconds), str(film.period), out["pipe"]]
    return commands, out


NAMES = {"segue": "Segue", "all": "Segue `--constant-frame-rate`", "encoder": "the encoder alone",
         "c": "a C program that draws it, too", "ffmpeg": "FFmpeg's command line", "pipe": "pycairo and a pipe"}


def films(workshop, runs):
    table = Table(
        "MP4", "The encoder alone is a C program with the same libraries. It draws nothing, and encodes every frame with x264, medium,"
        "\ncrf 18. Sizes are in thousands of bytes.",
        ["work", "who", "CPU s", "CPU against the encoder", "wall s", "KB", "bytes against the encoder", "dB", "peak MB"])
    for film in FILMS:
        size = workshop.size(*film.size)
        distinct = round(film.fps * film.period)
        raw = workshop.raw(film.scene, size, film.fps, distinct)
        commands, out = peers(film, workshop, raw)
        costs = paired(commands, runs)
        floor = os.path.getsize(out["encoder"])
        for name in commands:
            bytes = os.path.getsize(out[name])
            # The peers draw their own positions: only what is encoded from our frames is compared with them.
            decibels = "" if name in ("c", "ffmpeg", "pipe") else f"{workshop.fidelity(out[name], raw, size, film.fps, distinct)[0]:.1f}"
            table.rows.append([
                film.title, NAMES[name], f"{median(costs[name].cpu):.2f}", f"{ratio(costs, name, 'encoder'):.2f}",
                f"{median(costs[name].wall):.2f}", f"{bytes / 1000:.0f}", f"{bytes / floor:.2f}", decibels,
                # The encoder alone has the raw frames mapped, which counts as its memory.
                "" if name == "encoder" else f"{max(costs[name].peak):.0f}"])
        os.remove(raw)
    return table
