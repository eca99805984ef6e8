"""Receipts with a street map as other programs see them: the map in the PDF and in the picture, its lines on a roll."""

import io
import json
import os
import pathlib
import subprocess
import sys

import pytest
from PIL import Image, ImageChops, ImageStat

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.append(str(CHECKOUT / "Tests/Browser"))
import street_tiles  # noqa: E402

MAKERS = "© the makers of a map"
RIDES = ["nyc-rush", "bcn-evening", "magdeburg"]


def run(*words, check=True):
    done = subprocess.run(list(map(str, words)), capture_output=True, timeout=60)
    assert not check or done.returncode == 0, done.stderr.decode()
    return done


def words(ride):
    log = CHECKOUT / "Tests/Fixtures/rides" / f"{ride}.ndjson"
    tariff = json.loads(log.read_text().partition("\n")[0])["tariff"]
    return [log, "--tariff", tariff, "--language", "en", "--number", "7"]


def squares(ride, folder):
    """The squares that a receipt wants, found by what the command says is missing."""
    wanted = folder / "squares"
    wanted.mkdir(exist_ok=True)
    for _ in range(10):
        tried = run(
            os.environ["FLAGFALL"], "receipt", *words(ride), "--tiles", wanted, "--tiles-attribution", MAKERS, "--svg",
            folder / "tried.svg", check=False)
        if tried.returncode == 0:
            return wanted
        said = tried.stderr.decode()
        assert tried.returncode == 2 and ": No such file or directory" in said, said
        path = pathlib.Path(said.split("flagfall receipt: ")[1].split(": ")[0])
        street_tiles.folder(wanted, [(int(path.parts[-3]), int(path.parts[-2]), int(path.stem))])
    raise AssertionError("more than nine squares")


@pytest.fixture(scope="module", params=RIDES)
def paper(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp("map")
    more = ["--tiles", squares(request.param, folder), "--tiles-attribution", MAKERS]
    files = {kind: folder / f"receipt.{kind}" for kind in ("pdf", "png", "svg")}
    options = [word for kind, path in files.items() for word in (f"--{kind}", path)]
    run(os.environ["FLAGFALL"], "receipt", *words(request.param), *more, *options, "--plain")
    run(os.environ["FLAGFALL"], "print", *words(request.param), *more, "--preview", folder / "roll.png")
    run(os.environ["FLAGFALL"], "print", *words(request.param), "--preview", folder / "bare.png")
    return {**files, "roll": folder / "roll.png", "bare": folder / "bare.png"}


def test_the_pdf_is_sound_and_has_the_map_as_a_picture(paper):
    assert b"No syntax or stream encoding errors found" in run("qpdf", "--check", paper["pdf"]).stdout
    lines = run("pdfimages", "-list", paper["pdf"]).stdout.decode().splitlines()[2:]
    assert len(lines) == 1 and lines[0].split()[2] == "image" and lines[0].split()[5:8] == ["rgb", "3", "8"]
    assert MAKERS in run("pdftotext", "-layout", paper["pdf"], "-").stdout.decode()


def test_pixels_are_those_of_poppler_on_a_map_too(paper):
    ours = Image.open(paper["png"]).convert("RGBA")
    white = Image.new("RGBA", ours.size, "white")
    white.alpha_composite(ours)
    ours = white.convert("RGB")
    resolution = f"{(ours.width - 0.02) / 226.772 * 72:.5f}"
    theirs = Image.open(io.BytesIO(run("pdftoppm", "-r", resolution, paper["pdf"]).stdout)).convert("RGB")
    common = (0, 0, ours.width, min(ours.height, theirs.height))
    difference = ImageChops.difference(ours.crop(common).reduce(6), theirs.crop(common).reduce(6))
    assert max(ImageStat.Stat(difference).mean) < 5
    # It is there: colours that nothing else of a plain receipt has.
    saturation = ours.convert("HSV").getchannel("S").histogram()
    assert sum(saturation[20:]) > 2000


def test_on_a_roll_the_map_is_black_lines_on_bare_paper(paper):
    roll, bare = Image.open(paper["roll"]), Image.open(paper["bare"])
    assert roll.mode == "1" and roll.width == bare.width == 384
    # Where the map stands: from the last line across to its scale, which both have.
    width, height = roll.size
    top = height - 560
    parts = [roll.crop((0, y, width, y + 20)).histogram()[0] / (20 * width) for y in range(top, top + 200, 20)]
    # Streets and names have ink, and blocks, parks and water do not: a quarter of the map would be grey.
    assert 0.02 < sum(parts) / len(parts) < 0.25, parts
