// The part of the address after the number sign, and the way back through the browser's own history.

/** So many rooms back are remembered. */
const longest = 50;

let changed = () => {};
let escape = () => {};
let isBack = false;
let isLeaving = false;

export function current() {
  return location.hash;
}

/** The rooms behind this one, the last the one before; what is open over a room is an entry of its own. */
function trail() {
  return history.state?.trail ?? [];
}

function put(method, hash, state) {
  history[method](state, "", hash);
  changed();
}

/** Goes to a room; to the one before by going back, so that the history does not grow by going to and fro. */
export function navigate(hash) {
  if (location.hash === hash || (hash === "#/" && location.hash === "")) return;
  if (trail().at(-1) === hash) goBack();
  else if (history.state?.layer) put("replaceState", hash, { trail: [...trail(), location.hash || "#/"] });
  else put("pushState", hash, { trail: [...trail(), location.hash || "#/"].slice(-longest) });
}

/** Puts a room in the place of the one that the address names. */
export function redirect(hash) {
  history.replaceState(history.state, "", hash);
}

/** Goes where one came from; to a room where nothing of the app is behind. */
export function leave(hash) {
  if (trail().length > 0) goBack();
  else put("replaceState", hash, { trail: [] });
}

function goBack() {
  isLeaving = true;
  history.go(history.state?.layer ? -2 : -1);
}

/** Whether the room that is shown was come to by going back or forth. */
export function wentBack() {
  const was = isBack;
  isBack = false;
  return was;
}

/** Something is open over the room, or no longer: going back closes it. */
export function layer(isOpen) {
  if (isLeaving) return;
  if (isOpen && !history.state?.layer) history.pushState({ trail: trail(), layer: true }, "");
  else if (!isOpen && history.state?.layer) {
    isLeaving = true;
    history.back();
  }
}

export function onChange(send, sendShown, isCovered) {
  changed = () => send({ event: "route", hash: location.hash });
  escape = () => sendShown({ event: "key", key: "escape" });
  history.scrollRestoration = "manual";
  if (!history.state) history.replaceState({ trail: [] }, "");
  addEventListener("popstate", () => {
    const leaves = isLeaving;
    isLeaving = false;
    // An address that was typed in has no state yet.
    isBack = history.state !== null;
    if (!history.state) history.replaceState({ trail: [] }, "");
    if (!leaves && !history.state.layer && isCovered()) escape();
  });
  addEventListener("hashchange", () => changed());
}
