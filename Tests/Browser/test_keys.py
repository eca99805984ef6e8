"""What the meter's keys do and say: rates with their reasons, flat fares, extras, the friend's discount, all positions."""

import datetime
import zoneinfo

import pytest
import real_app


def moment(text, zone):
    return datetime.datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    "city, time, words",
    [
        ("es-malaga", "2026-12-09T12:00", "Rate 1 · day rate · until 22:00"),
        # A Sunday, of which Málaga keeps the Monday after.
        ("es-malaga", "2026-12-07T12:00", "Rate 2 · holiday rate: Constitution Day · until 22:00"),
        ("es-madrid", "2026-10-12T12:00", "holiday rate: National Day"),
        ("es-madrid", "2026-10-13T23:00", "night rate"),
    ],
)
def test_the_hour_chooses_the_rate_and_says_why(window, city, time, words):
    app = window(script=real_app.at_noon(moment(time, "Europe/Madrid")))
    app.open(f"#/meter/{city}")
    app.page.wait_for_selector("#key-start:enabled")
    line = app.page.inner_text(".rate-line")
    assert words in line, line


def test_a_rate_changes_by_itself_in_the_middle_of_a_ride(window):
    app = window(script=real_app.at_noon(moment("2026-10-13T20:58", "Europe/Madrid"))).choose("es-madrid")
    app.demo(1)
    assert "day rate · until 21:00" in app.page.inner_text(".rate-line")
    app.skip(150)
    app.page.wait_for_selector(".rate-line >> text=night rate")
    assert "Rate 2" in app.page.inner_text(".rate-line")


def test_a_flat_fare_is_taken_by_its_key_with_its_condition_in_words(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    app.page.click(".choice >> text=JFK")
    app.page.wait_for_selector(".choice[aria-pressed=true] >> text=JFK")
    line = app.page.inner_text(".rate-line")
    assert "$70.00 for the whole ride" in line and "airport and Manhattan, either way" in line, line
    app.demo_to_its_end()
    app.pay()
    assert "70.00" in app.page.inner_text(".paper")
    assert float(app.total()) >= 70
    assert real_app.meter(app.exported(), "us-nyc")["total"] == app.total()


def test_extras_are_counted_by_keys_and_a_discount_is_named_on_the_receipt(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    page = app.page
    app.demo_to_its_end()
    page.click("#key-extras")
    page.wait_for_selector("#sheet")
    count = page.locator("#sheet li:has([data-value=laguardia]) output")
    assert count.inner_text() == "0"
    app.key("extra-more", "laguardia")
    page.wait_for_selector("#sheet li:has([data-value=laguardia]) output:text-is('1')")
    # As often as the tariff allows, and back.
    assert page.is_disabled("#sheet [data-key=extra-more][data-value=laguardia]")
    app.key("extra-less", "laguardia")
    page.wait_for_selector("#sheet li:has([data-value=laguardia]) output:text-is('0')")
    app.key("extra-more", "laguardia")
    page.wait_for_selector("#sheet li:has([data-value=laguardia]) output:text-is('1')")
    app.key("discount", "10000")
    page.wait_for_selector("#sheet [data-key=discount][data-value='10000'][aria-pressed=true]")
    app.key("close-sheet")
    page.wait_for_selector("#sheet", state="detached")
    assert "Discount 10%" in page.inner_text(".rate-line")
    app.pay()
    receipt = page.inner_text(".paper")
    assert "LaGuardia" in receipt and "Discount 10%" in receipt
    assert real_app.meter(app.exported(), "us-nyc")["total"] == app.total()


def test_a_discount_as_a_sum_comes_off_the_total(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    page = app.page
    app.demo_to_its_end()
    before = float(app.fare())
    page.click("#key-extras")
    page.wait_for_selector("#sheet")
    page.fill("#sheet label:has-text('Amount') input", "2.50")
    app.until(f"document.querySelector('#window-fare .spoken').textContent.includes('{before - 2.5:.2f}')")
    app.key("close-sheet")
    app.pay()
    assert float(app.total()) == pytest.approx(before - 2.5)


def test_pause_stop_undo_pay_and_clear(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    page = app.page
    app.demo(1)
    app.skip(120)
    page.click("#key-pause")
    app.wait_for("paused")
    fare = app.fare()
    # Time is not charged while paused.
    app.skip(40)
    page.wait_for_timeout(1200)
    assert app.fare() == fare
    page.click("#key-pause")
    app.wait_for("hired")
    page.click("#key-stop")
    app.wait_for("topay")
    assert "Undo it within" in page.inner_text(".rate-line")
    page.click("#key-stop")
    app.wait_for("hired")
    page.click("#key-stop")
    app.wait_for("topay")
    # After a minute it is too late.
    app.skip(61)
    page.wait_for_selector(".meter:not(:has-text('Undo it within'))")
    app.pay()
    app.open("#/meter")
    assert app.position() == "paid"
    page.click("#key-clear")
    app.wait_for("free")
    assert float(app.fare()) == 0


def test_a_gap_is_told_while_it_lasts_and_the_doubt_and_the_way_are_shown(window):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    page = app.page
    app.demo(1)
    app.skip(150)
    page.wait_for_selector(".window-doubt >> text=±0.")
    before = page.inner_html(".route-panel")
    app.skip(177)
    assert app.notice("gap").startswith("No signal for")
    app.skip(12)
    page.wait_for_selector("#gap-notice >> text=The signal is back")
    after = page.inner_html(".route-panel")
    assert "route-line" in before and after != before
