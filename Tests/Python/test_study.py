"""The study of docs/study.md, on few rides."""

import os
import re
import subprocess
import sys
import xml.etree.ElementTree

from conftest import FLAGFALL, NATIVE, ROOT

CITIES = ["us-nyc", "es-barcelona", "es-madrid", "de-berlin", "gb-london", "pl-warszawa"]


def between(page, name):
    return re.search(rf"<!-- {name} -->\n\n(.*?)\n\n<!-- end of {name} -->", page, re.DOTALL).group(1).splitlines()


def test_the_study_draws_its_plots_and_writes_its_tables_into_the_page(tmp_path):
    known = (ROOT / "docs/study.md").read_text()
    page = tmp_path / "study.md"
    page.write_text(known)
    environment = {**os.environ, "FLAGFALL": FLAGFALL, "FLAGFALL_BENCHMARKS": NATIVE}
    words = [sys.executable, ROOT / "Benchmarks/study.py", tmp_path / "plots", "200", page]
    printed = subprocess.run(words, check=True, capture_output=True, text=True, env=environment).stdout
    text = page.read_text()
    totals, noise = between(text, "totals"), between(text, "noise")
    assert [row.split(" | ")[0].strip("| ") for row in totals[2:]] == CITIES
    assert [row.split(" | ")[0].strip("| ") for row in noise[2:]] == ["0 m", "2 m", "5 m", "10 m"]
    assert printed.split("\n\n") == ["\n".join(totals), "\n".join(noise) + "\n"]
    # The heads of the tables and all words around them are those that the page has.
    for name in ("totals", "noise"):
        assert between(text, name)[:2] == between(known, name)[:2]
        text, known = (one.replace("\n".join(between(one, name)), "") for one in (text, known))
    assert text == known
    plots = sorted((tmp_path / "plots").iterdir())
    assert [path.name for path in plots] == ["study-noise.svg", "study-totals.svg", "study-waiting.svg"]
    for path in plots:
        assert len(xml.etree.ElementTree.parse(path).findall("{*}path")) == 1 + len(CITIES)
