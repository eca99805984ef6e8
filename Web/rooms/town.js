// Names, pins and ways on the map have one size on the screen, however large the map is drawn.

/** Tells the style of every map below a root how many of its units a pixel is, whenever either changes. */
export function measure(root) {
  let town = null;
  const tell = () => {
    const pixels = town?.getScreenCTM()?.a;
    if (pixels > 0) town.style.setProperty("--scale", String(1 / pixels));
  };
  const sizes = new ResizeObserver(tell);
  new MutationObserver(() => {
    const found = root.querySelector(".town");
    if (found !== town) {
      sizes.disconnect();
      town = found;
      if (town) sizes.observe(town);
    }
    tell();
  }).observe(root, { subtree: true, childList: true, attributeFilter: ["viewBox"] });
}
