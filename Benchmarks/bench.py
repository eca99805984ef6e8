"""What ./bench prints: speed and size, beside others doing the same work on the same machine.

./bench [--write PAGE] [PART...] runs the named parts, or all: gpx compare screens print assign start size wasm face ride
  metro bill audit growth dispatch; spark, which makes a wheel and installs Spark, only where it is named

Every time is the median of at least five rounds; what is compared is measured in turn. --write makes the page of them,
docs/benchmarks.md: of the parts that are run now as they are now, of the others as they were found last in this checkout.
"""

import gzip
import importlib.metadata
import json
import os
import pathlib
import platform
import statistics
import subprocess
import sys
import time
import zipfile

import report
from figures import Figures

POINTS = 100_000

FLAGFALL = os.environ["FLAGFALL"]
NATIVE = os.environ["FLAGFALL_BENCHMARKS"]
DATA = pathlib.Path(os.environ["FLAGFALL_DATA"])
SCRATCH = pathlib.Path(os.environ["FLAGFALL_SCRATCH"])
ROOT = pathlib.Path(__file__).resolve().parents[1]
SCRATCH.mkdir(parents=True, exist_ok=True)
FOUND = Figures(SCRATCH / "figures.json")
show, relay = FOUND.show, FOUND.relay


def median_seconds(work, rounds):
    """The middle one of some rounds."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


def first_line(*command):
    """What a program says of its version; nothing when it is not there."""
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.partition("\n")[0].strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def processor():
    for line in pathlib.Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.partition(":")[2].strip()
    return platform.machine()


def machine():
    """Where and with what all of this was measured."""
    versions = {
        "flagfall": first_line(FLAGFALL, "--version").removeprefix("flagfall "),
        "Swift": first_line(os.environ.get("SWIFT", "swift"), "--version").partition("(")[0].split()[-1],
        "expat": first_line("pkg-config", "--modversion", "expat"),
        "Python": platform.python_version(),
        "Node": first_line("node", "--version"),
        "Chromium": first_line(os.environ.get("CHROMIUM") or "chromium", "--version").removeprefix("Chromium ").split(" built")[0],
    }
    for name in ("gpxpy", "numpy", "scipy", "pillow", "gtfs-kit"):
        versions[name] = importlib.metadata.version(name)
    script = "import importlib.metadata as m; print(*(m.version(n) for n in ('pandas', 'pyarrow', 'duckdb')))"
    peers = first_line(os.environ["FLAGFALL_PEERS"], "-c", script).split()
    versions.update(zip(("pandas", "pyarrow", "duckdb"), peers))
    return {
        "machine": f"{os.cpu_count()} cores of {processor()}", "memory": os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES") / 2**30,
        "system": f"{platform.freedesktop_os_release()['PRETTY_NAME']}, Linux {platform.release().split('-')[0]}",
        "versions": ", ".join(f"{name} {version}" for name, version in versions.items() if version),
    }


def gpx():
    """A drive of a point a second: ours, bare libexpat, and the usual Python library."""
    import gpxpy

    path = SCRATCH / f"drive-{POINTS}.gpx"
    if not path.exists():
        subprocess.run([NATIVE, "make-gpx", str(POINTS), path], check=True, stdout=subprocess.DEVNULL)
    relay([NATIVE, "gpx", path])
    relay([NATIVE, "meter", path, DATA / "tariffs/es-barcelona.json"])
    text = path.read_text()
    show("gpxpy, parsing alone", POINTS / median_seconds(lambda: gpxpy.parse(text), 5), "points/s")


def compare():
    """An hour's ride under the tariff of every city, from the file to the table."""
    path = SCRATCH / "drive-3600.gpx"
    if not path.exists():
        subprocess.run([NATIVE, "make-gpx", "3600", path], check=True, stdout=subprocess.DEVNULL)
    command = [FLAGFALL, "compare", path, "--zone", "Europe/Madrid"]
    run = lambda: subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    table = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    show("cities", table.count("\n") - 1, "")
    show("flagfall compare of an hour's ride in all of them", 1000 * median_seconds(run, 11), "ms")


def screens():
    """From a fix to the HTML of the meter, natively."""
    relay([NATIVE, "screens", DATA, "3600"])


def print_picture():
    """A grey picture of a receipt's size into dots: ours, and Pillow's own error diffusion."""
    from PIL import Image

    size = (384, 1600)
    values = bytes((x * 2 + y // 3 + (x * y) // 97) % 256 for y in range(size[1]) for x in range(size[0]))
    path = SCRATCH / "grey-384.raw"
    path.write_bytes(values)
    picture = Image.frombytes("L", size, values)
    show("Pillow, convert('1')", 1000 * median_seconds(lambda: picture.convert("1"), 50), "ms")
    relay([NATIVE, "dither", size[0], path])
    script = pathlib.Path(__file__).parent / "dots.mjs"
    words = ["node", script, SCRATCH / "dots.wasm", path, str(size[0])]
    found = json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)
    show("wasm, Floyd-Steinberg", found["time"], "ms")
    if os.environ.get("CHROMIUM"):
        import roll

        show("Chromium, from a ride's log to a finished job", roll.measure(), "ms")


def assign():
    """500 rides to 500 drivers: ours, and SciPy's own."""
    import numpy
    from scipy.optimize import linear_sum_assignment

    chance = numpy.random.default_rng(7)
    rides, cars = (chance.integers(0, 10_000_000, (500, 2)) for _ in range(2))
    costs = numpy.abs(rides[:, None, :] - cars[None, :, :]).sum(axis=2).astype("<i8")
    path = SCRATCH / "costs-500.raw"
    path.write_bytes(costs.tobytes())
    found = subprocess.run([NATIVE, "assign", path], check=True, capture_output=True, text=True).stdout
    FOUND.line(found.splitlines()[0])
    ours = float(found.splitlines()[0].split(": ")[1].split()[0]) / 1000
    real = costs.astype(float)
    theirs = median_seconds(lambda: linear_sum_assignment(real), 15)
    assert int(costs[linear_sum_assignment(real)].sum()) == int(float(found.splitlines()[1].split(": ")[1].split()[0]))
    show("SciPy, linear_sum_assignment", 1000 * theirs, "ms")
    show("ours to SciPy's", ours / theirs, "times")


def start():
    """What every call of the command pays before it does anything."""
    run = lambda: subprocess.run([FLAGFALL, "--version"], check=True, stdout=subprocess.DEVNULL)
    show("flagfall --version", 1000 * median_seconds(run, 21), "ms")


def size():
    """What the app weighs on the way to a phone."""
    site = SCRATCH / "site"
    subprocess.run([FLAGFALL, "site", "--quiet", "--out", site], check=True)
    total = 0
    for path in sorted(site.rglob("*")):
        if path.is_file():
            data = path.read_bytes()
            total += len(gzip.compress(data, 9))
            if path.name == "app.wasm":
                show("app.wasm", len(data), "bytes")
                show("app.wasm, compressed", len(gzip.compress(data, 9)), "bytes")
    show("whole site, compressed", total, "bytes")


def wasm():
    """The compiled engine in Node: a second of the built-in ride, which is a fix and a screen, and a screen alone."""
    site = SCRATCH / "site"
    subprocess.run([FLAGFALL, "site", "--quiet", "--out", site], check=True)
    script = pathlib.Path(__file__).parent / "wasm.mjs"
    found = json.loads(subprocess.run(["node", script, site], check=True, capture_output=True, text=True).stdout)
    show("wasm, fix and screen", found["both"], "µs")
    show("wasm, fix alone", found["fix"], "µs")
    show("wasm, screen alone", found["screen"], "µs")
    show("wasm, a screen's HTML", found["bytes"], "bytes")


def face():
    """The page in Chromium: the first visit to the meter, and a fix until its screen is laid out."""
    if not os.environ.get("CHROMIUM"):
        FOUND.line("left out: no Chromium")
        return
    import page

    found = page.measure()
    show("first face, cold", found["face"], "ms")
    show("first face, transferred", found["bytes"], "bytes")
    show("fix to screen, script and layout", found["fix"], "ms")


def ride():
    """The page in Chromium: a roll of the drums, and what eight hours of a ride leave behind."""
    if not os.environ.get("CHROMIUM"):
        FOUND.line("left out: no Chromium")
        return
    import face as faces

    found = faces.measure()
    show("a step on drums that do not roll, main thread", found["still"], "ms")
    show("a roll of the drums on top of it, main thread", found["roll"], "ms")
    show("fix to screen, first ten minutes of a ride", found["first"], "ms")
    show("fix to screen, last ten minutes of eight hours", found["last"], "ms")
    show("engine's memory after eight hours", found["engine"], "bytes")
    show("script's memory after eight hours", found["heap"], "bytes")
    show("lines kept of eight hours", found["lines"], "lines")


def make_feed(path):
    """A feed such as Hyderabad's metro has: three lines, three services, 61,020 stop times, platforms in stations, shapes."""
    platforms = "stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station,platform_code"
    days = "monday,tuesday,wednesday,thursday,friday,saturday,sunday"
    tables = {
        "agency.txt": ["agency_id,agency_name,agency_url,agency_timezone", "SM,Sample Metro,https://example.org/,Asia/Kolkata"],
        "routes.txt": [
            "route_id,agency_id,route_short_name,route_long_name,route_type,route_color", "RED,SM,C1_RED,Red Line - C1,1,E31E24",
            "GREEN,SM,C2_GREEN,Green Line - C2,1,009846", "BLUE,SM,C3_BLUE,Blue Line - C3,1,0074C8"],
        "stops.txt": [platforms],
        "calendar.txt": [
            f"service_id,{days},start_date,end_date", "WK,1,1,1,1,1,0,0,20260101,20261231", "SA,0,0,0,0,0,1,0,20260101,20261231",
            "SU,0,0,0,0,0,0,1,20260101,20261231"],
        "shapes.txt": ["shape_id,shape_pt_lat,shape_pt_lon,shape_pt_sequence,shape_dist_traveled"],
        "trips.txt": ["service_id,route_id,trip_id,direction_id,trip_headsign,block_id,shape_id"],
        "stop_times.txt": ["trip_id,stop_sequence,stop_id,arrival_time,departure_time,timepoint,shape_dist_traveled"],
    }

    def clock(seconds):
        return f"{seconds // 3600:02}:{seconds // 60 % 60:02}:{seconds % 60:02}"

    for line, route in enumerate(("RED", "GREEN", "BLUE")):
        stations = [f"{route[0]}{place:02}" for place in range(20)]
        for place, station in enumerate(stations):
            where = f"Station {station},{17.4 + line / 10:.7f},{78.3 + place / 100:.7f},{station}"
            tables["stops.txt"] += [
                f"{station},{where},1,,", *(f"{station}{side},{where},0,{station},{side}" for side in (1, 2))]
        for side in (1, 2):
            tables["shapes.txt"] += [
                f"{route}{side},{17.4 + line / 10:.7f},{78.3 + point / 2140:.7f},{point + 1},{point * 51}" for point in range(408)]
        for number in range(1017):
            side = 1 + number % 2
            way = stations[:: 1 if side == 1 else -1]
            service = ("WK", "SA", "SU")[number % 3]
            trip = f"{service}_{101_482 + 2000 * line + number}"
            tables["trips.txt"].append(f"{service},{route},{trip},{side - 1},Station {way[-1]},{service}_{20_301 + number // 12},{route}{side}")
            now = 19_800 + number * 66
            for place, station in enumerate(way):
                tables["stop_times.txt"].append(
                    f"{trip},{place + 1},{station}{side},{clock(now)},{clock(now + 20)},1,{place * 1100}")
                now += 120 + (number + place) % 3
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, rows in tables.items():
            archive.writestr(name, "\n".join(rows) + "\n")


# Runs a program as the child of a small process, for its memory begins with that of its parent.
USED = """
import os, sys
used = os.wait4(os.spawnv(os.P_NOWAIT, sys.argv[1], sys.argv[1:]), 0)
print(os.waitstatus_to_exitcode(used[1]), used[2].ru_utime + used[2].ru_stime, used[2].ru_maxrss * 1024, file=sys.stderr)
"""


def used(*words):
    """Seconds of processors and the greatest memory of a command."""
    done = subprocess.run([sys.executable, "-S", "-c", USED, *map(str, words)], capture_output=True, text=True, check=True)
    status, seconds, memory = done.stderr.split()[-3:]
    if int(status):
        sys.exit(f"bench: {words[0]} failed")
    return float(seconds), int(memory)


def metro():
    """A feed from its zip to a network file with a report: ours, beside what gtfs-kit takes to read it."""
    import gtfs_kit

    path = SCRATCH / "feed.zip"
    make_feed(path)
    relay([NATIVE, "metro", path, DATA / "networks" / "ua-kyiv.json"])

    def reading():
        begun = time.perf_counter(), time.process_time()
        gtfs_kit.read_feed(path, dist_units="km")
        return time.perf_counter() - begun[0], time.process_time() - begun[1]

    words = [FLAGFALL, "metro", "import", path, "--out", SCRATCH / "network.json"]
    theirs, ours = zip(*((reading(), used(*words)) for _ in range(5)))
    clock, spent = (statistics.median(column) * 1e3 for column in zip(*theirs))
    show("gtfs-kit, reading alone", clock, "ms")
    show("gtfs-kit, reading alone, processors' time", spent, "ms")
    show("flagfall metro import, processors' time with its start", statistics.median(one[0] for one in ours) * 1e3, "ms")
    show("greatest memory of an import", max(one[1] for one in ours) / 1e6, "MB")


def many(part):
    """Many rides: ours, pandas, DuckDB and the read floor, in an environment of their own."""

    def run():
        relay([os.environ["FLAGFALL_PEERS"], pathlib.Path(__file__).parent / "many.py", SCRATCH, part])

    return run


def dispatch():
    """Rides given out over HTTP, beside pgbench; wants a PostgreSQL to start."""
    import dispatch as measured

    measured.run(show)


# Runs a program and all that it leaves behind, which then belong to this one, and tells their processors' time.
WHOLE = """
import ctypes, os, resource, subprocess, sys
ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)
status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode
try:
    while True: os.wait()
except ChildProcessError: pass
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(used.ru_utime + used.ru_stime)
sys.exit(status)
"""


def spark():
    """The example on Spark, both ways, beside the command: the same rides on the same two cores."""
    table = SCRATCH / "rides-4000000.csv"
    if not table.exists():
        subprocess.run([NATIVE, "make-rides", "4000000", table], check=True, stdout=subprocess.DEVNULL)
    example, out = ROOT / "examples/spark/price.py", SCRATCH / "spark"
    environment = {**os.environ, "FLAGFALL_SPARK_LOCAL": "local[2]"}
    works = {
        "Spark, the package in mapInPandas": [os.environ["FLAGFALL_SPARK"], example, "bills", table, out],
        "Spark, the command behind rdd.pipe": [
            os.environ["FLAGFALL_SPARK"], example, "piped", table, out, "--flagfall", FLAGFALL],
        "flagfall bill": [FLAGFALL, "bill", "--quiet", "--tariff", "us-nyc", "--out", os.devnull, table],
    }
    times = {name: [] for name in works}
    for _ in range(5):
        for name, words in works.items():
            start = time.perf_counter()
            done = subprocess.run(
                [sys.executable, "-c", WHOLE, *map(str, words)], env=environment, capture_output=True, text=True)
            if done.returncode:
                sys.exit(f"bench: {name} failed")
            times[name].append((time.perf_counter() - start, float(done.stdout)))
    for name, some in times.items():
        clock, processors = (statistics.median(column) for column in zip(*some))
        show(name, 4e6 / clock, "fixes/s")
        show(f"{name}, for a second of a processor", 4e6 / processors, "fixes")
        show(f"{name}, hours of a core for a billion fixes", processors * 250 / 3600, "h")


# Only where they are named: what they need takes long to make.
EXTRA = {"spark": spark}

PARTS = {
    "gpx": gpx, "compare": compare, "screens": screens, "print": print_picture, "assign": assign, "start": start,
    "size": size, "wasm": wasm, "face": face, "ride": ride, "metro": metro,
    "bill": many("bill"), "audit": many("audit"), "growth": many("growth"), "dispatch": dispatch,
}


def draw_growth():
    """The picture of the growth that was found last."""
    script = pathlib.Path(__file__).parent / "growth_plot.py"
    subprocess.run([sys.executable, script, SCRATCH / "growth.json", ROOT / "docs/pictures/growth.svg"], check=True)


def main():
    words = sys.argv[1:]
    page = None
    if "--write" in words:
        place = words.index("--write")
        if place + 1 == len(words) or words[place + 1] in PARTS:
            sys.exit("bench: --write names no page; give such as --write docs/benchmarks.md")
        page = ROOT / words[place + 1]
        del words[place : place + 2]
    known = PARTS | EXTRA
    unknown = [name for name in words if name not in known]
    if unknown:
        sys.exit(f"bench: no part '{unknown[0]}'; there are {', '.join(known)}")
    where = machine()
    print(f"machine: {where['machine']}, {where['memory']:.0f} GB, load {os.getloadavg()[0]:.1f}")
    print(f"system: {where['system']}\nversions: {where['versions']}")
    for name in words or PARTS:
        print(f"== {name}", flush=True)
        FOUND.begin(name)
        known[name]()
        FOUND.end()
    if page:
        if "growth" in FOUND.parts:
            draw_growth()
        page.write_text(report.page(where, FOUND.parts))
        print(f"written: {page}")


if __name__ == "__main__":
    main()
