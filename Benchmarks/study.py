"""The study of docs/study.md from nothing: a simulated day of a city under six cities' tariffs, its table and its plots.

study.py FOLDER [RIDES [PAGE]] writes the plots to FOLDER, and the tables between the markers of PAGE. Everything is made from
fixed seeds.
"""

import json
import os
import pathlib
import random
import statistics
import subprocess
import sys

FLAGFALL, NATIVE = os.environ.get("FLAGFALL", "flagfall"), os.environ.get("FLAGFALL_BENCHMARKS", "Benchmarks")
CITIES = ["us-nyc", "es-barcelona", "es-madrid", "de-berlin", "gb-london", "pl-warszawa"]
NOISES = [0, 2, 5, 10]
WIDTH, HEIGHT, LEFT, BOTTOM = 640, 300, 60, 40


def bills(table, folder):
    out = folder / "bills.ndjson"
    words = [word for city in CITIES for word in ("--tariff", city)]
    subprocess.run([FLAGFALL, "bill", "--quiet", *words, "--out", out, table], check=True)
    found = {city: [] for city in CITIES}
    for line in out.open():
        bill = json.loads(line)
        found[bill["tariff"]].append(bill)
    return found


def plot(path, title, across, up, lines):
    """Lines of points as an SVG of our own; each line is (name, [(x, y)])."""
    points = [point for _, some in lines for point in some]
    most = [max(point[axis] for point in points) or 1 for axis in (0, 1)]
    least = min(point[0] for point in points)
    place = lambda x, y: (
        LEFT + (x - least) / (most[0] - least or 1) * (WIDTH - LEFT - 130), HEIGHT - BOTTOM - y / most[1] * (HEIGHT - BOTTOM - 40))
    text = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>', f'<text x="{LEFT}" y="20" font-size="14">{title}</text>',
            f'<path d="M{LEFT} 40V{HEIGHT - BOTTOM}H{WIDTH - 130}" fill="none" stroke="#444"/>',
            f'<text x="{LEFT}" y="{HEIGHT - 8}">{across}</text>', f'<text x="4" y="36">{up}</text>']
    for share in (0, 0.5, 1):
        x, y = place(least + share * (most[0] - least), share * most[1])
        text.append(f'<text x="{x:.0f}" y="{HEIGHT - 24}" text-anchor="middle">{least + share * (most[0] - least):.4g}</text>')
        text.append(f'<text x="{LEFT - 6}" y="{y + 4:.0f}" text-anchor="end">{share * most[1]:.3g}</text>')
    colours = ["#c0392b", "#2471a3", "#1e8449", "#b9770e", "#6c3483", "#2c3e50"]
    for index, ((name, some), colour) in enumerate(zip(lines, colours)):
        way = "L".join("{:.1f} {:.1f}".format(*place(*point)) for point in some)
        text.append(f'<path d="M{way}" fill="none" stroke="{colour}" stroke-width="2"/>')
        text.append(f'<text x="{WIDTH - 122}" y="{54 + 18 * index}" fill="{colour}">{name}</text>')
    path.write_text("\n".join([*text, "</svg>", ""]))


def distribution(values, steps=30):
    """How many of the values lie in each of some steps up to the 99th of a hundred."""
    top = sorted(values)[len(values) * 99 // 100] or 1
    counts = [0] * steps
    for value in values:
        if value < top:
            counts[int(value / top * steps)] += 1
    return [((index + 0.5) / steps * top, 100 * count / len(values)) for index, count in enumerate(counts)]


def noisy(table, folder, metres):
    """The same rides with places that are off by so much more, as receivers are between houses."""
    if metres == 0:
        return table
    dice = random.Random(metres)
    path = folder / f"noise-{metres}.csv"
    with open(table) as source, open(path, "w") as file:
        file.write(next(source))
        for line in source:
            ride, time, lat, lon, speed, accuracy = line.rstrip().split(",")
            north, east = float(lat) + dice.gauss(0, metres) / 111_250, float(lon) + dice.gauss(0, metres) / 84_400
            # Without the receiver's own speeds, so that the places alone tell the way.
            file.write(f"{ride},{time},{north:.6f},{east:.6f},,{max(metres * 2.45, 3):.1f}\n")
    return path


def fill(page, name, text):
    """Puts a text between the markers <!-- name --> and <!-- end of name --> of a page."""
    start, end = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, found, rest = page.partition(start)
    _, ended, after = rest.partition(end)
    if not found or not ended:
        raise SystemExit(f"study: the page has no markers of {name}")
    return f"{before}{start}\n{text}\n\n{end}{after}"


def main(folder, rides, page=None):
    folder.mkdir(parents=True, exist_ok=True)
    scratch = folder / "scratch"
    scratch.mkdir(exist_ok=True)
    table = scratch / "day.csv"
    subprocess.run([NATIVE, "make-rides", str(rides * 780), table], check=True, stdout=subprocess.DEVNULL)
    found = bills(table, scratch)
    rows = ["| city | rides | median total | mean total | share of the ride's time that is charged as time |", "| --- | --- | --- | --- | --- |"]
    spread, waits = [], []
    for city, some in found.items():
        totals = [float(bill["total"]) for bill in some]
        waiting = sum(bill["waiting_s"] for bill in some) / sum(bill["duration_s"] for bill in some)
        currency = some[0]["currency"]
        middle = statistics.median(totals)
        rows.append(f"| {city} | {len(some)} | {middle:.2f} {currency} | {statistics.mean(totals):.2f} | {100 * waiting:.1f} % |")
        spread.append((city, distribution([total / middle for total in totals])))
        waits.append((city, distribution([100 * bill["waiting_s"] / max(1, bill["duration_s"]) for bill in some])))
    plot(folder / "study-totals.svg", "Totals, as parts of each city's median", "total / median", "% of rides", spread)
    plot(folder / "study-waiting.svg", "Time that is charged as time", "% of the ride", "% of rides", waits)
    small = scratch / "some.csv"
    with open(table) as source, open(small, "w") as file:
        for _, line in zip(range(400_000), source):
            file.write(line)
    effect = {city: [] for city in CITIES}
    still = None
    for metres in NOISES:
        means = {city: statistics.mean(float(bill["fare"]) for bill in some)
                 for city, some in bills(noisy(small, scratch, metres), scratch).items()}
        still = still or means
        for city in CITIES:
            effect[city].append((metres, 100 * means[city] / still[city]))
    plot(folder / "study-noise.svg", "Mean fare as positions get worse, without speeds", "metres of noise", "% of the fare",
         list(effect.items()))
    noises = ["| noise | " + " | ".join(CITIES) + " |", "| --- |" + " --- |" * len(CITIES)]
    for index, metres in enumerate(NOISES):
        noises.append(f"| {metres} m | " + " | ".join(f"{effect[city][index][1]:.1f} %" for city in CITIES) + " |")
    tables = {"totals": "\n".join(rows), "noise": "\n".join(noises)}
    print("\n\n".join(tables.values()))
    if page:
        text = page.read_text()
        for name, table in tables.items():
            text = fill(text, name, table)
        page.write_text(text)
    for path in scratch.iterdir():
        path.unlink()
    scratch.rmdir()


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 10_000, *map(pathlib.Path, sys.argv[3:4]))
