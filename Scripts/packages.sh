# System packages: what is missing is named, with the reason, and installed by apt (Debian 12 and 13, Ubuntu 24.04).

missing_packages=()

has_package() { [[ "$(dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null)" == installed ]]; }

# want PACKAGE REASON
want() {
  has_package "$1" && return
  say "missing: $1 ($2)"
  missing_packages+=("$1")
}

as_root() {
  if ((EUID == 0)); then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "installing packages needs root: run as root or install sudo, or have them installed: $*"
  fi
}

install_missing() {
  ((${#missing_packages[@]})) || return 0
  command -v apt-get >/dev/null ||
    fail "packages are missing and there is no apt here; install their equivalents by hand: ${missing_packages[*]}"
  say "installing: ${missing_packages[*]}"
  loudly as_root apt-get update -q
  loudly as_root env DEBIAN_FRONTEND=noninteractive apt-get install -q -y --no-install-recommends "${missing_packages[@]}"
  missing_packages=()
}

# The arithmetic of the compiler for WebAssembly carries LLVM's version in its name: 14 on Debian 12, 18 on Ubuntu 24.04,
# 19 on Debian 13. Prints the installed one, or nothing.
installed_builtins() {
  dpkg-query -W -f='${db:Status-Status} ${Package}\n' 'libclang-rt-*-dev-wasm32' 2>/dev/null |
    sed -nE 's/^installed (libclang-rt-[0-9]+-dev-wasm32)$/\1/p' | sort -V | tail -1
}

# The distribution's own choice, or else the newest that the linker of Swift 6.3 is sure to read.
available_builtins() {
  local chosen
  chosen="$(apt-cache depends libclang-rt-dev-wasm32 2>/dev/null |
    sed -nE 's/^ *Depends: (libclang-rt-[0-9]+-dev-wasm32)$/\1/p' | head -1)"
  if [[ -n "$chosen" ]]; then
    printf '%s\n' "$chosen"
  else
    apt-cache search --names-only '^libclang-rt-[0-9]+-dev-wasm32$' | cut -d' ' -f1 | awk -F- '$3 <= 19' |
      sort -V | tail -1
  fi
}

need_native_packages() {
  command -v dpkg-query >/dev/null || return 0
  command -v pkg-config >/dev/null || want pkg-config "finds the libraries below"
  want libexpat1-dev "reads GPX"
  want libmicrohttpd-dev "the web server"
  want libsqlite3-dev "keeps what the dispatcher decides, in a file"
  want libpq-dev "keeps the same in PostgreSQL, for many servers"
  want libcurl4-openssl-dev "fetches pieces of a street map, where the server is told to"
  want libbrotli-dev "compresses what the server sends"
  want zlib1g-dev "the same for older browsers, unpacks tables"
  want libzstd-dev "unpacks tables"
  want libpng-dev "reads pictures to be printed"
  want libsystemd-dev "speaks with Bluetooth printers over D-Bus"
  install_missing
}

need_wasm_packages() {
  command -v dpkg-query >/dev/null ||
    fail "the WebAssembly module is linked with packages of Debian or Ubuntu (wasi-libc, libclang-rt-*-dev-wasm32), which this system lacks."
  want wasi-libc "memory allocation in the WebAssembly module"
  want binaryen "wasm-opt makes the module small"
  want brotli "packs the module as small as can be"
  if [[ -z "$(installed_builtins)" ]]; then
    local builtins
    [[ -n "$(available_builtins)" ]] || loudly as_root apt-get update -q
    builtins="$(available_builtins)"
    [[ -n "$builtins" ]] || fail "apt knows no libclang-rt-*-dev-wasm32 (on Ubuntu it is in 'universe': sudo add-apt-repository universe)."
    want "$builtins" "128-bit arithmetic in the WebAssembly module"
  fi
  install_missing
}

need_test_packages() {
  command -v dpkg-query >/dev/null || return 0
  command -v curl >/dev/null || want curl "asks the server as a browser does"
  command -v openssl >/dev/null || want openssl "makes a certificate for the tests of https"
  command -v node >/dev/null || want nodejs "runs the WebAssembly module outside a browser"
  command -v qpdf >/dev/null || want qpdf "checks the receipts' PDF"
  command -v pdftotext >/dev/null || want poppler-utils "reads and draws the receipts' PDF"
  want fonts-vlgothic "shows Japanese in the pictures of the browser tests"
  [[ -n "$(postgres_programs)" ]] || want postgresql "many dispatch servers on one database"
  command -v nginx >/dev/null || want nginx-light "stands before the dispatch server in the tests"
  want dbus-daemon "carries the tests of Bluetooth"
  want python3-dbusmock "plays the Bluetooth service in the tests"
  command -v zbarimg >/dev/null || want zbar-tools "reads the QR code of a printed receipt"
  python3 -c 'import ensurepip, venv' 2>/dev/null || want python3-venv "the outside oracles and browser tests are in Python"
  if [[ -z "$(chromium_path)" ]]; then
    # Ubuntu's package of this name is an empty shell around a snap, which a test cannot drive.
    if grep -q '^ID=debian' /etc/os-release; then
      want chromium "the browser tests"
    else
      say "no Chromium found: the browser tests need one (CHROMIUM=/path/to/chromium ./test) and are left out"
    fi
  fi
  install_missing
}

# The folder of initdb and pg_ctl, which Debian keeps out of the PATH; nothing where there is none.
postgres_programs() {
  local folder
  for folder in "$(pg_config --bindir 2>/dev/null || true)" /usr/lib/postgresql/*/bin; do
    if [[ -x "$folder/initdb" ]]; then
      printf '%s\n' "$folder"
      return
    fi
  done
}

chromium_path() {
  local name
  for name in "${CHROMIUM:-}" chromium google-chrome; do
    if [[ -n "$name" ]] && command -v "$name" 2>/dev/null; then return; fi
  done
}
