"""The interface of the library as C sees it, and the types of the package as a checker sees them."""

import json
import os
import re
import shutil
import subprocess
import sys

import pytest
from conftest import ROOT


def test_a_program_in_c_bills_a_ride(package, python, tmp_path):
    compiler = shutil.which("cc") or shutil.which("clang")
    if compiler is None:
        pytest.skip("there is no C compiler")
    folder = package / "flagfall"
    subprocess.run(
        [compiler, "-std=c11", "-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{folder}", ROOT / "Tests/Python/one_ride.c",
         "-o", tmp_path / "ride", f"-L{folder}", "-lflagfall", f"-Wl,-rpath,{folder}"], check=True)
    data = folder / "data"
    words = [tmp_path / "ride", data / "tariffs/us-nyc.json", data / "holidays/us-federal.json"]
    version, bill, refusal = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
    assert version == "1"
    assert (json.loads(bill)["ride"], json.loads(bill)["total"]) == ("one", "12.90")
    assert "not on the globe" in refusal
    # The very line that Python has of the same ride.
    script = """
import flagfall, numpy
seconds = numpy.arange(600)
frame = {"ride": ["one"] * 600, "time": 1772636400000 + 1000 * seconds, "lat": 40.7549 + seconds * 0.00006,
         "lon": numpy.full(600, -73.984)}
print(*flagfall.bill_lines(frame, tariff="us-nyc"))
"""
    assert subprocess.run([python, "-c", script], check=True, capture_output=True, text=True).stdout == bill + "\n"


def test_the_types_of_the_package_and_of_the_readmes_example_hold(package, tmp_path):
    example = tmp_path / "example.py"
    example.write_text(re.search(r"```python\n(.*?)```", (ROOT / "Python/README.md").read_text(), re.DOTALL).group(1))
    checked = [package / "flagfall", example]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", *checked],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MYPYPATH": str(package)})
    assert done.returncode == 0, done.stdout


def test_a_wrong_use_of_the_package_is_found_by_its_types(package, tmp_path):
    wrong = tmp_path / "wrong.py"
    wrong.write_text("import flagfall\nbill: str = flagfall.meter([0], [40.75], [-73.98], tariff=7)\n")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", tmp_path / "cache", wrong],
        capture_output=True, text=True, cwd=tmp_path, env={**os.environ, "MYPYPATH": str(package)})
    assert done.stdout.count("error:") == 2, done.stdout
