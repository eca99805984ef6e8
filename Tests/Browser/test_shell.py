"""The doors, the ways between the rooms, what is asked of the reader, and what an installed app needs."""

import io
import json
import sys

import pytest
import real_app
import screens
from PIL import Image

sys.path.insert(0, str(real_app.ROOT / "Scripts"))
import icons

# Counts what a browser would ask the reader about.
ASKED = """
  window.asked = [];
  const note = (name) => (...args) => { asked.push(name); return new Promise(() => {}); };
  for (const name of ['getCurrentPosition', 'watchPosition']) navigator.geolocation[name] = note(name);
  if (window.Notification) Notification.requestPermission = note('notification');
  if (navigator.bluetooth) navigator.bluetooth.requestDevice = note('bluetooth');
  if (navigator.storage) navigator.storage.persist = note('persist');
"""


def reading(page):
    return page.inner_html(".door-meter .display")


def test_each_door_runs_its_demo_at_once_and_stops_after_twenty_seconds(window):
    app = window(script=real_app.at_noon()).open()
    page = app.page
    page.wait_for_selector(".door-meter .door-live >> text=USD")
    seen = {"meter": set(), "metro": set(), "shift": set()}
    for _ in range(24):
        seen["meter"].add(reading(page))
        seen["metro"].add(page.inner_text(".door-metro .door-live"))
        seen["shift"].add(page.inner_text(".door-shift .door-live") + page.inner_html(".ring"))
        page.wait_for_timeout(250)
    assert {name: len(frames) > 2 for name, frames in seen.items()} == {"meter": True, "metro": True, "shift": True}
    assert page.locator(".door-demo").all_inner_texts() == ["Demo"] * 3
    app.skip(12)
    page.wait_for_selector(".door-arrived", timeout=20_000)
    page.wait_for_selector("[data-key=play-doors]")
    last = page.inner_html("#app")
    page.wait_for_timeout(1200)
    assert page.inner_html("#app") == last


def test_the_demo_stands_still_for_a_reader_who_wants_no_motion_and_at_its_key(window):
    page = window(reduced_motion="reduce").open().page
    page.wait_for_selector(".door-meter .door-live >> text=USD")
    still = page.inner_html("#app")
    page.wait_for_timeout(1500)
    assert page.inner_html("#app") == still
    page = window().open().page
    page.click("[data-key=stop-doors]")
    page.wait_for_selector("[data-key=play-doors]")
    still = page.inner_html("#app")
    page.wait_for_timeout(1000)
    assert page.inner_html("#app") == still
    page.click("[data-key=play-doors]")
    page.wait_for_selector("[data-key=stop-doors]")


def test_nothing_is_asked_before_start_and_why_is_said_before_it(window):
    app = window(script=ASKED)
    for room in ["#/", "#/cities", "#/rides", "#/developer", "#/settings", "#/about", "#/meter/us-nyc"]:
        app.open(room)
        app.page.wait_for_timeout(150)
    assert app.page.evaluate("asked") == []
    app.page.wait_for_selector("#key-start:enabled")
    assert "needs this device’s position" in app.page.inner_text(".meter")
    app.page.click("#key-start")
    app.wait_for("hired")
    assert app.page.evaluate("asked")[:1] == ["watchPosition"]


def test_back_goes_where_one_came_from(window):
    app = window().open()
    page = app.page
    at = lambda: page.evaluate("location.hash") or "#/"
    length = lambda: page.evaluate("history.length")
    page.click(".doors-head [href='#/settings']")
    page.wait_for_selector("#language")
    page.click("[href='#/about']")
    page.wait_for_selector(".lead")
    page.click("[data-back]")
    page.wait_for_selector("#language")
    assert at() == "#/settings"
    page.go_back()
    page.wait_for_selector(".doors")
    page.go_forward()
    page.wait_for_selector("#language")
    page.click("[data-back]")
    page.wait_for_selector(".doors")
    # To and fro leaves no trail behind.
    before = length()
    for _ in range(3):
        page.click(".doors-head [href='#/rides']")
        page.wait_for_selector("#ride-search")
        page.click("[data-back]")
        page.wait_for_selector(".doors")
    assert length() <= before
    # A room that was opened by its address leads to the doors.
    other = window().open("#/about").page
    other.click("[data-back]")
    other.wait_for_selector(".doors")


def test_back_closes_what_is_open_over_the_room(window):
    app = window().choose("us-nyc")
    page = app.page
    app.key("demo")
    page.click("#key-extras")
    page.wait_for_selector("#sheet")
    app.until("history.state.layer === true")
    page.go_back()
    page.wait_for_selector("#sheet", state="detached")
    assert app.position() == "hired"
    page.click("#key-extras")
    page.wait_for_selector("#sheet")
    app.key("close-sheet")
    page.wait_for_selector("#sheet", state="detached")
    app.until("!history.state.layer")
    page.click(".meter-home")
    page.wait_for_selector(".doors")


def test_the_list_is_where_it_was_left(window):
    app = window(viewport={"width": 390, "height": 500}).open("#/cities")
    page = app.page
    page.wait_for_selector("[data-key=city]")
    page.wait_for_timeout(500)
    page.evaluate("scrollTo(0, 900)")
    # Without scrolling to the link, as a keyboard presses it.
    page.evaluate("document.querySelector(\".bar [href='#/settings']\").click()")
    page.wait_for_selector("#language")
    assert page.evaluate("scrollY") == 0
    page.go_back()
    page.wait_for_selector("[data-key=city]")
    assert page.evaluate("scrollY") == 900


def test_links_lead_deep_into_the_app(window):
    page = window().open("#/meter/es-madrid").page
    page.wait_for_selector(".plate-city >> text=Madrid")
    page = window().open("#/meter/xx-atlantis").page
    page.wait_for_selector("#city-search")
    page = window().open("#/rides/1-us-nyc").page
    page.wait_for_selector(".empty")


def test_a_link_to_another_city_leaves_a_ride_alone_and_says_so(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    app.demo(1)
    app.page.evaluate("location.hash = '#/meter/es-madrid'")
    assert "cannot be changed while the meter runs" in app.notice("city")
    assert app.page.inner_text(".plate-city").lower() == "new york"
    assert app.page.url.endswith("#/meter")
    app.page.click("a.plate")
    app.page.wait_for_selector("[data-key=city]:disabled")
    app.page.go_back()
    app.page.wait_for_selector(".meter[data-state=hired]")


def test_settings_and_about_are_reached_from_every_room(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    app.demo_to_its_end()
    app.pay()
    rooms = ["#/", "#/meter", "#/cities", "#/receipt", "#/rides", "#/developer", "#/about"]
    for room in rooms + [f"#/{answer}" for answer in screens.ANSWERS]:
        app.open(room)
        app.page.click("a[href='#/settings'] >> visible=true")
        app.page.click("a[href='#/about'] >> visible=true")
        text = app.page.wait_for_selector("main.page").inner_text()
        for words in ["not a certified or verified taximeter", "not for professional drivers", "Apache License", "Open Government Licence"]:
            assert words in text, (room, words)
    assert app.page.locator(".prose h2:text-is('Privacy') ~ p").count() >= 5


# A room whose way to the settings lies in the sheet over the map; a driver to whom a ride is offered has no time for them.
IN_THE_SHEET = "shift-at-the-pick-up shift-to-pay shift-for-hire shift-break".split()
# Something is asked over the room: its answer comes first. While the car drives the sheet stays low.
ASKS = "shift-offer shift-on-the-way shift-trip shift-pause shift-correction metro-next metro-change".split()


@pytest.mark.parametrize("walk", [screens.walk_shift, screens.metro_walk])
def test_settings_and_about_are_reached_from_every_room_of_the_metro_and_of_the_shift(window, walk):
    app = window(script=screens.SCRIPT, permissions=["geolocation"]).choose("us-nyc")
    page = app.page
    seen = []
    for name in walk(app):
        if name in ASKS:
            continue
        seen.append(name)
        before = page.evaluate("location.hash")
        if name in IN_THE_SHEET:
            # Up, and down again.
            page.click(".sheet-handle")
        page.click("a[href='#/settings'] >> visible=true")
        page.wait_for_selector("#language")
        page.click("a[href='#/about'] >> visible=true")
        page.wait_for_selector(".prose")
        page.go_back()
        page.wait_for_selector("#language")
        page.click("[data-back]")
        page.wait_for_selector("#language", state="detached")
        assert page.evaluate("location.hash") == before, name
        if name in IN_THE_SHEET:
            page.click(".sheet-handle")
    assert len(seen) > 8, seen


def test_the_manifest_is_whole_and_the_browser_would_install_the_app(window, server):
    app = window().open()
    page = app.page
    session = page.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    for member in ["name", "short_name", "description", "id", "start_url", "scope", "display", "icons", "theme_color", "background_color"]:
        assert manifest[member], member
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()
    page.wait_for_selector(".doors")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A window without a profile is never offered to install anything.
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []
    for icon in manifest["icons"]:
        answer = page.request.get(server.address + icon["src"])
        assert answer.ok and answer.headers["content-type"].startswith(icon["type"]), icon
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.body()[16:20], "big")
            assert f"{size}x{size}" == icon["sizes"]
    kept = json.loads(page.request.get(server.address + "precache.json").text())["files"]
    assert {picture["form_factor"] for picture in manifest["screenshots"]} == {"narrow", "wide"}
    for picture in manifest["screenshots"]:
        with Image.open(io.BytesIO(page.request.get(server.address + picture["src"]).body())) as image:
            assert f"{image.width}x{image.height}" == picture["sizes"]
        # Whoever does not install the app does not pay for its pictures.
        assert picture["src"] not in kept
    assert all(shortcut["url"].startswith("./#/") for shortcut in manifest["shortcuts"])
    purposes = {(icon["sizes"], icon["purpose"]) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= purposes


@pytest.mark.parametrize("name", icons.ICONS)
def test_an_icon_is_what_its_svg_draws(browser, name):
    svg, size = icons.ICONS[name]
    page = browser.new_page()
    drawn = icons.draw(browser, svg, size)
    differ = page.evaluate(
        """async ([one, other, size]) => {
          const pixels = async (bytes) => {
            const image = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: 'image/png' }));
            const context = new OffscreenCanvas(size, size).getContext('2d');
            context.drawImage(image, 0, 0);
            return context.getImageData(0, 0, size, size).data;
          };
          const [a, b] = [await pixels(one), await pixels(other)];
          return a.reduce((count, value, index) => count + (Math.abs(value - b[index]) > 24 ? 1 : 0), 0);
        }""",
        [list(drawn), list((icons.WEB / name).read_bytes()), size],
    )
    page.close()
    assert differ < size * size / 100, "run Scripts/icons.py"
