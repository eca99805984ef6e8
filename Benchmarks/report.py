"""The page of ./bench: docs/benchmarks.md from the figures that were found."""

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
    ("metro", "plan", "<=", 20, "a plan on Kyiv's metro, µs"),
    ("metro", "state of a ride", "<=", 200, "the state of a metro ride, ns"),
    ("bill", "bill, 1 core, for a second of a processor", ">=", 4e6, "`bill`, fixes for a second of a core"),
    ("bill", "beside DuckDB's bare scan, processors' time", ">=", 1, "`bill` beside DuckDB's bare scan, processors' time"),
    ("bill", "beside pandas, on the clock, 2 cores", ">=", 20, "`bill` beside pandas, both on all cores, on the clock"),
    ("bill", "beside pandas, processors' time", ">=", 20, "`bill` beside pandas, processors' time"),
    ("bill", "two cores beside one, on the clock", ">=", 1.8, "two cores beside one, on the clock"),
    ("bill", "greatest memory on 2 cores", "<=", 100, "greatest memory of `bill`, MB"),
    ("bill", "greatest memory, mixed rides on 2 cores", "<=", 100, "the same with mixed rides, MB"),
]

BILLING = """- The pandas version (`Benchmarks/fare.py`) finds the same fares. It knows one rate of one city and needs clean rows, and holds
  the whole table in memory.
- Processors' time is what a program used of all processors; where the machine was not at rest it is what can be compared.
"""

FLOOR = """Why not twenty times pandas: pandas does 1.0 to 1.7 million fixes for a second of a processor, for its reader (pyarrow's) is quick, so
twenty times it would be 30 to 50 ns for a fix of 61 bytes. Of the 125 ns that `bill` takes (`perf record`, one core) 40 are the reading
of rows: finding the fields and turning five numbers into integers, at 0.7 ns for a byte. 37 are the geometry: a sine, a cosine, a
division and two square roots of each fix, four fixes at a time, and which of them count. 13 are the kernel handing over the bytes, 12
the meter, the rest bills and their lines. Reading alone would use up those 30 to 50 ns; DuckDB, which is made for reading tables,
takes 120 ns to count the rows and sum one column, and is six times pandas. What would bring more is reading 32 or 64 bytes at once,
by instructions that the processors for which Flagfall is built need not have.
"""

SECTIONS = [
    ("Many rides billed", ["bill"], "4 000 000 fixes of 5128 rides as CSV, 245 MB, under one tariff, from the file to the fares.", BILLING + "\n" + FLOOR),
    ("Many trips audited", ["audit"], "200 000 trips with distance, start, end and fare, New York's.",
     "The SQL (`Benchmarks/bounds.sql`) has one rate, no clock, no supplements, and a top that adds distance and time; it is wider than "
     "the audit's bounds, which hold for every tariff, exactly.\n"),
    ("On Spark", ["spark"], "The same 4 000 000 fixes by `examples/spark/price.py` on `local[2]`, from starting Spark to the written lines.",
     "Processors' time is of Spark, its workers and Python together. Of the package's way most is Spark's shuffle and turning rows into "
     "frames and back.\n"),
    ("Growth", ["growth"], "![Time and memory against the number of fixes](pictures/growth.svg)\n\nWhat a fix costs does not depend on how many there are, and neither does the memory.",
     "**What is next:** rows are read a byte or eight at a time. Reading them in the vectors of newer processors would need code for each "
     "kind; for a machine with more than some eight cores, the one lock under which pieces are cut and the input is copied would be next.\n"),
    ("A recorded ride", ["gpx", "compare"], "A drive of a fix a second, 100 000 points, beside libexpat with handlers that do nothing and the usual Python library.", ""),
    ("The app's engine", ["screens", "wasm"], "From a fix to the HTML of the meter, natively and as WebAssembly in Node.", ""),
    ("The page in Chromium", ["face", "ride"], "First visit with nothing cached; ten minutes of a ride; eight hours of one, a fix a second; drums that roll.", ""),
    ("Weight and start", ["size", "start"], "", ""),
    ("Paper", ["print"], "A grey picture of 384 × 1600 into dots.", ""),
    ("Dispatch", ["assign", "dispatch"], "500 rides to 500 drivers at the least cost; accepts of offers over HTTP, on PostgreSQL.", ""),
    ("Metro", ["metro"], "A feed of 61 020 stop times from its zip to a network file with its report; Kyiv's network.", ""),
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
    known = [name for name in names if name in parts]
    if not known:
        return ""
    text = f"## {title}\n\n" + (f"{before}\n\n" if before else "")
    for name in known:
        figures = parts[name]["figures"]
        make = billing if name in ("bill", "audit", "spark") else growth if name == "growth" else table
        text += make(figures) + "\n\n"
        text += "".join(f"{note}\n\n" for note in parts[name]["notes"] if not note.startswith("peers"))
    one = parts[known[0]]
    text += f"Measured on {one['day']} by `./bench {' '.join(names)}`.\n\n"
    return text + (f"{after}\n" if after else "")


def page(where, parts):
    busy = max(part["busy"] for part in parts.values())
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
