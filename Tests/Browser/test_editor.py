"""A person makes tariffs of their own by the form alone: Kyiv-like, London-like, Tokyo-like; `check` passes their export."""

import os
import pathlib
import subprocess

import pytest
import real_app

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")

SOURCE = {
    "authority": "Nobody in particular",
    "publisher": "A newspaper",
    "url": "https://example.org/taxi",
    "published": "2026-01",
    "from": "2026-01-01",
}

KYIV = {
    "city": "Kyiv",
    "country": "ua",
    "currency": "uah",
    "zone": "Europe/Kyiv",
    "centre": "50.4501, 30.5234",
    "increment": "1",
}

LONDON = {
    "city": "London",
    "country": "GB",
    "currency": "GBP",
    "unit": "mi",
    "zone": "Europe/London",
    "centre": "51.5074, -0.1278",
    "holidays": "gb-eaw",
}

TOKYO = {
    "city": "東京",
    "country": "JP",
    "currency": "JPY",
    "zone": "Asia/Tokyo",
    "centre": "35.6812, 139.7671",
}

WORKDAYS = ["mon", "tue", "wed", "thu", "fri"]
WEEKEND = ["sat", "sun"]


class Editor:
    """The form, as a person sees it."""

    def __init__(self, app):
        self.app = app
        self.page = app.page

    def field(self, name):
        return self.page.locator(f'[id="form.{name}"]')

    def fill(self, values, part=""):
        for name, value in values.items():
            field = self.field(part + name)
            if field.evaluate("(field) => field.nodeName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)

    def change(self, name):
        self.page.click(f'[data-key=form][data-value="{name}"]')

    def window(self, rate, place, days, **values):
        part = f"rates-{rate}-windows-{place}-"
        self.fill(values, part)
        for day in WORKDAYS + WEEKEND if days else []:
            self.field(part + day).set_checked(day in days)

    def exported(self, folder):
        self.page.wait_for_selector("[data-key=export-tariff]")
        with self.page.expect_download() as coming:
            self.app.key("export-tariff")
        path = folder / coming.value.suggested_filename
        path.write_bytes(pathlib.Path(coming.value.path()).read_bytes())
        return path

    def words(self):
        return self.page.inner_text(".in-words")


def begun(window, values, **options):
    app = window(script=real_app.at_noon(), **options)
    app.open("#/own")
    app.key("new-tariff")
    app.page.wait_for_selector(".editor")
    editor = Editor(app)
    editor.fill(values)
    editor.fill(SOURCE)
    return editor


def kyiv(editor):
    editor.fill({"name": "День", "initial": "70", "distance": "14,50", "time": "3", "hourly": "min"}, "rates-0-")
    editor.change("add-rate")
    editor.change("raise-rate-1")
    editor.fill({"name": "Ніч", "initial": "90", "distance": "18"}, "rates-0-")
    editor.change("add-window-0")


def london(editor):
    rates = [
        ("252.4 m", "54.2 s", "126.2 m", "27.1 s", "17.40"),
        ("205 m", "44 s", "102.5 m", "22 s", "21"),
        ("165.4 m", "35.6 s", "82.7 m", "17.8 s", "25.40"),
    ]
    for rate, (covers, meanwhile, way, wait, fare) in enumerate(rates):
        if rate:
            editor.change("add-rate")
        part = f"rates-{rate}-"
        editor.fill({"name": f"Tariff {rate + 1}", "initial": "2.40", "includes": covers}, part)
        editor.fill({"meanwhile": meanwhile, "prices": "steps"}, part)
        editor.fill({"step": "0.20", "way": way, "wait": wait, "mode": "switch"}, part)
        editor.fill({"threshold": "10.4 mph"}, part)
        editor.change(f"add-band-{rate}")
        editor.fill({"kind": "fare", "from": fare, "step": "0.20", "way": "88.5 m", "wait": "19 s"}, f"{part}bands-0-")
        editor.change(f"add-window-{rate}")
    never = {"holidays": "never"}
    editor.window(0, 0, WORKDAYS, **{"from": "06:00", "to": "20:00", "reason": "day"}, **never)
    editor.window(1, 0, WORKDAYS, **{"from": "20:00", "to": "22:00"}, **never)
    editor.change("add-window-1")
    editor.window(1, 1, WEEKEND, **{"from": "06:00", "to": "22:00", "reason": "weekend"}, **never)
    editor.change("add-window-2")
    editor.window(2, 1, None, **{"holidays": "only", "from": "00:00", "to": "00:00", "reason": "holiday"})


def tokyo(editor):
    part = "rates-0-"
    editor.fill({"name": "昼間", "initial": "500", "includes": "1096", "prices": "steps"}, part)
    editor.fill({"step": "100", "way": "255", "wait": "1 min 35 s", "mode": "switch"}, part)
    editor.fill({"threshold": "10"}, part)
    editor.change("add-rate")
    part = "rates-1-"
    editor.fill({"name": "夜間", "kind": "made"}, part)
    editor.fill({"base": "rate-1", "factor": "20 %", "raises": "way"}, part)
    editor.change("add-window-1")
    editor.window(1, 0, None, **{"from": "22:00", "to": "05:00"})


MADE = {"kyiv": (KYIV, kyiv, "ua-kyiv-own"), "london": (LONDON, london, "gb-london-own"), "tokyo": (TOKYO, tokyo, "jp-own")}


@pytest.mark.parametrize("city", MADE)
def test_a_tariff_made_by_the_form_alone_passes_the_checker(window, tmp_path, city):
    values, fill, name = MADE[city]
    editor = begun(window, values)
    fill(editor)
    path = editor.exported(tmp_path)
    assert path.name == f"{name}.json"
    done = subprocess.run(
        [real_app.FLAGFALL, "check", path], env=real_app.environment(), capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "The demo ride costs" in editor.page.inner_text("#tried")


def test_it_is_explained_and_tried_while_one_types(window):
    editor = begun(window, KYIV)
    kyiv(editor)
    editor.page.wait_for_selector(".in-words")
    assert "14.50" in editor.words() and "night" not in editor.page.inner_text("#tried")
    before = editor.page.inner_text("#tried")
    editor.field("rates-1-initial").fill("170")
    editor.app.until(f"document.getElementById('tried').innerText !== {before!r}")
    editor.field("rates-1-initial").fill("a lot")
    fault = editor.page.wait_for_selector('[id="form.rates-1-initial-fault"]')
    assert "13.50" in fault.inner_text()
    assert editor.field("rates-1-initial").get_attribute("aria-invalid") == "true"
    assert editor.page.evaluate("document.activeElement.id") == "form.rates-1-initial"


def test_what_is_missing_is_gone_to(window):
    editor = begun(window, {"city": "Kyiv"})
    assert editor.page.query_selector(".fault") is None
    editor.app.key("save-tariff")
    editor.app.until("document.activeElement.id === 'form.country'")
    assert "needed" in editor.page.inner_text('[id="form.country-fault"]')


def test_an_own_tariff_is_on_the_meter_and_stays_after_a_reload(window):
    editor = begun(window, KYIV)
    kyiv(editor)
    app = editor.app
    app.key("save-tariff")
    editor.page.wait_for_selector("#saved")
    app.key("use-tariff")
    app.page.wait_for_selector("#key-start:enabled")
    assert "kyiv" in app.page.inner_text("#app").lower()
    app.page.reload()
    app.page.wait_for_selector("#key-start:enabled")
    app.open("#/cities")
    row = app.page.wait_for_selector('[data-key=city][data-value="ua-kyiv-own"]')
    assert "Kyiv" in row.inner_text() and "70" in row.inner_text()
    row.click()
    app.demo(60)
    app.wait_for("topay", 90)
    app.pay()
    assert "Kyiv" in app.page.inner_text(".paper")


def test_a_ride_keeps_its_fare_when_its_tariff_is_made_dearer_and_deleted(window):
    editor = begun(window, KYIV)
    kyiv(editor)
    app = editor.app
    app.key("save-tariff")
    editor.page.wait_for_selector("#saved")
    app.key("use-tariff")
    app.demo(60)
    app.wait_for("topay", 90)
    app.pay()
    total = app.total()
    app.open("#/meter")
    app.page.click("#key-clear")
    app.open("#/own/ua-kyiv-own")
    app.page.wait_for_selector(".editor")
    editor.field("rates-1-initial").fill("170")
    editor.field("rates-0-initial").fill("170")
    app.key("save-tariff")
    app.page.wait_for_selector("#saved")
    app.key("use-tariff")
    app.page.wait_for_selector("#key-start:enabled")
    app.open("#/cities")
    row = app.page.wait_for_selector('[data-key=city][data-value="ua-kyiv-own-2"]')
    assert "170" in row.inner_text() and app.page.query_selector('[data-value="ua-kyiv-own"]') is None
    app.open("#/own/ua-kyiv-own")
    app.page.wait_for_selector(".editor")
    assert editor.field("rates-0-initial").input_value() == "170"
    app.key("ask-to-delete")
    app.key("delete-tariff")
    app.page.wait_for_selector("[data-key=new-tariff]")
    app.page.reload()
    app.open("#/rides")
    row = app.page.wait_for_selector(".rows a.row")
    assert "Kyiv" in row.inner_text() and real_app.amount(total) in row.inner_text()
    row.click()
    app.page.wait_for_selector(".paper-total")
    assert app.total() == total
    app.page.wait_for_selector("img.drawn-receipt", timeout=20_000)
    # What is below moves down once the picture is there.
    app.until("document.querySelector('img.drawn-receipt').naturalWidth > 0")
    app.page.click("a[href^='#/why/']")
    app.page.wait_for_selector(".why-step")
    app.page.wait_for_selector(".why-step")
    app.open("#/cities")
    app.page.wait_for_selector("[data-key=city]")
    assert "Kyiv" not in app.page.inner_text("#app")


def test_a_tariff_is_opened_from_its_file_and_deleted(window, tmp_path):
    editor = begun(window, TOKYO)
    tokyo(editor)
    path = editor.exported(tmp_path)
    app = window(script=real_app.at_noon())
    app.open("#/own")
    with app.page.expect_file_chooser() as choosing:
        app.key("import-tariff")
    choosing.value.set_files(path)
    app.page.wait_for_selector(".editor")
    assert Editor(app).field("rates-1-factor").input_value() == "1.2"
    app.key("save-tariff")
    app.page.wait_for_selector("#saved")
    app.key("ask-to-delete")
    app.key("delete-tariff")
    app.page.wait_for_selector("[data-key=new-tariff]")
    assert "You have made none yet" in app.page.inner_text("#app")


def test_a_published_tariff_is_copied_and_its_copy_changed(window, tmp_path):
    app = window(script=real_app.at_noon())
    app.open("#/tariffs/de-berlin")
    app.page.click('a[href="#/own/de-berlin"]')
    app.page.wait_for_selector(".editor")
    editor = Editor(app)
    assert editor.field("city").input_value() == "Berlin"
    editor.field("rates-0-name").fill("Mine")
    path = editor.exported(tmp_path)
    assert path.name == "de-berlin-own.json"
    done = subprocess.run([real_app.FLAGFALL, "check", path], env=real_app.environment(), capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.skipif(not PICTURES, reason="pictures are taken when they are asked for")
@pytest.mark.parametrize("width, height", [(390, 844), (844, 390), (1280, 900)])
@pytest.mark.parametrize("language", ["en", "de", "uk", "ja"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pictures_of_the_editor(window, width, height, language, scheme):
    viewport = {"width": width, "height": height}
    editor = begun(window, KYIV, viewport=viewport, locale=language, color_scheme=scheme)
    kyiv(editor)
    editor.page.wait_for_selector(".in-words")
    editor.page.screenshot(path=f"{PICTURES}/editor-{width}-{language}-{scheme}.png", full_page=True)
