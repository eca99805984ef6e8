"""The shared library and its functions."""

from __future__ import annotations

import ctypes
import datetime
import functools
import json
import pathlib
import zoneinfo
from typing import Any

import numpy as np
from numpy.typing import NDArray

ABI_VERSION = 1
FOLDER = pathlib.Path(__file__).parent
DATA = FOLDER / "data"


class FlagfallError(ValueError):
    """Why a ride cannot be billed, in a sentence with its mend."""


def _load() -> ctypes.CDLL:
    library = ctypes.CDLL(str(FOLDER / "libflagfall.so"))
    text, error = ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p)
    array = ctypes.c_void_p
    size = ctypes.c_ssize_t
    functions = {
        "flagfall_abi_version": (ctypes.c_uint32, []),
        "flagfall_tariff_open": (ctypes.c_void_p, [ctypes.c_char_p, size, ctypes.c_char_p, size, error]),
        "flagfall_tariff_close": (None, [ctypes.c_void_p]),
        "flagfall_bill": (
            text, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_char_p, size] + [array] * 5 + [error]),
        "flagfall_audit": (
            size,
            [ctypes.c_void_p, size, array, ctypes.c_int64, array, array, ctypes.c_int64, array, array, ctypes.c_char_p]
            + [array] * 3),
        "flagfall_free": (None, [ctypes.c_void_p]),
    }
    for name, (answer, arguments) in functions.items():
        function = getattr(library, name)
        function.restype, function.argtypes = answer, arguments
    if library.flagfall_abi_version() != ABI_VERSION:
        raise ImportError(f"libflagfall.so has interface {library.flagfall_abi_version()}, this package {ABI_VERSION}")
    return library


LIBRARY = _load()


def tariffs() -> list[str]:
    """The cities whose tariffs come with the package."""
    return sorted(path.stem for path in (DATA / "tariffs").glob("*.json"))


def _taken(pointer: int) -> str:
    """A text of the library's, which is freed."""
    try:
        return ctypes.string_at(pointer).decode()
    finally:
        LIBRARY.flagfall_free(pointer)


def _address(array: NDArray[Any] | None) -> int | None:
    return None if array is None else array.ctypes.data


class Tariff:
    """A tariff that the library holds."""

    def __init__(self, path: pathlib.Path) -> None:
        raw = path.read_bytes()
        said = json.loads(raw)
        self.zone = zoneinfo.ZoneInfo(said["zone"])
        self.digits = {"JPY": 0, "KRW": 0, "VND": 0, "CLP": 0, "ISK": 0, "PYG": 0}.get(said["currency"], 2)
        holidays = (DATA / "holidays" / f"{said['holidays']}.json").read_bytes() if said.get("holidays") else None
        error = ctypes.c_void_p()
        self.handle = LIBRARY.flagfall_tariff_open(
            raw, len(raw), holidays, len(holidays or b""), ctypes.byref(error))
        if not self.handle:
            raise FlagfallError(f"{path}: {_taken(error.value or 0)}")

    def __del__(self) -> None:
        if getattr(self, "handle", None):
            LIBRARY.flagfall_tariff_close(self.handle)

    @staticmethod
    @functools.lru_cache(maxsize=64)
    def named(name: str) -> Tariff:
        """A tariff by its city or its file; opened once."""
        path = pathlib.Path(name) if name.endswith(".json") else DATA / "tariffs" / f"{name}.json"
        if not path.exists():
            raise FlagfallError(f"there is no tariff {name}; known are {', '.join(tariffs())}")
        return Tariff(path)

    def bill(
        self, ride: str | None, times: NDArray[np.int64], lats: NDArray[np.float64], lons: NDArray[np.float64],
        speeds: NDArray[np.float64] | None, accuracies: NDArray[np.float64] | None, zone: str | None, rate: str | None,
    ) -> str:
        times = np.ascontiguousarray(times)
        arrays = [times, lats, lons, speeds, accuracies]
        if any(one is not None and one.shape != times.shape for one in arrays):
            raise ValueError("times, lats, lons, speeds and accuracies are of one length")
        error = ctypes.c_void_p()
        words = [None if word is None else word.encode() for word in (ride, zone, rate)]
        answer = LIBRARY.flagfall_bill(
            self.handle, *words, len(times), *(_address(one) for one in arrays), ctypes.byref(error))
        if not answer:
            raise FlagfallError(("" if ride is None else f"ride {ride}: ") + _taken(error.value or 0))
        return _taken(answer)

    def audit(
        self, ways: NDArray[np.int64], half: int, starts: NDArray[np.int64], ends: NDArray[np.int64], unit: int,
        fares: NDArray[np.int64], rates: NDArray[np.int32] | None, ids: list[str],
    ) -> tuple[NDArray[np.int8], NDArray[np.int64], NDArray[np.int64]]:
        count = len(ways)
        if any(len(one) != count for one in (starts, ends, fares)):
            raise ValueError("distances, starts, ends and fares are of one length")
        verdicts, least, most = np.zeros(count, np.int8), np.zeros(count, np.int64), np.zeros(count, np.int64)
        LIBRARY.flagfall_audit(
            self.handle, count, _address(ways), half, _address(starts), _address(ends), unit, _address(fares),
            _address(rates), "\n".join(ids).encode(), _address(verdicts), _address(least), _address(most))
        return verdicts, least, most

    def instants(self, times: NDArray[Any]) -> NDArray[np.int64]:
        """Milliseconds since 1970 of bare times by the city's clock; what is no time is no trip's."""
        array = np.asarray(times)
        if array.dtype.kind != "M":
            array = np.array(array, dtype="datetime64[ms]")
        bare = array.astype("datetime64[ms]")
        isnot = np.isnat(bare)
        bare = bare.astype(np.int64)
        hours = bare // 3_600_000
        known, places = np.unique(np.where(isnot, 0, hours), return_inverse=True)
        offsets = np.array([self._offset(int(hour)) for hour in known], dtype=np.int64)
        return np.ascontiguousarray(np.where(isnot, np.iinfo(np.int64).max, bare - offsets[places]))

    def _offset(self, hour: int) -> int:
        bare = datetime.datetime(1970, 1, 1) + datetime.timedelta(hours=hour)
        offset = bare.replace(tzinfo=self.zone).utcoffset() or datetime.timedelta()
        return round(offset / datetime.timedelta(milliseconds=1))
