# A Python environment of the checkout's own, with the versions that Tests/requirements.txt pins.

need_python() {
  local now
  X
  if fresh python "$now" && [[ -x .build/venv/bin/python ]]; then return; fi
  say "installing Python packages for the tests into .build/venv"
  quietly python3 -m venv --clear .build/venv || fail "python3 could not make a virtual environment."
  quietly .build/venv/bin/python -m pip install --disable-pip-version-check -r Tests/requirements.txt ||
    fail "pip could not install Tests/requirements.txt; see above."
  stamp python "$now"
}
