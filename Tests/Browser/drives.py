"""Planned drives: where a car is at every second, with the speed that its receiver would tell."""

import math

# A degree of a meridian in metres.
DEGREE = 111_320

NEW_YORK = (40.7563, -73.9862)
BARCELONA = (41.3907, 2.1640)


class Drive:
    """Starts at a place on a heading; legs are (seconds, metres per second)."""

    def __init__(self, start, heading, legs):
        self.start = start
        self.heading = heading
        self.speeds = [speed for seconds, speed in legs for _ in range(seconds)]

    def fixes(self, after=0):
        """One fix a second, as the browser is told it; after so many seconds at the first speed."""
        latitude, longitude = self.start
        angle = math.radians(self.heading)
        latitude += after * self.speeds[0] * math.cos(angle) / DEGREE
        longitude += after * self.speeds[0] * math.sin(angle) / DEGREE / math.cos(math.radians(latitude))
        for speed in self.speeds:
            yield {
                "latitude": latitude,
                "longitude": longitude,
                "accuracy": 5,
                "speed": speed,
                "heading": self.heading,
            }
            latitude += speed * math.cos(angle) / DEGREE
            longitude += speed * math.sin(angle) / DEGREE / math.cos(math.radians(latitude))


def town(start, heading):
    """Half a minute: off from the kerb, fast, a light, fast again."""
    return Drive(start, heading, [(2, 0), (3, 6), (9, 19), (2, 7), (6, 0), (2, 8), (5, 22)])


def gpx(drive, repeated=1):
    """The drive as a track, driven so many times in a row, from a Wednesday noon of New York's on."""
    drive = Drive(drive.start, drive.heading, [(1, speed) for speed in drive.speeds * repeated])
    points = [
        f'<trkpt lat="{fix["latitude"]:.6f}" lon="{fix["longitude"]:.6f}">'
        f"<time>2026-03-04T{17 + second // 3600}:{second // 60 % 60:02}:{second % 60:02}Z</time></trkpt>"
        for second, fix in enumerate(drive.fixes())
    ]
    head = '<gpx version="1.1" creator="Flagfall" xmlns="http://www.topografix.com/GPX/1/1"><trk><trkseg>'
    return f"{head}\n" + "\n".join(points) + "\n</trkseg></trk></gpx>\n"
