"""Public holidays of 2015 to 2035 by PyPI `holidays`, as the days of each year with their English names.

Writes Tests/Fixtures/almanac/holidays.txt; with --check it says whether the committed file is current.

    calendar ID
    NAME: YYYYMMDD...    a name that ends in "(observed)" is a substitute
"""

import importlib.metadata

import holidays

from fixture import deliver

CALENDARS = {
    "ES-CT": ("ES", "CT"),
    "ES-MD": ("ES", "MD"),
    "ES-VC": ("ES", "VC"),
    "ES-AN": ("ES", "AN"),
    "ES-IB": ("ES", "IB"),
    "ES-AR": ("ES", "AR"),
    "DE-SN": ("DE", "SN"),
    "US": ("US", None),
    "GB-SCT": ("GB", "SCT"),
    "DE-BE": ("DE", "BE"),
    "PL": ("PL", None),
    "JP": ("JP", None),
    "FR": ("FR", None),
    "GB-ENG": ("GB", "ENG"),
    "GB-NIR": ("GB", "NIR"),
    "IE": ("IE", None),
    "AT": ("AT", None),
    "IT": ("IT", None),
    "PT": ("PT", None),
    "SG": ("SG", None),
}


def main():
    version = importlib.metadata.version("holidays")
    lines = [f"# holidays {version}, written by Tests/Oracles/public_holidays.py"]
    for key, (country, subdivision) in CALENDARS.items():
        found = holidays.country_holidays(country, subdiv=subdivision, years=range(2015, 2036), language="en_US")
        days = {}
        for date, names in sorted(found.items()):
            if 2015 <= date.year <= 2035:
                for name in names.split("; "):
                    days.setdefault(name, []).append(date.strftime("%Y%m%d"))
        lines.append(f"calendar {key}")
        lines += [f"{name}: {' '.join(dates)}" for name, dates in days.items()]
    deliver("almanac/holidays.txt", lines)


main()
