# Shared by ./run, ./flagfall, ./test and ./bench. Source it from the root of the checkout.
set -euo pipefail

# The compiler; another one may be named: SWIFT=/path/to/swift ./run
SWIFT="${SWIFT:-swift}"

say() { printf '%s\n' "$*" >&2; }

fail() {
  printf '%s: %s\n' "${PROGRAM:-flagfall}" "$*" >&2
  exit 1
}

# One sentence when there is no Swift, or another than the sources are written for.
need_swift() {
  local version
  command -v "$SWIFT" >/dev/null ||
    fail "Flagfall is built with Swift 6.3 and there is no '$SWIFT' on the PATH: install it from https://www.swift.org/install/linux/."
  version="$("$SWIFT" --version 2>/dev/null | sed -nE 's/.*Swift version ([0-9]+\.[0-9]+).*/\1/p' | head -1)"
  [[ "$version" == 6.3 ]] ||
    fail "Flagfall is built with Swift 6.3 and this is Swift ${version:-of an unknown version}: install 6.3 from https://www.swift.org/install/linux/ or name it, SWIFT=/path/to/swift ./${PROGRAM:-run}."
}

# What a set of files was like when something was made from them: names, sizes and times, not contents.
fingerprint() {
  { printf '%s\n' "$SWIFT" "$(command -v "$SWIFT" || true)"
    find "$@" -type f -printf '%p %s %T@\n' 2>/dev/null | LC_ALL=C sort; } | sha256sum | cut -d' ' -f1
}

# fresh NAME FINGERPRINT: whether NAME was made from just these files.
fresh() { [[ -f ".build/stamps/$1" && "$(<".build/stamps/$1")" == "$2" ]]; }

stamp() {
  mkdir -p .build/stamps
  printf '%s\n' "$2" >".build/stamps/$1"
}

# Runs a command whose output matters only when it fails.
quietly() {
  local log code=0
  log="$(mktemp)"
  "$@" >"$log" 2>&1 || code=$?
  if ((code)); then cat "$log" >&2; fi
  rm -f "$log"
  return "$code"
}

# Runs a command with its output on standard error, so that standard output stays the program's own.
loudly() { "$@" >&2; }
