"""Two drivers, a rider and an office in pages of their own, while the network goes, and the server with it."""

import contextlib
import json
import pathlib
import re
import subprocess
import tempfile
import time
import urllib.request

import look
import pytest
import real_app
import screens
import watch
from axe_playwright_python.sync_playwright import Axe
from test_looks import COLOURS, PICTURES, SIZES, barriers, take_picture

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
        command = [real_app.FLAGFALL, "serve", "--dispatch", self.file, "--port", str(self.port), "--quiet"]
        # A driver is found by any tariff that is there.
        command += ["--tariff", "pl-warszawa", "--places", "kyiv"]
        self.process = subprocess.Popen(command, env=real_app.environment())
        for _ in range(800):
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


def plain(link):
    """The page for a device without the app, by the same token."""
    return link.replace("/#/shift/link/", "/dispatch/driver#")


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
            page.goto(plain(link))
            page.wait_for_selector("#view > :not(meta)")
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
    rider.fill("[name=from]", "Zoloti vorota")
    rider.fill("[name=to]", "50.4409, 30.4894")
    press(rider, "Ask for a ride")


def offered(pages):
    """Which of the drivers has the offer on his screen."""
    for _ in range(150):
        for page in pages:
            if page.get_by_role("button", name="Accept", exact=True).count():
                return page
        pages[0].wait_for_timeout(100)
    raise AssertionError("nobody was offered the ride")


def drives(people, name="Anna"):
    """A driver who is for hire and has told where she is."""
    page = people("driver", name.lower(), name)
    press(page, "Go for hire")
    shows(page, "Waiting for an offer")
    page.wait_for_timeout(4500)
    return page


def only_lost_connections(but="net::ERR"):
    """Refused connections are told by the browser as errors; nothing else may be, but for what a test is about."""
    complaints = [line for line in watch.everywhere.taken() if "net::ERR" not in line and but not in line]
    assert not complaints, complaints


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
    shows(driver, "On the way to the pick-up")
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
    only_lost_connections()


def test_what_was_done_without_a_connection_outlives_the_page(dispatcher, people):
    driver = drives(people)
    rider = people("rider", "ben", "Ben")
    ask(rider)
    press(offered([driver]), "Accept")
    shows(driver, "On the way to the pick-up")
    dispatcher.kill()
    # On a ride that is held the page goes on by itself.
    press(driver, "I am there")
    shows(driver, "At the pick-up")
    press(driver, "Passenger aboard")
    shows(driver, "With the passenger")
    driver.wait_for_selector("#offline:not([hidden])")
    driver.wait_for_timeout(1500)
    done = time.time() * 1000
    context = driver.context
    driver.close()
    time.sleep(2)
    dispatcher.start()
    again = context.new_page()
    again.goto(f"{dispatcher.address}/dispatch/driver")
    shows(again, "With the passenger")
    shows(rider, "On the way")
    request = urllib.request.Request(
        f"{dispatcher.address}/api/v1/overview", headers={"Authorization": f"Bearer {dispatcher.office}"}
    )
    with urllib.request.urlopen(request) as answer:
        [ride] = json.load(answer)["rides"]
    assert ride["arrived_at"] < done, "it counts from when it was done"
    # Nothing of it is kept once it was answered.
    again.wait_for_function(
        """async () => (await (await import('../rooms/keeps.js')).names('dispatch/')).length === 0"""
    )
    press(again, "Stop")
    press(again, "End the ride")
    shows(again, "Waiting for an offer")
    only_lost_connections()


def test_a_conflict_is_named_until_somebody_has_read_it(dispatcher, people):
    driver = drives(people)
    rider = people("rider", "ben", "Ben")
    ask(rider)
    press(offered([driver]), "Accept")
    shows(driver, "On the way to the pick-up")
    driver.context.set_offline(True)
    press(driver, "I am there")
    shows(driver, "At the pick-up")
    press(rider, "Cancel the ride")
    shows(rider, "Cancelled")
    driver.wait_for_timeout(1500)
    driver.context.set_offline(False)
    driver.wait_for_selector("#refusal:not([hidden])")
    assert "I am there: " in driver.inner_text("#refusal")
    shows(driver, "Waiting for an offer")
    driver.reload()
    driver.wait_for_selector("#refusal:not([hidden])")
    press(driver, "Understood")
    driver.wait_for_selector("#refusal", state="hidden")
    driver.reload()
    shows(driver, "Waiting for an offer")
    driver.wait_for_timeout(500)
    assert driver.locator("#refusal").is_hidden()
    only_lost_connections("409 (Conflict)")


def test_a_rider_chooses_on_the_map_and_by_his_position(dispatcher, people):
    rider = people("rider", "ben", "Ben")
    press(rider, "Ask for a ride")
    assert rider.locator("[name=from]:invalid").count() == 1
    rider.fill("[name=from]", "the green door")
    press(rider, "Ask for a ride")
    assert "Choose a place" in rider.evaluate("document.querySelector('[name=from]').validationMessage")
    rider.locator("[data-here=from]").click()
    rider.wait_for_selector("[data-end=from] .point:not([hidden])")
    assert "50.4501, 30.5234" in rider.inner_text("[data-end=from] .point")
    rider.locator("[data-map=to]").click()
    spot = rider.locator("#map .place[data-name=Vokzalna]")
    spot.click(force=True)
    assert rider.inner_text("#map .chosen") == "Vokzalna"
    press(rider, "Closer")
    press(rider, "Done")
    assert rider.input_value("[name=to]") == "Vokzalna"
    rider.wait_for_selector("#estimate:not([hidden])")
    assert re.search(r"\d", rider.inner_text("#estimate"))
    press(rider, "Ask for a ride")
    shows(rider, "Looking for a driver")
    shows(rider, "the green door")
    assert rider.locator(".ride .map .mark").count() == 2
    assert rider.locator("[data-end=from] .point").is_hidden()


def test_a_driver_without_a_position_is_told(dispatcher, people):
    driver = people("driver", "anna", "Anna", permissions=[], geolocation=None)
    press(driver, "Go for hire")
    driver.wait_for_selector("#unseen:not([hidden])")
    press(driver, "Take no more rides")
    shows(driver, "Not for hire")


def test_a_phone_reads_the_link_off_the_office(dispatcher, people, tmp_path):
    office = people("operator", "office", "Office", viewport={"width": 1280, "height": 1000}, color_scheme="dark")
    office.fill("[name=owner]", "carla")
    press(office, "Make the link")
    office.wait_for_selector("#code svg")
    link = office.inner_text("#issued")
    picture = tmp_path / "code.png"
    office.locator("#code svg").screenshot(path=picture)
    words = ["zbarimg", "--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", picture]
    assert subprocess.run(words, capture_output=True, check=True, text=True).stdout.strip() == link
    phone = office.context.browser.new_context(permissions=["geolocation"], geolocation=PLACE, locale="en-US").new_page()
    phone.goto(plain(link))
    shows(phone, "Off duty")
    # The office ends it, and the phone is let in no more.
    office.click("summary")
    office.locator("li", has_text="carla").get_by_role("button", name="Revoke").click()
    office.locator("#links li", has_text="carla").wait_for(state="detached")
    phone.reload()
    shows(phone, "Open this page by the link")
    phone.context.close()
    only_lost_connections("401 (Unauthorized)")


def test_one_browser_has_the_pages_of_all(browser, dispatcher):
    context = browser.new_context(locale="en-US", geolocation=PLACE, permissions=["geolocation"])
    links = [
        f"{dispatcher.address}/dispatch/office#{dispatcher.office}",
        plain(dispatcher.link("driver", "anna", "Anna")),
        dispatcher.link("rider", "ben", "Ben"),
    ]
    pages = [context.new_page() for _ in links]
    for page, link in zip(pages, links):
        page.goto(link)
        page.wait_for_selector("#view > :not(meta)")
    office, driver, rider = pages
    for page in pages:
        page.reload()
    press(driver, "Go for hire")
    shows(driver, "Waiting for an offer")
    ask(rider)
    # Each page goes on hearing what is for it alone.
    driver.wait_for_selector("[data-until]")
    office.locator(".board article").wait_for()
    press(rider, "Cancel the ride")
    shows(rider, "Cancelled")
    driver.wait_for_selector("[data-until]", state="detached")
    office.locator(".board article").wait_for(state="detached")
    context.close()


def test_the_office_assigns_and_makes_links(dispatcher, people):
    office = people("operator", "office", "Office", viewport={"width": 1280, "height": 800})
    office.fill("[name=owner]", "carla")
    press(office, "Make the link")
    office.wait_for_function("() => document.getElementById('issued').textContent.includes('/ff_')")
    carla = people("driver", "dora", "Dora", geolocation=None)
    press(carla, "Go for hire")
    shows(carla, "Waiting for an offer")
    rider = people("rider", "eve", "Eve")
    rider.fill("[name=from]", "10, 10")
    press(rider, "Ask for a ride")
    shows(office, "10.0000, 10.0000")
    office.select_option("select[name=driver]", label="Dora")
    press(office, "Assign")
    shows(office, "Dora is on the way")
    shows(carla, "On the way to the pick-up")


PAIRS = [("portrait", "light"), ("portrait", "dark"), ("landscape", "dark"), ("desktop", "contrast")]
if PICTURES:
    PAIRS = [(size, colours) for size in SIZES for colours in COLOURS]


@pytest.mark.parametrize("size, colours", PAIRS)
def test_every_page_is_whole_and_without_a_barrier(dispatcher, people, size, colours):
    faults = []
    make = lambda role, owner, label: people(role, owner, label, **SIZES[size], **COLOURS[colours])
    for number, (page, name) in enumerate(screens.walk_dispatch(make)):
        faults += look.faults(page, name)
        faults += barriers(page, name)
        take_picture(page, f"{size}-{colours}-{name}")
    assert not faults, "\n".join(faults)


SMALL = {"viewport": {"width": 360, "height": 640}}


@pytest.mark.parametrize("language", ["en-US", "es-ES", "de-DE", "pl-PL", "uk-UA", "ja-JP"])
def test_every_page_has_room_for_every_language_and_for_large_text(dispatcher, people, language):
    faults = []
    make = lambda role, owner, label: people(role, owner, label, locale=language, **SMALL)
    for page, name in screens.walk_dispatch(make):
        assert page.evaluate("document.documentElement.lang") == language[:2]
        faults += look.faults(page, name)
        take_picture(page, f"{language[:2]}-small-{name}")
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        faults += [f"large {fault}" for fault in look.faults(page, name)]
        take_picture(page, f"large-text-{language[:2]}-{name}")
        page.evaluate("document.documentElement.style.fontSize = ''")
    assert not faults, "\n".join(faults)


def test_the_pages_are_for_those_who_have_colours_of_their_own(dispatcher, people):
    make = lambda role, owner, label: people(role, owner, label, forced_colors="active", **SMALL)
    faults = []
    for page, name in screens.walk_dispatch(make):
        faults += look.faults(page, name)
        take_picture(page, f"forced-{name}")
    assert not faults, "\n".join(faults)
