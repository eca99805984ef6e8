"""Pictures as other programs see them: qpdf's check, the fonts and words of poppler, and its pixels beside ours."""

import io
import os
import pathlib
import re
import subprocess
import xml.etree.ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent
RIDES = CHECKOUT / "Tests/Fixtures/rides"
LANGUAGES = ["en", "es", "de", "pl", "uk", "ja"]
PICTURES = {
    "why-rush": ["explain", RIDES / "nyc-rush.ndjson", "--tariff", "us-nyc"],
    "why-tunnel": ["explain", RIDES / "tunnel.ndjson", "--tariff", "es-barcelona"],
    "everywhere": ["compare", RIDES / "bcn-evening.ndjson"],
    "iberia": ["compare", RIDES / "bcn-evening.ndjson", "--country", "ES", "--country", "PT"],
    "london": ["tariff", "gb-london", "--steps", "5", "--edition", "2026-06-01"],
    "tokyo": ["tariff", "jp-tokyo", "--edition", "2026-06-01"],
    "dublin": ["tariff", "ie-dublin", "--edition", "2026-06-01"],
}
CASES = [f"{name}.{language}" for name in PICTURES for language in LANGUAGES]
# A4 in points of 1/72 inch.
PAGE = (595.276, 841.89)
# The units of a sheet across, and where a page after the first begins, below its running head.
UNITS, TOP = 720, 52


def run(*words):
    return subprocess.run(list(map(str, words)), capture_output=True, check=True, timeout=60).stdout


class Picture:
    """One picture, made by the command as a PDF, a picture of pixels and one of lines."""

    def __init__(self, case, folder):
        name, self.language = case.rsplit(".", 1)
        self.is_flowed = PICTURES[name][0] == "tariff"
        self.pdf, self.png, self.svg = (folder / f"{case}.{ending}" for ending in ("pdf", "png", "svg"))
        files = ["--pdf", self.pdf, "--png", self.png, "--svg", self.svg]
        run(os.environ["FLAGFALL"], *PICTURES[name], "--language", self.language, "--theme", "paper", *files)


@pytest.fixture(scope="session")
def pictures(tmp_path_factory):
    folder = tmp_path_factory.mktemp("pictures")
    made = {}

    def picture(case):
        if case not in made:
            made[case] = Picture(case, folder)
        return made[case]

    return picture


def bare(text):
    return re.sub(r"\s", "", text)


@pytest.mark.parametrize("case", CASES)
def test_pdf_is_sound_and_has_its_fonts(case, pictures):
    picture = pictures(case)
    assert b"No syntax or stream encoding errors found" in run("qpdf", "--check", picture.pdf)
    fonts = run("pdffonts", picture.pdf).decode().splitlines()[2:]
    assert 2 <= len(fonts) <= 3
    for line in fonts:
        name, *words = line.split()
        assert re.fullmatch(r"[A-Z]{6}\+[\w-]+", name)
        assert words[:6] == ["CID", "TrueType", "Identity-H", "yes", "yes", "yes"], "embedded, subset, mapped"
    info = run("pdfinfo", picture.pdf).decode()
    assert re.search(r"^Title: +Flagfall: \S", info, re.M) and re.search(r"^Tagged: +yes", info, re.M)
    assert f"/Lang ({picture.language})".encode() in picture.pdf.read_bytes()


def pages(picture):
    """How many there are; all of A4, or a single shorter one."""
    info = run("pdfinfo", "-f", "1", "-l", "99", picture.pdf).decode()
    sizes = [tuple(map(float, found)) for found in re.findall(r"size: +([\d.]+) x ([\d.]+)", info)]
    assert all(size == pytest.approx(PAGE, abs=0.01) for size in sizes) or len(sizes) == 1
    return len(sizes)


@pytest.mark.parametrize("case", CASES)
def test_the_words_are_the_same_in_both(case, pictures):
    picture = pictures(case)
    svg = xml.etree.ElementTree.parse(picture.svg).getroot()
    space = {"svg": "http://www.w3.org/2000/svg"}
    told = svg.find("svg:desc", space).text
    assert svg.find("svg:title", space).text and svg.get("lang") == picture.language
    count = pages(picture)
    words = ""
    for number in range(1, count + 1):
        page = run("pdftotext", "-raw", "-f", number, "-l", number, picture.pdf, "-").decode()
        head, mark, rest = page.partition(f"{number} / {count}")
        assert (mark and len(head.splitlines()) < 2) if count > 1 else True, "every page has its number"
        words += rest if count > 1 else page
    assert bare(words) == bare(told)


def inked(picture):
    """From which row to which there is ink, None for a bare picture."""
    box = picture.point(lambda value: 255 if value < 255 else 0).getbbox()
    return box and (box[1], box[3])


def darkness(picture):
    """How much ink there is in all."""
    return (255 - ImageStat.Stat(picture).mean[0]) * picture.width * picture.height


@pytest.mark.parametrize("case", CASES)
def test_pixels_are_those_of_poppler(case, pictures):
    picture = pictures(case)
    ours = Image.open(picture.png).convert("RGBA").convert("L")
    width, height = ours.size
    count = pages(picture)
    resolution = f"{(width - 0.02) / PAGE[0] * 72:.5f}"
    (place, ink) = (0, 0)
    for number in range(1, count + 1):
        theirs = Image.open(
            io.BytesIO(run("pdftoppm", "-gray", "-r", resolution, "-f", number, "-l", number, picture.pdf))
        ).convert("L")
        assert theirs.width == width
        if count > 1:
            # What stands above is the page's own: its number, and a running head.
            theirs = theirs.crop((0, (TOP if number > 1 else 34) * width // UNITS - 4, width, theirs.height))
            ink += darkness(theirs)
            if picture.is_flowed:
                # Its columns are others on pages: what is drawn must be as much in all.
                continue
            first, last = inked(theirs)
            theirs = theirs.crop((0, first, width, last))
            place += inked(ours.crop((0, place, width, height)))[0]
        else:
            assert abs(theirs.height - height) <= 1
        common = (0, 0, width, min(height - place, theirs.height))
        mine = ours.crop((0, place, width, place + common[3])).crop(common)
        place += theirs.height
        # On squares of six pixels both are as dark; a missing letter, bar or line would stand out.
        difference = ImageChops.difference(mine.reduce(6), theirs.crop(common).reduce(6))
        assert ImageStat.Stat(difference).mean[0] < 5
        assert difference.getextrema()[1] < 110
    if picture.is_flowed and count > 1:
        assert ink == pytest.approx(darkness(ours.crop((0, 0, width, height - 1))), rel=0.02)
        return
    # The last row of pixels is only half a row of the sheet.
    assert count == 1 or not inked(ours.crop((0, place, width, height - 1)))


def test_the_same_command_gives_the_same_bytes(tmp_path, pictures):
    first, again = pictures("why-rush.en"), Picture("why-rush.en", tmp_path)
    for ending in ("pdf", "png", "svg"):
        assert getattr(first, ending).read_bytes() == getattr(again, ending).read_bytes()
