"""Grey, scaling, dithering and the lift of the middle tones by Pillow, and by exact arithmetic where Pillow rounds on the way.

Writes Tests/Fixtures/thermal/pictures.txt; with --check it says whether the committed file is current. All values are
hexadecimal, rows one after another.

    grey RGBA... GREY...                    opacity flattened on white by Image.paste, then convert("L")
    scale WIDTH HEIGHT NEW-WIDTH NEW-HEIGHT VALUES MEANS    means of areas, exact, halves up; Image.reduce agrees within one
    lift TABLE                              255 (v / 255)^(10 / 13), rounded to the nearest
    exact NAME WIDTH HEIGHT VALUES DOTS     error diffusion in fractions, nothing rounded
    tones WIDTH HEIGHT VALUES COUNTS        burnt dots of Image.convert("1") in blocks of 16 by 16
"""

import decimal
import math
import random
from fractions import Fraction

import PIL
from PIL import Image

from fixture import deliver


def grey(chance):
    pixels = [(0, 0, 0, 0), (0, 0, 0, 255), (255, 255, 255, 255), (255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 128)]
    pixels += [tuple(chance.randrange(256) for _ in range(4)) for _ in range(250)]
    picture = Image.new("RGBA", (len(pixels), 1))
    picture.putdata(pixels)
    paper = Image.new("RGB", picture.size, "white")
    paper.paste(picture.convert("RGB"), (0, 0), picture.getchannel("A"))
    rgba = b"".join(bytes(pixel) for pixel in pixels)
    return f"grey {rgba.hex().upper()} {paper.convert('L').tobytes().hex().upper()}"


def scale(chance, size, new):
    picture = Image.new("L", size)
    picture.putdata([chance.randrange(256) for _ in range(size[0] * size[1])])
    common = [math.lcm(old, one) for old, one in zip(size, new)]
    large = picture.resize(common, Image.Resampling.NEAREST)
    factors = (common[0] // new[0], common[1] // new[1])
    means = []
    for y in range(new[1]):
        for x in range(new[0]):
            left, top = x * factors[0], y * factors[1]
            area = large.crop((left, top, left + factors[0], top + factors[1])).tobytes()
            means.append((2 * sum(area) + len(area)) // (2 * len(area)))
    # Pillow multiplies by a rounded reciprocal.
    assert all(0 <= ours - theirs <= 1 for ours, theirs in zip(means, large.reduce(factors).tobytes()))
    sides = " ".join(map(str, size + new))
    return f"scale {sides} {picture.tobytes().hex().upper()} {bytes(means).hex().upper()}"


def lift():
    decimal.getcontext().prec = 40
    power = decimal.Decimal(10) / 13
    table = [0] + [
        int((255 * (decimal.Decimal(v) / 255) ** power).to_integral_value(decimal.ROUND_HALF_UP)) for v in range(1, 256)
    ]
    return "lift " + bytes(table).hex().upper()


KERNELS = {
    "floyd-steinberg": [(1, 0, Fraction(7, 16)), (-1, 1, Fraction(3, 16)), (0, 1, Fraction(5, 16)), (1, 1, Fraction(1, 16))],
    "atkinson": [(x, y, Fraction(1, 8)) for x, y in ((1, 0), (2, 0), (-1, 1), (0, 1), (1, 1), (0, 2))],
}


def exact(name, width, height, values):
    rows = [[Fraction(values[y * width + x]) for x in range(width)] for y in range(height)]
    packed = bytearray()
    for y in range(height):
        bits = 0
        for x in range(width):
            is_ink = rows[y][x] < 128
            bits = bits << 1 | is_ink
            error = rows[y][x] - (0 if is_ink else 255)
            for right, down, share in KERNELS[name]:
                if 0 <= x + right < width and y + down < height:
                    rows[y + down][x + right] += error * share
        packed += (bits << (-width % 8)).to_bytes(-(-width // 8), "big")
    return f"exact {name} {width} {height} {bytes(values).hex().upper()} {packed.hex().upper()}"


def tones(width, height, values):
    picture = Image.new("L", (width, height))
    picture.putdata(values)
    dots = picture.convert("1").convert("L")
    counts = []
    for top in range(0, height, 16):
        for left in range(0, width, 16):
            block = dots.crop((left, top, left + 16, top + 16)).tobytes()
            counts.append(str(block.count(0)))
    return f"tones {width} {height} {bytes(values).hex().upper()} {','.join(counts)}"


def main():
    chance = random.Random(203)
    lines = [f"# Pillow {PIL.__version__}, written by Tests/Oracles/pictures.py", grey(chance)]
    for size, new in [((6, 4), (3, 2)), ((10, 7), (4, 3)), ((5, 5), (5, 2)), ((3, 2), (7, 5)), ((16, 9), (11, 9)), ((13, 3), (1, 1))]:
        lines.append(scale(chance, size, new))
    lines.append(lift())
    for name in KERNELS:
        lines.append(exact(name, 19, 12, [chance.randrange(256) for _ in range(19 * 12)]))
        lines.append(exact(name, 32, 16, [min(255, x * 8 + y) for y in range(16) for x in range(32)]))
    hills = [int(127 + 60 * math.sin(x / 17) + 55 * math.sin(y / 11 + x / 40)) for y in range(64) for x in range(96)]
    lines.append(tones(96, 64, hills))
    deliver("thermal/pictures.txt", lines)


main()
