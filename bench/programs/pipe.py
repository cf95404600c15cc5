"""pipe.py FROM.png TO.png FPS SECONDS PERIOD OUT - what a Python user writes: pycairo draws, ffmpeg encodes from a pipe.

Slides from one picture to the other (0.8 s to 1.2 s of each period) and, where the period is longer, back (from 2 s)."""
import subprocess
import sys

import cairo

old, new = (cairo.ImageSurface.create_from_png(path) for path in sys.argv[1:3])
fps, seconds, period = map(float, sys.argv[3:6])
output = sys.argv[6]
width, height = old.get_width(), old.get_height()
encoding = "-c:v libx264 -crf 18 -preset medium -pix_fmt yuv420p".split()
if output.endswith(".gif"):
    encoding = ["-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse"]
encoder = subprocess.Popen(
    ["ffmpeg", "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgr0", "-s", f"{width}x{height}", "-r", f"{fps:g}",
     "-i", "-", *encoding, output], stdin=subprocess.PIPE)
surface = cairo.ImageSurface(cairo.Format.RGB24, width, height)
context = cairo.Context(surface)


def ease(share):
    share = min(max(share, 0), 1)
    return share * share * (3 - 2 * share)


for frame in range(round(fps * seconds)):
    time = frame / fps % period
    moved = width * (ease((time - 0.8) / 0.4) - ease((time - 2) / 0.4))
    context.set_source_surface(old, -moved, 0)
    context.paint()
    context.set_source_surface(new, width - moved, 0)
    context.paint()
    surface.flush()
    encoder.stdin.write(surface.get_data())
encoder.stdin.close()
sys.exit(encoder.wait())
