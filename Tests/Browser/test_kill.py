"""The whole browser is killed in the middle of a ride, again and again, and the ride goes on."""

import json
import random
import time

import drives
import killable
import pytest
import real_app

SEED = 20_261
KILLS = 10


@pytest.fixture
def phone(playwright, watch):
    phones = []

    def make(script=None):
        phones.append(killable.Phone(playwright, watch, script))
        return phones[-1]

    yield make
    for one in phones:
        one.throw_away()


def events(lines):
    return [json.loads(line) for line in lines[1:]]


def keys(lines):
    return [event["event"] for event in events(lines) if event["event"] not in {"fix", "tick"}]


def test_a_demo_ride_survives_ten_kills_and_ends_as_if_there_had_been_none(phone, server, window):
    script = real_app.at_noon()
    unbroken = window(script=script).choose("us-nyc")
    unbroken.demo(60)
    unbroken.wait_for("topay", 30)
    unbroken.pay()

    choices = random.Random(SEED)
    mine = phone(script)
    app = real_app.App(mine.switch_on(), server.address).choose("us-nyc")
    app.demo(10)
    for kill in range(KILLS):
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
    app.key("demo-speed", "60")
    app.wait_for("topay", 30)
    app.pay()
    assert app.receipt() == unbroken.receipt(), f"seed {SEED}"


class Driven:
    """A live ride along a drive, two positions a second, with what was done and given so far."""

    def __init__(self, drive):
        self.fixes = iter(drive.fixes())
        self.given = []
        self.pressed = ["start"]
        self.booked = 0

    def follow(self, app, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            fix = next(self.fixes)
            app.put(fix)
            self.given.append((time.monotonic(), fix["latitude"]))
            app.page.wait_for_timeout(min(500, max(0, 1000 * (end - time.monotonic()))))

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
        """When the fixes that are not in a log were given."""
        there = {event["lat"] for event in events(lines) if event["event"] == "fix"}
        return [given for given, latitude in self.given if not any(abs(latitude - lat) < 1e-8 for lat in there)]


def test_a_live_ride_survives_ten_kills_with_every_key_and_all_but_the_last_second(phone, server):
    choices = random.Random(SEED)
    mine = phone()
    app = real_app.App(mine.switch_on(), server.address).choose("es-barcelona")
    ride = Driven(drives.Drive(drives.BARCELONA, 45, [(1000, 5)]))
    ride.follow(app, 0.1)
    app.page.click("#key-start")
    app.wait_for("hired")
    for kill in range(KILLS):
        ride.follow(app, choices.uniform(1, 3))
        # A key has everything before it written; without one the fixes are on their own.
        if kill % 2:
            ride.press(app, choices)
        position = app.position()
        app.page.wait_for_timeout(choices.uniform(0, 100))
        last = time.monotonic()
        mine.kill()
        app = real_app.App(mine.switch_on(), server.address).open("#/meter")
        app.wait_for(position)
        log = app.stored()
        assert keys(log) == ride.pressed, f"seed {SEED}, kill {kill}"
        lost = [given for given in ride.missing(log) if given < last - 1]
        # The first of all may have come before Start.
        assert [given for given in lost if given != ride.given[0][0]] == [], f"seed {SEED}, kill {kill}"
        ride.given = [(given, latitude) for given, latitude in ride.given if given not in ride.missing(log)]
    if app.position() == "paused":
        ride.press(app, random.Random(1))
    ride.follow(app, 2)
    app.page.click("#key-stop")
    app.wait_for("topay")
    app.pay()
    assert app.total() == real_app.meter(app.exported(), "es-barcelona")["total"]
