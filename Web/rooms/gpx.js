// The points of a GPX 1.0 or 1.1 file, in the order of the file (https://www.topografix.com/GPX/1/1/).

const tag = /<(?:\?[^]*?\?>|!--[^]*?-->|!\[CDATA\[[^]*?\]\]>|!DOCTYPE[^>[]*>|(\/?)([\p{L}_][^\s/>=<]*)((?:\s+[\p{L}_][^\s=<>/]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>)/uy;

/** A track has a tenth of it; a browser gives up on much deeper ones with a page of its own. */
const deepest = 64;

/** Whether every element is closed in its turn. A browser that finds a fault itself shows it in a styled page of its own. */
function isWhole(text) {
  const open = [];
  let roots = 0;
  let end = 0;
  for (let start = text.indexOf("<"); start >= 0; start = text.indexOf("<", end)) {
    if (!isText(text.slice(end, start))) return false;
    tag.lastIndex = start;
    const match = tag.exec(text);
    if (!match) return false;
    end = tag.lastIndex;
    const [, closes, name, attributes, closed] = match;
    if (name === undefined) continue;
    if (!isText(attributes)) return false;
    if (closes) {
      if (open.pop() !== name) return false;
    } else {
      if (open.length === 0 && roots++ > 0) return false;
      if (!closed && open.push(name) > deepest) return false;
    }
  }
  return roots === 1 && open.length === 0 && text.slice(end).trim() === "";
}

/** Whether every ampersand begins a reference that needs no declaration. */
function isText(text) {
  return !/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(text);
}

/** A point that is no position. */
const nowhere = { lat: null, lon: null, time: null, speed: null };

/** Points with `time` in epoch milliseconds (null where there is none), or null when it is no GPX. */
export function points(text) {
  if (!isWhole(text)) return null;
  const tree = new DOMParser().parseFromString(text, "application/xml");
  if (tree.querySelector("parsererror") || tree.documentElement.localName !== "gpx") return null;
  const found = [];
  for (const point of tree.getElementsByTagNameNS("*", "trkpt")) {
    const lat = number(point.getAttribute("lat"));
    const lon = number(point.getAttribute("lon"));
    if (lat === null || lon === null || Math.abs(lat) > 90 || Math.abs(lon) > 180) {
      found.push(nowhere);
      continue;
    }
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
