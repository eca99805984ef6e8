#!/usr/bin/env bash
# Makes the Python package: Scripts/wheel.sh FOLDER leaves the wheel there and prints its path.
PROGRAM='wheel'
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/common.sh
source Scripts/packages.sh

need_swift
# The library holds Swift's own, so that the wheel needs none of it. Its engines are compiled as everywhere else.
quietly "$SWIFT" build -c release -Xswiftc -cross-module-optimization --product FlagfallLibrary --scratch-path .build/library \
  -Xswiftc -static-stdlib -Xlinker -soname=libflagfall.so
python3 Scripts/wheel.py .build/library/release/libFlagfallLibrary.so "${1:-.build/wheel}"
