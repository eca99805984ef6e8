"""Every change of every zone from 2007 to 2037, by Python's zoneinfo over the tz database as PyPI `tzdata` has it.

Writes Tests/Fixtures/almanac/zones.txt; with --check it says whether the committed file is current.

Reads the names from Sources/Almanac/Zone+Table.swift. Zones with the same clock share one block:

    zones NAME...
    start SECONDS                 offset at 2007-01-01T00:00:00Z
    change EPOCH-SECONDS OFFSET   first second of the new offset
    at INSTANT LOCAL              a random instant and the local date-time
    local LOCAL unique INSTANT | ambiguous EARLIER LATER | skipped
"""

import importlib.metadata
import random
import re
import zoneinfo
from datetime import datetime, timedelta, timezone

from fixture import FIXTURES, deliver

zoneinfo.reset_tzpath(to=[])
UTC = timezone.utc
FIRST = datetime(2007, 1, 1, tzinfo=UTC)
END = datetime(2038, 1, 1, tzinfo=UTC)


def names():
    table = FIXTURES.parent.parent / "Sources" / "Almanac" / "Zone+Table.swift"
    return re.findall(r'zone\("([^"]+)"', table.read_text(encoding="utf-8"))


def offset(zone, instant):
    return int(instant.astimezone(zone).utcoffset().total_seconds())


def changes(zone):
    result = []
    low = FIRST
    while low < END:
        high = min(low + timedelta(days=7), END)
        if offset(zone, low) != offset(zone, high):
            left, right = int(low.timestamp()), int(high.timestamp())
            while right - left > 1:
                middle = (left + right) // 2
                if offset(zone, datetime.fromtimestamp(middle, UTC)) == offset(zone, low):
                    left = middle
                else:
                    right = middle
            result.append((right, offset(zone, datetime.fromtimestamp(right, UTC))))
        low = high
    return [change for change in result if change[0] < END.timestamp()]


def stamp(moment):
    return moment.strftime("%Y-%m-%dT%H:%M:%S")


def resolution(zone, local):
    found = []
    for fold in (0, 1):
        instant = local.replace(tzinfo=zone, fold=fold).astimezone(UTC)
        if instant.astimezone(zone).replace(tzinfo=None, fold=0) == local and instant not in found:
            found.append(instant)
    kind = ("skipped", "unique", "ambiguous")[len(found)]
    return " ".join([stamp(local), kind] + [stamp(each) + "Z" for each in found])


def main():
    generator = random.Random(20261130)
    blocks = {}
    for name in names():
        zone = zoneinfo.ZoneInfo(name)
        key = (offset(zone, FIRST), tuple(changes(zone)))
        blocks.setdefault(key, []).append(name)
    lines = [f"# tzdata {importlib.metadata.version('tzdata')}, written by Tests/Oracles/zones.py"]
    for (start, moves), members in blocks.items():
        zone = zoneinfo.ZoneInfo(members[0])
        lines += ["zones " + " ".join(members), f"start {start}"]
        lines += [f"change {instant} {after}" for instant, after in moves]
        for _ in range(25):
            second = generator.randrange(int(FIRST.timestamp()), int(END.timestamp()))
            instant = datetime.fromtimestamp(second, UTC)
            lines.append(f"at {stamp(instant)}Z {stamp(instant.astimezone(zone))}")
        for instant, after in generator.sample(moves, min(6, len(moves))):
            clock = datetime.fromtimestamp(instant, UTC).astimezone(zone).replace(tzinfo=None, fold=0)
            for seconds in (-5400, -3601, -3600, -1800, -1, 0, 1800, 3599, 3600):
                lines.append("local " + resolution(zone, clock + timedelta(seconds=seconds)))
    deliver("almanac/zones.txt", lines)


main()
