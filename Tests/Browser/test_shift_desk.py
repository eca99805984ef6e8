"""A driver's shift with a real dispatcher: a whole ride, the network cut, the server killed, the page gone, a conflict."""

import contextlib
import json
import re
import urllib.request

import pytest
import real_app
import watch
from test_dispatch import PLACE, dispatcher, shows  # noqa: F401
from test_shift import SCRIPT, Day

FAR = {"latitude": 50.4409, "longitude": 30.4894}


class Driver(Day):
    """A driver with a dispatcher's link."""

    def __init__(self, app, link, host):
        super().__init__(app)
        self.host = host
        self.page.goto(link)
        self.page.wait_for_selector(".desk-name")

    def go_on_duty(self):
        super().go_on_duty()
        # Where the car is has been told.
        self.page.wait_for_timeout(1500)

    def offer(self):
        return self.page.wait_for_selector(".offer", timeout=20_000)

    def arrive(self):
        self.key("arrive")
        self.page.wait_for_selector(".state-stopped")

    def board(self):
        self.key("start")
        self.page.wait_for_selector(".state-on_trip")

    def stop(self):
        self.key("stop")
        self.page.wait_for_selector("[data-key=paid]")

    def notice(self, text):
        self.app.until(f"(document.getElementById('road-notice')?.textContent ?? '').includes({json.dumps(text)})", 15)

    def state(self, state):
        self.page.wait_for_selector(f".state-{state}", timeout=15_000)

    def cut(self, is_cut):
        self.app.context.set_offline(is_cut)


@pytest.fixture
def street(browser, dispatcher):
    """Drivers in the app, and riders on their page; each with a device of his own."""
    with contextlib.ExitStack() as opened:

        def context(**options):
            options = {"viewport": {"width": 390, "height": 844}, "locale": "en-US", **options}
            made = browser.new_context(geolocation=PLACE, permissions=["geolocation"], **options)
            opened.callback(made.close)
            return made

        class Street:
            desk = dispatcher

            def driver(self, owner="anna", label="Anna", script=SCRIPT, **options):
                made = context(**options)
                # Clocks of phones are wrong: this one by hours.
                if script:
                    made.add_init_script(script)
                app = real_app.App(made.new_page(), dispatcher.address + "/")
                link = dispatcher.link("driver", owner, label)
                driver = Driver(app, link, f"127.0.0.1:{dispatcher.port}")
                driver.link = link
                return driver

            def rider(self, owner="ben", label="Ben"):
                page = context().new_page()
                link = dispatcher.link("rider", owner, label)
                page.goto(link)
                page.wait_for_selector("#view > :not(meta)")
                page.token = link.rsplit("#", 1)[-1]
                return page

        yield Street()
    # Requests that nobody answered are told by the browser as errors; nothing else may be.
    complaints = [
        line for line in watch.everywhere.taken() if "net::ERR" not in line and "status of 40" not in line
    ]
    assert not complaints, complaints


def call(street, method, path, body=None, token=None, key=None):
    headers = {"Authorization": f"Bearer {token or street.desk.office}"}
    if key:
        headers["Idempotency-Key"] = key
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{street.desk.address}/api/v1/{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def ask(street, rider):
    """The passenger asks for a ride; answers its name."""
    ends = {
        "from": {"lat": 50.4520, "lon": 30.5240, "name": "Golden Gate"},
        "to": {"lat": 50.4409, "lon": 30.4894, "name": "Station"},
    }
    ride = call(street, "POST", "rides", ends, rider.token, "ask")["ride"]
    # A page without a ride does not listen: it learns of one that it did not ask for when it is looked at again.
    rider.reload()
    return ride


def faultless(desk):
    desk.process.terminate()
    desk.process.wait(10)
    return ": 0 faults" in desk.command("dispatch", "check", "--dispatch", desk.file)


def test_a_link_connects_and_can_be_left_again(street):
    driver = street.driver()
    page = driver.page
    driver.app.until("document.querySelector('.desk-name').textContent.includes('Anna')")
    assert page.inner_text(".desk-name") == f"Connected to {driver.host} as Anna"
    assert page.url.endswith("#/shift")
    assert "ff_" not in page.evaluate("JSON.stringify(history.state)")
    assert not page.evaluate("document.cookie"), "a script can read the token"
    kept = page.evaluate(
        """() => new Promise((resolve) => {
          const query = indexedDB.open('flagfall');
          query.onsuccess = () => {
            const all = query.result.transaction('rooms').objectStore('rooms').getAll();
            all.onsuccess = () => { query.result.close(); resolve(JSON.stringify(all.result)); };
          };
        })"""
    )
    assert "ff_" not in kept
    # It is kept on the device.
    page.goto("about:blank")
    page.goto(street.desk.address + "/#/shift")
    page.wait_for_selector(".desk-name")
    page.click("[data-key=leave-desk]")
    driver.app.until("!document.querySelector('.desk')")
    page.goto("about:blank")
    page.goto(street.desk.address + "/#/shift")
    page.wait_for_selector(".home")
    assert page.query_selector(".desk") is None
    assert "practice day" in page.inner_text(".home-page")
    assert page.evaluate("fetch('api/v1/driver').then(({ status }) => status)") == 401


def test_a_whole_ride_with_the_network_cut_in_the_middle(street):
    driver, rider = street.driver(), street.rider()
    page = driver.page
    driver.go_on_duty()
    ask(street, rider)
    shows(rider, "Looking for a driver")
    driver.offer()
    # The phone's clock is hours off; the deadline is not.
    assert 5 <= driver.seconds() <= 15
    assert page.inner_text(".offer-pick-up") == "Golden Gate"
    assert re.search(r"(km|mi) (north|N)", page.inner_text(".offer-approach"))
    assert re.search(r"\d", page.inner_text(".offer-fare"))
    assert "Station" in page.inner_text(".offer-ride")
    driver.accept()
    shows(rider, "Anna is on the way")
    assert page.get_attribute(".navigate", "href").startswith("geo:50.452000,30.524000")
    driver.arrive()
    shows(rider, "Anna is at the pick-up")
    driver.board()
    shows(rider, "On the way")
    assert page.get_attribute(".navigate", "href").startswith("geo:50.440900,30.489400")
    page.context.set_geolocation(FAR)
    driver.app.until("/[1-9]/.test(document.querySelector('.trip-sum').textContent)")
    # Out of reach: what was going on goes on, and is told later.
    driver.cut(True)
    driver.notice("No connection")
    assert driver.lamp() == "Out of reach"
    page.click("[data-value=stop]")
    page.wait_for_selector("[data-key=paid]")
    driver.notice("1 step is not sent yet")
    page.wait_for_timeout(1500)
    driver.cut(False)
    shows(rider, "Stopped")
    driver.state("stopped")
    assert driver.lamp() == "To pay"
    assert page.query_selector("#road-notice") is None
    page.click("[data-key=paid]")
    shows(rider, "Ride is over")
    driver.state("available")
    # The day ends, and its record says who was driven, and that it was told later.
    driver.key("end", name="open")
    page.wait_for_selector("#sheet")
    driver.key("returning")
    driver.type_odometer("198558")
    page.wait_for_selector("[data-key=hold-call], [data-key=confirm-reading]")
    if page.query_selector("[data-key=confirm-reading]"):
        page.click("[data-key=confirm-reading]")
        page.wait_for_selector("[data-key=hold-call]")
    driver.hold_call(after=True)
    page.wait_for_selector(".home")
    page.click(".home-page > a.button-wide")
    page.wait_for_selector(".entry")
    assert "nobody was driven" not in page.inner_text(".record")
    driver.key("us-nyc", name="law")
    with page.expect_download() as coming:
        driver.key("csv", name="save")
    assert ",Y," in open(coming.value.path(), encoding="utf-8").read()
    known = call(street, "GET", "overview")["drivers"]
    assert [one["state"] for one in known if one["name"] == "Anna"] == ["removed"]
    assert faultless(street.desk)
    street.desk.start()


def test_the_server_dies_while_an_offer_stands(street):
    driver, rider = street.driver(), street.rider()
    driver.go_on_duty()
    ask(street, rider)
    driver.offer()
    street.desk.kill()
    driver.key("accept")
    driver.page.wait_for_selector(".slab-accept:disabled")
    assert driver.page.inner_text(".slab-accept") == "Asking the dispatcher …"
    driver.page.wait_for_timeout(1500)
    assert driver.page.query_selector(".state-reserved") is None, "nobody has said won"
    street.desk.start()
    driver.state("reserved")
    shows(rider, "Anna is on the way")
    assert faultless(street.desk)
    street.desk.start()


def test_what_was_done_offline_is_kept_over_a_reload_and_stands(street):
    driver, rider = street.driver(), street.rider()
    page = driver.page
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    driver.app.until("caches.keys().then((names) => names.length > 0)")
    driver.go_on_duty()
    ask(street, rider)
    driver.offer()
    driver.accept()
    shows(rider, "Anna is on the way")
    driver.cut(True)
    driver.key("arrive")
    page.wait_for_selector("[data-value=start]")
    driver.key("start")
    page.wait_for_selector("[data-value=stop]")
    page.reload()
    page.wait_for_selector("[data-value=stop]")
    driver.notice("2 steps are not sent yet")
    driver.key("stop")
    page.wait_for_selector("[data-key=paid]")
    page.reload()
    page.wait_for_selector("[data-key=paid]")
    driver.notice("3 steps are not sent yet")
    driver.cut(False)
    shows(rider, "Stopped")
    driver.state("stopped")
    page.click("[data-key=paid]")
    shows(rider, "Ride is over")
    assert faultless(street.desk)
    street.desk.start()


def test_a_ride_that_another_gets_leaves_the_screen_by_its_name(street):
    driver, rider = street.driver(), street.rider()
    driver.go_on_duty()
    ride = ask(street, rider)
    driver.offer()
    link = street.desk.link("driver", "boris", "Boris")
    token = link.rsplit("/", 1)[-1]
    call(street, "PUT", "driver/place", {"lat": 50.46, "lon": 30.53}, token)
    for number, event in enumerate(["maintenance_end", "service_start"]):
        call(street, "POST", "driver/vehicle", {"event": event}, token, str(number))
    call(street, "POST", f"rides/{ride}/assign", {"driver": "boris"}, key="1")
    driver.notice("Another driver has that ride")
    assert driver.page.query_selector(".offer") is None
    driver.state("available")
    assert faultless(street.desk)
    street.desk.start()


def test_a_conflict_is_named_and_nothing_is_dropped(street):
    driver, rider = street.driver(), street.rider()
    page = driver.page
    driver.go_on_duty()
    ride = ask(street, rider)
    driver.offer()
    driver.accept()
    driver.arrive()
    driver.page.wait_for_timeout(1500)
    driver.cut(True)
    driver.key("start")
    page.wait_for_selector("[data-value=stop]")
    call(street, "POST", f"rides/{ride}/cancel", {}, rider.token, "cancel")
    driver.cut(False)
    driver.notice("The passenger has cancelled. You have driven it")
    # It can be finished here, and no other is offered meanwhile.
    known = lambda: [one["state"] for one in call(street, "GET", "overview")["drivers"]]
    driver.stop()
    page.wait_for_timeout(1500)
    assert known() == ["non_operational"]
    page.click("[data-value=understood]")
    page.click("[data-key=paid]")
    driver.state("available")
    page.wait_for_timeout(2500)
    assert known() == ["available"]
    page.click(".sheet-handle")
    page.click(".sheet-more a")
    page.wait_for_selector(".entry")
    driver.key("jp", name="law")
    page.wait_for_selector("[data-key=law][data-value=jp][aria-pressed=true], [data-key=law][data-value=jp][aria-checked=true]")
    assert "The passenger has cancelled" in page.inner_text(".record")
    assert faultless(street.desk)
    street.desk.start()


def test_a_link_that_is_no_drivers_or_was_revoked_says_so(street):
    driver = street.driver()
    for token in call(street, "GET", "tokens")["tokens"]:
        if token["role"] == "driver":
            call(street, "DELETE", f"tokens/{token['name']}")
    driver.page.goto("about:blank")
    driver.page.goto(street.desk.address + "/#/shift")
    driver.page.wait_for_selector(".desk-fault")
    driver.app.until("document.querySelector('.desk-fault').textContent.includes('no longer takes this link')")
    # A practice day is there as ever.
    driver.begin()
