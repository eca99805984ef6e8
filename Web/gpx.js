// The points of a GPX 1.0 or 1.1 file, in the order of the file (https://www.topografix.com/GPX/1/1/).

/** Points with `time` in epoch milliseconds (null where there is none), or null when it is no GPX. */
export function points(text) {
  const tree = new DOMParser().parseFromString(text, "application/xml");
  if (tree.querySelector("parsererror") || tree.documentElement.localName !== "gpx") return null;
  const found = [];
  for (const point of tree.getElementsByTagNameNS("*", "trkpt")) {
    const lat = number(point.getAttribute("lat"));
    const lon = number(point.getAttribute("lon"));
    if (lat === null || lon === null) continue;
    const time = Date.parse(inZone(inside(point, "time") ?? ""));
    found.push({ lat, lon, time: Number.isNaN(time) ? null : time, speed: number(inside(point, "speed")) });
  }
  return found;
}

function inside(point, name) {
  return point.getElementsByTagNameNS("*", name)[0]?.textContent.trim() ?? null;
}

/** A time without a zone is one of Greenwich, as the format says. */
function inZone(text) {
  return /T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`;
}

function number(text) {
  if (text === null || text.trim() === "") return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
