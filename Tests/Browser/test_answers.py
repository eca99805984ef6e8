"""The rooms that answer, of a ride that was really driven: elsewhere, why, overcharged, the tariff."""

import os
import re

import pytest
import real_app
import watch

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")


@pytest.fixture
def paid(window):
    """A demo ride in New York, paid, with its receipt on the screen."""

    def make(**options):
        app = window(script=real_app.at_noon(), **options)
        app.choose("us-nyc")
        app.demo(60)
        app.wait_for("topay", 90)
        app.pay()
        return app

    return make


def enter(app, room):
    app.page.click(f'a[href="{room}"]')


def test_the_same_ride_is_priced_in_every_city(paid):
    app = paid()
    total = app.total()
    enter(app, "#/elsewhere")
    app.page.wait_for_selector("#in-us-nyc", timeout=20_000)
    assert total in app.page.inner_text("#in-us-nyc")
    offered = app.page.evaluate(
        "fetch('data/index.json').then((a) => a.json()).then((i) => i.cities.filter((c) => !c['not-offered']).length)"
    )
    assert app.page.locator(".city-row").count() == offered
    app.page.click("#in-us-nyc button")
    assert total in app.page.inner_text("#in-us-nyc pre")
    app.page.click("a[data-back]")
    app.page.wait_for_selector(".paper-total")


def test_sums_are_converted_by_rates_that_are_typed_in(paid):
    app = paid()
    enter(app, "#/elsewhere")
    app.page.wait_for_selector("#in-es-madrid", timeout=20_000)
    own = float(real_app.amount(app.page.inner_text("#in-es-madrid .row-value b")))
    app.page.select_option("#currency", "USD")
    app.page.fill('[id="worth.EUR"]', "0.5")
    app.until(f"document.querySelector('#in-es-madrid .row-value b').innerText.includes('$')")
    shown = float(real_app.amount(app.page.inner_text("#in-es-madrid .row-value b")))
    assert abs(shown - 2 * own) < 0.02
    totals = [
        float(re.sub(r"[^0-9.]", "", text.replace(",", "")))
        for text in app.page.locator(".group").first.locator(".row-value b").all_inner_texts()
    ]
    assert totals == sorted(totals)


def test_every_step_is_told_in_words_by_keys_and_by_the_slider(paid):
    app = paid()
    enter(app, "#/why")
    app.page.wait_for_selector(".why-step")
    assert "the ride began" in app.page.inner_text(".why-text")
    app.page.focus("#step")
    app.page.keyboard.press("ArrowRight")
    app.until("document.querySelector('.why-text').innerText.includes('since the step before')")
    first = app.page.inner_text(".why-text")
    app.key("step", "1")
    app.until(f"document.querySelector('.why-text').innerText !== {first!r}")
    app.page.focus("#step")
    app.page.keyboard.press("End")
    app.until("document.querySelector('[data-key=step][data-value=\"1\"]').disabled")
    last = app.page.get_attribute("#step", "max")
    assert f"{last} of {last}" in app.page.inner_text(".why-head")


def held(app, part, *places):
    """Presses a part of a picture at shares of it, moves on to the others, and lets go."""
    picture = app.page.locator(f"[data-touch={part}]")
    # What stays in sight at the bottom lies over what is below.
    picture.evaluate("(part) => part.scrollIntoView({ block: 'start' })")
    box = picture.bounding_box()
    for number, (across, down) in enumerate(places):
        app.page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"])
        if number == 0:
            app.page.mouse.down()
    app.page.mouse.up()


def shown(app):
    app.page.wait_for_timeout(150)
    return int(app.page.get_attribute("#step", "value"))


def test_a_step_is_chosen_by_pointing_at_the_chart_or_at_the_way(paid):
    app = paid()
    enter(app, "#/why")
    app.page.wait_for_selector(".why-step")
    last = int(app.page.get_attribute("#step", "max"))
    held(app, "moment", (0.99, 0.5))
    assert shown(app) == last
    assert f"{last} of {last}" in app.page.inner_text(".why-head")
    held(app, "moment", (0.5, 0.5))
    middle = shown(app)
    assert 0 < middle < last
    held(app, "moment", (0.5, 0.5), (0.6, 0.5), (0.8, 0.1))
    assert middle < shown(app) < last
    # From there on with keys, although a field that has the focus keeps its own value.
    app.page.focus("#step")
    before = shown(app)
    app.page.keyboard.press("ArrowLeft")
    app.until(f"document.querySelector('#step').getAttribute('value') === '{before - 1}'")
    held(app, "moment", (0.2, 0.5))
    early = shown(app)
    assert early < middle
    app.page.focus("#step")
    app.page.keyboard.press("ArrowRight")
    app.until(f"document.querySelector('#step').getAttribute('value') === '{early + 1}'")
    spots = set()
    for place in [(0.1, 0.1), (0.9, 0.1), (0.5, 0.5), (0.1, 0.9), (0.9, 0.9), (0.5, 0.3), (0.3, 0.6)]:
        held(app, "spot", place)
        spots.add(shown(app))
    assert len(spots) > 2


def test_a_finger_that_moves_the_page_chooses_nothing(paid):
    app = paid(viewport={"width": 390, "height": 844}, has_touch=True)
    enter(app, "#/why")
    app.page.wait_for_selector(".why-step")
    box = app.page.locator("[data-touch=moment]").bounding_box()
    x, y = box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.5
    session = app.context.new_cdp_session(app.page)

    def finger(kind, *points):
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    finger("touchStart", (x, y))
    for step in range(1, 12):
        finger("touchMove", (x, y - 20 * step))
    finger("touchEnd")
    assert shown(app) == 0 and app.page.evaluate("scrollY") > 50
    # The page goes on for a while after the finger has left it.
    app.until("globalThis.wasAt === (globalThis.wasAt = scrollY)")
    box = app.page.locator("[data-touch=moment]").bounding_box()
    app.page.touchscreen.tap(box["x"] + box["width"] * 0.7, box["y"] + box["height"] * 0.5)
    app.until("Number(document.querySelector('#step').getAttribute('value')) > 0")
    # The words are in sight where the chart is.
    words = app.page.locator(".why-text").bounding_box()
    assert words["y"] + words["height"] <= 844


def test_rates_that_were_typed_in_are_kept(paid):
    app = paid()
    enter(app, "#/elsewhere")
    app.page.wait_for_selector("#in-es-madrid", timeout=20_000)
    app.page.select_option("#currency", "USD")
    app.page.fill('[id="worth.EUR"]', "0.5")
    app.until("document.querySelector('#in-es-madrid .row-value b').innerText.includes('$')")
    app.page.wait_for_timeout(300)
    app.page.reload()
    app.page.wait_for_selector("#in-es-madrid", timeout=20_000)
    app.until("document.querySelector('#in-es-madrid .row-value b').innerText.includes('$')")
    assert app.page.input_value('[id="worth.EUR"]') == "0.5"


def test_a_charge_is_judged_and_what_would_make_it_right_is_told(window):
    app = window(script=real_app.at_noon())
    app.open("#/overcharged")
    app.page.wait_for_selector(".asked")
    app.page.select_option('[id="asked.tariff"]', "es-barcelona")
    for name, value in [
        ("day", "2026-03-04"), ("from", "11:00"), ("to", "11:14"), ("distance", "3.1"), ("charged", "9.70"),
    ]:
        app.page.fill(f'[id="asked.{name}"]', value)
    app.page.wait_for_selector(".verdict-right")
    app.page.fill('[id="asked.charged"]', "14.90")
    app.page.wait_for_selector(".verdict-wrong")
    told = app.page.inner_text("#verdict")
    assert "too much" in told and "instead of" in told
    app.page.fill('[id="asked.distance"]', "")
    app.page.wait_for_selector(".verdict-open")


def test_the_question_is_filled_from_the_ride(paid):
    app = paid()
    total = app.total()
    enter(app, "#/overcharged")
    app.page.wait_for_selector(".asked")
    assert app.page.input_value('[id="asked.tariff"]') == "us-nyc"
    app.page.fill('[id="asked.charged"]', total)
    app.page.wait_for_selector(".verdict-right")


def test_a_tariff_has_an_address_of_its_own(window):
    app = window(script=real_app.at_noon())
    app.open("#/tariffs/de-berlin")
    app.page.wait_for_selector(".in-words h3")
    assert "Berlin" in app.page.inner_text("h1")


def test_an_address_without_a_tariff_says_so_and_leads_to_the_list(window):
    app = window(script=real_app.at_noon())
    app.open("#/tariffs/xx-nowhere")
    app.until("document.querySelector('main').innerText.includes('There is no tariff named xx-nowhere here.')")
    # The browser complains of the file that is not there.
    told = watch.everywhere.taken()
    assert told and all("xx-nowhere.json" in one for one in told), told
    app.page.click('main a[href="#/cities"]')
    app.page.wait_for_selector("[data-key=city]")


@pytest.mark.skipif(not PICTURES, reason="pictures are taken when they are asked for")
@pytest.mark.parametrize("width, height", [(390, 844), (844, 390), (1280, 900)])
@pytest.mark.parametrize("language", ["en", "de", "ja"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures(paid, width, height, language, scheme):
    app = paid(viewport={"width": width, "height": height}, locale=language, color_scheme=scheme)

    def take(name):
        app.page.wait_for_timeout(300)
        app.page.screenshot(path=f"{PICTURES}/{name}-{width}-{language}-{scheme}.png", full_page=True)

    enter(app, "#/elsewhere")
    app.page.wait_for_selector("#in-us-nyc", timeout=20_000)
    app.page.click("#in-us-nyc button")
    take("elsewhere")
    app.page.click("a[data-back]")
    enter(app, "#/why")
    app.page.wait_for_selector(".why-step")
    app.key("step", "1")
    take("why")
    app.page.click("a[data-back]")
    enter(app, "#/overcharged")
    app.page.wait_for_selector(".asked")
    app.page.fill('[id="asked.charged"]', "44.90")
    app.page.wait_for_selector(".verdict-wrong")
    take("overcharged")
    app.page.click("a[data-back]")
    enter(app, "#/tariffs/us-nyc")
    app.page.wait_for_selector(".in-words h3")
    take("tariff")
    app.open("#/own")
    app.page.wait_for_selector("[data-key=new-tariff]")
    take("own")
