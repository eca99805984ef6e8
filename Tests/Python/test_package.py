"""The Python package: in an empty environment, and beside the command."""

import csv
import json
import os
import re
import subprocess
import sys

import pytest
from conftest import FLAGFALL, ROOT


def run(python, script, *words):
    done = subprocess.run([python, "-c", script, *words], capture_output=True, text=True, cwd="/")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_example_of_the_readme_runs_where_nothing_else_is_installed(python):
    example = re.search(r"```python\n(.*?)```", (ROOT / "Python/README.md").read_text(), re.DOTALL).group(1)
    assert run(python, example) == "12.90 USD\n['possible']\n"


READ = """
import sys, flagfall, numpy
columns = {name: [] for name in ('ride', 'time', 'lat', 'lon', 'speed', 'accuracy')}
with open(sys.argv[1]) as file:
    next(file)
    for line in file:
        for name, value in zip(columns, line.rstrip().split(',')): columns[name].append(value)
frame = {name: numpy.array(values, None if name in ('ride', 'time') else float) for name, values in columns.items()}
"""


def test_lines_are_byte_for_byte_those_of_the_command(python, rides):
    table, bills = rides
    script = READ + "\nfor line in flagfall.bill_lines(frame, tariff='us-nyc'): print(line)"
    assert run(python, script, str(table)).splitlines() == bills


def test_one_ride_is_what_the_meter_says(python, rides, tmp_path):
    table, bills = rides
    script = READ + """
import json
one = frame['ride'] == frame['ride'][0]
bill = flagfall.meter(frame['time'][one], frame['lat'][one], frame['lon'][one], speeds=frame['speed'][one],
                      accuracies=frame['accuracy'][one], tariff='us-nyc')
print(json.dumps(bill))
"""
    expected = json.loads(bills[0])
    del expected["ride"]
    assert json.loads(run(python, script, str(table))) == expected


def test_errors_are_sentences(python):
    script = """
import flagfall
for words in ({'tariff': 'nowhere'}, {'tariff': 'es-madrid'}, {'tariff': 'us-nyc', 'rate': 'none'}):
    try:
        flagfall.meter([1772640000000], [40.75], [-73.98], **words)
    except flagfall.FlagfallError as error:
        print(error)
try:
    flagfall.meter([1772640000000], [140.75], [-73.98], tariff='us-nyc')
except ValueError as error:
    print(error)
"""
    lines = run(python, script).splitlines()
    assert lines[0].startswith("there is no tariff nowhere; known are ")
    assert "100 km" in lines[1] and "no rate none" in lines[2] and "fix 0 is not on the globe" in lines[3]


def test_trips_are_judged_as_the_command_judges_them(python, tmp_path):
    rows = list(csv.DictReader(open(ROOT / "Tests/Fixtures/audit/nyc-trips.csv")))
    names = list(rows[0])
    header = "tpep_pickup_datetime,tpep_dropoff_datetime,trip_distance,RatecodeID,fare_amount"
    table = tmp_path / "trips.csv"
    lines = [",".join(row[name] for name in names[1:6]) for row in rows]
    table.write_text("\n".join([header, *lines]) + "\n")
    out = tmp_path / "verdicts.csv"
    subprocess.run([FLAGFALL, "audit", "--tariff", "us-nyc", "--preset", "nyc-tlc", "--csv", table, "--out", out],
                   stdout=subprocess.DEVNULL)
    expected = [line.split(",")[1] for line in out.read_text().splitlines()[1:]]
    script = """
import sys, numpy, flagfall
rows = [line.rstrip().split(',') for line in open(sys.argv[1])]
frame = {name: [row[i] for row in rows[1:]] for i, name in enumerate(rows[0])}
for name in ('trip_distance', 'fare_amount', 'RatecodeID'): frame[name] = numpy.array(frame[name], float)
print(','.join(flagfall.audit(frame)['verdict']))
"""
    assert run(python, script, str(table)).strip().split(",") == expected
    assert {"possible", "too-low"} <= set(expected)
