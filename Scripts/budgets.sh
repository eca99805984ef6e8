# What the app may weigh, compressed as the server sends it. The figures are promises: raise one only with a reason
# in CHANGELOG.md.

FIRST_FACE_BUDGET=458000
SITE_BUDGET=2420000

packed() { gzip -9 -c "$@" | wc -c; }

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
  printf 'app.wasm: %d bytes, %d compressed\n' "$(stat -c %s "$MODULES/app.wasm")" "$(packed "$MODULES/app.wasm")"
  within "first face" "$sum" "$FIRST_FACE_BUDGET"
}

site_within_budget() {
  local sum=0 file
  # The pictures of the app are asked for by a browser that offers to install it, and kept by nobody.
  while read -r file; do sum=$((sum + $(packed "$file"))); done < <(find "$1" -type f ! -name 'screenshot-*')
  within "whole site" "$sum" "$SITE_BUDGET"
}
