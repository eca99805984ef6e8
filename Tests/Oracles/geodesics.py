"""Lengths on the WGS 84 ellipsoid by PyPI `geographiclib`, to 10 km and from 80 degrees south to 80 degrees north.

Writes Tests/Fixtures/track/geodesics.txt, 2 000 pairs of places:

    LATITUDE LONGITUDE LATITUDE LONGITUDE MICROMETRES   places in billionths of a degree

With --check it says whether the committed file is current, and holds 100 000 further pairs against the engine's own
lengths, which `Benchmarks geodesics` prints: none may be wrong by more than a millionth and half a millimetre.
"""

import importlib.metadata
import os
import pathlib
import random
import subprocess
import sys

from geographiclib.geodesic import Geodesic

from fixture import deliver

PAIRS = 2_000
MORE_PAIRS = 100_000
SEED = 84
# A length is told in whole millimetres, so half of one is lost by rounding.
# Half a millimetre, and what the outside length itself was rounded by.
ROUNDING = 501
MILLIONTH = 1e-6


def units(degrees):
    return round(degrees * 1e9)


def pairs(count, seed):
    """Any latitude and longitude, any direction; lengths from a step to 10 km, each size as often as another."""
    dice = random.Random(seed)
    for _ in range(count):
        latitude = dice.uniform(-80, 80)
        longitude = dice.uniform(-180, 180)
        metres = 10 ** dice.uniform(-1, 4)
        end = Geodesic.WGS84.Direct(latitude, longitude, dice.uniform(-180, 180), metres)
        places = (units(latitude), units(longitude), units(end["lat2"]), units(end["lon2"]))
        degrees = [place / 1e9 for place in places]
        length = Geodesic.WGS84.Inverse(*degrees)["s12"]
        yield places, length * 1e6


def check(count, seed):
    made = list(pairs(count, seed))
    program = os.environ.get("FLAGFALL_BENCHMARKS", ".build/release/Benchmarks")
    if not pathlib.Path(program).exists():
        sys.exit(f"{program}: not there; build it, or name it in FLAGFALL_BENCHMARKS")
    text = "".join(" ".join(map(str, places)) + "\n" for places, _ in made)
    answer = subprocess.run([program, "geodesics", "/dev/stdin"], input=text, capture_output=True, text=True)
    if answer.returncode != 0:
        sys.exit(answer.stderr)
    lengths = [int(line) for line in answer.stdout.split()]
    if len(lengths) != len(made):
        sys.exit(f"{len(lengths)} lengths for {len(made)} pairs")
    worst = 0.0
    for (places, micrometres), millimetres in zip(made, lengths):
        excess = max(0.0, abs(millimetres * 1000 - micrometres) - ROUNDING) / micrometres
        worst = max(worst, excess)
        if excess > MILLIONTH:
            sys.exit(f"{places}: {millimetres} mm for {micrometres / 1000:.3f} mm, {excess * 1e6:.2f} millionths")
    print(f"{count} pairs: at most {worst * 1e6:.3f} millionths beside the rounding")


def main():
    version = importlib.metadata.version("geographiclib")
    lines = [f"# geographiclib {version}, written by Tests/Oracles/geodesics.py"]
    lines += [" ".join(map(str, places)) + f" {round(length)}" for places, length in pairs(PAIRS, SEED)]
    deliver("track/geodesics.txt", lines)
    if "--check" in sys.argv[1:]:
        check(MORE_PAIRS, SEED + 1)


main()
