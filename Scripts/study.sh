#!/usr/bin/env bash
# Makes the plots and the tables of docs/study.md anew: Scripts/study.sh [RIDES]
PROGRAM='study'
cd "$(dirname "${BASH_SOURCE[0]}")/.."
source Scripts/common.sh
source Scripts/packages.sh
source Scripts/build.sh

build_native quietly
quietly "$SWIFT" build -c release "${OPTIMIZATION[@]}" --product Benchmarks
set_environment
export FLAGFALL="$PWD/$PRODUCT" FLAGFALL_BENCHMARKS="$PWD/.build/release/Benchmarks"
python3 Benchmarks/study.py .build/study "${1:-10000}" docs/study.md
cp .build/study/study-*.svg docs/pictures/
