"""Departures of each station and day by PyPI `gtfs-kit`, beside what Flagfall imports.

Writes Tests/Fixtures/transit/departures.txt for the feeds beside it; with --check it says whether the committed file is
current. With FEED.zip NETWORK.json it compares a feed with the network that `flagfall metro import` made of it.

    FEED DATE STATION DEPARTURES
"""

import datetime
import importlib.metadata
import json
import pathlib
import sys

import gtfs_kit

from fixture import FIXTURES, deliver


def departures(feed, dates):
    """By date and station; the last call of a trip is no departure."""
    stops = feed.stops.set_index("stop_id")
    parents = stops["parent_station"] if "parent_station" in stops else None
    last = feed.stop_times.groupby("trip_id")["stop_sequence"].max()
    counts = {}
    for date in dates:
        times = feed.get_stop_times(date=date)
        times = times[times["stop_sequence"] < times["trip_id"].map(last)]
        for stop, number in times.groupby("stop_id").size().items():
            parent = parents[stop] if parents is not None else None
            station = parent if isinstance(parent, str) and parent else stop
            counts[date, station] = counts.get((date, station), 0) + int(number)
    return counts


def days(first, count):
    return [(first + datetime.timedelta(days=day)).strftime("%Y%m%d") for day in range(count)]


def iso(date):
    return f"{date[:4]}-{date[4:6]}-{date[6:]}"


def compare(path, network):
    """Every station on the first four weeks of the feed."""
    feed = gtfs_kit.read_feed(path, dist_units="km")
    file = json.loads(pathlib.Path(network).read_text(encoding="utf-8"))
    timetable = file["timetables"][0]
    names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    dates = days(datetime.date.fromisoformat(timetable["from"]), 28)
    theirs = {}
    names_of = feed.stops.set_index("stop_id")["stop_name"]
    # Platforms of one name that the feed has no station for are one.
    named = {names_of[stop]: stop for stop in file["stations"] if stop in names_of}
    for (date, stop), number in departures(feed, dates).items():
        station = stop if stop in file["stations"] else named.get(names_of[stop], stop)
        theirs[date, station] = theirs.get((date, station), 0) + number
    wrong = 0
    for date in dates:
        weekday = names[datetime.date.fromisoformat(iso(date)).weekday()]
        usual = next((kind for kind, of in timetable["days"].items() if weekday in of), None)
        kind = timetable.get("exceptions", {}).get(iso(date), usual)
        ours = {}
        for pattern in timetable["patterns"]:
            trains = sum(len(hours.get("trains", [])) for hours in pattern["hours"] if kind in hours["days"])
            for station in pattern["stations"][:-1]:
                ours[station] = ours.get(station, 0) + trains
        for station in file["stations"]:
            wrong += ours.get(station, 0) != theirs.get((date, station), 0)
    print(f"{path}: {len(dates) * len(file['stations'])} counts, {wrong} differ")
    sys.exit(wrong > 0)


def main():
    arguments = [word for word in sys.argv[1:] if not word.startswith("--")]
    if len(arguments) == 2:
        compare(*arguments)
    lines = [f"# gtfs-kit {importlib.metadata.version('gtfs-kit')}, written by Tests/Oracles/departures.py"]
    for name in ["branches", "holidays"]:
        feed = gtfs_kit.read_feed(FIXTURES / "transit" / name, dist_units="km")
        dates = days(datetime.date(2026, 12, 18), 14)
        counts = departures(feed, dates)
        stations = sorted({station for _, station in counts})
        lines += [f"{name} {iso(date)} {station} {counts.get((date, station), 0)}" for date in dates for station in stations]
    deliver("transit/departures.txt", lines)


main()
