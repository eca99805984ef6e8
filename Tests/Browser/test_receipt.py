"""The receipt as a person gets it: drawn on the screen, saved, copied, shared, printed, with the bytes of the command."""

import os
import pathlib
import subprocess

import pytest
import real_app
from watch import everywhere

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")

# A device with a way to share, which notes what it was given.
SHARING = """
Object.defineProperty(navigator, 'canShare', { value: ({ files }) => files.length === 1 });
Object.defineProperty(navigator, 'share', { value: async ({ title, files }) => {
  window.given = { title, name: files[0].name, type: files[0].type, size: files[0].size };
} });
"""


def paid(app):
    app.choose("us-nyc")
    app.demo_to_its_end()
    app.pay()
    return app


def drawn(app):
    """Waits until the pictures have come and answers the larger side of the one on the screen."""
    app.page.wait_for_selector("img.drawn-receipt", timeout=20_000)
    for _ in range(200):
        sides = app.page.evaluate(
            "(({ complete, naturalWidth, clientHeight }) => [complete && naturalWidth, clientHeight])"
            "(document.querySelector('img.drawn-receipt'))"
        )
        if sides[0]:
            return sides[1]
        app.page.wait_for_timeout(50)
    raise AssertionError("the picture never came")


def saved(app, key):
    with app.page.expect_download(timeout=20_000) as waiting:
        app.key(key)
    return waiting.value.suggested_filename, pathlib.Path(waiting.value.path()).read_bytes()


def command(app, folder, ending, language="en"):
    """The file that the command makes of the exported log."""
    log = folder / "ride.ndjson"
    log.write_text("".join(f"{line}\n" for line in app.exported()))
    words = [real_app.FLAGFALL, "receipt", log, "--tariff", "us-nyc", "--language", language, "--number", "1"]
    target = folder / f"receipt.{ending}"
    subprocess.run([*words, f"--{ending}", target], env=real_app.environment(), check=True, timeout=60)
    return target.read_bytes()


def test_a_receipt_is_drawn_and_saved_with_the_bytes_of_the_command(window, tmp_path):
    app = paid(window(script=real_app.at_noon()))
    assert drawn(app) > 400
    # Its words stay for those who listen.
    assert "Flagfall" in app.page.inner_text(".paper.is-drawn")
    for key, ending in [("download-receipt", "pdf"), ("download-picture", "png")]:
        name, file = saved(app, key)
        assert name.startswith("flagfall-us-nyc-") and name.endswith(f".{ending}")
        assert file == command(app, tmp_path, ending)


def test_where_there_is_a_way_to_share_a_picture_is_shared(window):
    app = paid(window(script=SHARING + real_app.at_noon()))
    drawn(app)
    assert app.page.inner_text("[data-key=share-receipt]") == "Share"
    app.key("share-receipt")
    for _ in range(200):
        given = app.page.evaluate("window.given")
        if given:
            break
        app.page.wait_for_timeout(50)
    assert given["type"] == "image/png" and given["name"].endswith(".png") and given["size"] > 20_000


def test_elsewhere_its_words_are_copied(window):
    app = paid(window(script=real_app.at_noon(), permissions=["clipboard-read", "clipboard-write"]))
    drawn(app)
    assert app.page.inner_text("[data-key=share-receipt]") == "Copy"
    # All windows of a browser have one clipboard.
    app.page.evaluate("navigator.clipboard.writeText('before')")
    app.key("share-receipt")
    for _ in range(200):
        text = app.page.evaluate("navigator.clipboard.readText()")
        if text != "before":
            break
        app.page.wait_for_timeout(50)
    lines = text.replace("\r\n", "\n").splitlines()
    assert lines[0].strip() == "Receipt" and "Digest of the log" in lines


def test_on_paper_it_is_black_on_white(window, tmp_path):
    app = paid(window(script=real_app.at_noon()))
    drawn(app)
    printed = app.page.pdf(print_background=True)
    target = tmp_path / "page.pdf"
    target.write_bytes(printed)
    pixels = subprocess.run(["pdftoppm", "-r", "60", "-f", "1", "-l", "1", target], capture_output=True, check=True).stdout
    body = pixels.split(b"\n", 3)[3]
    triples = {body[place : place + 3] for place in range(0, len(body), 3)}
    assert {b"\xff\xff\xff", b"\x00\x00\x00"} <= triples
    assert all(max(triple) - min(triple) <= 2 for triple in triples), "something is coloured"


def test_without_the_module_the_words_stay(window):
    app = window(script=real_app.at_noon())
    app.context.route("**/answers.wasm", lambda route: route.abort())
    paid(app)
    app.page.wait_for_timeout(1000)
    assert app.page.query_selector("img.drawn-receipt") is None
    assert "Flagfall" in app.page.inner_text(".paper")
    # That it did not come is all that there is to complain about.
    complaints = everywhere.taken()
    assert complaints and all("answers.wasm" in complaint for complaint in complaints)


@pytest.mark.parametrize("language", ["de", "pl", "uk", "ja"])
def test_a_receipt_is_in_the_language_of_the_app(window, tmp_path, language):
    app = paid(window(script=real_app.at_noon(), locale=language))
    drawn(app)
    _, file = saved(app, "download-receipt")
    assert f"/Lang ({language})".encode() in file
    assert file == command(app, tmp_path, "pdf", language)
    if PICTURES:
        app.page.screenshot(path=f"{PICTURES}/receipt-{language}.png", full_page=True)
