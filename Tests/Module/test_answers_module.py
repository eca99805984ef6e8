"""Receipts by the module that the page uses: the bytes of the command, and of the goldens."""

import base64
import functools
import hashlib
import io
import json
import os
import pathlib
import subprocess
import tempfile

import pytest
from PIL import Image

HERE = pathlib.Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
DATA = pathlib.Path(os.environ["FLAGFALL_DATA"])
GOLDENS = CHECKOUT / "Tests/Goldens/paper"
SCRATCH = tempfile.TemporaryDirectory()


class Press:
    def __init__(self):
        self.process = subprocess.Popen(
            ["node", HERE / "answers.mjs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def make(self, ride, **order):
        log, tariff, holidays = sources(ride)
        return self.ask(
            order=order, log=str(log), tariff=str(tariff), holidays=holidays and str(holidays),
            strings=str(site_strings(order["language"])))

    def roll(self, ride, printer, language):
        """The preview of a receipt on a roll, as rows of packed dots."""
        log, tariff, holidays = sources(ride)
        files = {f"data/tariffs/{tariff.name}": str(tariff), f"data/strings/{language}.json": str(site_strings(language))}
        if holidays:
            files[f"data/holidays/{holidays.name}"] = str(holidays)
        answer = self.ask(roll={"printer": printer, "language": language, "number": 7}, log=str(log), files=files)
        assert "file" in answer, answer["refused"]
        picture = Image.open(io.BytesIO(base64.b64decode(answer["file"])))
        # In a picture white is one, on paper a dot that is burnt.
        return bytes(byte ^ 0xFF for byte in picture.convert("1").tobytes())

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())

    def file(self, ride, **order):
        answer = self.make(ride, **order)
        assert "file" in answer, answer["refused"]
        return base64.b64decode(answer["file"])

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()


def sources(ride):
    """The files of a ride: its log, its tariff, the tariff's holidays."""
    log = CHECKOUT / "Tests/Fixtures/rides" / f"{ride}.ndjson"
    tariff = DATA / "tariffs" / (json.loads(log.read_text().partition("\n")[0])["tariff"] + ".json")
    calendar = json.loads(tariff.read_text(encoding="utf-8")).get("holidays")
    return log, tariff, DATA / "holidays" / f"{calendar}.json" if calendar else None


@pytest.fixture(scope="module")
def press():
    press = Press()
    yield press
    press.close()


@functools.cache
def site_strings(language):
    """A language's file as the site carries it: its texts in their order, without their keys."""
    texts = json.loads((DATA / "strings" / f"{language}.json").read_text(encoding="utf-8")).values()
    path = pathlib.Path(SCRATCH.name) / f"{language}.json"
    path.write_text(json.dumps([list(text.values()) if isinstance(text, dict) else text for text in texts]))
    return path


def kept(kind):
    return [line.split("  ") for line in (GOLDENS / f"{kind}.sha256").read_text().splitlines()]


@pytest.mark.parametrize("kind", ["pdf", "svg"])
def test_all_receipts_are_the_native_ones(kind, press):
    lines = kept(kind)
    assert len(lines) == 72
    for digest, name in lines:
        ride, language, _ = name.rsplit(".", 2)
        file = press.file(ride, format=kind, language=language, number=7)
        assert hashlib.sha256(file).hexdigest() == digest, name


@pytest.mark.parametrize("head", ["M110", "M220"])
def test_all_receipts_on_a_roll_are_the_native_ones_dot_for_dot(head, press):
    lines = [line for line in kept("dots") if line[1].endswith(head)]
    assert len(lines) == 72
    for digest, name in lines:
        ride, language, printer = name.rsplit(".", 2)
        assert hashlib.sha256(press.roll(ride, printer, language)).hexdigest() == digest, name


@pytest.mark.parametrize("name", [name for place, (_, name) in enumerate(kept("pdf")) if place % 6 == place // 6 % 6])
def test_pixels_and_words_are_those_of_the_command(name, press):
    """One language of each ride: a picture of pixels takes its time."""
    ride, language, _ = name.rsplit(".", 2)
    log = CHECKOUT / "Tests/Fixtures/rides" / f"{ride}.ndjson"
    tariff = json.loads(log.read_text().partition("\n")[0])["tariff"]
    words = [os.environ["FLAGFALL"], "receipt", log, "--tariff", tariff, "--language", language, "--number", "7"]
    for kind, option in [("txt", ["--text"]), ("png", ["--png", "-"])]:
        told = subprocess.run([*words, *option], capture_output=True, check=True).stdout
        assert press.file(ride, format=kind, language=language, number=7) == told, kind


def test_what_cannot_be_read_is_refused_and_the_module_goes_on(press):
    assert "format" in press.make("nyc-rush", format="gif", language="en")["refused"]
    assert press.file("nyc-rush", format="svg", language="en").startswith(b"<svg")
