"""Rides that the tests of the package and of Spark share."""

import os
import pathlib
import subprocess
import sys
import zipfile

import pytest

ROOT = pathlib.Path(__file__).parent.parent.parent
FLAGFALL = os.environ["FLAGFALL"]
NATIVE = os.environ["FLAGFALL_BENCHMARKS"]


@pytest.fixture(scope="session")
def rides(tmp_path_factory):
    """A table of made rides and what `flagfall bill` says of them."""
    folder = tmp_path_factory.mktemp("rides")
    table = folder / "rides.csv"
    subprocess.run([NATIVE, "make-rides", "60000", table], check=True, stdout=subprocess.DEVNULL)
    bills = folder / "bills.ndjson"
    subprocess.run([FLAGFALL, "bill", "--quiet", "--tariff", "us-nyc", "--out", bills, table], check=True)
    return table, bills.read_text().splitlines()


@pytest.fixture(scope="session")
def python(tmp_path_factory):
    """A Python of an empty environment in which only the wheel was installed."""
    wheel = os.environ["FLAGFALL_WHEEL"]
    folder = tmp_path_factory.mktemp("empty")
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    subprocess.run([folder / "bin/python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel], check=True)
    return folder / "bin/python"


@pytest.fixture(scope="session")
def package(tmp_path_factory):
    """A folder with the contents of the wheel."""
    folder = tmp_path_factory.mktemp("package")
    with zipfile.ZipFile(os.environ["FLAGFALL_WHEEL"]) as archive:
        archive.extractall(folder)
    return folder
