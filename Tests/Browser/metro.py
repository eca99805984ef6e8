"""The metro's rooms as a person uses them."""

import real_app

# A Monday morning of Kyiv's: 30 November 2026, 10:00.
MORNING = 1_796_025_600


def opened(window, hash="#/metro", shown=".ends", **options):
    """A window in the metro's first room, on that morning."""
    app = window(script=real_app.at_noon(MORNING), **options).open(hash)
    app.page.wait_for_selector(shown)
    return app


def choose(app, start, end):
    """Chooses both ends by typing."""
    app.key("edit", "from")
    return choose_now(app, start, end)


def choose_now(app, start, end):
    """Goes on where a station is looked for already."""
    for name in [start, end]:
        app.page.fill("#station-search", name)
        app.page.click(".station >> nth=0")
    app.page.wait_for_selector("#metro-start")
    return app


def riding(window, start="Vokzalna", end="Lukianivska", **options):
    """A ride whose train has just moved."""
    app = choose(opened(window, **options), start, end)
    app.key("start")
    app.page.wait_for_selector(".ride")
    return app


def kept(app, name):
    """What the metro keeps on the device under a name."""
    return app.page.evaluate(
        """(name) => new Promise((resolve, reject) => {
          const query = indexedDB.open('flagfall');
          query.onerror = () => reject(query.error);
          query.onsuccess = () => {
            const one = query.result.transaction('rooms').objectStore('rooms').get(name);
            one.onsuccess = () => { query.result.close(); resolve(one.result ?? null); };
          };
        })""",
        name,
    )


def countdown(app):
    """The seconds that the numeral shows to those who read text."""
    minutes, seconds = app.page.text_content(".count-text").split(":")
    return int(minutes) * 60 + int(seconds)
