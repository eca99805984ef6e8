"""Every screen of the app, one after another, as a window comes to them."""

import drives
import metro
import real_app

# A device whose notifications have not been asked for, and whose clock the tests put forward.
SCRIPT = (
    """
  Object.defineProperty(Notification, 'permission', { get: () => 'default' });
"""
    + real_app.at_noon()
)


# The rooms that answer, and what is there when they have answered.
ANSWERS = {
    "elsewhere": ".cost-bar",
    "why": ".why-step",
    "overcharged": ".verdict",
    "print": ".print-preview img",
    "tariffs/us-nyc": ".steps",
    "own": "[data-key=new-tariff]",
    "own/new": ".tried",
}


def walk(app, folder):
    """Goes from screen to screen and gives the name of each; the window must be made with `SCRIPT` and geolocation."""
    page = app.page
    app.open()
    yield "doors"
    app.skip(30)
    page.wait_for_selector(".door-arrived")
    yield "doors-arrived"
    for room in ["settings", "about", "rides", "developer"]:
        app.open(f"#/{room}")
        page.wait_for_selector("main.page")
        yield f"{room}-empty" if room in {"rides", "developer"} else room
    app.open("#/cities")
    page.wait_for_selector("[data-key=city]")
    yield "cities"
    app.choose("us-nyc")
    # The lamps are tested when the meter is switched on, and go out slowly.
    page.wait_for_selector(".meter:not(.lamp-test)")
    page.wait_for_timeout(500)
    yield "meter-for-hire"
    app.demo(1)
    page.wait_for_selector("#elsewhere-notice")
    yield "meter-asks"
    app.key("notify-fare", "false")
    page.wait_for_selector("#elsewhere-notice", state="detached")
    app.skip(150)
    app.until("(({ dataset }) => dataset.now - dataset.from > 100_000)(document.querySelector('[role=timer]'))")
    yield "meter-hired"
    page.click("#key-extras")
    page.wait_for_selector("#sheet")
    yield "extras"
    app.key("close-sheet")
    page.wait_for_selector("#sheet", state="detached")
    app.skip(178)
    page.wait_for_selector("#gap-notice")
    yield "meter-gap"
    page.click("#key-pause")
    app.wait_for("paused")
    yield "meter-paused"
    page.click("#key-stop")
    app.wait_for("topay")
    yield "meter-to-pay"
    app.pay()
    page.wait_for_selector("img.drawn-receipt", timeout=20_000)
    yield "receipt"
    for room, answer in ANSWERS.items():
        app.open(f"#/{room}")
        page.wait_for_selector(answer, timeout=20_000)
        yield room.replace("/", "-")
    app.open("#/meter")
    yield "meter-paid"
    app.open("#/developer")
    yield "developer"
    yield from walk_shift(app)
    app.open("#/meter")
    page.click("#key-clear")
    app.wait_for("free")
    app.put({})
    page.click("#key-start")
    page.wait_for_selector("#position-notice")
    yield "meter-no-position"
    page.click("#key-stop")
    app.wait_for("topay")
    path = folder / "drive.gpx"
    path.write_text(drives.gpx(drives.town(drives.BARCELONA, 45), repeated=20))
    app.open("#/rides")
    with page.expect_file_chooser() as chooser:
        app.key("import-rides")
    chooser.value.set_files(path)
    app.until("document.querySelectorAll('.rows a.row').length === 2")
    yield "rides"
    page.fill("#ride-search", "zzzz")
    page.wait_for_selector(".empty")
    yield "rides-none-found"
    page.fill("#ride-search", "")
    page.click(".rows a.row >> nth=-1")
    page.wait_for_selector(".paper-total")
    yield "ride"
    app.key("ask-delete")
    page.wait_for_selector("#sheet")
    yield "delete"
    app.key("close-sheet")
    page.wait_for_selector("#sheet", state="detached")
    app.open("#/developer")
    with page.expect_file_chooser() as chooser:
        app.key("open-replay")
    chooser.value.set_files(path)
    page.wait_for_selector(".replay")
    yield "replay"
    yield from metro_walk(app)


def walk_shift(app):
    """The driver's day, from the street to the street."""
    page = app.page
    app.open("#/shift")
    page.wait_for_selector(".home")
    yield "shift-street"
    app.open("#/shift/driver")
    page.wait_for_selector(".profile")
    yield "shift-driver"
    # Long enough to look at an offer from all sides.
    app.key("choose", "window.120")
    page.wait_for_selector("[data-value='window.120'][aria-pressed=true]")
    app.open("#/shift")
    page.click("[data-key=begin]")
    page.click("[data-key=hold-call]")
    page.wait_for_selector(".check-missing")
    page.fill("#temperature", "3651")
    page.wait_for_selector(".boxes-fault")
    page.evaluate("scrollTo(0, 0)")
    yield "shift-roll-call"
    for finding in ["vehicle", "detector", "looks", "fitness"]:
        app.key("call", f"{finding}.good")
    app.key("hold-call")
    page.click(".digits-odometer .boxes")
    page.keyboard.type("198555")
    page.wait_for_selector("[data-key=read]:enabled")
    yield "shift-odometer"
    app.key("read")
    page.wait_for_selector(".state-available")
    app.skip(4)
    page.wait_for_selector(".offer", timeout=15_000)
    yield "shift-offer"
    app.key("day", "accept")
    page.wait_for_selector(".state-reserved")
    yield "shift-on-the-way"
    app.skip(40)
    page.wait_for_selector("[data-value=arrive]")
    app.key("day", "arrive")
    page.wait_for_selector(".state-stopped")
    yield "shift-at-the-pick-up"
    app.skip(5)
    page.wait_for_selector("[data-value=start]")
    app.key("day", "start")
    page.wait_for_selector(".state-on_trip")
    app.skip(4)
    yield "shift-trip"
    app.skip(90)
    page.wait_for_timeout(600)
    app.key("day", "stop")
    page.wait_for_selector("[data-key=paid]")
    yield "shift-to-pay"
    app.key("paid")
    page.wait_for_selector(".state-available")
    # After three that nobody answers no more offers come, and the screen stays as it is.
    app.skip(1000)
    page.wait_for_selector("[data-value=here]")
    yield "shift-for-hire"
    app.key("open", "pause")
    page.wait_for_selector("#sheet")
    yield "shift-pause"
    app.key("day", "meal")
    page.wait_for_selector("[data-value=for-hire]")
    app.skip(2)
    yield "shift-break"
    app.open("#/shift/record")
    page.wait_for_selector(".entry")
    yield "shift-record"
    app.key("law", "jp")
    app.key("correct", "2")
    page.wait_for_selector("#sheet")
    page.evaluate("scrollTo(0, 0)")
    yield "shift-correction"
    app.key("escape")
    page.wait_for_selector("#sheet", state="detached")


# The rooms of the metro that are pages, and what is there when they are shown.
METRO = {
    "journal": ".journal-head",
    "calibration": "#metro-tap",
    "networks": ".networks",
    "line": ".line-stops",
    "choices": ".metro-choices",
}


def metro_walk(app):
    """The metro, from choosing to the journal."""
    page = app.page
    app.skip(metro.MORNING - real_app.NOON - 3600)
    app.open("#/metro")
    page.wait_for_selector(".ends", timeout=20_000)
    yield "metro"
    app.key("edit", "from")
    page.wait_for_selector(".stations-rail")
    yield "metro-search"
    page.fill("#station-search", "qqqqqq")
    page.wait_for_selector(".metro-refusal")
    yield "metro-search-none"
    metro.choose_now(app, "vokzalna", "lukianivska")
    yield "metro-way"
    app.key("ways")
    page.wait_for_selector(".metro-ways")
    # The key that was pressed is further down.
    page.evaluate("scrollTo(0, 0)")
    yield "metro-ways"
    app.key("ways")
    page.wait_for_selector(".metro-ways", state="detached")
    for room, shown in METRO.items():
        app.open(f"#/metro/{room}")
        page.wait_for_selector(shown)
        yield f"metro-{room}"
    app.open("#/metro/line")
    page.wait_for_selector(".line-stops")
    app.key("save-line")
    page.wait_for_selector(".fault")
    page.evaluate("scrollTo(0, 0)")
    yield "metro-line-faults"
    app.open("#/metro/ride/ua-kyiv/vokzalna/lukianivska")
    page.wait_for_selector("#metro-start")
    app.key("start")
    page.wait_for_selector(".ride")
    yield "metro-ride"
    app.skip(105)
    page.wait_for_selector("#flip")
    yield "metro-next"
    app.key("seen")
    page.wait_for_selector("#flip", state="detached")
    app.skip(105)
    page.wait_for_selector("#flip")
    page.wait_for_selector("[data-key=train-departed]")
    app.key("seen")
    page.wait_for_selector("#flip", state="detached")
    yield "metro-change"
    app.key("train-departed")
    # Of a train of one stop the alert is due at boarding.
    page.click("#metro-flip")
    page.wait_for_selector("#flip", state="detached")
    app.key("confirm")
    page.wait_for_selector(".ride-over")
    yield "metro-over"
    app.key("put-away")
    app.open("#/metro/journal")
    page.wait_for_selector(".journal-entry")
    yield "metro-journal-kept"


def walk_dispatch(people):
    """The dispatcher's pages: gives a page and the name of what it shows, through one ride; `people` makes their pages."""
    office = people("operator", "office", "Office")
    office.wait_for_selector(".figures")
    yield office, "dispatch-office-empty"
    driver = people("driver", "anna", "Anna Kowalska-Nakamura")
    driver.wait_for_selector("[data-post]")
    yield driver, "dispatch-driver-off-duty"
    rider = people("rider", "ben", "Ben")
    yield rider, "dispatch-rider-empty"
    driver.click("[data-post]")
    driver.wait_for_selector("[data-watch]:not([data-watch=''])")
    # A position goes out every four seconds.
    driver.wait_for_timeout(4500)
    yield driver, "dispatch-driver-for-hire"
    rider.click("[data-map=from]")
    rider.wait_for_selector("#map[open]")
    rider.locator("#map .place").nth(30).click(force=True)
    yield rider, "dispatch-rider-map"
    rider.click("[data-close]")
    # The names of places are in the reader's language.
    for end, number in [("from", 21), ("to", 34)]:
        rider.fill(f"[name={end}]", rider.locator("#places option").nth(number).get_attribute("value"))
    rider.wait_for_selector("#estimate:not([hidden])")
    yield rider, "dispatch-rider-filled"
    rider.evaluate("document.querySelector('#ask [type=submit]').click()")
    rider.wait_for_selector(".ride.searching")
    driver.wait_for_selector("[data-until]")
    yield driver, "dispatch-driver-offer"
    office.wait_for_selector(".board article")
    yield office, "dispatch-office-offered"
    driver.click("[data-post$=accept]")
    driver.wait_for_selector("[data-then=arrived]")
    yield driver, "dispatch-driver-on-the-way"
    rider.wait_for_selector(".ride.assigned .car")
    rider.locator(".ride").scroll_into_view_if_needed()
    yield rider, "dispatch-rider-follows"
    for stage in ["arrived", "on_trip", "stopped"]:
        driver.click(f"[data-then={stage}]")
        driver.wait_for_selector(f"[data-then={'ended' if stage == 'stopped' else 'stopped' if stage == 'on_trip' else 'on_trip'}]")
        yield driver, f"dispatch-driver-{stage}"
    driver.click("[data-then=ended]")
    driver.wait_for_selector("[data-post$=vehicle]")
    rider.wait_for_selector(".ride.ended")
    yield rider, "dispatch-rider-over"
    office.fill("[name=owner]", "carla")
    office.click("#link [type=submit]")
    office.wait_for_selector("#code svg")
    office.click("summary")
    office.wait_for_selector("#links[open] [data-delete]")
    yield office, "dispatch-office-link"
