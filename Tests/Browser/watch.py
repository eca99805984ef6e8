"""What must never happen in a window of the app, noticed whenever it does."""

import functools
import re

from playwright.sync_api import Browser

# Told through the console, because a document may be gone before it can be asked.
SCRIPT = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


def origin(address):
    found = re.match(r"https?://[^/]+", address)
    return found and found[0]


class Watch:
    """Collects broken policies, errors and requests to anyone else, of all pages of the contexts under watch."""

    def __init__(self):
        self.origins = set()
        self.complaints = []
        self.contexts = 0
        self.requests = 0

    def over(self, context):
        context.add_init_script(SCRIPT)
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("request", self.see)
        self.contexts += 1
        return context

    def allow(self, address):
        self.origins.add(origin(address))

    def hear(self, message):
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def see(self, request):
        self.requests += 1
        asked = origin(request.url)
        if asked and asked not in self.origins:
            self.complaints.append(f"foreign: {request.url}")

    def taken(self):
        """The complaints so far, which are then forgotten: for tests that bring them about."""
        complaints, self.complaints = self.complaints, []
        return complaints

    def check(self):
        """Fails when there was anything to complain about since the last time."""
        complaints = self.taken()
        assert not complaints, "\n".join(complaints)


# The one that every context of every browser of the tests is under.
everywhere = Watch()


def cover_all_browsers():
    """From now on no context can be made that is not under the watch."""

    def covered(make, context_of):
        @functools.wraps(make)
        def made(browser, **options):
            new = make(browser, **options)
            everywhere.over(context_of(new))
            return new

        return made

    Browser.new_context = covered(Browser.new_context, lambda context: context)
    Browser.new_page = covered(Browser.new_page, lambda page: page.context)
