"""A finger on the shift's sheet."""


def drag(page, start, end, steps=8, pause=12):
    page.mouse.move(*start)
    page.mouse.down()
    for step in range(1, steps + 1):
        page.mouse.move(
            start[0] + (end[0] - start[0]) * step / steps, start[1] + (end[1] - start[1]) * step / steps
        )
        page.wait_for_timeout(pause)
    page.mouse.up()


def rest(page):
    """Where the sheet is once it no longer moves."""
    before = None
    while True:
        now = page.evaluate("document.getElementById('road-sheet').getBoundingClientRect().top")
        if now == before:
            return now
        before = now
        page.wait_for_timeout(300)
