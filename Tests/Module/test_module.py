"""The same digits three ways: rides and lengths natively, through the command and through the WebAssembly module."""

import json
import math
import os
import pathlib
import random
import subprocess

import pytest

HERE = pathlib.Path(__file__).resolve().parent
CHECKOUT = HERE.parent.parent
DATA = pathlib.Path(os.environ["FLAGFALL_DATA"])
RIDES = sorted((CHECKOUT / "Tests/Fixtures/rides").glob("*.ndjson"))
WALKS = 100
PAIRS_OF_A_WALK = 1000


class Module:
    """The engine of the page, run by node."""

    def __init__(self):
        self.process = subprocess.Popen(
            ["node", HERE / "price.mjs"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )

    def bill(self, log, tariff):
        path = DATA / "tariffs" / f"{tariff}.json"
        calendar = json.loads(path.read_text(encoding="utf-8")).get("holidays")
        holidays = str(DATA / "holidays" / f"{calendar}.json") if calendar else None
        self.process.stdin.write(json.dumps({"log": log, "tariff": str(path), "holidays": holidays}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        assert "bill" in answer, answer["refused"]
        return answer["bill"]

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)
        self.process.stdout.close()


@pytest.fixture(scope="session")
def module():
    module = Module()
    yield module
    module.close()


def tariff_of(ride):
    return json.loads(ride.read_text(encoding="utf-8").partition("\n")[0])["tariff"]


def golden(ride):
    return (CHECKOUT / "Tests/Goldens/rides" / f"{ride.stem}.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("ride", RIDES, ids=lambda ride: ride.stem)
def test_command_bills_as_the_golden(ride):
    command = [os.environ["FLAGFALL"], "meter", ride, "--tariff", tariff_of(ride), "--json"]
    answer = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True)
    assert answer.stdout == golden(ride)


@pytest.mark.parametrize("ride", RIDES, ids=lambda ride: ride.stem)
def test_module_bills_as_the_golden(ride, module):
    assert module.bill(ride.read_text(encoding="utf-8"), tariff_of(ride)) + "\n" == golden(ride)


# Long enough for 10 km to be no leap.
LEG_SECONDS = 1000


def log_of(places):
    """The log of a ride through places, in billionths of a degree, with a silence before each."""
    header = {"flagfall": "ride", "version": 1, "tariff": "es-barcelona", "edition": "2026-01-19", "zone": "Europe/Madrid"}
    begin = 1_772_618_400_000
    events = [{"at": begin, "event": "start"}]
    for number, (latitude, longitude) in enumerate(places):
        at = begin + number * LEG_SECONDS * 1000
        fix = {"at": at, "event": "fix", "time": at, "lat": latitude / 1e9, "lon": longitude / 1e9}
        events.append(fix)
    events.append({"at": events[-1]["at"], "event": "stop"})
    return "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in [header, *events])


def walk(dice):
    """A place of any latitude from 80 degrees south to 80 north, and others, each up to 10 km from the one before."""
    latitude, longitude = dice.uniform(-80, 80), dice.uniform(-170, 170)
    for _ in range(PAIRS_OF_A_WALK + 1):
        # Nearer to zero Python writes an exponent, which a log does not have.
        if min(abs(latitude), abs(longitude)) < 0.001:
            latitude, longitude = latitude + 0.01, longitude + 0.01
        yield round(latitude * 1e9), round(longitude * 1e9)
        angle, degrees = dice.uniform(0, 2 * math.pi), 10 ** dice.uniform(1, 4) / 111_700
        latitude = max(-80, min(80, latitude + degrees * math.cos(angle)))
        longitude += degrees * math.sin(angle) / math.cos(math.radians(latitude))


def lengths(bill):
    return [round(gap["chord_m"] * 1000) for gap in json.loads(bill)["gaps"]]


def test_module_measures_the_native_millimetres(module, tmp_path):
    """Each length of a hundred thousand is a silence of a ride: the module, the command and the measurer agree on it."""
    dice = random.Random(2026)
    compared = 0
    for number in range(WALKS):
        places = list(walk(dice))
        log = log_of(places)
        file = tmp_path / f"{number}.ndjson"
        file.write_text(log, encoding="utf-8")
        native = subprocess.run(
            [os.environ["FLAGFALL"], "meter", file, "--tariff", "es-barcelona", "--json"],
            capture_output=True, text=True, encoding="utf-8", check=True,
        ).stdout
        assert module.bill(log, "es-barcelona") + "\n" == native
        pairs = [f"{a[0]} {a[1]} {b[0]} {b[1]}" for a, b in zip(places, places[1:])]
        measured = subprocess.run(
            [os.environ["FLAGFALL_BENCHMARKS"], "geodesics", "/dev/stdin"],
            input="\n".join(pairs) + "\n", capture_output=True, text=True, check=True,
        ).stdout
        # A ride keeps what is less than a millimetre for the next stretch.
        for line, chord, length in zip(pairs, lengths(native), map(int, measured.split()), strict=True):
            assert abs(chord - length) <= 1, line
            compared += 1
    assert compared == WALKS * PAIRS_OF_A_WALK == 100_000
