"""Makes Data/fonts: the characters that receipts and pictures are written with, out of two fonts of Debian.

    apt-get install fonts-jetbrains-mono fonts-vlgothic
    python3 -m venv .build/venv && .build/venv/bin/pip install fonttools
    .build/venv/bin/python Scripts/fonts.py

The files are kept in the tree, so that nobody needs this who does not add characters. The same versions of the fonts and
the same sentences give the same bytes.
"""

import json
import math
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

# What stands on a driver's record: surnames, the areas of number plates, places, weather, what goes wrong on roads.
RECORD = (
    "佐藤鈴木高橋田中伊渡辺山本村小林加吉川口松井清斎齋藤石池和武增増岡長谷近坂遠青西福三浦原野上下森柴崎酒宮工横内安島谷"
    "品足立練馬杉並多摩大宮所沢春日部熊千袖ケ浦習志成湘相模堺和泉奈良神姫鹿児滋賀富士沼津静豊岐愛知旭函館釧帯秋盛岩手形城"
    "新潟金沢石井長宇都群栃茨香徳媛佐熊分鳥取根口浅草上野銀座渋谷池袋羽田成田港橋寺院校学園役場郵便局局病薬店街通坂丘浜海湖"
    "宿町丁目番館堂社寮団住居荘園遊美術博物動植水族公民会館広場雨雪霧風台晴曇凍結滑渋滞規制事故警察救急消防追突接触破損傷負損害修理故障点検交換油圧灯火灯弱強左右折直進停止線信号歩"
    "道横断踏切線路橋梁隧道工事迂回遅延忘物届返金苦情酔吐汚掃体調眠腹頭痛薬熱咳休憩仮眠食弁当給充電燃料軽油洗鍵札財布傘携帯"
)


def sentences():
    """Every character of the strings, and of the names in the tariffs and the calendars of holidays."""
    found = set()
    for folder in ("strings", "tariffs", "holidays"):
        for path in sorted((CHECKOUT / "Data" / folder).glob("*.json")):
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


class Sign:
    """The sign of a currency in the making: strokes as heavy as the font's own, on its cell of 600."""

    def __init__(self, font):
        self.font = font
        self.glyphs = font.getGlyphSet()
        self.pen = TTGlyphPen(None)
        dash = DecomposingRecordingPen(self.glyphs)
        self.glyphs[font.getBestCmap()[ord("-")]].draw(dash)
        heights = [point[1] for _, points in dash.value for point in points]
        self.thick = (max(heights) - min(heights)) * 0.8

    def letter(self, letter, transform=(1, 0, 0, 1, 0, 0), turned=False):
        recording = DecomposingRecordingPen(self.glyphs)
        self.glyphs[self.font.getBestCmap()[ord(letter)]].draw(recording)
        recording.replay(TransformPen(ReverseContourPen(self.pen) if turned else self.pen, transform))

    def polygon(self, corners):
        area = sum(x0 * y1 - x1 * y0 for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]))
        # Outlines of TrueType go clockwise: parts that overlap are filled once.
        corners = [(round(x), round(y)) for x, y in (corners if area < 0 else corners[::-1])]
        self.pen.moveTo(corners[0])
        for corner in corners[1:]:
            self.pen.lineTo(corner)
        self.pen.closePath()

    def bar(self, left, right, middle, thick=None):
        half = (thick or self.thick) / 2
        self.polygon([(left, middle - half), (left, middle + half), (right, middle + half), (right, middle - half)])

    def post(self, low, high, middle, thick=None):
        half = (thick or self.thick) / 2
        self.polygon([(middle - half, low), (middle + half, low), (middle + half, high), (middle - half, high)])

    def stroke(self, start, end, thick=None):
        (x0, y0), (x1, y1) = start, end
        length = math.hypot(x1 - x0, y1 - y0)
        half = (thick or self.thick * 1.15) / 2
        dx, dy = (y0 - y1) / length * half, (x1 - x0) / length * half
        self.polygon([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)])

    def arc(self, centre, radii, first, last, thick=None):
        """A part of an ellipse's line, between two angles in degrees, against the clock from the right."""
        half = (thick or self.thick * 1.15) / 2
        count = 24
        angles = [math.radians(first + (last - first) * step / count) for step in range(count + 1)]
        outer = [(centre[0] + (radii[0] + half) * math.cos(a), centre[1] + (radii[1] + half) * math.sin(a)) for a in angles]
        inner = [(centre[0] + (radii[0] - half) * math.cos(a), centre[1] + (radii[1] - half) * math.sin(a)) for a in angles]
        self.polygon(outer + inner[::-1])

    def add(self, scalar, name):
        self.font.setGlyphOrder(self.font.getGlyphOrder() + [name])
        self.font["glyf"][name] = self.pen.glyph()
        self.font["hmtx"][name] = (600, 30)
        for table in self.font["cmap"].tables:
            if table.isUnicode():
                table.cmap[scalar] = name


def hryvnia(sign):
    """A turned S with two bars."""
    sign.letter("S", (-1, 0, 0, 1, 600, 0), turned=True)
    for side in (1, -1):
        sign.bar(30, 570, 365 + side * sign.thick * 0.95)


def won(sign):
    sign.letter("W")
    for side in (1, -1):
        sign.bar(0, 600, 365 + side * sign.thick * 0.95, sign.thick * 0.8)


def peso(sign):
    sign.letter("P")
    for middle in (590, 590 - sign.thick * 1.9):
        sign.bar(10, 590, middle, sign.thick * 0.8)


def guarani(sign):
    sign.letter("G")
    sign.post(-90, 820, 320)


def tenge(sign):
    sign.letter("T", (1, 0, 0, 0.78, 0, 0))
    sign.bar(55, 545, 730 - sign.thick / 2)


def baht(sign):
    sign.letter("B")
    sign.post(-90, 820, 300)


def rupee(sign):
    top, second = 730 - sign.thick / 2, 730 - sign.thick * 2.6
    sign.bar(75, 525, top)
    sign.bar(75, 525, second)
    bowl = (730 - sign.thick / 2 - 330) / 2
    sign.arc((230, 330 + bowl), (150, bowl), -90, 90)
    sign.bar(75, 235, 330)
    sign.stroke((150, 330), (420, 0))


def lira(sign):
    sign.post(0, 730, 215, sign.thick * 1.15)
    sign.arc((215, 290), (270, 290 - sign.thick * 0.55), -90, 5)
    for lift in (0, sign.thick * 2):
        sign.stroke((70, 330 + lift), (440, 470 + lift), sign.thick)


def shekel(sign):
    thick = min(sign.thick * 1.15, 80)  # Four posts and the light between them must fit into the cell.
    curve = (140, 170 - thick / 2)
    sign.post(0, 560, 95, thick)
    sign.arc((235, 560), curve, 0, 180, thick)
    sign.post(220, 560, 375, thick)
    sign.post(170, 730, 505, thick)
    sign.arc((365, 170), curve, 180, 360, thick)
    sign.post(170, 510, 225, thick)


def lari(sign):
    sign.arc((300, 300), (215, 300 - sign.thick * 0.55), -42, 222)
    sign.bar(70, 530, sign.thick * 0.5)
    for middle in (300 - sign.thick * 0.95, 300 + sign.thick * 0.95):
        sign.post(330, 770, middle, sign.thick * 0.9)


# The signs of currencies that JetBrains Mono lacks.
SIGNS = {
    HRYVNIA: hryvnia,
    0x20A9: won,
    0x20AA: shekel,
    0x20B1: peso,
    0x20B2: guarani,
    0x20B8: tenge,
    0x20B9: rupee,
    0x20BA: lira,
    0x20BE: lari,
    0x0E3F: baht,
}


def signs(font):
    known = set(font.getBestCmap())
    for scalar, draw in SIGNS.items():
        if scalar not in known:
            sign = Sign(font)
            draw(sign)
            sign.add(scalar, draw.__name__)


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
        signs(font)
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
    latin = {scalar for part in LATIN for scalar in part} | set(SIGNS)
    japanese = {scalar for part in JAPANESE for scalar in part} | set(map(ord, KANJI + RECORD))
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
