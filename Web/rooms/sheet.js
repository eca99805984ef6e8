// A finger on the sheet over the map: where it goes is said to the engine, and what the engine answers is set.

/** A finger that goes less than this, in pixels, has pressed and not pulled. */
const slack = 8;

let engine = null;
let held = null;
let wasPulled = false;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The instance that reckons where the sheet stands. */
export function take(exports) {
  engine = exports;
}

export function listen(root, send) {
  root.addEventListener("pointerdown", (event) => {
    wasPulled = false;
    const sheet = event.button === 0 ? event.target.closest("[data-sheet]") : null;
    held = sheet && { sheet, y: event.clientY, pointer: event.pointerId, isPulled: false };
  });
  root.addEventListener("pointermove", (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    if (!held.isPulled && Math.abs(event.clientY - held.y) < slack) return;
    if (!held.isPulled) grab(event);
    engine.pull(held.y - event.clientY, event.timeStamp);
    held.y = event.clientY;
    paint(held.sheet, event.timeStamp);
  });
  root.addEventListener("pointerup", (event) => {
    if (held?.isPulled) {
      engine.drop(event.timeStamp);
      glide(held.sheet, send);
    }
    held = null;
  });
  root.addEventListener("pointercancel", (event) => {
    if (held?.isPulled) {
      engine.drop(event.timeStamp);
      glide(held.sheet, send);
    }
    held = null;
  });
  // What was pulled was not pressed.
  root.addEventListener(
    "click",
    (event) => {
      if (!wasPulled) return;
      wasPulled = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
}

function list(sheet) {
  return sheet.querySelector(".sheet-scroll");
}

function grab(event) {
  const { sheet } = held;
  const content = list(sheet);
  held.isPulled = true;
  wasPulled = true;
  sheet.setPointerCapture(held.pointer);
  const strip = sheet.offsetHeight - content.offsetHeight;
  engine.grab(strip, content.scrollTop, content.scrollHeight, event.timeStamp);
  sheet.style.setProperty("--seen", "visible");
}

function paint(sheet, time) {
  const [height, low, scrolled, blur, goes, detent] = new Float64Array(engine.memory.buffer, engine.stands(time), 6);
  sheet.style.setProperty("--held", `${height}px`);
  sheet.style.setProperty("--low", `${low}px`);
  document.querySelector(".road-map")?.style.setProperty("--held-blur", `${blur}px`);
  if (scrolled >= 0) list(sheet).scrollTop = scrolled;
  return { goes: goes > 0, detent };
}

/** After the finger has gone: the spring, then the detent. */
function glide(sheet, send) {
  const step = (time) => {
    if (held?.isPulled || !sheet.isConnected) return;
    const { goes, detent } = paint(sheet, calm.matches ? time + 5000 : time);
    if (goes && !calm.matches) {
      requestAnimationFrame(step);
      return;
    }
    send({ event: "sheet", detent });
    rest(sheet, detent, 60);
  };
  requestAnimationFrame(step);
}

/** When the screen shows the detent, the style sheet holds it. */
function rest(sheet, detent, frames) {
  if (held?.isPulled) return;
  if (frames > 0 && !sheet.classList.contains(`detent-${detent}`)) {
    requestAnimationFrame(() => rest(sheet, detent, frames - 1));
    return;
  }
  for (const name of ["--held", "--seen"]) sheet.style.removeProperty(name);
  document.querySelector(".road-map")?.style.removeProperty("--held-blur");
}
