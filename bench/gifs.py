"""GIFs: Segue from the scene, FFmpeg and gifski from raw frames or pictures that are drawn already."""
import math
import os
import shutil
import subprocess

from measuring import Cost, measure, median, paired, ratio
from page import Table

CLIPS = [("slide", (480, 960), 3), ("expand", (480, 960), 3), ("unwind", (480, 960), 3), ("push", (480, 960), 3),
         ("gradient", (480, 960), 3), ("text", (480, 960), 3), ("screenshot", (640, 360), 3), ("dark", (480, 960), 3),
         ("small", (640, 360), 3.2), ("serif", (480, 960), 3)]
FPS = 50
VARIANTS = {
    "FFmpeg, as usual": "split[a][b];[a]palettegen[p];[b][p]paletteuse",
    "FFmpeg, only what moves, no dither":
        "split[a][b];[a]palettegen=stats_mode=diff[p];[b][p]paletteuse=dither=none:diff_mode=rectangle",
}


# Between its qualities, Segue goes by the number of colours.
CHOICES = [["--quality", "draft"], [], ["--quality", "high"], ["--colors", "128"], ["--colors", "64"], ["--colors", "32"]]


def at_same_fidelity(points, decibels):
    """Bytes of ours at a fidelity: of the best choice that reaches it, or between two neighbours (log bytes, decibels)."""
    best = min((bytes for reached, bytes in points if reached >= decibels), default=None)
    for low, few in points:
        for high, many in points:
            if low < decibels < high and many > few:
                share = (decibels - low) / (high - low)
                best = min(best, math.exp(math.log(few) + share * math.log(many / few)))
    return best


def gif_commands(clip, size, raw, workshop, count):
    out = {"Segue": workshop.path(f"{clip}.gif")}
    commands = {"Segue": workshop.render(clip, out["Segue"], size)}
    if workshop.has_ffmpeg:
        source = ["-f", "rawvideo", "-pix_fmt", "bgr0", "-s", f"{size[0]}x{size[1]}", "-r", str(FPS), "-i", raw]
        for index, (name, graph) in enumerate(VARIANTS.items()):
            out[name] = workshop.path(f"{clip}-ffmpeg-{index}.gif")
            commands[name] = ["ffmpeg", "-v", "error", "-y", *source, "-filter_complex", graph, out[name]]
    if workshop.has_gifski:
        pictures = workshop.path(f"{clip}-pictures")
        shutil.rmtree(pictures, ignore_errors=True)
        os.mkdir(pictures)
        subprocess.run(workshop.render(clip, f"{pictures}/f%04d.png", size, "-f", "png-sequence"), check=True)
        out["gifski, quality 90"] = workshop.path(f"{clip}-gifski.gif")
        names = [f"{pictures}/f{index + 1:04}.png" for index in range(count)]
        commands["gifski, quality 90"] = ["gifski", "-q", "--fps", str(FPS), "--quality", "90", "-o",
                                          out["gifski, quality 90"], *names]
    return commands, out


def gifs(workshop, runs):
    table = Table(
        "GIF", "Peers get frames that are drawn already. The last columns hold Segue against that peer: CPU, and bytes at the"
        "\nsame fidelity, from several choices of `--quality` and `--colors`. Flicker counts pixels that change although their source does not.",
        ["clip", "who", "CPU s", "KB", "dB", "flicker", "Segue's CPU", "Segue's bytes at its dB"])
    for clip, full, seconds in CLIPS:
        size = workshop.size(*full)
        count = round(FPS * seconds)
        raw = workshop.raw(clip, size, FPS, count)
        commands, out = gif_commands(clip, size, raw, workshop, count)
        costs = paired(commands, runs)
        points = []
        for choice in CHOICES:
            path = workshop.path(f"{clip}-choice.gif")
            measure(workshop.render(clip, path, size, *choice), Cost())
            points.append((workshop.fidelity(path, raw, size, FPS, count)[0], os.path.getsize(path)))
        for name in commands:
            bytes = os.path.getsize(out[name])
            decibels, flicker = workshop.fidelity(out[name], raw, size, FPS, count)
            ours = at_same_fidelity(points, decibels)
            against = ["", ""] if name == "Segue" else [
                f"{ratio(costs, 'Segue', name):.2f}", "more dB than ours" if ours is None else f"{ours / bytes:.2f}"]
            table.rows.append([clip, name, f"{median(costs[name].cpu):.2f}", f"{bytes / 1000:.0f}", f"{decibels:.1f}",
                               flicker, *against])
        os.remove(raw)
    return table
