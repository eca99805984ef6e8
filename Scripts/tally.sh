# Adding up what every part of ./test found.

passed=0
failed=0
failures=()

title() { printf '\n== %s\n' "$*"; }

# check NAME COMMAND...: one check, counted as passed or failed by its exit status.
check() {
  local name="$1"
  shift
  if ("$@"); then
    passed=$((passed + 1))
    printf 'ok    %s\n' "$name"
  else
    failed=$((failed + 1))
    failures+=("$name")
    printf 'FAIL  %s\n' "$name"
  fi
}

# A runner that counts for itself: adds its last 'N passed' and 'N failed' to the sum. A run that fails without
# counting a failure is one failure, and one that ran nothing is too.
counted() {
  local name="$1" log code=0 good bad
  shift
  log=".build/logs/$name.log"
  mkdir -p .build/logs
  "$@" 2>&1 | tee "$log" || code=$?
  good="$(grep -oE '[0-9]+ passed' "$log" | tail -1 | cut -d' ' -f1 || true)"
  bad="$(grep -E '[0-9]+ (passed|failed|error)' "$log" | tail -1 | grep -oE '[0-9]+ (failed|errors?)' | awk '{sum += $1} END {print sum + 0}' || true)"
  add "$name" "$code" "${good:-0}" "${bad:-0}"
}

# add NAME STATUS PASSED FAILED
add() {
  local bad="$4"
  if (($2 && bad == 0)) || (($3 + bad == 0)); then bad=$((bad + 1)); fi
  if ((bad)); then failures+=("$1"); fi
  passed=$((passed + $3))
  failed=$((failed + bad))
}

# The closing line, and the exit status that goes with it.
verdict() {
  printf '\n'
  if ((${#failures[@]})); then printf 'failed: %s\n' "${failures[@]}"; fi
  printf '%d passed, %d failed\n' "$passed" "$failed"
  ((failed == 0))
}
