"""The whole browser is killed in the middle of a ride, again and again, and the ride goes on."""

import json
import random
import re
import time

import drives
import extent
import killable
import pytest
import real_app

SEED = extent.seed(20_261)
# Of each of two rides.
DEMO_KILLS = extent.times(2, 15)
LIVE_KILLS = extent.times(5, 40)
# What one step of Barcelona's fare is worth.
STEP = 0.05


@pytest.fixture
def phone(playwright):
    phones = []

    def make(script=None):
        phones.append(killable.Phone(playwright, script))
        return phones[-1]

    yield make
    for one in phones:
        one.throw_away()


def events(lines):
    return [json.loads(line) for line in lines[1:]]


def keys(lines):
    return [event["event"] for event in events(lines) if event["event"] not in {"fix", "tick"}]


def test_a_demo_ride_survives_kills_and_ends_as_if_there_had_been_none(phone, server, window):
    script = real_app.at_noon()
    unbroken = window(script=script).choose("us-nyc")
    unbroken.demo_to_its_end()
    unbroken.pay()

    choices = random.Random(SEED)
    mine = phone(script)
    app = real_app.App(mine.switch_on(), server.address).choose("us-nyc")
    app.demo(10)
    for kill in range(DEMO_KILLS):
        app.page.wait_for_timeout(choices.uniform(300, 3500))
        seen = float(app.fare())
        before = app.stored()
        mine.kill()
        app = real_app.App(mine.switch_on(), server.address).open()
        app.wait_for("hired")
        after = app.stored()
        assert after[: len(before)] == before, f"seed {SEED}, kill {kill}"
        assert keys(after) == ["start"]
        assert float(app.fare()) >= seen - 0.7, f"seed {SEED}, kill {kill}"
    app.skip(real_app.DEMO_SECONDS / 10)
    app.wait_for("topay", 30)
    app.pay()
    assert app.receipt() == unbroken.receipt(), f"seed {SEED}"


# Tells the test, which is another device that records the ride, when each position came; and how long the device takes to
# write a word: what is lost while its disk or its processor stands still is not the page's loss.
TOLD = """
  const watchPosition = navigator.geolocation.watchPosition.bind(navigator.geolocation);
  navigator.geolocation.watchPosition = (found, ...more) => watchPosition((position) => {
    console.debug(`fix ${Math.round(position.timestamp)} ${Date.now()} ${position.coords.latitude}`);
    found(position);
  }, ...more);
  const other = location.protocol === 'about:' ? {} : indexedDB.open('probe', 1);
  other.onupgradeneeded = () => other.result.createObjectStore('words');
  other.onsuccess = () => setInterval(() => {
    const begun = Date.now();
    console.debug(`write ${begun}`);
    const write = other.result.transaction('words', 'readwrite', { durability: 'strict' });
    write.objectStore('words').put('word', 1);
    write.oncomplete = () => console.debug(`wrote ${begun} ${Date.now()}`);
  }, 300);
"""


class Driven:
    """A live ride at 10 m/s, two positions a second, with what was done and given so far."""

    def __init__(self):
        self.begun = time.time()
        self.last = self.begun
        # Every position by its latitude: when it came, and what it was.
        self.given = {}
        # When the page says that each came, by its time.
        self.heard = {}
        # Of what the page wrote to try the device: from when to when, the end open while it writes.
        self.written = {}
        # When positions came that were lost with a browser.
        self.lost_before = set()
        self.pressed = ["start"]
        self.booked = 0

    def fix(self, at):
        self.last = at
        return next(drives.Drive(drives.BARCELONA, 45, [(1, 10)]).fixes(after=at - self.begun))

    def hear(self, message):
        kind, *figures = message.text.split()
        if kind == "fix":
            at, heard, latitude = figures
            self.given[float(latitude)] = (int(at), self.given[float(latitude)][1])
            self.heard[int(at)] = int(heard)
        elif kind == "write":
            self.written[int(figures[0])] = None
        elif kind == "wrote":
            self.written[int(figures[0])] = int(figures[1])

    def standstill(self, now):
        """How long the device took of late to write a word, in milliseconds."""
        lately = [(begun, ended or now) for begun, ended in self.written.items() if (ended or now) > now - 3000]
        # The page was to write every 300 ms: later than that it could not even begin.
        begun = max([start for start, _ in lately], default=now)
        return max([end - start for start, end in lately] + [now - begun - 300, 0])

    def note(self, fix, at):
        self.given[fix["latitude"]] = (int(at * 1000), fix)

    def follow(self, app, seconds):
        end = time.time() + seconds
        while (now := time.time()) < end:
            fix = self.fix(now)
            self.note(fix, now)
            app.put(fix)
            app.page.wait_for_timeout(min(500, max(0, 1000 * (end - time.time()))))

    def go_on_alone(self):
        """The car drove while there was no browser; the other device has it all."""
        while self.last + 0.5 < time.time():
            fix = self.fix(self.last + 0.5)
            self.note(fix, self.last)

    def press(self, app, choices):
        """A key, until the screen says that it was pressed."""
        if choices.random() < 0.4:
            self.booked = 1 - self.booked
            app.page.click("#key-extras")
            app.key("extra-more" if self.booked else "extra-less", "booked")
            app.page.wait_for_selector(f"#sheet li:has([data-value=booked]) output:text-is('{self.booked}')")
            self.pressed.append("extra")
        elif app.position() == "hired":
            app.page.click("#key-pause")
            app.wait_for("paused")
            self.pressed.append("pause")
        else:
            app.page.click("#key-pause")
            app.wait_for("hired")
            self.pressed.append("resume")

    def missing(self, lines):
        """The positions that are not in a log, with their times."""
        # A tenth of a millimetre north or south is the same place.
        there = {round(event["lat"] * 1e9) + near for event in events(lines) if event["event"] == "fix" for near in (-1, 0, 1)}
        return [given for latitude, given in sorted(self.given.items()) if round(latitude * 1e9) not in there]

    def unbroken(self, lines):
        """The log that a browser would have written which nobody killed."""
        head, *rest = lines
        for at, fix in self.missing(lines):
            place = {"lat": fix["latitude"], "lon": fix["longitude"], "accuracy": fix["accuracy"], "speed": fix["speed"]}
            rest.append(json.dumps({"at": at, "event": "fix", "time": at, **place}))
        return [head, *sorted(rest, key=lambda line: json.loads(line)["at"])]

    def track(self):
        points = "".join(
            f'<trkpt lat="{fix["latitude"]:.9f}" lon="{fix["longitude"]:.9f}"><time>{stamp(at)}</time>'
            f"<speed>{fix['speed']}</speed></trkpt>"
            for at, fix in sorted(self.given.values(), key=lambda given: given[0])
        )
        return f'<gpx version="1.0" xmlns="http://www.topografix.com/GPX/1/0"><trk><trkseg>{points}</trkseg></trk></gpx>'


def stamp(milliseconds):
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(milliseconds // 1000)) + f".{milliseconds % 1000:03}Z"


# What a silence leaves open goes upwards only.
DOUBT = re.compile(r"±[\d.,]+|-[\d.,]+/\+[\d.,]+")
GAPS = re.compile(r"No gaps in the signal|(\d+) gaps? in the signal, \d+\ss( in all)?")


def gaps_told(lines):
    """How many gaps a receipt tells."""
    return int(GAPS.search(" ".join(lines))[1] or 0)


def without_sums(lines):
    """A receipt without its figures and what it says of gaps, which may take another line."""
    words = DOUBT.sub("±#", GAPS.sub("", " ".join(lines)))
    return re.sub(r"[\d.,:]+", "#", words).split()


def give(app, key, path):
    with app.page.expect_file_chooser() as chooser:
        app.key(key)
    chooser.value.set_files(path)


def test_a_live_ride_survives_kills_with_every_key_and_all_but_the_last_second(phone, server, window, tmp_path):
    choices = random.Random(SEED)
    mine = phone(TOLD)
    ride = Driven()

    def switched_on():
        page = mine.switch_on()
        ride.written.clear()
        page.on("console", ride.hear)
        return real_app.App(page, server.address)

    app = switched_on().choose("es-barcelona")
    ride.follow(app, 0.1)
    app.page.click("#key-start")
    app.wait_for("hired")
    for kill in range(LIVE_KILLS):
        ride.follow(app, choices.uniform(1, 3))
        # A key has everything before it written; without one the fixes are on their own.
        if kill % 2:
            ride.press(app, choices)
        position = app.position()
        app.page.wait_for_timeout(choices.uniform(0, 100))
        last = 1000 * time.time()
        limit = last - 1000 - ride.standstill(last)
        mine.kill()
        if kill % 20 == 2:
            # Long enough to be a gap.
            time.sleep(11)
        app = switched_on().open("#/meter")
        app.wait_for(position)
        log = app.stored()
        assert keys(log) == ride.pressed, f"seed {SEED}, kill {kill}"
        start = events(log)[0]["at"]
        missing = {at for at, _ in ride.missing(log) if at > start} - ride.lost_before
        lost = [at for at in missing if ride.heard.get(at, last) < limit]
        assert lost == [], f"seed {SEED}, kill {kill}"
        ride.go_on_alone()
        ride.lost_before |= {at for at, _ in ride.missing(log)}
    if app.position() == "paused":
        app.page.click("#key-pause")
        app.wait_for("hired")
    ride.follow(app, 3)
    app.page.click("#key-stop")
    app.wait_for("topay")
    app.pay()
    broken = app.receipt()
    log = app.exported()
    assert app.total() == real_app.meter(log, "es-barcelona")["total"]

    path = tmp_path / "unbroken.ndjson"
    path.write_text("\n".join(ride.unbroken(log)) + "\n")
    other = window().choose("es-barcelona")
    give(other, "open-file", path)
    other.wait_for("paid")
    other.open("#/receipt").page.wait_for_selector(".paper-total")
    unbroken = other.receipt()
    print("\n".join(broken), "\n".join(unbroken), sep="\n=====\n")
    # What a gap costs is told; a step of the fare may fall on its other side.
    gaps = gaps_told(broken)
    assert gaps >= 1 and gaps_told(unbroken) == 0
    assert without_sums(broken) == without_sums(unbroken), f"seed {SEED}"
    assert abs(float(app.total()) - float(other.total())) <= gaps * STEP + 0.001, f"seed {SEED}"

    path = tmp_path / "track.gpx"
    path.write_text(ride.track())
    give(app, "finish-ride", path)
    app.notice("finished")
    print("\n".join(app.receipt()))
    assert app.receipt() == unbroken, f"seed {SEED}"
