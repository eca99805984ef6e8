"""Makes flagfall.h of the functions that the library exports: Scripts/header.py > flagfall.h"""

import pathlib
import re
import sys

SOURCE = pathlib.Path(__file__).parent.parent / "Sources/FlagfallLibrary/Exports.swift"
FUNCTION = re.compile(r"((?:^///.*\n)+)@c\((\w+)\)\npublic func \w+\(([^)]*)\)(?: -> ([^{]+?))? \{", re.MULTILINE)
TYPES = {
    "UInt32": "uint32_t", "Int32": "int32_t", "Int64": "int64_t", "Int": "ptrdiff_t",
    "UnsafePointer<UInt8>?": "const uint8_t *", "UnsafePointer<CChar>?": "const char *",
    "UnsafePointer<Int64>?": "const int64_t *", "UnsafePointer<Int32>?": "const int32_t *",
    "UnsafePointer<Double>?": "const double *", "UnsafeMutablePointer<Int64>?": "int64_t *",
    "UnsafeMutablePointer<Int8>?": "int8_t *", "UnsafeMutablePointer<CChar>?": "char *",
    "UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?": "char **",
    "UnsafeMutableRawPointer?": "flagfall_tariff *", "UnsafeRawPointer?": "const flagfall_tariff *",
}


def declared(kind, name=""):
    text = TYPES[kind]
    return f"{text}{name}" if text.endswith("*") else f"{text} {name}".rstrip()


def snake(name):
    return re.sub(r"(?<=[a-z])([A-Z]+)", lambda found: "_" + found.group(1).lower(), name)


def header(source):
    version = re.search(r"flagfallABIVersion\(\) -> UInt32 \{ (\d+) \}", source).group(1)
    lines = [
        "// libflagfall: what rides cost, and whether what was charged is possible. Made by Scripts/header.py.", "",
        "#ifndef FLAGFALL_H", "#define FLAGFALL_H", "", "#include <stddef.h>", "#include <stdint.h>", "",
        "// The interface that this header describes; flagfall_abi_version() must answer the same.",
        f"#define FLAGFALL_ABI_VERSION {version}", "", "#ifdef __cplusplus", 'extern "C" {', "#endif", "",
        "// A tariff that was opened.", "typedef struct flagfall_tariff flagfall_tariff;", "",
    ]
    found = FUNCTION.findall(source)
    if len(found) != source.count("@c("):
        sys.exit("header: a function is not written as this script reads it")
    for comment, name, parameters, answer in found:
        lines += [line.replace("///", "//", 1).rstrip() for line in comment.rstrip().split("\n")]
        given = [one.strip().removeprefix("_ ") for one in parameters.split(",") if one.strip()]
        words = [declared(kind.strip(), snake(name.strip())) for name, kind in (one.split(":", 1) for one in given)]
        start = declared(answer.strip()) if answer else "void"
        lines += [f"{start}{'' if start.endswith('*') else ' '}{name}({', '.join(words) or 'void'});", ""]
    return "\n".join(lines + ["#ifdef __cplusplus", "}", "#endif", "", "#endif", ""])


if __name__ == "__main__":
    sys.stdout.write(header(SOURCE.read_text()))
