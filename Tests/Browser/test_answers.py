"""The rooms that answer, of a ride that was really driven: elsewhere, why, overcharged, the tariff."""

import os
import re

import pytest
import real_app

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
