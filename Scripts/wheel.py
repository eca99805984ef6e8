"""Packs the Python package: Scripts/wheel.py LIBRARY FOLDER prints the path of the wheel."""

import base64
import hashlib
import pathlib
import platform
import re
import sys
import zipfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import header  # noqa: E402

ROOT = pathlib.Path(__file__).parent.parent


def contents(library):
    package = ROOT / "Python/flagfall"
    for path in sorted(package.glob("*")):
        if path.is_file() and not path.suffix == ".so":
            yield f"flagfall/{path.name}", path.read_bytes()
    yield "flagfall/libflagfall.so", library.read_bytes()
    yield "flagfall/flagfall.h", header.header(header.SOURCE.read_text()).encode()
    for folder in ("tariffs", "holidays"):
        for path in sorted((ROOT / "Data" / folder).glob("*.json")):
            if path.name != "schema.json":
                yield f"flagfall/data/{folder}/{path.name}", path.read_bytes()


def main(library, folder):
    version = re.search(r'__version__ = "(.*)"', (ROOT / "Python/flagfall/__init__.py").read_text()).group(1)
    tag = f"py3-none-linux_{platform.machine()}"
    about = f"flagfall-{version}.dist-info"
    files = dict(contents(library))
    readme = (ROOT / "Python/README.md").read_text()
    files[f"{about}/METADATA"] = (
        f"Metadata-Version: 2.1\nName: flagfall\nVersion: {version}\nSummary: What taxi rides cost, exact to the cent\n"
        "License: Apache-2.0\nRequires-Python: >=3.10\nRequires-Dist: numpy>=1.24\n"
        f"Description-Content-Type: text/markdown\n\n{readme}").encode()
    files[f"{about}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: flagfall\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    files[f"{about}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{about}/licenses/data.md"] = (ROOT / "Data/LICENSE.md").read_bytes()
    record = ""
    for name, data in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(data)}\n"
    files[f"{about}/RECORD"] = f"{record}{about}/RECORD,,\n".encode()
    folder.mkdir(parents=True, exist_ok=True)
    wheel = folder / f"flagfall-{version}-{tag}.whl"
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            # The same bytes make the same wheel.
            entry = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    print(wheel)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
