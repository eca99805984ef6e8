"""The cheapest assignments of 1000 random matrices by PyPI `scipy`.

Writes Tests/Fixtures/offers/assignment.txt; with --check it says whether the committed file is current.

    SEED COST   the matrix is made from the seed by SplitMix64, as AssignmentTests makes it
"""

import importlib.metadata

import numpy
from fixture import deliver
from scipy.optimize import linear_sum_assignment

MASK = 2**64 - 1


def dice(seed):
    state = seed
    while True:
        state = (state + 0x9E3779B97F4A7C15) & MASK
        mixed = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        yield mixed ^ (mixed >> 31)


def cost(seed):
    numbers = dice(seed)
    rows = next(numbers) % 40 + 1
    columns = next(numbers) % 40 + 1
    span = [2, 10, 1000, 10_000_000][next(numbers) % 4]
    matrix = numpy.array([[next(numbers) % span for _ in range(columns)] for _ in range(rows)])
    return int(matrix[linear_sum_assignment(matrix)].sum())


def main():
    version = importlib.metadata.version("scipy")
    lines = [f"# scipy {version}, written by Tests/Oracles/assignment.py"]
    deliver("offers/assignment.txt", lines + [f"{seed} {cost(seed)}" for seed in range(1, 1001)])


main()
