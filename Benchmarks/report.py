"""The page of ./bench: docs/benchmarks.md from the figures that were found."""

import textwrap

# What is wanted of a figure: (part, figure, at least or at most, value, what it is). Ratios are of two figures of one part.
AIMS = [
    ("gpx", "GPX to bill, share of bare libexpat", ">=", 0.75, "GPX to bill, as a share of libexpat's bare speed"),
    ("gpx", "meter, recorded", "<=", 100, "the meter alone, ns for a fix"),
    ("compare", "flagfall compare of an hour's ride in all of them", "<=", 150, "`compare` of an hour in every city, ms"),
    ("wasm", "wasm, fix and screen", "<=", 2000, "a fix and its screen in WebAssembly, µs"),
    ("face", "first face, transferred", "<=", 300_000, "bytes before the first face"),
    ("print", ("Floyd-Steinberg", "Pillow, convert('1')"), "<=", 1, "dithering beside Pillow's"),
    ("print", ("wasm, Floyd-Steinberg", "Pillow, convert('1')"), "<=", 2.5, "the same in WebAssembly"),
    ("print", "Chromium, from a ride's log to a finished job", "<=", 30, "a ride's log to a finished print job, ms"),
    ("assign", "ours to SciPy's", "<=", 1.2, "500 cars to 500 rides, beside SciPy's time"),
    ("dispatch", "accepts beside pgbench", ">=", 0.6, "accepts over HTTP beside pgbench's of the same transaction"),
    ("dispatch", "accepts beside pgbench, pipelined", ">=", 0.6, "the same with pgbench pipelined as the server is"),
    ("metro", ("gtfs-kit, reading alone", "feed to network file"), ">=", 4, "a feed to a network, beside gtfs-kit's mere reading"),
    ("metro", "greatest memory of an import", "<=", 100, "greatest memory of an import of a feed, MB"),
    ("metro", "plan", "<=", 20, "a plan on Kyiv's metro, µs"),
    ("metro", "state of a ride", "<=", 200, "the state of a metro ride, ns"),
    ("bill", "bill, 1 core, for a second of a processor", ">=", 4e6, "`bill`, fixes for a second of a core"),
    ("bill", "beside DuckDB's bare scan, processors' time", ">=", 1, "`bill` beside DuckDB's bare scan, processors' time"),
    ("bill", "beside pandas, on the clock, 2 cores", ">=", 20, "`bill` beside pandas, both on all cores, on the clock"),
    ("bill", "beside pandas, processors' time", ">=", 20, "`bill` beside pandas, processors' time"),
    ("bill", "two cores beside one, on the clock", ">=", 1.8, "two cores beside one, on the clock"),
    ("bill", "bill mixed rides, 1 core, for a second of a processor", ">=", 4e6, "`bill` of mixed rides, fixes for a second of a core"),
    ("bill", ("bill mixed rides, 2 cores", "bill mixed rides, 1 core"), ">=", 1.8, "two cores beside one, mixed rides, on the clock"),
    ("audit", "two cores beside one, on the clock", ">=", 1.8, "two cores beside one, audit, on the clock"),
    ("bill", "greatest memory on 2 cores", "<=", 100, "greatest memory of `bill`, MB"),
    ("bill", "greatest memory, mixed rides on 2 cores", "<=", 100, "the same with mixed rides, MB"),
]

BILLING = """- The pandas version (`Benchmarks/fare.py`) finds the same fares. It knows one rate of one city and needs clean rows, and holds
  the whole table in memory.
- Processors' time is what a program used of all processors; where the machine was not at rest it is what can be compared.
"""


def whole(value):
    return f"{round(value):,}".replace(",", " ")


def floor(parts):
    """Why `bill` is not twenty times as fast as pandas, in what was found."""
    figures = parts["bill"]["figures"]
    spent = lambda name: 1e9 / figures[f"{name}, for a second of a processor"][0]
    ours, pandas, scan = spent("bill, 1 core"), spent("pandas, the same fares"), spent("DuckDB, bare scan, 1 thread")
    # perf record, one core; what is left are the bills and their lines.
    reading, geometry, kernel, meter = 32, 30, 10, 10
    return filled(
        f"Why not twenty times pandas: pandas takes {whole(pandas)} ns of a processor for a fix, for its reader (pyarrow's) is quick, "
        f"so twenty times it would be {whole(pandas / 20)} ns for a fix of 61 bytes. Of the {whole(ours)} ns that `bill` takes "
        f"{reading} % are the reading of rows (`perf record`, one core): finding the fields and turning five numbers into integers. "
        f"{geometry} % are the geometry: a sine, a cosine, a division and two square roots of each fix, four fixes at a time, and "
        f"which of them count. {kernel} % are the kernel handing over the bytes, {meter} % the meter, the rest bills and their "
        f"lines. Reading alone, {whole(ours * reading / 100)} ns, "
        f"{'would use up' if ours * reading / 100 >= pandas / 20 else 'is most of'} those {whole(pandas / 20)}; DuckDB, which is "
        f"made for reading tables, takes {whole(scan)} ns to count the rows and sum one column, and is {pandas / scan:.1f} times "
        "pandas. What would bring more is reading 32 or 64 bytes at once, by instructions that the processors for which Flagfall is "
        "built need not have.")


def mixed(parts):
    """What rides cost that are mixed with others."""
    figures = parts["bill"]["figures"]
    one, two = (figures[f"bill mixed rides, {cores}, for a second of a processor"][0] for cores in ("1 core", "2 cores"))
    clock = figures["bill mixed rides, 2 cores"][0] / figures["bill mixed rides, 1 core"][0]
    return filled(
        f"Mixed rides: {one / 1e6:.1f} million fixes for a second of a core, and two cores are {clock:.2f} times as fast as one, with "
        f"{whole(100 * one / two - 100)} % more of processors' time. The likely reason (it was not profiled): every row is copied "
        "once more to stand with its ride, under one lock and in the order of the input, and what one core has read and put there the "
        "other bills, so that the rows go from cache to cache.")


def judged(parts):
    """What a second core brings an audit."""
    figures = parts["audit"]["figures"]
    one, two = (figures[f"audit, {cores}, for a second of a processor"][0] for cores in ("1 core", "2 cores"))
    clock = figures["two cores beside one, on the clock"][0]
    return filled(
        f"Two cores audit {clock:.2f} times as fast as one, with {whole(100 * one / two - 100)} % more of processors' time for a "
        "trip. The likely reasons (they were not profiled): what trips have in common each core finds for itself, so that it is found "
        "twice; and both count references to parts of the one tariff, which then go from cache to cache.")


def imported(parts):
    """Why an import is not four times as fast as gtfs-kit."""
    figures = parts["metro"]["figures"]
    theirs, ours = figures["gtfs-kit, reading alone"][0], figures["feed to network file"][0]
    return filled(
        f"Why not four times gtfs-kit: the aim was set by 130 ms, which is what its mere reading of Hyderabad's feed was said to take. "
        f"Of the feed that is made here it took {number(theirs)} ms, so four times would be {number(theirs / 4)} ms; the import, "
        f"with its network file and its report, took {number(ours)} ms. Beside those 130 ms that would be {130 / ours:.1f} times.")


def grown(parts):
    """What the sizes of the input change, in what was found."""
    figures = parts["growth"]["figures"]
    counts = sorted(int(name.split()[1]) for name in figures if name.startswith("bill "))
    clock = lambda count: 1e9 * figures[f"bill {count} fixes on 2 cores"][0] / count
    spent = lambda count: 1e9 * figures[f"processors' time of {count} fixes"][0] / count
    *_, small, middle, most = counts
    text = (f"Of processors' time a fix costs the same however many there are, once the start is spread over enough of them: "
            f"{whole(spent(small))} ns of {number(small)}, {whole(spent(middle))} ns of {number(middle)}, {whole(spent(most))} ns of "
            f"{number(most)}. The memory does not grow.")
    if clock(most) > 1.1 * clock(middle):
        text += (f" On the clock it is {whole(clock(middle))} ns for a fix of {number(middle)} and {whole(clock(most))} ns of "
                 f"{number(most)}: those are {most * 61.3 / 1e9:.1f} GB that come off the disk, and the processors wait for it.")
    return filled(text)


def filled(text):
    return textwrap.fill(text, 132, break_long_words=False, break_on_hyphens=False) + "\n"


SECTIONS = [
    ("Many rides billed", ["bill"], "4 000 000 fixes of 5128 rides as CSV, 245 MB, under one tariff, from the file to the fares.",
     lambda parts: f"{BILLING}\n{floor(parts)}\n{mixed(parts)}"),
    ("Many trips audited", ["audit"], "200 000 trips with distance, start, end and fare, New York's.",
     lambda parts: filled("The SQL (`Benchmarks/bounds.sql`) has one rate, no clock, no supplements, and a top that adds distance and "
                          "time; it is wider than the audit's bounds, which hold for every tariff, exactly.") + "\n" + judged(parts)),
    ("On Spark", ["spark"], "The same 4 000 000 fixes by `examples/spark/price.py` on `local[2]`, from starting Spark to the written lines.",
     "Processors' time is of Spark, its workers and Python together. Of the package's way most is Spark's shuffle and turning rows into "
     "frames and back.\n"),
    ("Growth", ["growth"], "![Time and memory against the number of fixes](pictures/growth.svg)",
     lambda parts: grown(parts) + "\n" + filled(
         "**What is next:** rows are read a byte or eight at a time. Reading them in the vectors of newer processors would need code for "
         "each kind; for a machine with more than some eight cores, the one lock under which pieces are cut and the input is "
         "copied would be next.")),
    ("A recorded ride", ["gpx", "compare"], "A drive of a fix a second, 100 000 points, beside libexpat with handlers that do nothing and the usual Python library.", ""),
    ("The app's engine", ["screens", "wasm"], "From a fix to the HTML of the meter, natively and as WebAssembly in Node.", ""),
    ("The page in Chromium", ["face", "ride"], "First visit with nothing cached; ten minutes of a ride; eight hours of one, a fix a second; drums that roll.", ""),
    ("Weight and start", ["size", "start"], "", ""),
    ("Paper", ["print"], "A grey picture of 384 × 1600 into dots.", ""),
    ("Dispatch", ["assign", "dispatch"], "500 rides to 500 drivers at the least cost; accepts of offers over HTTP, on PostgreSQL.", ""),
    ("Metro", ["metro"], "A feed of 61 020 stop times from its zip to a network file with its report; Kyiv's network.", imported),
]


def number(value):
    if value and abs(value) < 1:
        return f"{value:.3f}"
    if abs(value) < 100:
        return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"
    digits = 0 if abs(value) < 10_000 else -3 if abs(value) < 1e6 else -4
    return f"{round(value, digits):,.0f}".replace(",", " ")


def figure(parts, part, name):
    """A figure, or the ratio of two; nothing where it was not found."""
    figures = parts.get(part, {}).get("figures", {})
    if isinstance(name, tuple):
        above, below = (figures.get(one) for one in name)
        return above[0] / below[0] if above and below and below[0] else None
    return figures[name][0] if name in figures else None


def aims(parts):
    lines = ["| aim | wanted | found | |", "| --- | --- | --- | --- |"]
    for part, name, sign, wanted, words in AIMS:
        found = figure(parts, part, name)
        if found is None:
            continue
        reached = found >= wanted if sign == ">=" else found <= wanted
        least = "at least" if sign == ">=" else "at most"
        lines.append(f"| {words} | {least} {number(wanted)} | {number(found)} | {'' if reached else '**not reached**'} |")
    return "\n".join(lines)


def billing(figures):
    """The table of contenders: on the clock, and for a second of a processor."""
    behind = ", for a second of a processor"
    lines = ["| | on the clock, each second | for a second of a processor |", "| --- | --- | --- |"]
    for name in figures:
        if name + behind in figures:
            lines.append(f"| {name} | {number(figures[name][0])} | {number(figures[name + behind][0])} |")
    rest = {name: one for name, one in figures.items() if not name.endswith(behind) and name + behind not in figures}
    return "\n".join(lines) + "\n\n" + table(rest)


def growth(figures):
    counts = [int(name.split()[1]) for name in figures if name.startswith("bill ")]
    lines = ["| fixes | on the clock, 2 cores | processors' time | greatest memory |", "| --- | --- | --- | --- |"]
    for count in counts:
        names = (f"bill {count} fixes on 2 cores", f"processors' time of {count} fixes", f"memory of {count} fixes")
        clock, spent, memory = (figures[name][0] for name in names)
        lines.append(f"| {number(count)} | {clock:.2f} s | {spent:.2f} s | {memory:.1f} MB |")
    lines.append(f"\nThe last was measured once. A billion fixes are {10**9 // count} times it: some {number(spent * 1e9 / count)} s of one core.")
    return "\n".join(lines)


def table(figures):
    if not figures:
        return ""
    lines = ["| | | |", "| --- | --- | --- |"]
    return "\n".join(lines + [f"| {name} | {number(value)} | {unit} |" for name, (value, unit) in figures.items()])


def section(parts, title, names, before, after):
    known = [name for name in names if parts.get(name, {}).get("figures")]
    if not known:
        return ""
    text = f"## {title}\n\n" + (f"{before}\n\n" if before else "")
    for name in known:
        figures = parts[name]["figures"]
        make = billing if name in ("bill", "audit", "spark") else growth if name == "growth" else table
        text += make(figures) + "\n\n"
        text += "".join(f"{note}\n\n" for note in parts[name]["notes"] if not note.startswith("peers"))
    one = parts[known[0]]
    text += f"Measured on {one['day']} by `./bench {' '.join(known)}`.\n\n"
    after = after(parts) if callable(after) else after
    return text + (f"{after}\n" if after else "")


def page(where, parts):
    busy = max(part.get("busy", 0) for part in parts.values())
    text = f"""# Benchmarks

`./bench --write docs/benchmarks.md` measures everything here and writes this page. Each time is the median of five rounds or more; what
is compared is measured in turn in one run. {where['machine']}, {where['memory']:.0f} GB, {where['system']};
{where['versions']}.

"""
    if busy > 0.1:
        text += (f"**The machine was busy with other work** ({100 * busy:.0f} % of its processors when a part began), so times on the clock say "
                 "little and processors' times are somewhat long.\n\n")
    text += "## Aims\n\n" + aims(parts) + "\n\n"
    return (text + "".join(section(parts, *one) for one in SECTIONS)).rstrip("\n") + "\n"
