"""The published schema of tariff files, judged by PyPI `jsonschema`.

With and without --check: the schema is one, its examples and those of Data/tariffs/README.md keep it, every shipped
tariff keeps it, and each fault of Tests/Fixtures/check/faults.json gets the verdict written there, from
the schema and from `flagfall check`. What the schema refuses, the command refuses too.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from jsonschema import Draft202012Validator

from fixture import FIXTURES

ROOT = FIXTURES.parent.parent
TARIFFS = ROOT / "Data" / "tariffs"
SCHEMA = json.loads((TARIFFS / "schema.json").read_text(encoding="utf-8"))
FLAGFALL = os.environ.get("FLAGFALL", str(ROOT / ".build/release/flagfall"))
SOUND = FIXTURES / "check" / "xx-everything.json"


def refusals(schema, value):
    return [f"{error.json_path}: {error.message[:200]}" for error in Draft202012Validator(schema).iter_errors(value)]


def check_examples(node, path="#"):
    """Each example of a part keeps that part; gives their number."""
    count = 0
    if isinstance(node, dict):
        for example in node.get("examples", []):
            part = {"$defs": SCHEMA["$defs"], **{key: value for key, value in node.items() if key != "$defs"}}
            if refused := refusals(part, example):
                sys.exit(f"schema.json: the example {example} of {path} is refused: {refused[0]}")
            count += 1
        for key, value in node.items():
            count += 0 if key == "examples" else check_examples(value, f"{path}/{key}")
    if isinstance(node, list):
        for index, value in enumerate(node):
            count += check_examples(value, f"{path}/{index}")
    return count


def check_page():
    """The examples of the reference page, each said to be a file, an edition, a rate or a list of parts."""
    page = (TARIFFS / "README.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```json (\w+)\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    for kind, text in blocks:
        value = json.loads(text)
        values = value if kind.endswith("s") else [value]
        part = {"$ref": f"#/$defs/{kind.removesuffix('s')}", "$defs": SCHEMA["$defs"]}
        for value in values:
            if refused := refusals(SCHEMA if kind == "file" else part, value):
                sys.exit(f"README.md: the {kind} {text[:60]} is refused: {refused[0]}")
    return len(blocks)


def check_shipped():
    paths = [path for path in sorted(TARIFFS.glob("*.json")) if path.name != "schema.json"]
    for path in paths + [SOUND]:
        if refused := refusals(SCHEMA, json.loads(path.read_text(encoding="utf-8"))):
            sys.exit(f"{path.name}: {refused[0]}")
    return len(paths)


def findings(text):
    """What the command says of a file of that text, and its exit status."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / SOUND.name
        path.write_text(text, encoding="utf-8")
        answer = subprocess.run([FLAGFALL, "check", path], capture_output=True, text=True, encoding="utf-8")
    return [line.removeprefix(f"{path}:") for line in answer.stdout.splitlines()], answer.returncode


def check_fault(fault, sound):
    text = sound.replace(fault["replace"], fault["by"])
    found, status = findings(text)
    if found != fault["findings"]:
        sys.exit(f"{fault['name']}: the command says {found}")
    has_error = any(": error: " in finding for finding in found)
    if status != (2 if has_error else 0):
        sys.exit(f"{fault['name']}: the command ends with {status}")
    refused = refusals(SCHEMA, json.loads(text))
    if bool(refused) != (fault["schema"] == "refuses"):
        sys.exit(f"{fault['name']}: the schema says {refused}, and was said to {fault['schema'][:-1]}")
    if refused and not has_error:
        sys.exit(f"{fault['name']}: the schema refuses what the command lets pass: {refused[0]}")
    return bool(refused)


def main():
    Draft202012Validator.check_schema(SCHEMA)
    examples = check_examples(SCHEMA) + check_page()
    shipped = check_shipped()
    sound = SOUND.read_text(encoding="utf-8")
    faults = json.loads((FIXTURES / "check" / "faults.json").read_text(encoding="utf-8"))
    by_schema = sum(check_fault(fault, sound) for fault in faults)
    print(f"{examples} examples and {shipped} tariffs keep the schema")
    print(f"{len(faults)} faults are found by the command, {by_schema} of them by the schema too")


main()
