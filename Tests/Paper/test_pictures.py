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
}
CASES = [f"{name}.{language}" for name in PICTURES for language in LANGUAGES]
# The width of A4 in points of 1/72 inch.
PAGE = 595.276


def run(*words):
    return subprocess.run(list(map(str, words)), capture_output=True, check=True, timeout=60).stdout


class Picture:
    """One picture, made by the command as a PDF, a picture of pixels and one of lines."""

    def __init__(self, case, folder):
        name, self.language = case.rsplit(".", 1)
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


@pytest.mark.parametrize("case", CASES)
def test_the_words_are_the_same_in_both(case, pictures):
    picture = pictures(case)
    svg = xml.etree.ElementTree.parse(picture.svg).getroot()
    space = {"svg": "http://www.w3.org/2000/svg"}
    told = svg.find("svg:desc", space).text
    assert svg.find("svg:title", space).text and svg.get("lang") == picture.language
    assert bare(run("pdftotext", "-raw", picture.pdf, "-").decode()) == bare(told)


@pytest.mark.parametrize("case", CASES)
def test_pixels_are_those_of_poppler(case, pictures):
    picture = pictures(case)
    ours = Image.open(picture.png).convert("L")
    width, height = ours.size
    resolution = f"{(width - 0.02) / PAGE * 72:.5f}"
    theirs = Image.open(io.BytesIO(run("pdftoppm", "-gray", "-r", resolution, picture.pdf)))
    assert theirs.width == width and abs(theirs.height - height) <= 1
    common = (0, 0, width, min(height, theirs.height))
    # On squares of six pixels both are as dark; a missing letter, bar or line would stand out.
    difference = ImageChops.difference(ours.crop(common).reduce(6), theirs.convert("L").crop(common).reduce(6))
    assert ImageStat.Stat(difference).mean[0] < 5
    assert difference.getextrema()[1] < 110


def test_the_same_command_gives_the_same_bytes(tmp_path, pictures):
    first, again = pictures("why-rush.en"), Picture("why-rush.en", tmp_path)
    for ending in ("pdf", "png", "svg"):
        assert getattr(first, ending).read_bytes() == getattr(again, ending).read_bytes()
