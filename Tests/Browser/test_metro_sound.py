"""The ride as a sound: its chimes, the lock screen's words and keys, and the calendar file."""

import contextlib
import datetime
import json
import os
import re
import subprocess
import tempfile
import time

import killable
import metro
import pytest
import real_app

# What an element of sound is told to play is remembered, with its file.
EAR = """
  globalThis.played = [];
  globalThis.sounds = [];
  const address = URL.createObjectURL;
  URL.createObjectURL = (file) => { if (file.type?.startsWith('audio/')) sounds.push(file); return address(file); };
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function () { played.push(this); return play.call(this); };
"""


# A browser that plays no FLAC, and one whose system knows nothing of what plays.
NO_FLAC = """
  const plays = HTMLMediaElement.prototype.canPlayType;
  HTMLMediaElement.prototype.canPlayType = function (type) { return type.includes('flac') ? '' : plays.call(this, type); };
"""
NO_SESSION = "delete Navigator.prototype.mediaSession;"


def listening(window, start, end, script=""):
    app = window(script=real_app.at_noon(metro.MORNING) + EAR + script).open("#/metro")
    app.page.wait_for_selector(".ends")
    metro.choose(app, start, end)
    app.key("start")
    app.page.wait_for_selector(".ride")
    return app


def ride_of(app, moment):
    """What the command says of the ride that the page keeps, at a moment in milliseconds."""
    with tempfile.NamedTemporaryFile("w", suffix=".ndjson") as file:
        file.write(metro.kept(app, "metro/ride"))
        file.flush()
        at = datetime.datetime.fromtimestamp(moment / 1000, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        done = subprocess.run(
            [real_app.FLAGFALL, "metro", "ride", "--log", file.name, "--state", at, "--json"],
            env=real_app.environment(), capture_output=True, text=True, timeout=60,
        )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# Where in what plays it is not silent: the seconds at which each sound begins after two quiet ones.
BEGINNINGS = """async () => {
  const context = new OfflineAudioContext(1, 8000, 8000);
  const { sampleRate, length, ...sound } = await context.decodeAudioData(await sounds.at(-1).arrayBuffer()).then((buffer) => (
    { sampleRate: buffer.sampleRate, length: buffer.length, samples: buffer.getChannelData(0) }));
  const starts = [];
  let last = -Infinity;
  sound.samples.forEach((sample, index) => {
    if (Math.abs(sample) < 0.001) return;
    if (index - last > 2 * sampleRate) starts.push(index / sampleRate);
    last = index;
  });
  return { starts, seconds: length / sampleRate };
}"""


@pytest.mark.parametrize("kind, script", [("flac", ""), ("wav", NO_FLAC)])
def test_the_chimes_are_at_the_right_samples_and_the_sound_seeks(window, kind, script):
    app = listening(window, "Vokzalna", "Khreshchatyk", script)
    page = app.page
    begun = page.evaluate("Date.now()")
    app.key("sound")
    app.until("globalThis.played.length > 0 && played.at(-1).currentTime > 0.2 && !played.at(-1).paused", 20)
    assert page.evaluate("sounds.at(-1).type") == f"audio/{kind}"
    heard = page.evaluate(BEGINNINGS)
    told = ride_of(app, begun)
    moments = [alert["at"] for alert in told["alerts"]] + [told["arrival"]]
    wanted = [datetime.datetime.fromisoformat(moment).timestamp() - begun / 1000 for moment in moments]
    # "Get off" and the arrival may be one sound after the other, so each wanted moment must have its beginning near.
    assert len(heard["starts"]) == len(wanted)
    for start, want in zip(heard["starts"], wanted):
        assert abs(start - want) < 0.6, (heard, wanted)
    assert abs(heard["seconds"] - wanted[-1] - 10) < 0.6
    page.evaluate("played.at(-1).currentTime = 100")
    app.until("played.at(-1).currentTime > 100.2 && played.at(-1).currentTime < 104")
    assert page.evaluate("navigator.mediaSession.metadata.title") == "Metro to Khreshchatyk"


def test_a_correction_plays_the_rest_anew(window):
    app = listening(window, "Vokzalna", "Lisova")
    app.key("sound")
    app.until("globalThis.played.length > 0 && played.at(-1).duration > 0", 20)
    before = app.page.evaluate("played.at(-1).duration")
    app.key("stop-on")
    app.until(f"played.length > 1 && played.at(-1).duration > 0 && played.at(-1).duration < {before} - 30", 20)
    app.key("sound")
    app.until("played.at(-1).paused")


def test_a_browser_without_a_media_session_plays_the_ride_all_the_same(window):
    app = listening(window, "Vokzalna", "Lisova", NO_SESSION)
    assert app.page.evaluate("'mediaSession' in navigator") is False
    app.key("sound")
    app.until("globalThis.played.length > 0 && played.at(-1).currentTime > 0.2 && !played.at(-1).paused", 20)
    app.key("stop-on")
    app.until("played.length > 1 && played.at(-1).currentTime > 0.2", 20)
    app.key("sound")
    app.until("played.at(-1).paused")


class Bus:
    """A session bus of its own."""

    def __enter__(self):
        self.process = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True
        )
        self.address = self.process.stdout.readline().strip()
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(10)

    def call(self, *words):
        done = subprocess.run(
            ["busctl", f"--address={self.address}", *words], capture_output=True, text=True, timeout=20
        )
        return done.stdout

    def player(self):
        for _ in range(100):
            found = re.search(r"org\.mpris\.MediaPlayer2\.\S+", self.call("list"))
            if found:
                return found[0]
            time.sleep(0.1)
        raise AssertionError("no player came onto the bus")

    def say(self, player, method):
        self.call("call", player, "/org/mpris/MediaPlayer2", "org.mpris.MediaPlayer2.Player", method)

    def read(self, player, name):
        return self.call(
            "get-property", player, "/org/mpris/MediaPlayer2", "org.mpris.MediaPlayer2.Player", name
        )


def test_the_track_keys_of_the_system_correct_the_ride(playwright, server):
    with Bus() as bus, contextlib.ExitStack() as stack:
        before = os.environ.get("DBUS_SESSION_BUS_ADDRESS")
        os.environ["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        phone = killable.Phone(playwright, real_app.at_noon(metro.MORNING) + EAR)
        stack.callback(phone.throw_away)
        try:
            app = real_app.App(phone.switch_on(), server.address).open("#/metro")
        finally:
            if before is None:
                del os.environ["DBUS_SESSION_BUS_ADDRESS"]
            else:
                os.environ["DBUS_SESSION_BUS_ADDRESS"] = before
        app.page.wait_for_selector(".ends")
        metro.choose(app, "Vokzalna", "Lisova")
        app.key("start")
        app.page.wait_for_selector(".ride")
        app.key("sound")
        app.until("globalThis.played.length > 0 && !played.at(-1).paused", 20)
        player = bus.player()
        assert "Lisova" in bus.read(player, "Metadata")
        stops = app.page.text_content(".ride-next span")
        plays = app.page.evaluate("played.length")
        bus.say(player, "Next")
        app.until(f"document.querySelector('.ride-next span').textContent !== '{stops}'")
        # While the sound of the new ride is made there is none that a key could be for.
        app.until(f"played.length > {plays} && !played.at(-1).paused", 20)
        bus.say(player, "Previous")
        app.until(f"document.querySelector('.ride-next span').textContent === '{stops}'")
        events = [json.loads(line)["event"] for line in metro.kept(app, "metro/ride").splitlines()[1:]]
        assert events == ["departed", "stop-on", "stop-back"]


def test_the_calendar_file_has_two_alarms(window):
    app = metro.opened(window, "#/metro/ride/ua-kyiv/vokzalna/lisova", "#metro-start")
    app.key("ways")
    app.page.wait_for_selector(".metro-ways")
    assert app.page.locator(".metro-way").count() == 3
    with app.page.expect_download() as coming:
        app.key("calendar")
    text = open(coming.value.path(), newline="").read()
    assert text.count("BEGIN:VALARM") == 2 and text.startswith("BEGIN:VCALENDAR\r\n")
