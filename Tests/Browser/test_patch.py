"""The patcher on random pairs of screens: those of the real app and trees that are made up."""

import json
import pathlib
import re

import drives
import extent
import pytest
import real_app
import site_files

HERE = pathlib.Path(__file__).parent
PROPERTY = (HERE / "patch_property.js").read_text()

# A patcher that keeps every screen that it is given.
COLLECTING = (
    (site_files.WEB / "patch.js")
    .read_text()
    .replace("export function patch(root, html) {", "export function patch(root, html) { (globalThis.screens ??= new Set()).add(html);")
)

DOT = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="

HOSTILE = "<img src=x onerror=alert(1)>\"'&amp;</p><script>alert(1)</script>"


def collected(window):
    """A window whose screens are kept, and what gives them."""
    app = window(script=real_app.at_noon(), permissions=["geolocation"], service_workers="block")
    app.context.route("**/patch.js", lambda route: route.fulfill(body=COLLECTING, content_type="text/javascript"))
    return app


@pytest.fixture
def screens(window, tmp_path):
    """Some hundred screens of the app as the engine wrote them, of every room."""
    app = collected(window).open()
    page = app.page
    page.wait_for_timeout(2000)
    for room in ["#/about", "#/developer", "#/settings"]:
        app.open(room)
    app.key("skin", "drums")
    app.key("skin", "led-amber")
    found = set()

    def keep():
        found.update(page.evaluate("[...screens]"))

    keep()
    app.open("#/cities")
    for text in ["b", "bar", HOSTILE, ""]:
        page.fill("#city-search", text)
    keep()
    app.choose("us-nyc")
    app.demo(60)
    page.wait_for_timeout(2500)
    app.page.click("#key-extras")
    page.wait_for_selector("#sheet")
    for key in ["discount", "extra-more", "extra-less"]:
        page.click(f"#sheet [data-key={key}]:enabled >> nth=0")
    app.key("close-sheet")
    page.click("#key-pause")
    app.wait_for("paused")
    page.click("#key-stop")
    app.wait_for("topay")
    app.pay()
    app.open("#/meter")
    keep()
    page.click("#key-clear")
    app.wait_for("free")
    path = tmp_path / "drive.gpx"
    path.write_text(drives.gpx(drives.town(drives.BARCELONA, 45), repeated=6))
    app.open("#/rides")
    with page.expect_file_chooser() as chooser:
        app.key("import-rides")
    chooser.value.set_files(path)
    app.until("document.querySelectorAll('.rows a.row').length === 2")
    for text in ["b", HOSTILE, ""]:
        page.fill("#ride-search", text)
    keep()
    app.page.locator(".rows a.row").first.click()
    page.wait_for_selector(".paper-total")
    app.key("ask-delete")
    page.wait_for_selector("#sheet")
    keep()
    app.open("#/settings")
    page.select_option("#language", "uk")
    page.wait_for_selector(".room[lang=uk]")
    app.open("#/")
    keep()
    assert len(found) > 60
    # Pictures are of the window that has gone.
    return [re.sub('src="blob:[^"]*"', f'src="{DOT}"', screen) for screen in sorted(found)]


def test_after_any_screen_any_other_is_as_fresh_and_the_reader_goes_on(screens, browser):
    seed = extent.seed(4711) % 2_147_483_646 + 1
    page = browser.new_page()
    with site_files.serve() as address:
        page.goto(address + "precache.json")
        told = page.evaluate(PROPERTY, [address + "patch.js", screens, seed, extent.times(1000, 15_000)])
        page.context.close()
    assert "kept" in told, json.dumps(told, indent=1)[:6000]
    assert min(told["kept"].values()) > 30, told


def test_a_hostile_name_stays_text_on_every_screen_that_shows_it(window, tmp_path):
    app = window(script=real_app.at_noon()).open("#/cities")
    app.page.fill("#city-search", HOSTILE)
    app.page.wait_for_selector("text=No city matches")
    assert HOSTILE in app.page.inner_text("main")
    app.page.fill("#city-search", "")
    app.choose("us-nyc")
    app.demo_to_its_end()
    app.pay()
    app.open("#/rides")
    app.page.fill("#ride-search", HOSTILE)
    app.page.wait_for_selector("text=No ride matches")
    assert HOSTILE in app.page.inner_text("main")
    # The same in a log that is opened, and in the name of its file.
    app.open("#/receipt")
    head, *rest = app.exported()
    path = tmp_path / "<img src=x onerror=alert(1)>.ndjson"
    path.write_text("\n".join([json.dumps({**json.loads(head), "tariff": HOSTILE}), *rest]) + "\n")
    app.open("#/developer")
    with app.page.expect_file_chooser() as chooser:
        app.key("open-replay")
    chooser.value.set_files(path)
    assert "cannot be read" in app.notice("file")
    assert app.page.locator("main :is(img, script)").count() == 0
