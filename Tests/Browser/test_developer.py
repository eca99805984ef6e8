"""The page under the meter: how positions came, the log, and any log run once more."""

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
