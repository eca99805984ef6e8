"""The example for Spark on local[2], beside the command on the same rides."""

import os
import pathlib
import subprocess
import sys

import pytest

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Python"))
from conftest import FLAGFALL, ROOT, rides  # noqa: E402, F401

EXAMPLE = ROOT / "examples/spark/price.py"


def submit(*words):
    environment = {**os.environ, "FLAGFALL_SPARK_LOCAL": "local[2]"}
    done = subprocess.run([sys.executable, EXAMPLE, *map(str, words)], capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stderr[-4000:]


def lines(folder):
    return sorted(line for path in folder.glob("part-*") for line in path.read_text().splitlines())


def test_the_package_says_what_the_command_says(rides, tmp_path):  # noqa: F811
    table, bills = rides
    submit("bills", table, tmp_path / "bills")
    assert lines(tmp_path / "bills") == sorted(bills)


def test_the_piped_command_says_what_the_command_says(rides, tmp_path):  # noqa: F811
    table, bills = rides
    submit("piped", table, tmp_path / "piped", "--flagfall", FLAGFALL)
    assert lines(tmp_path / "piped") == sorted(bills)


def test_trips_of_parquet_are_judged_as_the_command_judges_them(tmp_path):
    import csv

    import pyarrow
    import pyarrow.compute
    import pyarrow.parquet

    with open(ROOT / "Tests/Fixtures/audit/nyc-trips.csv") as file:
        rows = [list(row.values())[1:6] for row in csv.DictReader(file)]
    names = ["tpep_pickup_datetime", "tpep_dropoff_datetime", "trip_distance", "RatecodeID", "fare_amount"]
    table = tmp_path / "trips.csv"
    table.write_text("\n".join([",".join(names), *(",".join(row) for row in rows)]) + "\n")
    out = tmp_path / "verdicts.csv"
    subprocess.run([FLAGFALL, "audit", "--tariff", "us-nyc", "--preset", "nyc-tlc", "--csv", table, "--out", out],
                   stdout=subprocess.DEVNULL)
    # The example writes bounds in cents, and -1 where there is none.
    cents = lambda bound: int(bound.replace(".", "")) if bound else -1
    with open(out) as file:
        expected = sorted(f"{row['verdict']},{cents(row['least'])},{cents(row['most'])}" for row in csv.DictReader(file))
    columns = list(zip(*rows))
    stamps = [pyarrow.array([one.replace("T", " ") for one in column]).cast(pyarrow.timestamp("us")) for column in columns[:2]]
    numbers = [pyarrow.array([float(one) for one in column]) for column in columns[2:]]
    pyarrow.parquet.write_table(pyarrow.table(dict(zip(names, stamps + numbers))), tmp_path / "trips.parquet")
    submit("audit", tmp_path / "trips.parquet", tmp_path / "audit")
    assert lines(tmp_path / "audit") == expected
