"""The page under the meter: how positions came, the log, and any log run once more."""

import json
import pathlib

import drives
import real_app


def facts(app):
    return dict(zip(app.page.locator(".facts dt").all_inner_texts(), app.page.locator(".facts dd").all_inner_texts()))


HIDE = """(hidden) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_it_tells_how_positions_came(window):
    app = window(permissions=["geolocation"]).choose("us-nyc")
    fixes = iter(drives.Drive(drives.NEW_YORK, 29, [(60, 12)]).fixes())

    def drive(count):
        for _ in range(count):
            app.put(next(fixes))
            app.page.wait_for_timeout(400)

    app.put(next(fixes))
    app.page.click("#key-start")
    app.wait_for("hired")
    drive(5)
    app.page.evaluate(HIDE, True)
    drive(3)
    app.page.evaluate(HIDE, False)
    drive(4)
    app.open("#/developer")
    told = facts(app)
    assert int(told["Positions"]) == sum(int(told[name]) for name in ["In the foreground", "In the background", "After a return"])
    assert int(told["In the background"]) >= 2
    assert int(told["In the foreground"]) >= 7
    assert "Too inaccurate" in told and "Longest silence" in told
    log = app.page.inner_text(".log")
    assert '"sight"' in log and '"fix"' in log
    assert [line for line in app.exported() if '"sight"' in line]


def test_bursts_and_how_late_they_came_are_told(window, tmp_path):
    """A minute of positions, of which a locked phone handed over 20 together, 20 seconds after the first was measured."""
    begin = real_app.NOON * 1000
    head = {"flagfall": "ride", "version": 1, "tariff": "us-nyc", "edition": "2022-12-19", "zone": "America/New_York"}
    lines = [head, {"at": begin, "event": "start"}]
    for second, fix in enumerate(drives.Drive(drives.NEW_YORK, 29, [(61, 12)]).fixes()):
        at = 40 if 20 <= second < 40 else second
        place = {"lat": fix["latitude"], "lon": fix["longitude"], "accuracy": 5, "speed": 12}
        lines.append({"at": begin + at * 1000 + 200, "event": "fix", "time": begin + second * 1000, **place})
    lines += [{"at": begin + 61_000, "event": "stop"}, {"at": begin + 62_000, "event": "pay"}]
    path = tmp_path / "late.ndjson"
    path.write_text("".join(json.dumps(line) + "\n" for line in sorted(lines, key=lambda line: line.get("at", 0))))
    app = window(script=real_app.at_noon()).choose("us-nyc").open("#/rides")
    with app.page.expect_file_chooser() as chooser:
        app.key("import-rides")
    chooser.value.set_files(path)
    app.page.click(".rows a.row")
    app.page.click("a[href^='#/developer/']")
    app.page.wait_for_selector(".facts")
    told = facts(app)
    assert told["Positions"] == "61"
    # With those that are measured when it ends and a second later.
    assert (told["Bursts"], told["Largest burst"]) == ("1", "22")
    assert told["The latest took"] == "20.2\u00a0s"
    assert told["Longest silence"] == "21.0\u00a0s"


def test_any_log_is_replayed_at_any_speed(window, tmp_path):
    app = window(script=real_app.at_noon()).choose("us-nyc")
    app.demo_to_its_end()
    app.pay()
    total = app.total()
    path = tmp_path / "ride.ndjson"
    path.write_text("\n".join(app.exported()) + "\n")
    other = window().open("#/developer")
    assert "no ride to look into" in other.page.inner_text(".subject")
    with other.page.expect_file_chooser() as chooser:
        other.key("open-replay")
    chooser.value.set_files(path)
    other.page.wait_for_selector(".replay")
    other.page.fill("#replay-speed", "240")
    other.key("play-replay")
    other.page.wait_for_selector("[data-key=pause-replay]")
    other.page.wait_for_selector(f".replay [role=status]:has-text('{total}')", timeout=20_000)
    # The slider goes to any moment.
    other.page.evaluate(
        """() => {
          const slider = document.getElementById('replay-place');
          slider.value = 500;
          slider.dispatchEvent(new Event('input', { bubbles: true }));
        }"""
    )
    other.page.wait_for_selector(".replay [role=status]", state="detached")
    middle = real_app.amount(other.page.inner_text(".replay-window .spoken"))
    assert 0 < float(middle) < float(total)
    with other.page.expect_download() as coming:
        other.key("export-log")
    assert pathlib.Path(coming.value.path()).read_text() == path.read_text()
