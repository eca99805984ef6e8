"""The metro's countdown in a real browser: choosing, riding, being corrected, being frozen, being killed."""

import base64
import io
import json
import time

import killable
import metro
import pytest
import real_app
from PIL import Image


def test_the_door_leads_to_a_ride_and_the_ride_into_the_journal(window):
    app = window(script=real_app.at_noon(metro.MORNING)).open()
    app.page.click(".door-metro")
    app.page.wait_for_selector(".ends")
    metro.choose(app, "Vokzalna", "teatralna")
    assert app.page.inner_text(".route-leg").split("\n")[0] == "M1"
    app.key("start")
    app.page.wait_for_selector(".ride")
    left = metro.countdown(app)
    app.skip(left + 7)
    app.page.click("#metro-flip")
    app.page.wait_for_selector("#flip", state="detached")
    app.key("confirm")
    assert "Teatralna" in app.page.inner_text(".over-text")
    assert "ahead of the train" in app.page.inner_text(".over-error")
    app.key("put-away")
    app.open("#/metro/journal")
    assert app.page.inner_text(".journal-median").startswith("+")
    assert json.loads(metro.kept(app, "metro/journal"))[0]["outcome"] == "arrived"


@pytest.mark.parametrize("typed", ["Лук'янівська", "Лук’янівська", "lukianivska", "Lukyanivska", "ЛУКЯНІВСЬКА"])
def test_a_station_is_found_however_it_is_written(window, typed):
    app = metro.opened(window)
    app.key("edit", "to")
    app.page.fill("#station-search", typed)
    app.page.wait_for_selector("[data-value=lukianivska]")
    assert app.page.locator(".station").count() == 1


def test_both_alerts_turn_the_screen_and_go_when_they_are_seen(window):
    app = metro.riding(window, "Vokzalna", "Khreshchatyk")
    seen = []
    for _ in range(80):
        app.skip(5)
        app.page.wait_for_timeout(20)
        app.until("document.querySelector('.count-text') || document.querySelector('.ride-over')")
        flip = app.page.query_selector(".flip-text")
        if flip:
            seen.append(flip.inner_text())
            app.page.click("#metro-flip")
            app.page.wait_for_selector("#flip", state="detached")
        if len(seen) == 2:
            break
        app.page.wait_for_timeout(1000 if len(seen) else 300)
    assert seen == ["Next stop: get off at", "Get off"]


def test_a_frozen_page_is_right_as_soon_as_it_thaws(window):
    app = metro.riding(window, "Akademmistechko", "Lisova")
    before = metro.countdown(app)
    session = app.context.new_cdp_session(app.page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    app.page.wait_for_timeout(300)
    session.send("Page.setWebLifecycleState", {"state": "active"})
    app.skip(1200)
    app.until(f"document.querySelector('.ride-next') && {before} - 1200 >= 0")
    app.page.wait_for_timeout(1300)
    left = metro.countdown(app)
    assert abs(before - 1200 - left) <= 4
    # The same ride in a page that was never frozen says the same.
    lines = metro.kept(app, "metro/ride").splitlines()
    assert [json.loads(line).get("event") for line in lines[1:]] == ["departed"]
    again = real_app.App(app.context.new_page(), app.address).open("#/metro")
    again.page.wait_for_selector(".ride")
    again.skip(1200)
    again.page.wait_for_timeout(1300)
    assert again.page.text_content(".ride-next strong") == app.page.text_content(".ride-next strong")


def filled(picture):
    """How much of a strip's first bar is in the line's colour, in a picture of it."""
    image = Image.open(io.BytesIO(base64.b64decode(picture))).convert("RGB")
    row = [image.getpixel((x, image.height // 2)) for x in range(image.width)]
    return sum(1 for red, green, blue in row if red > 190 and green < 70 and blue < 80)


def test_bars_and_numeral_are_right_in_a_picture_taken_while_scripts_are_blocked(window):
    app = metro.riding(window, "Vokzalna", "Khreshchatyk")
    page = app.page
    session = app.context.new_cdp_session(page)
    length = float(page.get_attribute(".hop", "data-var-length"))
    width = page.locator(".hop").first.bounding_box()["width"]
    clip = {**page.locator(".hops").bounding_box(), "scale": 1}
    digits = {**page.locator(".count").bounding_box(), "scale": 1}

    def picture(part):
        return session.send("Page.captureScreenshot", {"clip": part})["data"]

    session.send("Emulation.setScriptExecutionDisabled", {"value": True})
    text = page.text_content(".count-text")
    numeral = picture(digits)
    first, begun = filled(picture(clip)), time.monotonic()
    time.sleep(8)
    second, passed = filled(picture(clip)), time.monotonic() - begun
    assert abs((second - first) - width * passed / length) <= 3
    assert picture(digits) != numeral
    # Nothing but the style sheet has moved: the text under the numeral is the one of before.
    assert page.text_content(".count-text") == text


def test_corrections_are_in_reach_of_a_thumb_and_take_one_press(window):
    app = metro.riding(window, "Vokzalna", "Lisova")
    height = app.page.viewport_size["height"]
    for key in ["stop-on", "stop-back"]:
        box = app.page.locator(f"[data-key={key}]").bounding_box()
        assert box["height"] >= 76 and box["y"] > height / 2 and box["y"] + box["height"] <= height
    stops = app.page.text_content(".ride-next span")
    app.key("stop-on")
    app.until(f"document.querySelector('.ride-next span').textContent !== '{stops}'")
    before = metro.countdown(app)
    app.key("stop-back")
    app.until(f"document.querySelector('.ride-next span').textContent === '{stops}'")
    assert metro.countdown(app) > before
    events = [json.loads(line)["event"] for line in metro.kept(app, "metro/ride").splitlines()[1:]]
    assert events == ["departed", "stop-on", "stop-back"]


def test_a_late_tap_is_mended_by_what_it_was_late(window):
    app = metro.riding(window)
    before = metro.countdown(app)
    app.key("late", "20")
    app.until(f"document.querySelectorAll('.chip').length === 0")
    assert 18 <= before - metro.countdown(app) <= 24


def test_a_killed_browser_finds_its_ride(playwright, server):
    phone = killable.Phone(playwright, real_app.at_noon(metro.MORNING))
    try:
        app = real_app.App(phone.switch_on(), server.address).open("#/metro")
        app.page.wait_for_selector(".ends")
        metro.choose(app, "Vokzalna", "Lisova")
        app.key("start")
        app.page.wait_for_selector(".ride")
        app.key("stop-on")
        app.until("document.querySelector('.stop-passed')")
        left = metro.countdown(app)
        phone.kill()
        app = real_app.App(phone.switch_on(), server.address).open("#/metro")
        app.page.wait_for_selector(".ride")
        assert 0 <= left - metro.countdown(app) < 30
        assert app.page.query_selector(".stop-passed")
    finally:
        phone.throw_away()


def test_a_link_fills_in_and_never_starts(window):
    app = metro.opened(window, "#/metro/ride/ua-kyiv/vokzalna/teatralna", "#metro-start")
    assert [name.inner_text() for name in app.page.query_selector_all(".end-name")] == ["Vokzalna", "Teatralna"]
    assert app.page.query_selector(".ride") is None
    assert app.page.evaluate("location.hash") == "#/metro"


def test_the_way_is_shared_as_such_a_link(window):
    app = metro.opened(window, "#/metro/ride/ua-kyiv/vokzalna/teatralna", "#metro-start", permissions=["clipboard-read", "clipboard-write"])
    app.key("share")
    app.page.wait_for_selector("#copied-notice")
    assert "#/metro/ride/ua-kyiv/vokzalna/teatralna" in app.page.evaluate("navigator.clipboard.readText()")


def test_favourites_are_at_hand_at_the_next_visit(window):
    app = metro.opened(window, "#/metro/ride/ua-kyiv/vokzalna/teatralna", "#metro-start")
    app.key("favourite")
    app.page.wait_for_selector("[data-key=favourite][aria-pressed=true]")
    again = real_app.App(app.context.new_page(), app.address).open("#/metro")
    again.page.click(".favourite")
    again.page.wait_for_selector("#metro-start")
    again.key("swap")
    again.until("document.querySelector('.end-name').textContent === 'Teatralna'")
