"""Receipts as other programs see them: qpdf's check, the fonts and words of poppler, and its pixels beside ours."""

import io
import os
import pathlib
import re
import subprocess

import pytest
from PIL import Image, ImageChops, ImageStat

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent
RIDES = [
    "magdeburg", "tunnel", "again", "nyc-rush", "nyc-jfk", "nyc-overnight", "bcn-capped", "bcn-evening", "gla-night",
    "discount", "paused", "stop-undone",
]
LANGUAGES = ["en", "es", "de", "pl", "uk", "ja"]
CASES = [f"{ride}.{language}" for ride in RIDES for language in LANGUAGES]


def run(*words, **options):
    return subprocess.run(list(map(str, words)), capture_output=True, check=True, timeout=60, **options).stdout


class Paper:
    """One receipt, made by the command as a PDF, a picture and a text."""

    def __init__(self, case, folder):
        ride, language = case.rsplit(".", 1)
        log = CHECKOUT / "Tests/Fixtures/rides" / f"{ride}.ndjson"
        tariff = re.search(r'"tariff":"([^"]+)"', log.read_text().partition("\n")[0])[1]
        self.language = language
        self.pdf = folder / f"{case}.pdf"
        self.png = folder / f"{case}.png"
        words = [os.environ["FLAGFALL"], "receipt", log, "--tariff", tariff, "--language", language, "--number", "7"]
        self.text = run(*words, "--pdf", self.pdf, "--png", self.png, "--plain", "--text").decode()


@pytest.fixture(scope="session")
def papers(tmp_path_factory):
    folder = tmp_path_factory.mktemp("paper")
    made = {}

    def paper(case):
        if case not in made:
            made[case] = Paper(case, folder)
        return made[case]

    return paper


def bare(line):
    return re.sub(r"\s", "", line)


@pytest.mark.parametrize("case", CASES)
def test_pdf_is_sound(case, papers):
    paper = papers(case)
    assert b"No syntax or stream encoding errors found" in run("qpdf", "--check", paper.pdf)


@pytest.mark.parametrize("case", CASES)
def test_every_font_is_in_the_file_and_cut_down(case, papers):
    lines = run("pdffonts", papers(case).pdf).decode().splitlines()[2:]
    assert 2 <= len(lines) <= 3
    for line in lines:
        name, *words = line.split()
        assert re.fullmatch(r"[A-Z]{6}\+[\w-]+", name)
        assert words[:3] == ["CID", "TrueType", "Identity-H"]
        assert words[3:6] == ["yes", "yes", "yes"], "embedded, subset, mapped to characters"


@pytest.mark.parametrize("case", CASES)
def test_the_words_come_out_as_they_are_printed(case, papers):
    paper = papers(case)
    printed = [bare(line) for line in paper.text.splitlines() if line.strip("-")]
    # Without an option poppler takes labels and values for two columns of a newspaper.
    for options in (["-layout"], ["-raw"]):
        read = [bare(line) for line in run("pdftotext", *options, paper.pdf, "-").decode().splitlines()]
        read = [line for line in read if line]
        # Beside the lines of the text there is the scale of the route.
        extra = [line for line in read if line not in printed]
        assert len(extra) <= 1 and all(re.match(r"[\d.,]+\D+$", line) for line in extra), (options, extra)
        assert [line for line in read if line in printed] == printed, options


@pytest.mark.parametrize("case", CASES)
def test_language_title_and_structure_are_told(case, papers):
    paper = papers(case)
    info = run("pdfinfo", paper.pdf).decode()
    assert re.search(r"^Title: +Flagfall: \S", info, re.M) and re.search(r"^Tagged: +yes", info, re.M)
    assert "CreationDate" not in info and "ModDate" not in info
    assert f"/Lang ({paper.language})".encode() in paper.pdf.read_bytes()


@pytest.mark.parametrize("case", CASES)
def test_pixels_are_those_of_poppler(case, papers):
    paper = papers(case)
    ours = Image.open(paper.png).convert("RGBA")
    white = Image.new("RGBA", ours.size, "white")
    white.alpha_composite(ours)
    ours = white.convert("L")
    width, height = ours.size
    # A little less, so that a rounded figure makes no further column.
    resolution = f"{(width - 0.02) / 226.772 * 72:.5f}"
    theirs = Image.open(io.BytesIO(run("pdftoppm", "-gray", "-r", resolution, paper.pdf)))
    assert theirs.width == width and abs(theirs.height - height) <= 1
    common = (0, 0, width, min(height, theirs.height))
    ours, theirs = ours.crop(common), theirs.crop(common)
    # Poppler puts large letters on whole pixels: up to one to the left and down of where they stand.
    # On squares of six pixels, two dots of a printer, both are as dark; a missing letter or line would stand out.
    difference = ImageChops.difference(ours.reduce(6), theirs.convert("L").reduce(6))
    assert ImageStat.Stat(difference).mean[0] < 5
    assert difference.getextrema()[1] < 110


def test_the_same_ride_gives_the_same_bytes(tmp_path, papers):
    first = papers("nyc-rush.en")
    again = Paper("nyc-rush.en", tmp_path)
    assert again.pdf.read_bytes() == first.pdf.read_bytes() and again.png.read_bytes() == first.png.read_bytes()
