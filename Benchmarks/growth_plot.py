"""Draws what `./bench growth` found: growth_plot.py GROWTH.json PICTURE.svg"""

import json
import math
import pathlib
import sys

from study import plot

points = json.loads(pathlib.Path(sys.argv[1]).read_text())
across = [math.log10(fixes) for fixes, *_ in points]
plot(pathlib.Path(sys.argv[2]), "What a fix costs, and the memory, however many there are", "fixes, as a power of ten",
     "µs of a processor for 10 fixes; MB",
     [("10 fixes, µs", [(x, 1e7 * one[2] / one[0]) for x, one in zip(across, points)]),
      ("memory, MB", [(x, one[3]) for x, one in zip(across, points)])])
