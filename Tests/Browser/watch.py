"""What must never happen in a window of the app, noticed whenever it does."""

import re

# Told through the console, because a document may be gone before it can be asked.
SCRIPT = """addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))"""


class Watch:
    """Collects broken policies, errors and requests to anyone else, of all pages of the contexts under watch."""

    def __init__(self, address):
        self.origins = {re.match(r"https?://[^/]+", address)[0]}
        self.complaints = []

    def over(self, context):
        context.add_init_script(SCRIPT)
        context.on("console", self.hear)
        context.on("weberror", lambda error: self.complaints.append(f"uncaught: {error.error}"))
        context.on("request", self.see)
        return context

    def allow(self, address):
        self.origins.add(re.match(r"https?://[^/]+", address)[0])

    def hear(self, message):
        if message.type == "error":
            self.complaints.append(f"console: {message.text} ({message.location.get('url')})")

    def see(self, request):
        origin = re.match(r"https?://[^/]+", request.url)
        if origin and origin[0] not in self.origins:
            self.complaints.append(f"foreign: {request.url}")
