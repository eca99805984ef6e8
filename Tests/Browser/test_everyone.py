"""The face for everyone: sizes, contrast, colours of one's own, the keyboard alone, and those who listen."""

import look
import pytest
import real_app

SIZES = [(360, 640), (390, 844), (667, 375), (844, 390), (932, 430), (1280, 800)]


def faults(page, text=1):
    return look.faults(page, "meter", keys=text == 1)


@pytest.mark.parametrize("width, height", SIZES)
def test_all_keys_of_all_states_are_in_reach(window, width, height):
    app = window(script=real_app.at_noon(), viewport={"width": width, "height": height}).choose("us-nyc")
    # The skin whose figures are the widest; every other screen is gone through by test_languages.
    app.open("#/settings")
    app.key("skin", "drums")
    app.open("#/meter")
    app.page.wait_for_selector(".lamp-test", state="detached")
    assert faults(app.page) == [], "for hire"
    app.demo(60)
    app.page.wait_for_timeout(600)
    assert faults(app.page) == [], "hired"
    app.page.click("#key-pause")
    app.wait_for("paused")
    assert faults(app.page) == [], "paused"
    app.page.click("#key-stop")
    app.wait_for("topay")
    assert faults(app.page) == [], "to pay"
    app.pay()
    app.open("#/meter")
    assert faults(app.page) == [], "paid"


@pytest.mark.parametrize("width, height", SIZES)
def test_text_twice_as_large_loses_nothing(window, width, height):
    app = window(script=real_app.at_noon(), viewport={"width": width, "height": height}).choose("us-nyc")
    app.demo(1)
    app.page.evaluate("document.documentElement.style.fontSize = '200%'")
    app.page.wait_for_timeout(200)
    assert faults(app.page, text=2) == []
    for key in ["pause", "extras", "stop"]:
        # By scrolling at the most.
        app.page.locator(f"#key-{key}").scroll_into_view_if_needed()
        app.page.locator(f"#key-{key}").click(trial=True, timeout=3000)


# The contrast of a text with what is painted behind it is axe's to judge; here: that the wish is heeded at all.
def test_more_contrast_and_colours_of_ones_own_are_heeded(window):
    app = window(script=real_app.at_noon(), viewport={"width": 844, "height": 390}).choose("us-nyc")
    app.page.emulate_media(contrast="more")
    fill = "getComputedStyle(document.querySelector('#window-fare .ghost')).display"
    assert app.page.evaluate(fill) == "none"
    assert app.page.evaluate("getComputedStyle(document.querySelector('.window-head')).color") == "rgb(255, 255, 255)"
    app.page.emulate_media(contrast=None, forced_colors="active")
    lit = app.page.evaluate("getComputedStyle(document.querySelector('#window-fare .lit')).fill")
    text = app.page.evaluate(
        "(() => { const probe = document.createElement('i'); probe.style.color = 'CanvasText'; document.body.append(probe);"
        " const colour = getComputedStyle(probe).color; probe.remove(); return colour; })()"
    )
    assert lit == text
    for element in [".window", ".key", ".lamp"]:
        width = app.page.evaluate("(one) => getComputedStyle(document.querySelector(one)).borderTopWidth", element)
        assert width == "1px", element


def test_a_whole_ride_with_the_keyboard_alone(window):
    app = window(script=real_app.at_noon(), permissions=["geolocation"]).choose("us-nyc")
    page = app.page

    def reach(identity):
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.id || document.activeElement.dataset.key") == identity:
                assert page.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
                return
        raise AssertionError(f"the keyboard does not reach {identity}")

    for key, position in [("demo", "hired"), ("key-pause", "paused"), ("key-pause", "hired")]:
        reach(key)
        page.keyboard.press("Enter")
        app.wait_for(position)
    reach("key-extras")
    page.keyboard.press("Space")
    page.wait_for_selector("#sheet")
    assert page.evaluate("document.activeElement.id") == "sheet-title"
    reach("discount")
    page.keyboard.press("Escape")
    page.wait_for_selector("#sheet", state="detached")
    for key, position in [("key-stop", "topay"), ("key-pay", "paid")]:
        reach(key)
        page.keyboard.press("Enter")
        if position == "topay":
            app.wait_for(position)
    page.wait_for_selector(".paper-total")


def test_the_fare_is_spoken_politely_and_the_ride_is_a_timer(window):
    app = window(script=real_app.at_noon())
    app.open("#/settings")
    app.page.select_option("#speak", "change")
    app.choose("us-nyc")
    app.demo(10)
    region = app.page.locator("#spoken")
    assert region.get_attribute("role") == "status" and region.get_attribute("aria-live") == "polite"
    app.until("document.getElementById('spoken').textContent.startsWith('Fare $')", 20)
    assert app.page.inner_text("#spoken").strip().endswith(", Standard city rate")
    timer = app.page.get_by_role("timer")
    assert timer.count() == 1
    assert app.page.get_attribute("[role=timer]", "aria-live") == "off"
    before = timer.inner_text()
    app.page.wait_for_timeout(2500)
    assert timer.inner_text() != before


SMALL = {"viewport": {"width": 360, "height": 640}, "permissions": ["geolocation"]}
NOT_ASKED = "Object.defineProperty(Notification, 'permission', { get: () => 'default' });" + real_app.at_noon()


@pytest.mark.parametrize("language", ["en", "es", "de", "pl", "uk", "ja"])
def test_the_smallest_phone_says_before_start_all_there_is_to_say(window, language):
    app = window(**SMALL, locale=language, script=NOT_ASKED).choose("us-nyc")
    app.page.wait_for_selector(".meter:not(.lamp-test)")
    said, room = app.page.evaluate(
        "(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])(document.querySelector('.route-panel'))"
    )
    assert said <= room + 1
    app.demo(1)
    app.page.wait_for_selector("#elsewhere-notice")
    below = app.page.evaluate("innerHeight - document.querySelector('.keys').getBoundingClientRect().bottom")
    assert 0 <= below <= 24, "the keys are below the thumb while something is asked"
