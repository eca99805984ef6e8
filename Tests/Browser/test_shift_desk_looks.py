"""A shift with a real dispatcher, as it looks: whole and readable in every size, whatever the dispatcher says."""

import look
import pytest
from test_dispatch import dispatcher  # noqa: F401
from test_looks import PICTURES, take_picture
from test_shift_desk import ask, call, street  # noqa: F401

SIZES = {"small": (360, 640), "portrait": (390, 844), "landscape": (844, 390)}
# Not every language is gone through where no pictures are wanted.
LOOKS = [("pl", "dark")]
if PICTURES:
    LOOKS += [("en", "light"), ("es", "light"), ("ja", "dark")]


def walk(street, driver, rider):
    """A driver's screens through a ride that the passenger cancels while the driver is out of reach."""
    page = driver.page
    driver.app.until("document.querySelector('.desk-name').textContent.includes('Anna')")
    yield "connected"
    driver.go_on_duty()
    yield "for-hire"
    ride = ask(street, rider)
    driver.offer()
    yield "offer"
    driver.accept()
    driver.state("reserved")
    yield "reserved"
    driver.arrive()
    page.wait_for_timeout(1500)
    driver.cut(True)
    driver.board()
    page.wait_for_selector("#road-notice")
    yield "out-of-reach"
    call(street, "POST", f"rides/{ride}/cancel", {}, rider.token, "cancel")
    driver.cut(False)
    page.wait_for_selector("[data-value=understood]", timeout=15_000)
    yield "conflict"
    driver.stop()
    yield "to-pay"


@pytest.mark.parametrize("language, colours", LOOKS)
def test_a_shift_with_a_dispatcher_is_whole_in_every_size(street, language, colours):
    driver = street.driver(label="Anna Kowalska-Nakamura", locale=language, color_scheme=colours)
    faults = []
    for number, state in enumerate(walk(street, driver, street.rider())):
        for size, (width, height) in SIZES.items():
            driver.page.set_viewport_size({"width": width, "height": height})
            name = f"desk-{language}-{size}-{number}-{state}"
            faults += look.faults(driver.page, name)
            take_picture(driver.page, name)
    assert not faults, "\n".join(faults)
