"""How much is tried: a sample in ./test, everything in ./test --all; and of which seed."""

import os

ALL = os.environ.get("FLAGFALL_ALL") == "1"


def times(sample, everything):
    return everything if ALL else sample


def seed(usual):
    """The usual seed, so that a change is judged by itself; a named one before it (FLAGFALL_SEED)."""
    named = os.environ.get("FLAGFALL_SEED")
    chosen = int(named) if named else usual
    print(f"seed {chosen} (FLAGFALL_SEED={chosen} tries it again)")
    return chosen
