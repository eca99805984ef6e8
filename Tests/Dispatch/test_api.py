"""What an outside tool makes of the API's description: every answer as described, nothing wrong let in, nothing right refused."""

import contextlib
import os
import pathlib
import socket
import subprocess
import sys
import time
import urllib.request

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FLAGFALL = os.environ.get("FLAGFALL", str(ROOT / ".build/release/flagfall"))


def environment():
    places = {"FLAGFALL_DATA": "Data", "FLAGFALL_WEB": "Web", "FLAGFALL_MODULES": ".build/modules"}
    return {**{name: str(ROOT / path) for name, path in places.items()}, **os.environ}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A dispatcher over a file, and a token of each role."""
    file = str(tmp_path_factory.mktemp("dispatch") / "rides.db")

    def token(role):
        command = [FLAGFALL, "dispatch", "token", "--dispatch", file, "--role", role, "--owner", f"the-{role}"]
        return subprocess.run(command, env=environment(), check=True, capture_output=True, text=True).stdout.strip()

    tokens = {role: token(role) for role in ["operator", "driver", "rider"]}
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [FLAGFALL, "serve", "--dispatch", file, "--port", str(port), "--rate", "0", "--quiet"]
    process = subprocess.Popen(command, env=environment(), stderr=subprocess.PIPE, text=True)
    address = f"http://127.0.0.1:{port}"
    for _ in range(800):
        with contextlib.suppress(OSError):
            urllib.request.urlopen(f"{address}/health", timeout=5).close()
            break
        time.sleep(0.05)
    yield address, tokens
    process.terminate()
    log = process.communicate(timeout=20)[1]
    assert process.returncode == 0
    assert "ff_" not in log, "a token stands in the log"


@pytest.mark.parametrize("role", ["operator", "driver", "rider"])
def test_the_description_is_true(server, role, tmp_path):
    address, tokens = server
    command = [
        str(pathlib.Path(sys.executable).parent / "schemathesis"),
        "run",
        f"{address}/api/v1/openapi.json",
        "--header",
        f"Authorization: Bearer {tokens[role]}",
        # A stream never ends.
        "--exclude-operation-id",
        "events",
        "--exclude-operation-id",
        "rideEvents",
        "--max-examples",
        "25",
        "--continue-on-failure",
        "--generation-database",
        "none",
        "--seed",
        "10",
    ]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout[-6000:]
