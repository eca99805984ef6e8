// Pictures that can be pointed at: where, in thousandths of the part that can be.

/** How far a finger goes before it is more than a touch, in pixels. */
const slack = 8;

/** The part that is held and where it was pressed; null while none is. */
let held = null;

function share(part, whole) {
  return Math.round(Math.min(Math.max((1000 * part) / whole, 0), 1000));
}

/** Says where a part is pressed, and where the pointer goes while it is held. */
export function listen(root, send) {
  const tell = ({ clientX, clientY }) => {
    const { left, top, width, height } = held.part.getBoundingClientRect();
    const value = `${share(clientX - left, width)} ${share(clientY - top, height)}`;
    send({ event: "input", name: held.part.dataset.touch, value });
  };
  root.addEventListener("pointerdown", (event) => {
    const part = event.button === 0 ? event.target.closest("[data-touch]") : null;
    // A finger may only want to move the page: until it goes to the side it has told nothing.
    held = part && { part, x: event.clientX, y: event.clientY, tells: event.pointerType !== "touch" };
    if (!held) return;
    part.setPointerCapture(event.pointerId);
    // A field that has the focus keeps its value, and the slider must follow.
    if (part.contains(document.activeElement)) document.activeElement.blur();
    if (held.tells) tell(event);
  });
  root.addEventListener("pointermove", (event) => {
    if (!held) return;
    const [across, down] = [Math.abs(event.clientX - held.x), Math.abs(event.clientY - held.y)];
    held.tells ||= across > slack && across > down;
    if (held.tells) tell(event);
    else if (down > slack) held = null;
  });
  root.addEventListener("pointerup", (event) => {
    if (held) tell(event);
    held = null;
  });
  root.addEventListener("pointercancel", () => (held = null));
}
