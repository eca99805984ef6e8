// Pictures that can be pointed at: where, in thousandths of the part that can be.

/** The part that is held; null while none is. */
let held = null;

function share(part, whole) {
  return Math.round(1000 * Math.min(Math.max(part / Math.max(whole, 1), 0), 1));
}

/** Says where a part is pressed, and where the pointer goes while it is held. */
export function listen(root, send) {
  const tell = ({ clientX, clientY }) => {
    const { left, top, width, height } = held.getBoundingClientRect();
    const value = `${share(clientX - left, width)} ${share(clientY - top, height)}`;
    send({ event: "input", name: held.dataset.touch, value });
  };
  root.addEventListener("pointerdown", (event) => {
    held = event.button === 0 ? event.target.closest("[data-touch]") : null;
    if (!held) return;
    held.setPointerCapture(event.pointerId);
    // A field that has the focus keeps its value, and the slider must follow.
    if (held.contains(document.activeElement)) document.activeElement.blur();
    // A finger may only have begun to move the page.
    if (event.pointerType !== "touch") tell(event);
  });
  root.addEventListener("pointermove", (event) => {
    if (held?.hasPointerCapture(event.pointerId)) tell(event);
  });
  root.addEventListener("pointerup", (event) => {
    if (held) tell(event);
    held = null;
  });
  root.addEventListener("pointercancel", () => (held = null));
}
