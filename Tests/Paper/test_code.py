"""The QR code under a printed receipt, as a phone reads it: out of the very bitmap that is burnt."""

import os
import pathlib
import subprocess

import pytest
from PIL import Image

CHECKOUT = pathlib.Path(__file__).resolve().parent.parent.parent
LOG = CHECKOUT / "Tests/Fixtures/rides/bcn-evening.ndjson"


def run(*words):
    return subprocess.run(list(map(str, words)), capture_output=True, check=True, timeout=60).stdout.decode()


def printed(folder, model, *more):
    picture = folder / "roll.png"
    run(
        os.environ["FLAGFALL"], "print", LOG, "--tariff", "es-barcelona", "--model", model, "--preview", picture, *more)
    return picture


@pytest.mark.parametrize("model", ["M110", "T02", "ESC/POS 80 mm", "M02 Pro"])
def test_a_reader_finds_the_digest_of_the_log(model, tmp_path):
    picture = printed(tmp_path, model, "--code")
    digest = run(os.environ["FLAGFALL"], "receipt", "--verify", LOG).strip()
    read = run("zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", picture).strip()
    assert read == digest
    assert "the same" in run(os.environ["FLAGFALL"], "receipt", "--verify", LOG, read)


def test_it_has_four_white_modules_around_it_and_whole_dots(tmp_path):
    plain, coded = (Image.open(printed(tmp_path, "T02", *more)).convert("L") for more in ([], ["--code"]))
    code = coded.crop((0, plain.height, coded.width, coded.height))
    side = code.height
    left = (code.width - side) // 2
    code = code.crop((left, 0, left + side, side))
    assert side % 6 == 0 and (side // 6 - 8 - 17) % 4 == 0
    dark = code.point(lambda value: 255 - value).getbbox()
    assert dark == (24, 24, side - 24, side - 24)
    small = code.resize((side // 6, side // 6), Image.Resampling.NEAREST)
    assert small.resize((side, side), Image.Resampling.NEAREST).tobytes() == code.tobytes()
