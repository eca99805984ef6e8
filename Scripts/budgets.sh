# What the app may weigh, compressed as the server sends it. The figures are promises: raise one only with a reason
# in CHANGELOG.md.

FIRST_FACE_BUDGET=352000
SITE_BUDGET=1945000

# packed FILE: its bytes in brotli, or plain where that is no smaller.
packed() { if [[ -f "$1.br" ]]; then stat -c %s "$1.br"; else stat -c %s "$1"; fi; }

# within NAME BYTES BUDGET
within() {
  printf '%s: %d of %d bytes\n' "$1" "$2" "$3"
  (($2 <= $3)) || { say "$1 is $(($2 - $3)) bytes over its budget in Scripts/budgets.sh"; return 1; }
}

# The page, its scripts and style and the app's module: what must arrive before the first meter face.
first_face_within_budget() {
  local sum=0 file
  while read -r file; do sum=$((sum + $(packed "$file"))); done \
    < <(find "$1" -maxdepth 1 -type f \( -name '*.html' -o -name '*.js' -o -name '*.css' -o -name 'app.wasm' \))
  printf 'app.wasm: %d bytes, %d compressed\n' "$(stat -c %s "$1/app.wasm")" "$(packed "$1/app.wasm")"
  within "first face" "$sum" "$FIRST_FACE_BUDGET"
}

site_within_budget() {
  local sum=0 file
  # The pictures of the app are asked for by a browser that offers to install it, and kept by nobody.
  while read -r file; do sum=$((sum + $(packed "$file"))); done < <(find "$1" -type f ! -name 'screenshot-*' ! -name '*.br' ! -name '*.gz')
  within "whole site" "$sum" "$SITE_BUDGET"
}
