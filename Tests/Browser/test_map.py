"""A street map behind the route: by way of the app's own server, where the reader wants one, with the command's bytes."""

import base64
import os
import pathlib
import subprocess

import look
import pytest
import real_app
import street_tiles
from test_looks import COLOURS, SIZES, barriers
from test_receipt import drawn, paid, saved
from watch import everywhere

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")
MAKERS = "© the makers of a map"


@pytest.fixture(scope="module")
def tiles():
    running = street_tiles.Server()
    yield running
    running.stop()


@pytest.fixture(scope="module")
def mapped(tiles):
    running = real_app.Server("--tiles", tiles.template, "--tiles-attribution", MAKERS)
    yield running
    running.stop()


@pytest.fixture(autouse=True)
def works(tiles):
    tiles.fails = False
    tiles.asked.clear()


def want(app):
    """Turns the map on where the receipt is, and waits until it is drawn anew."""
    before = app.page.get_attribute("img.drawn-receipt", "src")
    app.page.check("#map")
    app.page.wait_for_selector(f"img.drawn-receipt:not([src='{before}'])", timeout=20_000)
    return drawn(app)


def command(lines, tiles, folder, *words):
    log = folder / "ride.ndjson"
    log.write_text("".join(f"{line}\n" for line in lines))
    squares = street_tiles.folder(folder / "squares", tiles.asked)
    more = ["--tiles", squares, "--tiles-attribution", MAKERS, "--language", "en", "--number", "1"]
    subprocess.run(
        [real_app.FLAGFALL, words[0], log, "--tariff", "us-nyc", *more, *words[1:]], env=real_app.environment(),
        check=True, timeout=60)


def test_the_map_is_off_until_the_reader_wants_it_and_says_what_leaves_the_device(window, mapped, tiles):
    app = paid(window(mapped.address, script=real_app.at_noon()))
    plain = drawn(app)
    assert not tiles.asked
    row = app.page.locator("label.row:has(#map)")
    assert not app.page.is_checked("#map")
    assert "127.0.0.1" in row.inner_text() and "where you rode" in row.inner_text()
    # The map is higher than the line alone.
    assert want(app) > plain
    assert 1 <= len(tiles.asked) <= 9 and len(set(tiles.asked)) == len(tiles.asked)
    [(agent, referer, cookie)] = tiles.agents
    assert agent.startswith("Flagfall") and referer is None and cookie is None
    # It is kept, also for the settings and for the next visit, and the server asks nobody twice.
    count = len(tiles.asked)
    app.open("#/settings")
    assert app.page.is_checked("#map")
    app.page.uncheck("#map")
    app.open("#/receipt")
    assert drawn(app) == plain
    want(app)
    app.page.reload()
    app.page.wait_for_selector("#map")
    drawn(app)
    assert len(tiles.asked) == count


def test_files_and_paper_with_a_map_have_the_bytes_of_the_command(window, mapped, tiles, tmp_path):
    # What an earlier page asked for is kept by the server: this one names the squares.
    fresh = real_app.Server("--tiles", tiles.template, "--tiles-attribution", MAKERS)
    try:
        app = paid(window(fresh.address, script=real_app.at_noon()))
        drawn(app)
        want(app)
        log = app.exported()
        for key, ending in [("download-receipt", "pdf"), ("download-picture", "png")]:
            _, file = saved(app, key)
            command(log, tiles, tmp_path, "receipt", f"--{ending}", tmp_path / f"receipt.{ending}")
            assert file == (tmp_path / f"receipt.{ending}").read_bytes(), ending
        app.page.click("a[href='#/print']")
        app.page.wait_for_selector(".print-preview img", timeout=20_000)
        command(log, tiles, tmp_path, "print", "--preview", tmp_path / "roll.png")
        app.until("document.querySelector('.print-preview img')?.naturalHeight > 1000", 20)
        source = app.page.get_attribute(".print-preview img", "src")
        assert base64.b64decode(source.removeprefix("data:image/png;base64,")) == (tmp_path / "roll.png").read_bytes()
    finally:
        fresh.stop()


def test_a_map_that_does_not_come_is_told_and_the_line_stays(window, tiles):
    tiles.fails = True
    fresh = real_app.Server("--tiles", tiles.template, "--tiles-attribution", MAKERS)
    try:
        app = paid(window(fresh.address, script=real_app.at_noon()))
        plain = drawn(app)
        assert want(app) == plain
        assert "did not come" in app.page.inner_text("#map-missing")
        app.page.click("a[href='#/print']")
        app.page.wait_for_selector("#map-missing")
        assert app.page.query_selector(".print-preview img")
        # The next time it comes.
        tiles.fails = False
        app.open("#/receipt")
        drawn(app)
        app.page.uncheck("#map")
        app.page.wait_for_selector("#map-missing", state="detached")
        assert want(app) > plain
        complaints = everywhere.taken()
        assert complaints and all("/tiles/" in complaint and "502" in complaint for complaint in complaints)
    finally:
        fresh.stop()


def test_a_site_without_a_map_offers_none(window):
    app = paid(window(script=real_app.at_noon()))
    drawn(app)
    assert app.page.query_selector("#map") is None
    app.open("#/settings")
    assert app.page.query_selector("#map") is None


LOOKS = [("portrait", "light", "en"), ("landscape", "dark", "de"), ("desktop", "contrast", "ja")]
if PICTURES:
    LOOKS += [("portrait", "dark", language) for language in ("es", "pl", "uk", "ja", "de")]


@pytest.mark.parametrize("size, colours, language", LOOKS)
def test_screens_with_a_map_are_whole_and_without_a_barrier(window, mapped, size, colours, language):
    options = {**SIZES[size], **COLOURS[colours], "locale": language}
    app = paid(window(mapped.address, script=real_app.at_noon(), **options))
    drawn(app)
    want(app)
    faults = []
    for room, answer in [("receipt", "#map"), ("settings", "#map"), ("print", ".print-preview img")]:
        app.open(f"#/{room}")
        app.page.wait_for_selector(answer, timeout=20_000)
        app.page.wait_for_timeout(400)
        name = f"map-{size}-{colours}-{language}-{room}"
        faults += look.faults(app.page, name) + list(barriers(app.page, name))
        if PICTURES:
            app.page.screenshot(path=pathlib.Path(PICTURES) / f"{name}.png", full_page=True)
    assert not faults, "\n".join(faults)
