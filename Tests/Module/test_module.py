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
GEODESICS = CHECKOUT / "Tests/Fixtures/track/geodesics.txt"
# Besides those of the fixture; each is a whole ride through the module, so a hundred thousand would take minutes.
MORE_PAIRS = 5_000
# Without speeds a shorter way than this is taken for the receiver's noise.
SHORTEST_MILLIMETRES = 8_000


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


def two_fixes(line):
    """The log of a ride from one place to another, slow enough to be no leap."""
    places = [int(word) for word in line.split()[:4]]
    header = {"flagfall": "ride", "version": 1, "tariff": "es-barcelona", "edition": "2026-01-19", "zone": "Europe/Madrid"}
    begin, end = 1_772_618_400_000, 1_772_619_400_000
    events = [{"at": begin, "event": "start"}]
    for at, (latitude, longitude) in zip((begin, end), (places[:2], places[2:])):
        fix = {"at": at, "event": "fix", "time": at, "lat": latitude / 1e9, "lon": longitude / 1e9}
        events.append(fix)
    events.append({"at": end, "event": "stop"})
    return "".join(json.dumps(line) + "\n" for line in [header, *events])


def more_pairs():
    """Pairs up to 10 km apart and from 80 degrees south to 80 north, in billionths of a degree."""
    dice = random.Random(2026)
    for _ in range(MORE_PAIRS):
        latitude, longitude, angle = dice.uniform(-80, 80), dice.uniform(-179, 179), dice.uniform(0, 2 * math.pi)
        degrees = 10 ** dice.uniform(1, 4) / 111_320
        north, east = degrees * math.cos(angle), degrees * math.sin(angle) / math.cos(math.radians(latitude))
        places = latitude, longitude, max(-80, min(80, latitude + north)), longitude + east
        # Nearer to zero Python writes an exponent, which a log does not have.
        if all(abs(place) > 0.001 for place in places):
            yield " ".join(str(round(place * 1e9)) for place in places)


def test_module_measures_the_native_millimetres(module):
    lines = [line for line in GEODESICS.read_text().splitlines() if not line.startswith("#")]
    lines += more_pairs()
    native = subprocess.run(
        [os.environ["FLAGFALL_BENCHMARKS"], "geodesics", "/dev/stdin"],
        input="\n".join(lines) + "\n", capture_output=True, text=True, check=True,
    )
    compared = 0
    for line, expected in zip(lines, map(int, native.stdout.split()), strict=True):
        if expected <= SHORTEST_MILLIMETRES:
            continue
        bill = json.loads(module.bill(two_fixes(line), "es-barcelona"))
        assert round(bill["distance_m"] * 1000) == expected, line
        compared += 1
    assert compared > MORE_PAIRS * 0.95
