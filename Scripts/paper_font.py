"""Makes Data/fonts/paper-24.hex: the letters that receipt printers burn, dot for dot, out of two fonts of Debian.

    apt-get install xfonts-terminus fonts-vlgothic
    python3 -m venv .build/venv && .build/venv/bin/pip install -r Tests/requirements.txt
    .build/venv/bin/python Scripts/paper_font.py [--check]

The files are kept in the tree, so that nobody needs this who does not add characters. The form is that of GNU Unifont's
`.hex`: a line is the code point, a colon and the rows as hexadecimal digits, here 24 rows of 12 or 24 dots. A line with
an equals sign names a letter and the mark after it that are written as one.
"""

import gzip
import pathlib
import struct
import sys
import unicodedata

from PIL import Image, ImageDraw, ImageFont

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent
# The bold weight: its uprights are two dots wide, and one dot prints pale.
TERMINUS = pathlib.Path("/usr/share/fonts/X11/misc/ter-u24b_unicode.pcf.gz")
GOTHIC = pathlib.Path("/usr/share/fonts/truetype/vlgothic/VL-Gothic-Regular.ttf")
HEIGHT, NARROW, WIDE = 24, 12, 24

WANTED = [
    range(0x20, 0x7F),
    range(0xA0, 0x180),  # Latin-1, Latin Extended-A
    range(0x218, 0x21C),  # Romanian
    range(0x400, 0x460),  # Cyrillic
    range(0x490, 0x492),
    list("‐‑–—‘’‚“”„†•…‰′″‹›€№™−≈≠≤≥←↑→↓✓ʼ─│┌┐└┘├┤┬┴┼█░▒▓●○■₴₽₩₺₹฿₾"),
    [0x2007, 0x2009, 0x200A, 0x202F, 0x3000],  # spaces
]
# Kana, Japanese punctuation, full-width forms, and what stands on Japanese receipts whatever the sentences say.
WIDE_WANTED = [
    range(0x3001, 0x3016),
    range(0x3041, 0x3097),
    range(0x30A0, 0x30FF),
    range(0xFF01, 0xFF5F),
    [0xFFE0, 0xFFE1, 0xFFE2, 0xFFE3, 0xFFE5, 0xFFE6],
    list("〒※◎〜"),
    list(
        "一二三四五六七八九十百千万円年月日時分秒曜火水木金土午前後東京都大阪市区町村道府県札幌仙台横浜名古屋神戸福岡広島"
        "川崎埼玉葉北海空港駅料金運賃距離合計税込割引領収書番号開始終了待深夜早朝迎車予約高速有料通行昼間通常車両小型中型"
        "特定地域加算初乗回数祝休平日週末往復片道貸切均一障害者遠支払現精算額消費内外含対象率改正版施行適用条件単位毎以上下超",
    ),
]
MARKS = [0x300, 0x301, 0x302, 0x303, 0x304, 0x306, 0x307, 0x308, 0x30A, 0x30B, 0x30C, 0x326, 0x327, 0x328, 0x3099, 0x309A]
# The rupee and the lari, from the fifth row on.
DRAWN = {
    0x20B9: " #########| #########|     ##|      ##|      ##| #########| #########|      ##|     ##| #####| ####|   ##"
    "|    ##|     ##|      ##",
    0x20BE: "   ## ##|   ## ##|  #######| #########| ## ## ###|##  ## ##|##  ## ##|##|##|##| ##| ###   ##|  ########"
    "|##########|##########",
}
EMPTY = {0x20, 0xA0, 0x2007, 0x2009, 0x200A, 0x202F}


def terminus():
    """Every glyph of a PCF font as rows of 12 bits; see https://fontforge.org/docs/techref/pcf-format.html."""
    data = gzip.decompress(TERMINUS.read_bytes())
    tables = {}
    for number in range(struct.unpack_from("<I", data, 4)[0]):
        kind, form, size, offset = struct.unpack_from("<4I", data, 8 + 16 * number)
        tables[kind] = (form, offset)

    form, at = tables[8]  # bitmaps
    order = ">" if form & 4 else "<"
    pad = 1 << (form & 3)
    count = struct.unpack_from(order + "I", data, at + 4)[0]
    offsets = struct.unpack_from(f"{order}{count}I", data, at + 8)
    bits = at + 8 + 4 * count + 16
    stride = -(-2 // pad) * pad

    def glyph(index):
        start = bits + offsets[index]
        rows = [int.from_bytes(data[start + y * stride : start + y * stride + 2], "big") for y in range(HEIGHT)]
        return [row >> 4 for row in rows]

    form, at = tables[32]  # encodings
    order = ">" if form & 4 else "<"
    low, high, first, last, _ = struct.unpack_from(order + "5H", data, at + 4)
    found = {}
    width = high - low + 1
    for row in range(first, last + 1):
        for column in range(low, high + 1):
            index = struct.unpack_from(order + "H", data, at + 14 + 2 * ((row - first) * width + column - low))[0]
            if index != 0xFFFF:
                found[row << 8 | column] = glyph(index)
    return found


def gothic(scalar, font, wide):
    """A character of the outline font, its dots decided by the font's own hints, no grey."""
    image = Image.new("1", (WIDE if wide else NARROW, HEIGHT), 0)
    draw = ImageDraw.Draw(image)
    draw.fontmode = "1"
    draw.text((0, 1), chr(scalar), font=font, fill=1)
    rows = []
    for y in range(HEIGHT):
        row = 0
        for x in range(image.width):
            row = row << 1 | (1 if image.getpixel((x, y)) else 0)
        rows.append(row)
    return rows


def drawn(glyphs):
    """Signs of currencies that Terminus lacks, out of its own letters."""

    def barred(letter, *bars):
        rows = list(letter)
        for bar in bars:
            rows[bar] |= 0x7FE
        return rows

    mirrored = [int(f"{row:012b}"[::-1], 2) >> 0 for row in glyphs[ord("S")]]
    # The bars of the hryvnia lie beside its middle stroke, those of the won beside the middle of the W.
    made = {0x20B4: barred(mirrored, 9, 10, 13, 14), 0x20A9: barred(glyphs[ord("W")], 9, 10, 13, 14)}
    made[0x20BD] = [row | (0x7E0 if y in (15, 16) else 0) for y, row in enumerate(glyphs[ord("P")])]
    made[0x0E3F] = [row | (0x060 if y in (2, 3, 20, 21) else 0) for y, row in enumerate(glyphs[ord("B")])]
    for scalar, art in DRAWN.items():
        rows = [int(row.ljust(NARROW).replace(" ", "0").replace("#", "1"), 2) for row in art.split("|")]
        made[scalar] = [0] * 4 + rows + [0] * (HEIGHT - 4 - len(rows))
    return made


def code(sign):
    return ord(sign) if isinstance(sign, str) else sign


def covered():
    """The characters of one column, and those of two."""
    scalars = {code(sign) for part in WANTED for sign in part}
    wide = {code(sign) for part in WIDE_WANTED for sign in part}
    for folder, pattern in (("Data/strings", "*.json"), ("Data/tariffs", "*.json"), ("Sources/Words", "*.swift")):
        for path in sorted((CHECKOUT / folder).glob(pattern)):
            for sign in path.read_text(encoding="utf-8"):
                if ord(sign) >= 0x20 and unicodedata.category(sign) not in ("Cf", "Mn"):
                    (wide if unicodedata.east_asian_width(sign) in "WF" else scalars).add(ord(sign))
    return scalars, wide - scalars


def composed(scalars):
    """Letters that also come as a letter and a mark."""
    pairs = []
    for scalar in sorted(scalars):
        for mark in MARKS:
            split = unicodedata.normalize("NFD", chr(scalar))
            if len(split) == 2 and ord(split[1]) == mark:
                pairs.append((ord(split[0]), mark, scalar))
    return pairs


def lines():
    known = terminus()
    known.update(drawn(known))
    font = ImageFont.truetype(str(GOTHIC), 23)
    half = ImageFont.truetype(str(GOTHIC), 22)
    outlines = set(font_map())
    scalars, wide = covered()
    glyphs, missing = {}, []
    for scalar in sorted(scalars):
        if scalar in EMPTY:
            glyphs[scalar] = (NARROW, [0] * HEIGHT)
        elif scalar in known:
            glyphs[scalar] = (NARROW, known[scalar])
        elif scalar in outlines:
            glyphs[scalar] = (NARROW, gothic(scalar, half, False))
        else:
            missing.append(scalar)
    for scalar in sorted(wide):
        if scalar == 0x3000:
            glyphs[scalar] = (WIDE, [0] * HEIGHT)
        elif scalar in outlines:
            glyphs[scalar] = (WIDE, gothic(scalar, font, True))
        else:
            missing.append(scalar)
    glyphs[0xFFFD] = (NARROW, [0, 0, 0, 0] + [0x7FE] * 2 + [0x606] * 11 + [0x7FE] * 2 + [0] * 5)
    if missing:
        print("no font has: " + " ".join(f"{chr(s)} U+{s:04X}" for s in missing), file=sys.stderr)
    text = [
        "# Flagfall Paper: letters of 12 by 24 dots, made by Scripts/paper_font.py from Terminus Font (SIL OFL 1.1, renamed",
        "# as its reserved name demands) and, for Japanese, VL Gothic. Whose they are: ../LICENSE.md, OFL.txt.",
    ]
    for scalar in sorted(glyphs):
        width, rows = glyphs[scalar]
        text.append(f"{scalar:04X}:" + "".join(f"{row:0{width // 4}X}" for row in rows))
    text += [f"{letter:04X} {mark:04X}={scalar:04X}" for letter, mark, scalar in composed(glyphs)]
    return "\n".join(text) + "\n"


def font_map():
    from fontTools.ttLib import TTFont

    return TTFont(GOTHIC).getBestCmap()


def main():
    text = lines()
    path = CHECKOUT / "Data/fonts/paper-24.hex"
    if "--check" in sys.argv[1:]:
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.name}: not what Scripts/paper_font.py makes")
    else:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {text.count(':') - 2} glyphs, {len(text)} bytes")


if __name__ == "__main__":
    main()
