# The Swift tests, in the configuration and folder in which ./run builds, so that nothing is compiled twice.

# swift_tests [FILTER]
swift_tests() {
  local code=0 report=.build/logs/swift.xml
  mkdir -p .build/logs
  rm -f "$report"
  "$SWIFT" test -c release "${OPTIMIZATION[@]}" --disable-testable-imports --disable-xctest --skip-build --xunit-output "$report" \
    ${1:+--filter "$1"} >.build/logs/swift.log 2>&1 || code=$?
  if ((code)); then
    # What failed and why; everything else is in the log.
    grep -vE '^(◇|↳|✔)' .build/logs/swift.log | grep -vE '^✘ (Suite|Test run)' || true
  fi
  grep -E 'Test run with' .build/logs/swift.log | tail -1 || say "the run did not come to an end: see .build/logs/swift.log"
  # A test with several issues is one failed test.
  local counts
  counts="$(awk '/<testcase/ { tests++; seen = 0 } /<skipped/ { tests-- } /<failure/ && !seen { seen = 1; bad++ }
    END { print tests - bad + 0, bad + 0 }' "$report" 2>/dev/null || echo "0 0")"
  # shellcheck disable=SC2086
  add "swift test" "$code" $counts
}
