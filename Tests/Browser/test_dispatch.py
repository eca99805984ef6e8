"""Two drivers, a rider and an office in pages of their own, while the network goes, and the server with it."""

import contextlib
import json
import pathlib
import re
import subprocess
import tempfile
import time
import urllib.request

import pytest
import real_app
import watch
from axe_playwright_python.sync_playwright import Axe

PLACE = {"latitude": 50.4501, "longitude": 30.5234}


class Dispatcher:
    """`flagfall serve --dispatch` on a port that stays, with tokens; it can be killed and started again."""

    def __init__(self, folder):
        self.file = str(pathlib.Path(folder) / "rides.db")
        self.port = real_app.free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.office = self.command("dispatch", "token", "--dispatch", self.file, "--owner", "office").strip()
        self.start()

    def command(self, *words):
        done = subprocess.run(
            [real_app.FLAGFALL, *words], env=real_app.environment(), check=True, capture_output=True, text=True
        )
        return done.stdout

    def start(self):
        command = [real_app.FLAGFALL, "serve", "--dispatch", self.file, "--port", str(self.port), "--tariff", "ua-kyiv"]
        if not (real_app.ROOT / "Data/tariffs/ua-kyiv.json").exists():
            command[-1] = "us-nyc"
        self.process = subprocess.Popen([*command, "--quiet"], env=real_app.environment())
        for _ in range(200):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.address}/health", timeout=5).close()
                watch.everywhere.allow(self.address)
                return
            time.sleep(0.05)
        raise RuntimeError("the dispatcher does not answer")

    def kill(self):
        self.process.kill()
        self.process.wait()

    def link(self, role, owner, label):
        body = json.dumps({"role": role, "owner": owner, "label": label}).encode()
        request = urllib.request.Request(
            f"{self.address}/api/v1/tokens", body, {"Authorization": f"Bearer {self.office}"}
        )
        with urllib.request.urlopen(request) as answer:
            return self.address + json.load(answer)["link"]


@pytest.fixture
def dispatcher():
    with tempfile.TemporaryDirectory() as folder:
        running = Dispatcher(folder)
        yield running
        running.process.terminate()
        running.process.wait(10)


@pytest.fixture
def people(browser, dispatcher):
    """Makes pages of people, each with a cookie of his own."""
    with contextlib.ExitStack() as opened:

        def make(role, owner, label, **options):
            options = {"viewport": {"width": 390, "height": 844}, "locale": "en-US", **options}
            options = {"geolocation": PLACE, "permissions": ["geolocation"], **options}
            context = browser.new_context(**options)
            opened.callback(context.close)
            page = context.new_page()
            link = f"{dispatcher.address}/dispatch/office#{dispatcher.office}" if role == "operator" else dispatcher.link(role, owner, label)
            page.goto(link)
            page.wait_for_selector("#view > *")
            assert "#" not in page.url, "the secret stays in the address"
            return page

        yield make


def press(page, name):
    page.get_by_role("button", name=name, exact=True).click()


def shows(page, text, timeout=15_000):
    page.wait_for_function(
        "text => document.getElementById('view').innerText.includes(text)", arg=text, timeout=timeout
    )


def ask(rider):
    rider.fill("[name=from-name]", "Golden Gate")
    rider.fill("[name=from-place]", "50.4520, 30.5240")
    rider.fill("[name=to-name]", "Station")
    rider.fill("[name=to-place]", "50.4409, 30.4894")
    press(rider, "Ask for a ride")


def offered(pages):
    """Which of the drivers has the offer on his screen."""
    for _ in range(150):
        for page in pages:
            if page.get_by_role("button", name="Accept", exact=True).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody was offered the ride")


def test_a_ride_survives_the_network_and_the_server(dispatcher, people):
    anna, boris = people("driver", "anna", "Anna"), people("driver", "boris", "Boris")
    rider = people("rider", "ben", "Ben")
    for driver in [anna, boris]:
        press(driver, "Go for hire")
        shows(driver, "Waiting for an offer")
    # Their phones say where they are every four seconds.
    anna.wait_for_timeout(5000)
    ask(rider)
    shows(rider, "Looking for a driver")
    driver = offered([anna, boris])
    other = boris if driver is anna else anna
    assert re.search(r"\d", driver.locator("[data-until]").inner_text())

    # The server dies while the offer is on the screen, and comes back with the same offer.
    dispatcher.kill()
    driver.wait_for_selector("#offline:not([hidden])")
    dispatcher.start()
    press(driver, "Accept")
    shows(driver, "On the way to a pick-up")
    name = "Anna" if driver is anna else "Boris"
    shows(rider, name)
    shows(other, "Waiting for an offer")

    press(driver, "I am there")
    shows(rider, f"{name} is at the pick-up")
    press(driver, "Passenger aboard")
    shows(rider, "On the way")

    # Without a connection what is pressed is kept, and told when it is back.
    driver.context.set_offline(True)
    press(driver, "Stop")
    driver.wait_for_selector("#offline:not([hidden])")
    driver.wait_for_timeout(1500)
    driver.context.set_offline(False)
    shows(driver, "Standing")
    shows(rider, "Stopped")
    press(driver, "End the ride")
    shows(rider, "Ride is over")
    shows(driver, "Waiting for an offer")
    dispatcher.process.terminate()
    dispatcher.process.wait(10)
    assert ": 0 faults" in dispatcher.command("dispatch", "check", "--dispatch", dispatcher.file)
    dispatcher.start()
    rider.wait_for_timeout(3000)
    # Refused connections are told by the browser as errors; nothing else may be.
    complaints = [line for line in watch.everywhere.taken() if "net::ERR" not in line]
    assert not complaints, complaints


def test_the_office_assigns_and_makes_links(dispatcher, people):
    office = people("operator", "office", "Office", viewport={"width": 1280, "height": 800})
    office.fill("[name=owner]", "carla")
    press(office, "Make the link")
    office.wait_for_function("() => document.getElementById('issued').textContent.includes('#ff_')")
    carla = people("driver", "dora", "Dora", geolocation=None)
    press(carla, "Go for hire")
    shows(carla, "Waiting for an offer")
    rider = people("rider", "eve", "Eve")
    rider.fill("[name=from-place]", "10, 10")
    press(rider, "Ask for a ride")
    shows(office, "10.0000, 10.0000")
    office.select_option("select[name=driver]", label="Dora")
    press(office, "Assign")
    shows(office, "Dora is on the way")
    shows(carla, "On the way to a pick-up")


@pytest.mark.parametrize("role", ["operator", "driver", "rider"])
@pytest.mark.parametrize("language", ["en-US", "uk-UA", "ja-JP"])
def test_the_pages_are_for_everyone(dispatcher, people, role, language):
    page = people(role, "olena", "Olena", locale=language, viewport={"width": 360, "height": 640})
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("document.documentElement.lang") == language[:2]
