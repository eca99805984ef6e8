"""Frames of pandas and Polars, beside the command on the same tables."""

import csv
import json
import os
import subprocess
import sys

import pytest
from conftest import FLAGFALL, ROOT

PANDAS = "import pandas; table = pandas.read_csv(sys.argv[1], dtype={'ride': str})\n"
POLARS = "import polars; table = polars.read_csv(sys.argv[1], schema_overrides={'ride': polars.String})\n"
READERS = [pytest.param(PANDAS, id="pandas"), pytest.param(POLARS, id="polars")]


def run(package, script, *words):
    environment = {**os.environ, "PYTHONPATH": str(package)}
    done = subprocess.run([sys.executable, "-c", script, *map(str, words)], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


# Times as text, as they are read, and as times of the frame's own.
PLAIN = ""
PANDAS_TIMES = "table['time'] = pandas.to_datetime(table['time'], utc=True, format='ISO8601').dt.tz_localize(None)\n"
POLARS_TIMES = (
    "table = table.with_columns(polars.col('time').str.to_datetime(time_zone='UTC', time_unit='us')"
    ".dt.replace_time_zone(None))\n")


@pytest.mark.parametrize(
    ("reader", "times"), [(PANDAS, PLAIN), (PANDAS, PANDAS_TIMES), (POLARS, PLAIN), (POLARS, POLARS_TIMES)],
    ids=["pandas, text", "pandas, times", "polars, text", "polars, times"])
def test_rides_of_a_frame_are_billed_as_the_command_bills_them(package, rides, reader, times):
    table, bills = rides
    script = "import json, sys, flagfall\n" + reader + times + "print(json.dumps(flagfall.bill(table, tariff='us-nyc')))"
    assert json.loads(run(package, script, table)) == [json.loads(bill) for bill in bills]


@pytest.mark.parametrize("reader", READERS)
def test_trips_of_a_frame_are_judged_as_the_command_judges_them(package, reader, tmp_path):
    trips = ROOT / "Tests/Fixtures/audit/nyc-trips.csv"
    out = tmp_path / "verdicts.csv"
    subprocess.run([FLAGFALL, "audit", "--tariff", "us-nyc", "--preset", "nyc-tlc", "--csv", trips, "--out", out],
                   stdout=subprocess.DEVNULL)
    with open(out) as file:
        expected = [(row["verdict"], row["least"], row["most"]) for row in csv.DictReader(file)]
    script = "import sys, flagfall\n" + reader.replace(", dtype={'ride': str}", "").replace(
        ", schema_overrides={'ride': polars.String}", "") + """
found = flagfall.audit(table)
for verdict, *bounds in zip(found['verdict'], found['least'], found['most']):
    print(verdict, *(f'{bound / 100:.2f}' if bound >= 0 else '-' for bound in bounds))
"""
    answers = [tuple("" if word == "-" else word for word in line.split()) for line in run(package, script, trips).splitlines()]
    assert answers == expected
    assert len(answers) == 19
