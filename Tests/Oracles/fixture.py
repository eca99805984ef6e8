"""Writes a fixture or, with --check, says whether the committed one is current."""

import pathlib
import sys

FIXTURES = pathlib.Path(__file__).resolve().parent.parent / "Fixtures"


def deliver(name, lines):
    path = FIXTURES / name
    text = "\n".join(lines) + "\n"
    if "--check" in sys.argv[1:]:
        if path.exists() and path.read_text(encoding="utf-8") == text:
            print(f"{name}: current")
            return
        script = pathlib.Path(sys.argv[0]).name
        sys.exit(f"{name}: not what {script} computes; run Tests/Oracles/{script} and look at the difference")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{name}: {len(lines)} lines")
