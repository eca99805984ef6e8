"""What taxi rides cost, exact to the cent, and whether what was charged is possible.

    import flagfall
    bill = flagfall.meter(times, lats, lons, tariff="us-nyc")
    bill["total"]

Arrays are NumPy's or anything NumPy makes an array of; frames are pandas', Polars' or dictionaries of arrays.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._library import ABI_VERSION, FlagfallError, Tariff, tariffs

__all__ = ["ABI_VERSION", "FlagfallError", "Verdicts", "audit", "bill", "bill_lines", "meter", "tariffs"]
__version__ = "0.1.0"

Frame = Any
Verdicts = dict[str, NDArray[Any]]

WORDS = np.array(["possible", "too-high", "not-judged", "too-low"])
NYC_RATES = {1: "clock", 2: "jfk", 3: "newark", 4: "nassau-westchester", 5: "negotiated", 6: "group"}


def meter(
    times: ArrayLike, lats: ArrayLike, lons: ArrayLike, *, tariff: str, speeds: ArrayLike | None = None,
    accuracies: ArrayLike | None = None, zone: str | None = None, rate: str | None = None,
) -> dict[str, Any]:
    """What one ride costs: the object that `flagfall meter --json` prints.

    Times are datetime64 (UTC), text with an offset, or milliseconds since 1970; speeds are m/s, accuracies metres, NaN where
    they are not known. `tariff` is a city such as "us-nyc" or the path of a tariff file.
    """
    line = Tariff.named(tariff).bill(
        None, milliseconds(times), _doubles(lats), _doubles(lons), _known(speeds), _known(accuracies), zone, rate)
    answer: dict[str, Any] = json.loads(line)
    return answer


def bill(frame: Frame, *, tariff: str, zone: str | None = None, rate: str | None = None) -> list[dict[str, Any]]:
    """What each ride of a frame costs; its columns are ride, time, lat, lon and perhaps speed and accuracy.

    The rows of a ride stand together. A ride that cannot be billed raises FlagfallError.
    """
    return [json.loads(line) for line in bill_lines(frame, tariff=tariff, zone=zone, rate=rate)]


def bill_lines(
    frame: Frame, *, tariff: str, zone: str | None = None, rate: str | None = None
) -> Iterator[str]:
    """The same as lines of JSON, byte for byte those of `flagfall bill`."""
    opened = Tariff.named(tariff)
    names = _column(frame, "ride")
    if len(names) == 0:
        return
    times = milliseconds(_column(frame, "time"))
    lats, lons = _doubles(_column(frame, "lat")), _doubles(_column(frame, "lon"))
    speeds, accuracies = (_known(_perhaps(frame, name)) for name in ("speed", "accuracy"))
    changes = np.flatnonzero(names[1:] != names[:-1]) + 1
    for start, end in zip(np.r_[0, changes], np.r_[changes, len(names)]):
        part = slice(int(start), int(end))
        yield opened.bill(
            str(names[start]), times[part], lats[part], lons[part], None if speeds is None else speeds[part],
            None if accuracies is None else accuracies[part], zone, rate)


def audit(
    frame: Frame, *, tariff: str = "us-nyc", distance_unit: str = "mi", distance_digits: int = 2,
    columns: Mapping[str, str] | None = None,
) -> Verdicts:
    """Whether the fare of each trip of a frame is possible: arrays `verdict`, `least` and `most`.

    The columns are those of New York's trip records, whose Parquet pyarrow or pandas reads, unless `columns` names others for
    distance, start, end, fare and rate. Bare times are those of the city's clock to the second; `distance_digits` are those
    that the meter wrote behind the point. Bounds are in the currency's minor units, -1 where there is none.
    """
    found = {**_nyc_columns(frame), **(columns or {})}
    opened = Tariff.named(tariff)
    unit = {"mi": 1_609_344, "km": 1_000_000}[distance_unit]
    distance = _doubles(_column(frame, found["distance"]))
    scaled = np.where(np.isfinite(distance), np.rint(distance * 10**distance_digits), -1)
    ways = (scaled * unit / 10**distance_digits + 0.5).astype(np.int64)
    fares = np.rint(np.nan_to_num(_doubles(_column(frame, found["fare"]))) * 10**opened.digits).astype(np.int64)
    starts, ends = (opened.instants(_column(frame, found[name])) for name in ("start", "end"))
    rates, ids = _rates(_perhaps(frame, found["rate"]) if "rate" in found else None)
    half = (unit // 10**distance_digits + 1) // 2
    verdict, least, most = opened.audit(ways, half, starts, ends, 1000, fares, rates, ids)
    return {"verdict": WORDS[verdict], "least": least, "most": most}


def milliseconds(times: ArrayLike) -> NDArray[np.int64]:
    """Times as milliseconds since 1970."""
    array = np.asarray(times)
    if array.dtype.kind == "M":
        return array.astype("datetime64[ms]").astype(np.int64)
    if array.dtype.kind in "iu":
        return array.astype(np.int64)
    if array.dtype.kind in "OUST":
        return np.array([_instant(one) for one in array], dtype=np.int64)
    raise TypeError("times are datetime64, text with an offset, or whole milliseconds since 1970")


def _instant(value: Any) -> int:
    import datetime

    moment = value if isinstance(value, datetime.datetime) else datetime.datetime.fromisoformat(str(value))
    if moment.tzinfo is None:
        raise ValueError(f"{value} does not say in which zone; end it with Z or +01:00, or give datetime64 in UTC")
    epoch = datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)
    return round((moment - epoch) / datetime.timedelta(milliseconds=1))


def _doubles(values: ArrayLike) -> NDArray[np.float64]:
    return np.ascontiguousarray(values, dtype=np.float64)


def _known(values: ArrayLike | None) -> NDArray[np.float64] | None:
    return None if values is None else _doubles(values)


def _column(frame: Frame, name: str) -> NDArray[Any]:
    column = _perhaps(frame, name)
    if column is None:
        raise KeyError(f"the frame has no column {name}; it has {', '.join(_names(frame))}")
    return column


def _perhaps(frame: Frame, name: str) -> NDArray[Any] | None:
    """A column that a frame may do without."""
    return np.asarray(frame[name]) if name in _names(frame) else None


def _names(frame: Frame) -> list[str]:
    # pyarrow's tables call them column_names, and their columns are the arrays.
    for attribute in ("column_names", "columns"):
        if hasattr(frame, attribute):
            return [str(name) for name in getattr(frame, attribute)]
    return list(frame)


def _nyc_columns(frame: Frame) -> dict[str, str]:
    names = _names(frame)
    cab = "lpep" if "lpep_pickup_datetime" in names else "tpep"
    return {
        "distance": "trip_distance", "start": f"{cab}_pickup_datetime", "end": f"{cab}_dropoff_datetime",
        "fare": "fare_amount", "rate": "RatecodeID",
    }


def _rates(written: NDArray[Any] | None) -> tuple[NDArray[np.int32] | None, list[str]]:
    if written is None:
        return None, []
    if written.dtype.kind in "iuf":
        codes = np.nan_to_num(written.astype(np.float64), nan=-1).astype(np.int64)
        ids = [NYC_RATES.get(code, "?") for code in range(7)]
        return np.where((codes >= 0) & (codes < 7), codes, 0).astype(np.int32), ids
    names, places = np.unique(written.astype(str), return_inverse=True)
    return places.astype(np.int32), [str(one) for one in names]
