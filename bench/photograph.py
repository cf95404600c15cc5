"""A picture that is as hard to compress as a photograph: hills in fog with the grain of a camera, from a fixed seed."""
import math
import random
import struct
import zlib


def write_photograph(path, width, height):
    source = random.Random(7)
    ridges = [[(source.uniform(0.5, 1.2) / 2 ** k, source.uniform(0, 6.3), 2 ** k * source.uniform(0.8, 1.2))
               for k in range(7)] for _ in range(5)]
    rows = []
    heights = [[0.34 + 0.13 * number + 0.06 * sum(a * math.sin(p + 6.3 * f * x / width) for a, p, f in waves)
                for x in range(width)] for number, waves in enumerate(ridges)]
    grain = [source.gauss(0, 3.5) for _ in range(65_536)]
    for y in range(height):
        row = bytearray([0])
        level = y / height
        for x in range(width):
            light = 0.9 * math.exp(-((x / width - 0.68) ** 2 + (level - 0.24) ** 2) * 14)
            red, green, blue = 150 + 90 * level + 70 * light, 150 + 30 * level + 60 * light, 190 - 60 * level + 20 * light
            for number, ridge in enumerate(heights):
                if level > ridge[x]:
                    depth = min((level - ridge[x]) * 5, 1)
                    tone = 1 - 0.19 * (number + 1)
                    bark = 3 * math.sin(x * 0.9 + number) * math.sin(y * 0.7 + x * 0.31)
                    red = 168 * tone * (1 - 0.35 * depth) + bark
                    green = 150 * tone * (1 - 0.18 * depth) + 14 * depth + bark
                    blue = 178 * tone * (1 - 0.3 * depth) + bark
            noise = grain[(y * 7919 + x * 104_729 + source.getrandbits(16)) & 65_535]
            row += bytes(min(max(int(value + noise), 0), 255) for value in (red, green, blue))
        rows.append(bytes(row))

    def chunk(kind, content):
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    with open(path, "wb") as output:
        output.write(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0))
                     + chunk(b"IDAT", zlib.compress(b"".join(rows), 6)) + chunk(b"IEND", b""))
