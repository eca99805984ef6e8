// Changes a part of the page into what an HTML text says, touching only what differs.

let composing = false;
/** What has the focus while a patch is made: moving it takes the focus away for a moment. */
let focused = null;
let waiting = null;

addEventListener("compositionstart", () => (composing = true));
addEventListener("compositionend", () => {
  composing = false;
  if (waiting) {
    const { root, html } = waiting;
    waiting = null;
    patch(root, html);
  }
});

/** Makes the children of `root` those of `html`; while a text is being composed it waits for its end. */
export function patch(root, html) {
  if (composing) {
    waiting = { root, html };
    return;
  }
  const template = document.createElement("template");
  template.innerHTML = html;
  focused = document.activeElement;
  const { selectionStart, selectionEnd } = focused ?? {};
  patchChildren(root, template.content);
  keepFocus(root, selectionStart, selectionEnd);
  focused = null;
}

/** What was moved or made anew under the same id has lost the focus through no fault of the reader's. */
function keepFocus(root, start, end) {
  if (!focused || document.activeElement === focused || document.activeElement !== document.body) return;
  const target = focused.isConnected ? focused : focused.id ? document.getElementById(focused.id) : null;
  if (!target || !root.contains(target)) return;
  target.focus({ preventScroll: true });
  // Another kind of field under the same id has no selection.
  if (Number.isInteger(start) && Number.isInteger(target.selectionStart)) target.setSelectionRange(start, end);
}

/** What an element is known by among its siblings: its id, or the key it stands for. */
function identity(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return null;
  if (node.id) return `#${node.id}`;
  const key = node.getAttribute("data-key");
  return key === null ? null : `${key}=${node.getAttribute("data-value") ?? ""}`;
}

function patchChildren(live, wanted) {
  /** The children of each identity in their order, and how many are still wanted: a key may come twice. */
  const known = new Map();
  for (const child of live.childNodes) {
    const key = identity(child);
    if (key !== null) known.set(key, [...(known.get(key) ?? []), child]);
  }
  const needed = new Map();
  for (const child of wanted.childNodes) {
    const key = identity(child);
    if (key !== null) needed.set(key, (needed.get(key) ?? 0) + 1);
  }
  const isLeftOver = (node) => {
    const key = identity(node);
    return key !== null && !needed.get(key);
  };

  let cursor = live.firstChild;
  for (const next of [...wanted.childNodes]) {
    const key = identity(next);
    // What is wanted nowhere goes first, so that what stays need not be moved: moving loses the focus.
    while (cursor && isLeftOver(cursor)) cursor = removed(cursor);
    const match = key !== null ? known.get(key)?.shift() : cursor && identity(cursor) === null ? cursor : null;
    if (key !== null) needed.set(key, needed.get(key) - 1);
    if (match && match.nodeName === next.nodeName && match.nodeType === next.nodeType) {
      if (match === cursor) cursor = cursor.nextSibling;
      else move(match, live, cursor);
      patchNode(match, next);
    } else {
      const fresh = document.importNode(next, true);
      setVariables(fresh);
      live.insertBefore(fresh, cursor);
    }
  }
  while (cursor) cursor = removed(cursor);
}

/** Where the browser can, what is moved keeps its focus and stays scrolled as it was. */
function move(node, parent, before) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

function removed(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}

function patchNode(live, wanted) {
  if (live.nodeType !== Node.ELEMENT_NODE) {
    if (live.data !== wanted.data) live.data = wanted.data;
    return;
  }
  patchAttributes(live, wanted);
  if (live.nodeName === "TEXTAREA") patchValue(live, wanted.textContent);
  else patchChildren(live, wanted);
  if (live.nodeName === "SELECT") {
    const chosen = wanted.querySelector("option[selected]");
    if (chosen) patchValue(live, chosen.value);
  }
}

function patchAttributes(live, wanted) {
  for (const { name, value } of wanted.attributes) {
    if (live.getAttribute(name) === value || name === "open") continue;
    live.setAttribute(name, value);
    if (name.startsWith(variable)) live.style.setProperty(property(name), value);
  }
  for (const attribute of [...live.attributes]) {
    const { name } = attribute;
    // The style holds the properties set here, `open` is the reader's own doing.
    if (wanted.hasAttribute(name) || attribute === live.attributes.style || name === "open") continue;
    live.removeAttribute(name);
    if (name.startsWith(variable)) live.style.removeProperty(property(name));
  }
  if (live.nodeName !== "INPUT") return;
  if (live.type === "checkbox" || live.type === "radio") {
    const checked = wanted.hasAttribute("checked");
    if (live.checked !== checked) live.checked = checked;
  } else if (live.type !== "file") {
    patchValue(live, wanted.getAttribute("value") ?? "");
  }
}

/** A field that has the focus belongs to whoever types into it. */
function patchValue(field, value) {
  if (field !== focused && field.value !== value) field.value = value;
}

const variable = "data-var-";

function property(name) {
  return `--${name.slice(variable.length)}`;
}

function setVariables(node) {
  if (node.nodeType !== Node.ELEMENT_NODE) return;
  for (const element of [node, ...node.querySelectorAll("*")]) {
    for (const { name, value } of element.attributes) {
      if (name.startsWith(variable)) element.style.setProperty(property(name), value);
    }
  }
}
