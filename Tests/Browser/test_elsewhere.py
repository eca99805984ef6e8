"""The fare while the reader looks elsewhere: one notification, asked for by a key, replaced in place."""

import real_app

# The notifications that this page's worker shows, as the page itself can list them.
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, silent }) => ({ title, body, tag, silent }))"""

# A reader who has not been asked yet, and who says yes.
ASKABLE = """
  let said = 'default';
  globalThis.questions = 0;
  Object.defineProperty(Notification, 'permission', { get: () => said });
  Notification.requestPermission = async () => { questions += 1; return (said = ANSWER); };
"""


def shown(app, wanted):
    for _ in range(40):
        found = app.page.evaluate(SHOWN)
        if wanted(found):
            return found
        app.page.wait_for_timeout(100)
    raise AssertionError(found)


def test_the_fare_stands_in_one_notification_while_the_meter_runs(window):
    script = ASKABLE.replace("ANSWER", "'granted'") + real_app.at_noon()
    app = window(script=script, permissions=["notifications"]).choose("us-nyc")
    assert not app.page.is_visible("#elsewhere-notice")
    app.demo(10)
    assert app.notice("elsewhere").startswith("Flagfall can keep the fare in a notification")
    assert app.page.evaluate("questions") == 0
    app.key("notify-fare", "true")
    app.page.wait_for_selector("#elsewhere-notice", state="detached")
    assert app.page.evaluate("questions") == 1
    first = shown(app, lambda found: len(found) == 1)[0]
    assert first["title"].startswith("$") and "HIRED" in first["title"] and "New York" in first["body"]
    assert first["silent"] and first["tag"] == "flagfall-ride"
    later = shown(app, lambda found: found and found[0]["title"] != first["title"])
    assert len(later) == 1, "replaced in place"
    app.page.click("#key-pause")
    shown(app, lambda found: found and "PAUSED" in found[0]["title"])
    app.page.click("#key-stop")
    shown(app, lambda found: found == [])
    # Another ride asks nothing and shows its fare.
    app.pay()
    app.open("#/meter")
    app.page.click("#key-clear")
    app.demo(10)
    shown(app, lambda found: len(found) == 1)
    assert app.page.evaluate("questions") in (0, 1)


def test_who_refuses_is_told_once_and_not_asked_again(window):
    script = ASKABLE.replace("ANSWER", "'denied'") + real_app.at_noon()
    app = window(script=script).choose("us-nyc")
    app.demo(10)
    app.notice("elsewhere")
    app.key("notify-fare", "true")
    app.page.wait_for_selector("#elsewhere-notice", state="detached")
    app.page.wait_for_timeout(2000)
    assert app.page.evaluate(SHOWN) == []


def test_where_there_is_none_the_app_says_so_before_start(window):
    app = window(script="delete globalThis.Notification; " + real_app.at_noon()).choose("us-nyc")
    words = app.page.inner_text(".route-empty")
    assert "cannot show the fare on the lock screen" in words
    assert "While the phone is locked, a page gets no positions." in words
    app.demo(10)
    app.page.wait_for_timeout(1200)
    assert not app.page.is_visible("#elsewhere-notice")


def test_a_screen_that_cannot_be_kept_on_is_told_before_start(window):
    script = "Object.defineProperty(Navigator.prototype, 'wakeLock', { value: undefined }); " + real_app.at_noon()
    app = window(script=script).choose("us-nyc")
    assert "cannot keep the screen on" in app.page.inner_text(".route-empty")
