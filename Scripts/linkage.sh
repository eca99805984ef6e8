# The engines stay free of Foundation: neither an object file asks for it nor does a program made of them load it.

uses_foundation() { nm "$@" 2>/dev/null | grep -q Foundation; }

# The list of the engines is that of Package.swift.
engine_names() { sed -nE 's/^ *engine\("([A-Za-z]+)".*/\1/p; /^ *engine\($/{n;s/^ *"([A-Za-z]+)".*/\1/p}' Package.swift; }

engines_without_foundation() {
  local engine objects found=0 seen=0
  for engine in $(engine_names); do
    mapfile -t objects < <(find ".build/release/$engine.build/" -name '*.o')
    if ((${#objects[@]} == 0)); then
      say "$engine has no object files in .build/release: is it built?"
      return 1
    fi
    seen=$((seen + 1))
    if uses_foundation "${objects[@]}"; then
      say "$engine uses Foundation: take the import out and write what it gave by hand, or move the code to an edge."
      found=1
    fi
  done
  ((seen > 0 && found == 0))
}

# The native stub of the web module links every engine and nothing else.
stub_without_foundation() {
  local libraries
  libraries="$(ldd .build/release/WebModule)" || return 1
  if grep -i foundation <<<"$libraries"; then
    say "the engines together load Foundation: some engine imports it, see Package.swift."
    return 1
  fi
}

# The check itself can fail: it finds Foundation in a file that does import it.
foundation_is_found_when_there() {
  mkdir -p .build/planted
  printf 'import Foundation\npublic func planted() -> Date { Date() }\n' >.build/planted/Planted.swift
  local compiler="${SWIFT}c"
  command -v "$compiler" >/dev/null || compiler=swiftc
  "$compiler" -O -parse-as-library -c .build/planted/Planted.swift -o .build/planted/Planted.o &&
    uses_foundation .build/planted/Planted.o
}
