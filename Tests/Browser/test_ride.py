"""Rides in the real app end with what the command says of their logs."""

import time

import drives
import extent
import pytest
import real_app

HERE = {"permissions": ["geolocation"]}


def test_a_drive_ends_with_the_total_that_the_command_says_of_its_log(window):
    rides = []
    for city, drive in [
        ("us-nyc", drives.town(drives.NEW_YORK, 29)),
        ("es-barcelona", drives.town(drives.BARCELONA, 45)),
    ]:
        app = window(**HERE).choose(city)
        rides.append((city, app, list(drive.fixes())))
    for _, app, fixes in rides:
        app.put(fixes[0])
        app.page.click("#key-start")
        app.wait_for("hired")
    begun = time.monotonic()
    for second in range(len(rides[0][2])):
        for _, app, fixes in rides:
            app.put(fixes[second])
        rides[0][1].page.wait_for_timeout(max(0, 1000 * (begun + second + 1 - time.monotonic())))
    for city, app, fixes in rides:
        app.page.click("#key-stop")
        app.wait_for("topay")
        app.pay()
        log = app.exported()
        priced = real_app.meter(log, city)
        assert app.total() == priced["total"], city
        assert log == app.stored(), city
        # Near enough to what was driven to show that the positions did it.
        driven = sum(fix["speed"] for fix in fixes)
        assert abs(priced["distance_m"] - driven) < 0.15 * driven, (city, priced)
        assert priced["fixes"]["used"] >= 0.8 * len(fixes), (city, priced)


def test_the_demo_ride_costs_the_same_at_any_speed(window):
    def begin(speed):
        app = window(script=real_app.at_noon()).choose("us-nyc")
        app.demo(speed)
        return app

    whole, slow, fast = begin(10), begin(1), begin(60)
    # A piece of it in real time, then as fast as it goes; a piece ten times as fast, then the rest at once.
    slow.page.wait_for_timeout(6000)
    assert len([line for line in slow.stored() if '"fix"' in line]) >= 4
    slow.key("demo-speed", "60")
    if not extent.ALL:
        whole.skip(real_app.DEMO_SECONDS / 10)
    receipts = []
    for app in [fast, slow, whole]:
        app.wait_for("topay", 90)
        app.pay()
        receipts.append(app.receipt())
        assert app.total() == real_app.meter(app.exported(), "us-nyc")["total"]
    assert receipts[0] == receipts[1] == receipts[2]


@pytest.mark.parametrize("city, start", [("us-nyc", drives.NEW_YORK), ("es-barcelona", drives.BARCELONA)])
def test_an_opened_track_costs_what_the_command_says_of_it(window, city, start, tmp_path):
    path = tmp_path / "drive.gpx"
    path.write_text(drives.gpx(drives.town(start, 29), repeated=20))
    app = window().choose(city)
    with app.page.expect_file_chooser() as chooser:
        app.key("open-file")
    chooser.value.set_files(path)
    app.wait_for("topay")
    app.pay()
    priced = real_app.meter(path, city)
    assert app.total() == priced["total"]
    assert priced["distance_m"] > 3000
