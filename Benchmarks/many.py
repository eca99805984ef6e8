"""Many rides: `flagfall bill` and `flagfall audit` beside pandas, DuckDB and the read floor, measured in turn.

many.py FOLDER bill|audit|growth prints lines of figures; all peers run on the same file in the same process order.
"""

import datetime
import importlib.metadata
import json
import os
import pathlib
import random
import statistics
import subprocess
import sys
import time

import duckdb
import fare

FLAGFALL, NATIVE = os.environ["FLAGFALL"], os.environ["FLAGFALL_BENCHMARKS"]
FIXES = 4_000_000
ROUNDS = 5
HERE = pathlib.Path(__file__).parent


def show(name, value, unit):
    digits = 0 if value >= 1000 else 1 if value >= 10 else 3
    print(f"{name}: {value:.{digits}f} {unit}", flush=True)


def made(folder, fixes, *words):
    path = folder / f"rides-{fixes}{''.join(words)}.csv"
    if not path.exists():
        subprocess.run([NATIVE, "make-rides", str(fixes), path, *words], check=True, stdout=subprocess.DEVNULL)
    return path


def run(*words):
    """Seconds on the clock and seconds of processors that a command takes."""
    start = time.perf_counter()
    child = subprocess.Popen(words, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(child.pid, 0)
    if os.waitstatus_to_exitcode(status) > 1:
        sys.exit(f"many: {' '.join(map(str, words))} failed")
    return time.perf_counter() - start, usage.ru_utime + usage.ru_stime


def within(work):
    """The same of work in this process."""

    def timed():
        start, spent = time.perf_counter(), time.process_time()
        work()
        return time.perf_counter() - start, time.process_time() - spent

    return timed


def memory(words):
    """The greatest memory of a command; a child of a small process, for it begins with that of its parent."""
    script = (
        "import os, sys; child = os.spawnv(os.P_NOWAIT, sys.argv[1], sys.argv[1:]); "
        "print(os.wait4(child, 0)[2].ru_maxrss * 1024)")
    small = subprocess.run([sys.executable, "-S", "-c", script, *map(str, words)], capture_output=True, text=True, check=True)
    return int(small.stdout.split()[-1])


def medians(works):
    """The middle times of each of some works, run in turn: on the clock, and of processors."""
    times = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            times[name].append(work())
    return {name: tuple(statistics.median(column) for column in zip(*some)) for name, some in times.items()}


def tell(found, count, unit):
    for name, (clock, processors) in found.items():
        show(name, count / clock, f"{unit}/s")
        show(f"{name}, for a second of a processor", count / processors, unit)


def billing(path, cores, *more):
    return lambda: run(*billed(path, cores, *more))


def billed(path, cores, *more):
    return [
        FLAGFALL, "bill", "--quiet", "--cores", str(cores), "--tariff", "us-nyc", "--out", os.devnull, *more, str(path)]


def scan(path, threads):
    def work():
        with duckdb.connect(config={"threads": threads}) as base:
            base.execute(f"SELECT count(*), sum(lat) FROM read_csv('{path}', header = true)").fetchall()

    return work


def floor(path):
    with open(path, "rb", buffering=0) as file:
        room = bytearray(1 << 20)
        while file.readinto(room):
            pass


def bill(folder):
    path, mixed = made(folder, FIXES), made(folder, FIXES, "interleaved")
    names, cents = fare.fares(fare.read(path))
    out = folder / "bills.ndjson"
    run(FLAGFALL, "bill", "--quiet", "--tariff", "us-nyc", "--out", out, path)
    ours = {bill["ride"]: round(float(bill["fare"]) * 100) for bill in map(json.loads, out.read_text().splitlines())}
    same = sum(ours[name] == one for name, one in zip(names, cents))
    print(f"fares of pandas that are ours: {same} of {len(ours)}")
    found = medians({
        "bill, 1 core": billing(path, 1), "bill, 2 cores": billing(path, 2),
        "bill mixed rides, 1 core": billing(mixed, 1, "--interleaved", "10m"),
        "bill mixed rides, 2 cores": billing(mixed, 2, "--interleaved", "10m"),
        "pandas, the same fares": within(lambda: fare.fares(fare.read(path))),
        "DuckDB, bare scan, 1 thread": within(scan(path, 1)),
        "DuckDB, bare scan, 2 threads": within(scan(path, 2)), "reading the bytes": within(lambda: floor(path)),
    })
    tell(found, FIXES, "fixes")
    one = found["bill, 1 core"]
    show("two cores beside one, on the clock", one[0] / found["bill, 2 cores"][0], "x")
    show("two cores beside one, processors' time", found["bill, 2 cores"][1] / one[1], "x")
    show("beside pandas, on the clock, 1 core", found["pandas, the same fares"][0] / one[0], "x")
    show("beside pandas, on the clock, 2 cores", found["pandas, the same fares"][0] / found["bill, 2 cores"][0], "x")
    show("beside pandas, processors' time", found["pandas, the same fares"][1] / one[1], "x")
    show("beside DuckDB's bare scan, processors' time", found["DuckDB, bare scan, 1 thread"][1] / one[1], "x")
    show("greatest memory on 2 cores", memory(billed(path, 2)) / 1e6, "MB")
    show("greatest memory, mixed rides on 2 cores", memory(billed(mixed, 2, "--interleaved", "10m")) / 1e6, "MB")


def trips(folder, count, totals=False):
    """Trips of one month by the meter, the same for the same count; with totals beside fares where they are wanted."""
    path = folder / f"trips-{count}{'-totals' if totals else ''}.csv"
    if path.exists():
        return path
    dice = random.Random(2026)
    first = datetime.datetime(2024, 1, 1)
    with open(path, "w") as file:
        file.write("tpep_pickup_datetime,tpep_dropoff_datetime,trip_distance,RatecodeID,fare_amount,total\n")
        for _ in range(count):
            start = first + datetime.timedelta(seconds=dice.randrange(30 * 86400))
            miles, seconds = dice.randrange(30, 900) / 100, dice.randrange(180, 2700)
            units = -(-max(miles * 5, seconds / 60) // 1)
            money = 3 + 0.7 * units + (dice.random() < 0.02) * 20
            file.write(f"{start},{start + datetime.timedelta(seconds=seconds)},{miles:.2f},1,{money:.2f},{f'{money + 3.5:.2f}' if totals else ''}\n")
    return path


def audit(folder):
    count = 200_000
    path, both = trips(folder, count), trips(folder, count, totals=True)
    query = "\n".join(
        line for line in (HERE / "bounds.sql").read_text().replace("TABLE", str(path)).split("\n") if not line.startswith("--"))

    def sql():
        with duckdb.connect(config={"threads": 2}) as base:
            base.execute(query).fetchall()

    def words(cores, path=path, *more):
        return [
            FLAGFALL, "audit", "--quiet", "--tariff", "us-nyc", "--preset", "nyc-tlc", "--cores", str(cores),
            "--csv", str(path), *more]

    found = medians({
        "audit, 1 core": lambda: run(*words(1)), "audit, 2 cores": lambda: run(*words(2)),
        "audit of fares and totals, 1 core": lambda: run(*words(1, both, "--columns", "total=total")),
        "DuckDB, two bounds in SQL, 2 threads": within(sql)})
    tell(found, count, "rows")
    one, two = found["audit, 1 core"], found["audit, 2 cores"]
    show("two cores beside one, on the clock", one[0] / two[0], "x")
    show("DuckDB's SQL beside it, processors' time", one[1] / found["DuckDB, two bounds in SQL, 2 threads"][1], "x")
    show("greatest memory of an audit", memory(words(2)) / 1e6, "MB")


def growth(folder):
    """Time and memory against the size of the input; a plot where a name is given."""
    points = []
    for exponent in range(4, 9):
        fixes = 10**exponent
        path = made(folder, fixes)
        rounds = [billing(path, 2)() for _ in range(ROUNDS if exponent < 8 else 1)]
        clock, processors = (statistics.median(column) for column in zip(*rounds))
        most = memory(billed(path, 2)) / 1e6
        points.append((fixes, clock, processors, most))
        show(f"bill {fixes} fixes on 2 cores", clock, "s")
        show(f"processors' time of {fixes} fixes", processors, "s")
        show(f"memory of {fixes} fixes", most, "MB")
        if exponent == 8:
            path.unlink()
    (folder / "growth.json").write_text(json.dumps(points))


if __name__ == "__main__":
    scratch = pathlib.Path(sys.argv[1])
    scratch.mkdir(parents=True, exist_ok=True)
    peers = ", ".join(f"{name} {importlib.metadata.version(name)}" for name in ("duckdb", "pandas", "pyarrow", "numpy"))
    print(f"peers: {peers}; load {os.getloadavg()[0]:.1f}")
    {"bill": bill, "audit": audit, "growth": growth}[sys.argv[2]](scratch)
