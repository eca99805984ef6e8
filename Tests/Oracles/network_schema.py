"""The published schema of network files, judged by PyPI `jsonschema`.

With and without --check: the schema is one, and every shipped network and the example of Data/networks/README.md keep it.
"""

import json
import re
import sys

from jsonschema import Draft202012Validator

from fixture import FIXTURES

NETWORKS = FIXTURES.parent.parent / "Data" / "networks"
SCHEMA = json.loads((NETWORKS / "schema.json").read_text(encoding="utf-8"))


def check(name, text):
    for error in Draft202012Validator(SCHEMA).iter_errors(json.loads(text)):
        sys.exit(f"{name}: {error.json_path}: {error.message[:200]}")


def main():
    Draft202012Validator.check_schema(SCHEMA)
    files = [path for path in sorted(NETWORKS.glob("*.json")) if path.name != "schema.json"]
    for path in files:
        check(path.name, path.read_text(encoding="utf-8"))
    page = (NETWORKS / "README.md").read_text(encoding="utf-8")
    for example in re.findall(r"^```json file\n(.*?)^```$", page, re.MULTILINE | re.DOTALL):
        check("README.md", example)
    print(f"network schema: {len(files)} networks and the example of README.md keep it")


main()
