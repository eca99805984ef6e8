"""Makes Data/fonts: the characters that receipts and pictures are written with, out of two fonts of Debian.

    apt-get install fonts-jetbrains-mono fonts-vlgothic
    python3 -m venv .build/venv && .build/venv/bin/pip install fonttools
    .build/venv/bin/python Scripts/fonts.py

The files are kept in the tree, so that nobody needs this who does not add characters. The same versions of the fonts and
the same sentences give the same bytes.
"""

import json
import pathlib
import sys

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.reverseContourPen import ReverseContourPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent
OUT = CHECKOUT / "Data/fonts"
SYSTEM = pathlib.Path("/usr/share/fonts/truetype")
MONO = {
    "mono-medium.ttf": "jetbrains-mono/JetBrainsMono-Medium.ttf",
    "mono-extrabold.ttf": "jetbrains-mono/JetBrainsMono-ExtraBold.ttf",
}
GOTHIC = {"gothic.ttf": "vlgothic/VL-Gothic-Regular.ttf"}

HRYVNIA = 0x20B4
LATIN = [
    range(0x20, 0x7F),
    range(0xA0, 0x180),  # Latin-1, Latin Extended-A
    range(0x218, 0x21C),  # Romanian
    range(0x400, 0x460),  # Cyrillic
    range(0x490, 0x492),
    map(ord, "‐‑–—‘’‚“”„†‡•…‰′″‹›⁄€£¥₩₽₿№™−×÷±≈≠≤≥←↑→↓✓ʼ"),
]
# Kana, Japanese punctuation, full-width forms.
JAPANESE = [
    range(0x3000, 0x3016),
    range(0x3041, 0x3097),
    range(0x3099, 0x30FF),
    range(0xFF01, 0xFF5F),
    range(0xFFE0, 0xFFE7),
    map(ord, "₩〒※○●△▲□■◎〜"),
]
# What stands on Japanese receipts whatever the sentences say: numbers, dates, money, cities.
KANJI = (
    "一二三四五六七八九十百千万円年月日時分秒曜火水木金土午前後東京都大阪市区町村道府県札幌仙台横浜名古屋神戸福岡広島"
    "川崎埼玉葉北海空港駅料金運賃距離合計税込割引領収書番号開始終了待深夜早朝迎車予約高速有料通行昼間通常車両小型中型"
    "特定地域加算初乗回数祝休平日週末往復片道貸切均一障害者遠支払現精算額消費内外含対象率改正版施行適用条件単位毎以上下超"
)


def sentences():
    """Every character of the strings, and of the names in the tariffs."""
    found = set()
    for path in sorted((CHECKOUT / "Data/strings").glob("*.json")) + sorted((CHECKOUT / "Data/tariffs").glob("*.json")):
        found.update(map(ord, path.read_text(encoding="utf-8")))
    return {scalar for scalar in found if scalar >= 0x20}


def formats():
    """Every character of the names of months and weekdays and of the signs of currencies, as far as a font has them."""
    return {ord(sign) for path in (CHECKOUT / "Sources/Words").glob("*.swift") for sign in path.read_text(encoding="utf-8")}


def box(pen, width, height):
    """What stands for a character that the font lacks."""
    for left, low, right, high, clockwise in ((70, 0, width - 70, height, True), (140, 70, width - 140, height - 70, False)):
        corners = [(left, low), (left, high), (right, high), (right, low)]
        if not clockwise:
            corners.reverse()
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()


def hryvnia(font):
    """JetBrains Mono lacks the sign of the hryvnia: a turned S with two bars."""
    glyphs = font.getGlyphSet()
    pen = TTGlyphPen(None)
    recording = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord("S")]].draw(recording)
    recording.replay(TransformPen(ReverseContourPen(pen), (-1, 0, 0, 1, 600, 0)))
    equals = DecomposingRecordingPen(glyphs)
    glyphs[font.getBestCmap()[ord("-")]].draw(equals)
    heights = [point[1] for _, points in equals.value for point in points]
    thick = (max(heights) - min(heights)) * 0.8
    for middle in (365 + thick * 0.95, 365 - thick * 0.95):
        corners = [(30, middle - thick / 2), (30, middle + thick / 2), (570, middle + thick / 2), (570, middle - thick / 2)]
        corners = [(round(x), round(y)) for x, y in corners]
        pen.moveTo(corners[0])
        for corner in corners[1:]:
            pen.lineTo(corner)
        pen.closePath()
    name = "hryvnia"
    font.setGlyphOrder(font.getGlyphOrder() + [name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (600, 30)
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[HRYVNIA] = name


def plain(font):
    """Writes composed glyphs out, and puts the box where the font's own sign for an unknown character was."""
    glyphs = font.getGlyphSet()
    drawn = {}
    for name in font.getGlyphOrder():
        recording = DecomposingRecordingPen(glyphs)
        glyphs[name].draw(recording)
        pen = TTGlyphPen(None)
        recording.replay(pen)
        drawn[name] = pen.glyph()
    unknown = font.getGlyphOrder()[0]
    pen = TTGlyphPen(None)
    box(pen, font["hmtx"][unknown][0], 730)
    drawn[unknown] = pen.glyph()
    for name, glyph in drawn.items():
        font["glyf"][name] = glyph
        glyph.recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(glyph, "xMin", 0))


def made(source, scalars, target):
    font = TTFont(SYSTEM / source, recalcTimestamp=False)
    if source.startswith("jetbrains"):
        hryvnia(font)
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.glyph_names = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.drop_tables += ["GSUB", "GPOS", "GDEF", "DSIG", "gasp", "meta", "STAT", "vhea", "vmtx", "VORG", "kern", "FFTM", "VDMX", "hdmx", "LTSH"]
    subsetter = Subsetter(options)
    known = set(font.getBestCmap())
    subsetter.populate(unicodes=scalars & known)
    subsetter.subset(font)
    plain(font)
    font.save(target, reorderTables=True)
    return set(font.getBestCmap())


def main():
    wanted = sentences()
    latin = {scalar for part in LATIN for scalar in part} | {HRYVNIA}
    japanese = {scalar for part in JAPANESE for scalar in part} | set(map(ord, KANJI))
    OUT.mkdir(parents=True, exist_ok=True)
    covered = set()
    for target, source in MONO.items():
        covered |= made(source, latin | wanted | formats(), OUT / target)
    for target, source in GOTHIC.items():
        covered |= made(source, japanese | ((wanted | formats()) - covered), OUT / target)
    missing = sorted(wanted - covered - {0x202F})
    if missing:
        sys.exit("no font has: " + " ".join(f"{chr(scalar)} U+{scalar:04X}" for scalar in missing))


if __name__ == "__main__":
    main()
