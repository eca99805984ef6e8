"""The QR code that a terminal shows, as a phone's camera reads it."""

import os
import pathlib
import pty
import re
import subprocess

import pytest
from PIL import Image
from test_api import FLAGFALL, environment

# Upper and lower half of a letter's place.
HALVES = {"█": (1, 1), "▀": (1, 0), "▄": (0, 1), " ": (0, 0)}


def read(lines, ink, folder):
    """What a reader finds in lines of half blocks; `ink` is the grey of what is printed."""
    width = max(map(len, lines))
    picture = Image.new("L", (width, 2 * len(lines)), 255 - ink)
    for y, line in enumerate(lines):
        for x, letter in enumerate(line):
            for half, isInk in enumerate(HALVES[letter]):
                picture.putpixel((x, 2 * y + half), ink if isInk else 255 - ink)
    path = folder / "code.png"
    picture.resize((width * 6, 12 * len(lines)), Image.Resampling.NEAREST).save(path)
    words = ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", path]
    return subprocess.run(words, capture_output=True, check=True, text=True).stdout.strip()


def words(folder, *more):
    place = ["--dispatch", str(folder / "rides.db"), "--role", "driver", "--owner", "anna"]
    return [FLAGFALL, "dispatch", "token", *place, *more]


def test_a_reader_finds_the_link_in_what_is_printed(tmp_path):
    command = words(tmp_path, "--link", "https://rides.example/", "--qr")
    printed = subprocess.run(command, env=environment(), check=True, capture_output=True, text=True).stdout.splitlines()
    assert re.fullmatch(r"https://rides\.example/#/shift/link/ff_[0-9a-f]{64}", printed[0])
    # Most terminals are dark: what is printed is light.
    assert read(printed[1:], 255, tmp_path) == printed[0]


def test_on_a_terminal_it_is_black_on_white_whatever_its_colours(tmp_path):
    ours, theirs = pty.openpty()
    command = words(tmp_path, "--link", "http://192.168.1.20:8080", "--qr")
    shown = {name: value for name, value in environment().items() if name != "NO_COLOR"}
    program = subprocess.Popen(command, env=shown, stdout=theirs)
    os.close(theirs)
    text = b""
    while True:
        try:
            piece = os.read(ours, 65536)
        except OSError:
            break
        if not piece:
            break
        text += piece
    os.close(ours)
    assert program.wait() == 0
    link, *lines = text.decode().replace("\r\n", "\n").splitlines()
    assert link.startswith("http://192.168.1.20:8080/#/shift/link/ff_")
    colours = re.compile("\x1b\\[38;5;16;48;5;231m(.*)\x1b\\[0m")
    assert read([colours.fullmatch(line)[1] for line in lines], 0, tmp_path) == link


@pytest.mark.parametrize("more", [["--qr"], ["--link", "rides.example"], ["--link", "https://" + "x" * 80], ["--link", "https://a#b"]])
def test_what_is_no_address_is_refused(tmp_path, more):
    done = subprocess.run(words(tmp_path, *more), env=environment(), capture_output=True, text=True)
    assert done.returncode == 2
    assert "--link" in done.stderr
