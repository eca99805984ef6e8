"""How the trains of a feed deviate from the median of their hop, for RideSimulation.

    python3 Benchmarks/deviations.py FEED.zip [--as-told]

Prints lines of KIND SECONDS TRAINS. A train that arrives at a stop and departs from it at the same second, where others stand,
has its stop in the run before: its run is counted without the usual dwell, and it tells no dwell. With --as-told such a stop
is one of no length, and the run before it a long one.
"""

import collections
import csv
import io
import statistics
import sys
import zipfile


def table(archive, name):
    with archive.open(name) as file:
        yield from csv.DictReader(io.TextIOWrapper(file, encoding="utf-8-sig"))


def seconds(clock):
    hours, minutes, rest = clock.split(":")
    return int(hours) * 3600 + int(minutes) * 60 + int(rest)


def samples(archive, as_told):
    """By line and stations of each hop: runs, dwells, and what is a run and a dwell together."""
    lines = {row["trip_id"]: row["route_id"] for row in table(archive, "trips.txt")}
    stations = {row["stop_id"]: row.get("parent_station") or row["stop_id"] for row in table(archive, "stops.txt")}
    trips = collections.defaultdict(list)
    for row in table(archive, "stop_times.txt"):
        call = (int(row["stop_sequence"]), stations[row["stop_id"]], seconds(row["arrival_time"]), seconds(row["departure_time"]))
        trips[row["trip_id"]].append(call)
    found = [collections.defaultdict(list) for _ in range(3)]
    for trip, calls in trips.items():
        calls.sort()
        for index, (before, call) in enumerate(zip(calls, calls[1:])):
            hop = (lines[trip], before[1], call[1])
            run, dwell = call[2] - before[3], call[3] - call[2]
            is_end = index == len(calls) - 2
            if dwell == 0 and not is_end and not as_told:
                found[2][hop].append(run)
                continue
            found[0][hop].append(run)
            if not is_end:
                found[1][hop].append(dwell)
    return found


def main():
    runs, dwells, sums = samples(zipfile.ZipFile(sys.argv[1]), "--as-told" in sys.argv)
    counts = {"run": collections.Counter(), "dwell": collections.Counter()}
    for hop in {**runs, **sums}:
        # Where no train tells a dwell the doors are taken to be open for 15 s, as the import does.
        usual = int(statistics.median(dwells[hop])) if dwells[hop] else 15
        for kind, values in [("run", runs[hop] + [sum - usual for sum in sums[hop]]), ("dwell", dwells[hop])]:
            if values:
                middle = statistics.median(values)
                counts[kind].update(int(value - middle) for value in values)
    print("# How many trains of Hyderabad's metro take so many seconds more than the median of their hop, by kind.")
    print("# From the feed of Open Data Telangana (https://data.telangana.gov.in/), valid from 2025-03-05, by")
    print("# Benchmarks/deviations.py" + (" with --as-told." if "--as-told" in sys.argv else "."))
    for kind, found in counts.items():
        for deviation in sorted(found):
            print(kind, deviation, found[deviation])


main()
