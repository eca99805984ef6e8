"""Figures of ./bench: printed as they are found, and kept so that the page can be written from them."""

import datetime
import json
import re
import subprocess
import time

def busy():
    """How much of the processors others use, from 0 to 1, seen for a second in which nothing is measured."""
    before = processors()
    time.sleep(1)
    worked, passed = (after - first for after, first in zip(processors(), before))
    return worked / passed


def processors():
    """Time at work and time in all since the machine began, of all processors together."""
    with open("/proc/stat", encoding="ascii") as file:
        times = [int(word) for word in file.readline().split()[1:9]]
    idle = times[3] + times[4]
    return sum(times) - idle, sum(times)


LINE = re.compile(r"^(.+): (-?\d+(?:\.\d+)?) ?(\S*)$")


class Figures:
    """What was found, part by part; a part that is measured again takes the place of the last time."""

    def __init__(self, path):
        self.path = path
        self.parts = json.loads(path.read_text()) if path.exists() else {}
        self.part = None

    def begin(self, name):
        self.part = {
            "day": f"{datetime.date.today():%d %B %Y}".lstrip("0"), "busy": busy(), "begun": time.time(),
            "figures": {}, "notes": []}
        self.name = name

    def end(self):
        self.part["seconds"] = time.time() - self.part.pop("begun")
        self.parts[self.name] = self.part
        self.path.write_text(json.dumps(self.parts, indent=1))

    def show(self, name, value, unit):
        digits = 0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 3
        self.line(f"{name}: {value:.{digits}f} {unit}")

    def line(self, line):
        """Takes a line that a measurement printed: a figure, or something to know."""
        print(line, flush=True)
        found = LINE.match(line)
        if found:
            self.part["figures"][found[1]] = [float(found[2]), found[3]]
        else:
            self.part["notes"].append(line)

    def relay(self, command):
        """Runs a measurement that prints its figures."""
        with subprocess.Popen([str(word) for word in command], stdout=subprocess.PIPE, text=True) as child:
            for line in child.stdout:
                self.line(line.rstrip("\n"))
        if child.returncode:
            raise SystemExit(f"bench: {command[0]} failed")
