"""The room of the paper roll: a printer in the air, played by Chromium, gets what the command prints."""

import base64
import json
import os
import subprocess

import pytest
import real_app

PICTURES = os.environ.get("FLAGFALL_SCREENSHOTS")
UUID = "0000{}-0000-1000-8000-00805f9b34fb"
KEPT = "import('/store.js').then((store) => store.readSettings()).then((kept) => kept.printers)"
QUESTIONS = bytes.fromhex("1f1112 1f1111 1f1113 1f1108")


@pytest.fixture(scope="module")
def browser(playwright):
    flags = [*real_app.FLAGS, "--enable-experimental-web-platform-features", "--enable-features=WebBluetooth"]
    running = playwright.chromium.launch(executable_path=real_app.CHROMIUM, args=flags)
    yield running
    running.close()


class Air:
    """What is in reach of Bluetooth: a printer and a speaker that offers the same service."""

    PRINTER, SPEAKER = "00:00:00:00:00:01", "00:00:00:00:00:02"

    def __init__(self, browser, name):
        self.session = browser.new_browser_cdp_session()
        self.links = []
        self.offered = []
        self.drops = set()
        self.writes = 0
        self.characteristics = {}
        self.say("enable", state="powered-on", leSupported=True)
        for address, title in ((self.PRINTER, name), (self.SPEAKER, "JBL Flip 5")):
            known = [UUID.format("ff00")]
            self.say(
                "simulatePreconnectedPeripheral", address=address, name=title, manufacturerData=[],
                knownServiceUuids=known)
        self.offer()
        self.session.on("BluetoothEmulation.gattOperationReceived", self.link)
        self.session.on("BluetoothEmulation.characteristicOperationReceived", self.take)

    def offer(self):
        service = self.say("addService", address=self.PRINTER, serviceUuid=UUID.format("ff00"))["serviceId"]
        for short, properties in (
            ("ff01", {"read": True, "notify": True}), ("ff02", {"write": True, "writeWithoutResponse": True}),
            ("ff03", {"notify": True}),
        ):
            added = self.say(
                "addCharacteristic", serviceId=service, characteristicUuid=UUID.format(short), properties=properties)
            self.characteristics[added["characteristicId"]] = short
            if "notify" in properties:
                self.say("addDescriptor", characteristicId=added["characteristicId"], descriptorUuid=UUID.format("2902"))

    def say(self, method, **parameters):
        return self.session.send(f"BluetoothEmulation.{method}", parameters)

    def link(self, event):
        if event["type"] == "connection":
            self.links.append(b"")
        self.say("simulateGATTOperationResponse", address=event["address"], type=event["type"], code=0)

    def take(self, event):
        if event["type"] == "write":
            assert self.characteristics[event["characteristicId"]] == "ff02"
            self.links[-1] += base64.b64decode(event["data"])
            self.writes += 1
            if self.writes in self.drops:
                self.say("simulateGATTDisconnection", address=self.PRINTER)
                # With the link Chromium's played device forgets what it offers.
                self.offer()
                return
            if event["writeType"] == "write-without-response":
                return
        self.say(
            "simulateCharacteristicOperationResponse", characteristicId=event["characteristicId"], type=event["type"],
            code=0)

    def let_choose(self, page):
        """Chooses the first device of the browser's list, once: the list comes again with each device that is seen."""
        session = page.context.new_cdp_session(page)
        session.send("DeviceAccess.enable")

        def choose(event):
            first = not self.offered
            self.offered.append({device["id"] for device in event["devices"]})
            if first:
                chosen = {"id": event["id"], "deviceId": event["devices"][0]["id"]}
                session.send("DeviceAccess.selectPrompt", chosen)

        session.on("DeviceAccess.deviceRequestPrompted", choose)

    def close(self):
        self.say("disable")
        self.session.detach()


@pytest.fixture
def air(browser):
    made = []

    def make(name="Q119G18Q0830029"):
        made.append(Air(browser, name))
        return made[0]

    yield make
    for one in made:
        one.close()


def at_the_roll(window, **options):
    """A paid ride, its receipt, and the room that prints it."""
    app = window(script=options.pop("script", "") + real_app.at_noon(), **options)
    app.choose("us-nyc")
    app.demo(60)
    app.wait_for("topay", 90)
    app.pay()
    log = "".join(f"{line}\n" for line in app.exported())
    app.page.click("a[href='#/print']")
    app.page.wait_for_selector(".print-preview img", timeout=20_000)
    return app, log


def job(folder, log, model):
    (folder / "ride.ndjson").write_text(log)
    words = [real_app.FLAGFALL, "print", folder / "ride.ndjson", "--tariff", "us-nyc", "--language", "en", "--number", "1"]
    paper = folder / "job.bin"
    words += ["--model", model, "--printer", f"file:{paper}", "--preview", folder / "job.png"]
    subprocess.run(words, env=real_app.environment(), check=True, timeout=60)
    return paper.read_bytes(), (folder / "job.png").read_bytes()


def choose(app, air):
    air.let_choose(app.page)
    app.key("printer-choose")
    for _ in range(100):
        if air.offered and app.page.query_selector("[data-key=printer-test]"):
            return
        app.page.wait_for_timeout(50)
    raise AssertionError(app.page.inner_text("main"))


def status(app):
    return app.page.inner_text(".print-status")


def sent(app, air, count, links=1, seconds=60):
    for _ in range(seconds * 10):
        if len(air.links) == links and len(air.links[-1]) >= count:
            return
        app.page.wait_for_timeout(100)
    raise AssertionError(f"{[len(link) for link in air.links]} of {count}: {status(app)}")


def test_the_printer_gets_the_bytes_of_the_command_and_the_preview_is_what_it_gets(window, air, tmp_path):
    app, log = at_the_roll(window)
    printer = air()
    choose(app, printer)
    assert all(offer == {Air.PRINTER} for offer in printer.offered), "a speaker is no printer"
    assert "M110" in app.page.inner_text(".print-printer")
    expected, picture = job(tmp_path, log, "m110")
    source = app.page.get_attribute(".print-preview img", "src")
    assert base64.b64decode(source.removeprefix("data:image/png;base64,")) == picture
    if PICTURES:
        app.page.screenshot(path=f"{PICTURES}/printing.png", full_page=True)
    app.key("printer-print")
    sent(app, printer, len(QUESTIONS) + len(expected) // 2)
    assert "Printing" in status(app) and 20 < float(app.page.get_attribute(".print-desk progress", "value")) < 100
    if PICTURES:
        app.page.screenshot(path=f"{PICTURES}/printing-half.png", full_page=True)
    sent(app, printer, len(QUESTIONS) + len(expected))
    app.key("printer-stop")
    assert printer.links == [QUESTIONS + expected]
    # The printer has said nothing: it is not called printed.
    app.page.wait_for_selector(".print-status:has-text('has not confirmed')")


def test_a_link_that_breaks_is_made_again_and_the_page_begins_anew(window, air, tmp_path):
    app, log = at_the_roll(window)
    printer = air()
    printer.drops = {60}
    choose(app, printer)
    expected, _ = job(tmp_path, log, "m110")
    app.key("printer-print")
    app.page.wait_for_selector(".print-status:has-text('Connecting again')", timeout=20_000)
    sent(app, printer, len(expected), links=2)
    assert printer.links[1] == expected
    assert printer.links[0] != QUESTIONS + expected and (QUESTIONS + expected).startswith(printer.links[0])


def test_a_print_goes_on_in_other_rooms(window, air, tmp_path):
    app, log = at_the_roll(window)
    printer = air()
    choose(app, printer)
    expected, _ = job(tmp_path, log, "m110")
    app.key("printer-print")
    sent(app, printer, 2000)
    app.page.evaluate("location.hash = '#/about'")
    app.page.wait_for_selector(".print-desk", state="detached")
    for _ in range(600):
        if len(printer.links[-1]) >= len(QUESTIONS) + len(expected):
            break
        app.page.wait_for_timeout(100)
    assert printer.links == [QUESTIONS + expected]
    app.page.evaluate("location.hash = '#/print'")
    app.page.wait_for_selector("[data-key=printer-stop]")


def test_a_print_is_stopped_at_once(window, air, tmp_path):
    app, _ = at_the_roll(window)
    printer = air()
    choose(app, printer)
    app.key("printer-test")
    sent(app, printer, 2000)
    app.key("printer-stop")
    app.page.wait_for_selector(".print-status:has-text('Printing was stopped')")
    count = len(printer.links[-1])
    app.page.wait_for_timeout(500)
    assert len(printer.links) == 1 and len(printer.links[-1]) <= count + 128


def test_an_unknown_serial_number_is_asked_about_once(window, air):
    app, _ = at_the_roll(window)
    printer = air("Q999A00B0000001")
    printer.let_choose(app.page)
    app.key("printer-choose")
    app.page.wait_for_selector("#printer-model", timeout=10_000)
    assert "Q999A00B0000001" in app.page.inner_text(".print-printer")
    assert app.page.query_selector("[data-key=printer-print]") is None
    app.page.select_option("#printer-model", "M220")
    app.page.wait_for_selector("[data-key=printer-print]")
    assert app.page.get_attribute(".print-preview img", "width") == "576"
    app.page.select_option("#printer-darkness", "8")
    for _ in range(100):
        kept = json.loads(app.page.evaluate(KEPT) or "{}")
        if kept.get("darkness") == 8:
            break
        app.page.wait_for_timeout(50)
    # Chromium's played chooser opens once a page; what the next visit reads is what is kept.
    assert kept["models"] == [{"id": "Q999A00B0000001", "model": "M220"}]
    app.page.reload()
    app.page.wait_for_selector("[data-key=printer-choose]")
    assert app.page.input_value("#printer-darkness") == "8"


def test_where_there_is_no_bluetooth_files_are_offered_and_the_reason_is_said(window):
    hidden = "Object.defineProperty(Navigator.prototype, 'bluetooth', { get: () => undefined });"
    app, _ = at_the_roll(window, script=hidden)
    assert "iPhone" in app.page.inner_text("#no-bluetooth")
    assert app.page.query_selector("[data-key=printer-choose]") is None
    for ending in ("pdf", "png"):
        with app.page.expect_download(timeout=20_000) as waiting:
            app.key("printer-save", ending)
        assert waiting.value.suggested_filename.endswith(f".{ending}")
    if PICTURES:
        app.page.screenshot(path=f"{PICTURES}/printing-without.png", full_page=True)
