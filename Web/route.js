// The part of the address after the number sign: which room is open.

export function current() {
  return location.hash;
}

export function navigate(hash) {
  if (location.hash !== hash) location.hash = hash;
}

export function onChange(send) {
  addEventListener("hashchange", () => send({ event: "route", hash: location.hash }));
}
