"""Easter Sundays by PyPI `python-dateutil`: a table of 2000 to 2050 and a checksum over every year of its range.

Writes Tests/Fixtures/almanac/easter.txt; with --check it says whether the committed file is current.

    YEAR WESTERN ORTHODOX
    checksum FIRST LAST FNV-1A-64   over the lines of the table's form, each ended by a line feed
"""

import importlib.metadata

from dateutil.easter import EASTER_ORTHODOX, EASTER_WESTERN, easter

from fixture import deliver


def line(year):
    return f"{year} {easter(year, EASTER_WESTERN)} {easter(year, EASTER_ORTHODOX)}"


def checksum(text):
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return value


def main():
    version = importlib.metadata.version("python-dateutil")
    lines = [f"# python-dateutil {version}, written by Tests/Oracles/easter.py"]
    lines += [line(year) for year in range(2000, 2051)]
    everything = "".join(line(year) + "\n" for year in range(1583, 4100))
    lines.append(f"checksum 1583 4099 {checksum(everything)}")
    deliver("almanac/easter.txt", lines)


main()
