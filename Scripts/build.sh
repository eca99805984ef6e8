# Building: the command and server natively, the web module as WebAssembly. Each only when its files changed.

PRODUCT=.build/release/flagfall
# What is built as WebAssembly: a target of Package.swift and the name of its file.
WASM_PRODUCTS=(WebModule:app AnswersModule:answers MetroModule:metro ShiftModule:shift)
MODULES=.build/modules
# The same modules with their names left in: the stack of a trap then reads as Swift functions.
NAMED_MODULES=.build/modules.named
# The engines are many small modules: without this a call of a comparison between them is not inlined.
OPTIMIZATION=(-Xswiftc -cross-module-optimization)

# build_native RUNNER: RUNNER is loudly or quietly.
build_native() {
  local now
  now="$(fingerprint Sources Package.swift)"
  if fresh native "$now" && [[ -x "$PRODUCT" ]]; then return; fi
  need_swift
  need_native_packages
  "$1" "$SWIFT" build -c release "${OPTIMIZATION[@]}" --product flagfall || return
  stamp native "$now"
}

build_wasm() {
  local now
  now="$(fingerprint Sources Package.swift Toolsets)"
  if fresh wasm "$now" && [[ -s "$MODULES/app.wasm" ]]; then return; fi
  need_swift
  need_wasm_packages
  mkdir -p "$MODULES" "$NAMED_MODULES"
  local product packing=() one
  rm -f "$MODULES"/*.br
  # The engines that the products share are compiled once.
  for product in "${WASM_PRODUCTS[@]}"; do
    link_wasm "$1" "${product%:*}" "$NAMED_MODULES/${product#*:}.wasm" || return
    shrink_wasm "$NAMED_MODULES/${product#*:}.wasm" "$MODULES/${product#*:}.wasm" || return
    # While the next one is compiled.
    brotli -q 11 -w 24 -f "$MODULES/${product#*:}.wasm" &
    packing+=($!)
  done
  for one in "${packing[@]}"; do wait "$one" || return; done
  stamp wasm "$now"
}

# link_wasm RUNNER TARGET FILE
#
# The toolset leaves out the pass "object-outliner": Embedded Swift 6.3 gives the constant arrays of a function that two
# modules use numbered names, each module its own numbers, and the linker then takes one module's array for another's.
# It also leaves out what writes the same code many times: copies of a function for each closure passed to it, and callees
# written into large callers. clang would run wasm-opt by itself and drop the names.
link_wasm() {
  local resources libc builtins
  resources="$("$SWIFT" -print-target-info 2>/dev/null | sed -nE 's/.*"runtimeResourcePath": *"([^"]+)".*/\1/p')"
  [[ -d "$resources/embedded/wasm32-unknown-none-wasm" ]] ||
    fail "this Swift has no Embedded library for wasm32 (looked in '$resources/embedded'): use a toolchain of swift.org."
  libc="$(dpkg -L wasi-libc | grep -E '/libc\.a$' | grep -v threads | head -1)"
  builtins="$(dpkg -L "$(installed_builtins)" | grep -E 'builtins(-wasm32)?\.a$' | head -1)"
  [[ -f "$libc" && -f "$builtins" ]] || fail "wasi-libc or libclang-rt-*-dev-wasm32 brought no library: reinstall both."
  "$1" "$SWIFT" build -c release -debug-info-format none --triple wasm32-unknown-none-wasm --toolset Toolsets/wasm.json \
    --product "$2" --scratch-path .build/wasm \
    -Xlinker -L"$resources/embedded/wasm32-unknown-none-wasm" -Xlinker -lswiftUnicodeDataTables \
    -Xlinker -L"$(dirname "$libc")" -Xlinker -lc -Xlinker "$builtins" || return
  cp ".build/wasm/release/$2.wasm" "$3"
}

# shrink_wasm FROM TO
shrink_wasm() {
  # Binaryen 108 must be told each feature; newer ones know more of them. The first set that is understood serves.
  local basic="--enable-bulk-memory --enable-sign-ext --enable-nontrapping-float-to-int"
  local more="$basic --enable-mutable-globals --enable-multivalue --enable-reference-types"
  local flags
  for flags in "$basic" "$more" "$more --enable-bulk-memory-opt --enable-call-indirect-overlong"; do
    # shellcheck disable=SC2086
    if wasm-opt --strip-debug --low-memory-unused --flatten --rereloop -Oz -Oz -ocimfs 60 $flags "$1" -o "$2" 2>.build/wasm-opt.log; then return; fi
  done
  cat .build/wasm-opt.log >&2
  fail "wasm-opt could not read the module; see above."
}

# What every command of ours is told about where the checkout keeps its things.
set_environment() {
  export FLAGFALL_DATA="$PWD/Data" FLAGFALL_WEB="$PWD/Web" FLAGFALL_MODULES="$PWD/$MODULES"
}
