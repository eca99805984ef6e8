// Names, pins and ways on the map have one size on the screen, however large the map is drawn, and keep clear of others.

/** Tells the style of every map below a root how many of its units a pixel is, whenever either changes. */
export function measure(root) {
  let [town, known] = [null, ""];
  const tell = () => {
    if (!town) return;
    // What is said over the map is over its land, not over its ways.
    const said = root.querySelector(".road-notices")?.offsetHeight ?? 0;
    town.style.setProperty("--above", `${Math.min(said, town.parentElement.clientHeight / 2)}px`);
    const pixels = town.getScreenCTM()?.a;
    if (!(pixels > 0)) return;
    town.style.setProperty("--scale", String(1 / pixels));
    const places = [...town.querySelectorAll(".t-place")];
    const box = town.parentElement.getBoundingClientRect();
    const car = town.querySelector(".town-car");
    const now = [pixels, said, box.width, box.height, town.getAttribute("viewBox"), car.style.cssText,
      ...places.map((place) => place.textContent + place.classList)].join();
    if (now === known) return;
    known = now;
    arrange(places, box, car.getBoundingClientRect());
  };
  const sizes = new ResizeObserver(tell);
  new MutationObserver(() => {
    const found = root.querySelector(".town");
    if (found !== town) {
      sizes.disconnect();
      [town, known] = [found, ""];
      if (town) sizes.observe(town);
    }
    tell();
  }).observe(root, { subtree: true, childList: true, attributeFilter: ["viewBox", "data-var-x"] });
}

/** Moves the names that matter into the map's box, and leaves out what would lie on another, or under the car. */
function arrange(places, box, car) {
  const isMeant = (place) => place.classList.contains("t-place-meant");
  const names = places.map((place) => place.querySelector("text"));
  for (const name of names) name.style.translate = name.style.visibility = "";
  const boxes = places.map((place, index) => [isMeant(place), names[index], names[index].getBoundingClientRect()]);
  const taken = [car];
  for (const [meant, name, { left, right, top, bottom }] of boxes.sort(([one], [other]) => other - one)) {
    const isIn = right > box.left && left < box.right;
    const by = meant && isIn ? Math.max(0, box.left + 4 - left) - Math.max(0, right - box.right + 4) : 0;
    const isOver = (other) => left < other.right && right > other.left && top < other.bottom && bottom > other.top;
    if (meant) name.style.translate = `${by}px`;
    else if (left < box.left || right > box.right || bottom > box.bottom || taken.some(isOver)) {
      name.style.visibility = "hidden";
      continue;
    }
    // The pin of what is meant is below its name.
    taken.push({ left: left + by, right: right + by, top, bottom: bottom + (meant ? 30 : 0) });
  }
}
