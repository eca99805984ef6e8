"""The real app in a real browser: the command that serves it, the windows on it, and what a person does there."""

import contextlib
import json
import os
import pathlib
import re
import socket
import subprocess
import tempfile
import time
import urllib.request

from playwright.sync_api import TimeoutError
from watch import everywhere

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLAGFALL = os.environ.get("FLAGFALL", str(ROOT / ".build/release/flagfall"))
SITE = os.environ.get("FLAGFALL_SITE", str(ROOT / ".build/site"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")

# No window, and nothing that Chromium would fetch for itself.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-default-browser-check",
    "--no-first-run",
]

# So long is the demo ride.
DEMO_SECONDS = 485

# A name that leads to this machine and is no "localhost": a page there is not secure.
INSECURE_NAME = "flagfall.example"


def environment():
    """What the command is told about where its things are; ./test has told it already."""
    places = {
        "FLAGFALL_DATA": ROOT / "Data",
        "FLAGFALL_WEB": ROOT / "Web",
        "FLAGFALL_MODULES": ROOT / ".build/modules",
    }
    return {**{name: str(path) for name, path in places.items()}, **os.environ}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`flagfall serve` on a port of its own, which stays the same when it is stopped and started again."""

    def __init__(self, *options):
        self.port = free_port()
        self.process = None
        self.options = options
        self.start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}/"

    @property
    def insecure_address(self):
        return f"http://{INSECURE_NAME}:{self.port}/"

    def start(self):
        command = [FLAGFALL, "serve", "--port", str(self.port), *self.options]
        self.process = subprocess.Popen(command, env=environment(), stdout=subprocess.DEVNULL)
        for _ in range(200):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(self.address, timeout=5).close()
                everywhere.allow(self.address)
                everywhere.allow(self.insecure_address)
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"'{' '.join(command)}' does not answer")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


def meter(log, tariff):
    """What the command says of a ride's lines, or of a file."""
    with tempfile.TemporaryDirectory() as folder:
        path = log
        if isinstance(log, list):
            path = pathlib.Path(folder) / "ride.ndjson"
            path.write_text("".join(f"{line}\n" for line in log))
        command = [FLAGFALL, "meter", str(path), "--tariff", tariff, "--json"]
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def amount(text):
    """The digits of an amount in words: '€12.35' is '12.35'."""
    return re.sub(r"[^0-9.]", "", text)


class App:
    """One window on the app."""

    def __init__(self, page, address):
        self.page = page
        self.context = page.context
        self.address = address
        self.session = None

    def open(self, room="#/"):
        self.page.goto(self.address + room)
        self.page.wait_for_selector("#app > .room")
        return self

    def choose(self, city):
        """Opens the meter of a city."""
        self.open("#/cities")
        self.page.click(f'[data-key=city][data-value="{city}"]')
        self.page.wait_for_selector("#key-start:enabled")
        return self

    def key(self, name, value=None):
        """Presses a key by what it does."""
        self.page.click(f"[data-key={name}]" + ("" if value is None else f'[data-value="{value}"]'))

    def demo(self, speed):
        self.key("demo")
        # A notice that comes during a press moves the key from under it.
        with contextlib.suppress(TimeoutError):
            self.page.wait_for_selector("[data-key=demo-speed]", timeout=5000)
        if self.page.is_visible("[data-key=demo]"):
            self.key("demo")
        self.key("demo-speed", str(speed))
        self.page.wait_for_selector(f'[data-key=demo-speed][data-value="{speed}"][aria-pressed=true]')

    def skip(self, seconds):
        """Puts the page's clock forward; the page must be `at_noon`."""
        self.page.evaluate("(seconds) => skip(seconds)", seconds)

    def demo_to_its_end(self):
        """The demo ride, of which no more than the end is waited for."""
        self.demo(60)
        self.skip(DEMO_SECONDS / 60 + 1)
        self.wait_for("topay")

    def wait_for(self, position, seconds=10):
        self.page.wait_for_selector(f".meter[data-state={position}]", timeout=seconds * 1000)

    def until(self, expression, seconds=10):
        """Waits for an expression of the page; its policy lets no text be looked at again and again as a script."""
        limit = time.monotonic() + seconds
        while not self.page.evaluate(expression):
            assert time.monotonic() < limit, f"never: {expression}"
            self.page.wait_for_timeout(50)

    def pay(self):
        self.page.click("#key-pay")
        self.page.wait_for_selector(".paper-total")

    def total(self):
        """The total of the receipt that is shown."""
        return amount(self.page.inner_text(".paper-total .spoken"))

    def receipt(self):
        """The receipt's lines, without those that name the moment and the number."""
        lines = self.page.inner_text(".paper").splitlines()
        return [line for line in lines if line.split() and line.split()[0] not in {"No.", "Date", "Start", "End"}]

    def position(self):
        return self.page.get_attribute(".meter", "data-state")

    def fare(self):
        return amount(self.page.inner_text("#window-fare .spoken"))

    def notice(self, name, seconds=10):
        """The words of a notice, when it has come."""
        return self.page.wait_for_selector(f"#{name}-notice", timeout=seconds * 1000).inner_text()

    def exported(self):
        """The lines of the ride as the app's own key saves them."""
        with self.page.expect_download() as coming:
            self.key("export-log")
        return pathlib.Path(coming.value.path()).read_text().splitlines()

    def stored(self):
        """The lines of the ride as they are kept on the device."""
        return self.page.evaluate(
            """() => new Promise((resolve, reject) => {
              const query = indexedDB.open('flagfall');
              query.onerror = () => reject(query.error);
              query.onsuccess = () => {
                const all = query.result.transaction('log').objectStore('log').getAll();
                all.onsuccess = () => { query.result.close(); resolve(all.result); };
              };
            })"""
        )

    def put(self, fix):
        """The device is at a place: latitude, longitude, accuracy, speed, heading."""
        if self.session is None:
            self.session = self.page.context.new_cdp_session(self.page)
        self.session.send("Emulation.setGeolocationOverride", fix)


# A Wednesday noon of New York's: no change of rate is near.
NOON = 1_772_643_600


def at_noon(moment=NOON):
    """A script that sets a page's clock to a moment, in seconds since 1970.

    From then on the clock goes as the device's does, or is put forward by `App.skip`.
    """
    ahead = int((moment - time.time()) * 1000)
    return f"""
      const wall = Date.now.bind(Date);
      let ahead = {ahead};
      Date.now = () => wall() + ahead;
      globalThis.skip = (seconds) => {{ ahead += 1000 * seconds; }};
    """
