"""A Chromium that can be killed: a process group of its own on a profile that outlives it."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

import real_app
from watch import everywhere


class Phone:
    """A profile, and the browser that runs on it at the moment."""

    def __init__(self, playwright, script=None):
        self.playwright = playwright
        self.script = script
        self.profile = pathlib.Path(tempfile.mkdtemp(prefix="flagfall-profile-"))
        self.process = None
        self.browser = None

    def switch_on(self):
        """Starts the browser and returns a page of it."""
        port = self.profile / "DevToolsActivePort"
        port.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [
                real_app.CHROMIUM,
                *real_app.FLAGS,
                "--headless=new",
                "--remote-debugging-port=0",
                f"--user-data-dir={self.profile}",
                "--lang=en-US",
                "--window-size=390,844",
                "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        limit = time.monotonic() + 20
        while not port.exists() or "\n" not in port.read_text():
            if time.monotonic() > limit or self.process.poll() is not None:
                raise RuntimeError("Chromium does not start")
            time.sleep(0.02)
        address = port.read_text().splitlines()[0]
        self.browser = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{address}")
        context = everywhere.over(self.browser.contexts[0])
        context.grant_permissions(["geolocation"])
        if self.script:
            context.add_init_script(self.script)
        return context.new_page()

    def kill(self):
        """The battery falls out: every process of the browser ends at once, without a word."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        with contextlib.suppress(Exception):
            self.browser.close()

    def throw_away(self):
        if self.process and self.process.poll() is None:
            self.kill()
        shutil.rmtree(self.profile, ignore_errors=True)
