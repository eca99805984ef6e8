# A Python environment of the checkout's own, with the versions that Tests/requirements.txt pins.

need_python() {
  local now
  now="$(sha256sum <Tests/requirements.txt | cut -d' ' -f1) $(python3 --version)"
  if fresh python "$now" && [[ -x .build/venv/bin/python ]]; then return; fi
  say "installing Python packages for the tests into .build/venv"
  rm -f .build/stamps/python
  quietly python3 -m venv --clear .build/venv || fail "python3 could not make a virtual environment."
  quietly .build/venv/bin/python -m pip install --disable-pip-version-check -r Tests/requirements.txt ||
    fail "pip could not install Tests/requirements.txt; see above."
  stamp python "$now"
}

# Another one for Spark, which is half a gigabyte, with our own package in it.
need_spark() {
  local now
  now="$(sha256sum <Tests/Spark/requirements.txt | cut -d' ' -f1) $(python3 --version)"
  if ! fresh spark "$now" || [[ ! -x .build/spark/bin/python ]]; then
    say "installing Spark for its test into .build/spark"
    quietly python3 -m venv --clear .build/spark || fail "python3 could not make a virtual environment."
    quietly .build/spark/bin/python -m pip install --disable-pip-version-check -r Tests/Spark/requirements.txt ||
      fail "pip could not install Tests/Spark/requirements.txt; see above."
    stamp spark "$now"
  fi
  quietly .build/spark/bin/python -m pip install --disable-pip-version-check --force-reinstall --no-deps "$FLAGFALL_WHEEL"
}

# And one with what ./bench measures many rides beside.
need_peers() {
  local now
  now="$(sha256sum <Benchmarks/requirements.txt | cut -d' ' -f1) $(python3 --version)"
  if fresh peers "$now" && [[ -x .build/peers/bin/python ]]; then return; fi
  say "installing what many rides are measured beside into .build/peers"
  quietly python3 -m venv --clear .build/peers || fail "python3 could not make a virtual environment."
  quietly .build/peers/bin/python -m pip install --disable-pip-version-check -r Benchmarks/requirements.txt ||
    fail "pip could not install Benchmarks/requirements.txt; see above."
  stamp peers "$now"
}
