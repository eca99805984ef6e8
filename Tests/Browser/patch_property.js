// Random pairs of screens: whatever was there, a patch ends as a fresh render would, and what the reader is doing goes on.

async ([address, screens, seed, rounds]) => {
  const { patch } = await import(address);
  document.body.innerHTML = '<div id="root"></div>';
  const root = document.getElementById("root");
  globalThis.planted = 0;

  let state = seed;
  // The minimal standard generator of Park and Miller.
  const below = (count) => (state = (state * 48_271) % 2_147_483_647) % count;
  const one = (list) => list[below(list.length)];

  const hostile = [
    "<img src=x onerror='planted += 1'>", "</button><script>planted += 1</script>", '"><b id="root">', "' onclick='planted += 1",
    "&lt;b&gt; &amp;amp;", "javascript:planted+=1", "<!--", "]]>", "\u202eevil", "Île Ünïcode 東京", "",
  ];
  const escape = (text) =>
    text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
  const text = () => escape(below(3) ? `t${below(4)}` : one(hostile));

  /** A tree of what screens are made of; identifiers are the screen's own, keys may come twice. */
  const tree = () => {
    const ids = [..."abcdefghij"].sort(() => below(3) - 1);
    const known = () => {
      if (below(3) === 0 && ids.length > 0) return ` id="${ids.pop()}"`;
      return below(3) === 0 ? ` data-key="k${below(3)}"${below(2) ? ` data-value="${text()}"` : ""}` : "";
    };
    const looks = () =>
      (below(3) ? "" : ` class="c${below(3)}"`) + (below(4) ? "" : ` data-var-x="${below(3)}"`) + (below(5) ? "" : ` title="${text()}"`);
    const node = (depth) => {
      switch (below(depth < 4 ? 12 : 6)) {
        case 0: return text();
        case 1: return `<button${known()}${looks()}${below(5) ? "" : " disabled"}>${text()}</button>`;
        case 2: return `<input${known()} type="text" value="${text()}">`;
        case 3: return `<input${known()} type="checkbox"${below(2) ? " checked" : ""}>`;
        case 4: return `<select${known()}>${options(below(4))}</select>`;
        case 5: return `<textarea${known()}>${text()}</textarea>`;
        case 6: return `<svg${known()} viewBox="0 0 ${below(3)} 1"><g><path d="M0 ${below(3)}"></path></g></svg>`;
        case 7: return `<details${known()}><summary>${text()}</summary>${some(depth)}</details>`;
        default: return element(one(["div", "p", "section", "ul"]), depth);
      }
    };
    const element = (name, depth) => `<${name}${known()}${looks()}>${some(depth)}</${name}>`;
    const options = (chosen) => [0, 1, 2].map((n) => `<option value="${n}"${n === chosen ? " selected" : ""}>${n}</option>`).join("");
    const some = (depth) => Array.from({ length: below(5) }, () => node(depth + 1)).join("");
    return some(0) + node(0);
  };

  const variable = "data-var-";
  /** What can be seen of a node, of a fresh render as of a patched screen. */
  const seen = (node, isFresh) => {
    if (node.nodeType !== Node.ELEMENT_NODE) return [node.nodeType, node.data];
    const attributes = [...node.attributes].filter(({ name }) => name !== "style" && name !== "open");
    const variables = attributes.filter(({ name }) => name.startsWith(variable)).map(({ name, value }) => {
      const property = `--${name.slice(variable.length)}`;
      return [property, isFresh ? value : node.style.getPropertyValue(property)];
    });
    const left = isFresh ? [] : [...node.style].filter((name) => name.startsWith("--") && !variables.some(([own]) => own === name));
    return [
      node.namespaceURI, node.nodeName, attributes.map(({ name, value }) => `${name}=${value}`).sort(), variables, left, field(node, isFresh),
      node.nodeName === "TEXTAREA" ? [] : [...node.childNodes].map((child) => seen(child, isFresh)),
    ];
  };
  /** What a field holds; the one that has the focus belongs to the reader. */
  const field = (node, isFresh) => {
    if (node === document.activeElement || (isFresh && node === spared)) return null;
    if (node.nodeName === "INPUT") return node.type === "checkbox" ? node.checked : node.value;
    if (node.nodeName === "TEXTAREA") return node.value;
    return node.nodeName === "SELECT" && node.querySelector("[selected]") ? node.value : null;
  };
  let spared = null;
  const fresh = (html) => {
    const template = document.createElement("template");
    template.innerHTML = html;
    return document.importNode(template.content, true);
  };

  const difference = (is, should) => {
    const place = [...is].findIndex((letter, index) => letter !== should[index]);
    return [is, should].map((text) => text.slice(Math.max(0, place - 200), place + 100));
  };

  const identity = (node) => node.id ? `#${node.id}` : node.dataset?.key === undefined ? null : `${node.dataset.key}=${node.dataset.value ?? ""}`;
  /** Where an element of one screen is in another: by identifiers and keys, else by its place among what is alike. */
  const counterpart = (node, from, to) => {
    if (node === from) return to;
    const parent = counterpart(node.parentNode, from, to);
    if (!parent) return null;
    const [mine, others] = [[...node.parentNode.childNodes], [...parent.childNodes]];
    const same = (a, b) => a && b && a.nodeName === b.nodeName && identity(a) === identity(b);
    const name = identity(node);
    if (name === null) {
      const place = mine.indexOf(node);
      return mine.slice(0, place + 1).every((other, index) => same(other, others[index])) ? others[place] : null;
    }
    const alike = others.filter((other) => identity(other) === name);
    const only = mine.filter((other) => identity(other) === name).length === 1 && alike.length === 1;
    return only && same(node, alike[0]) ? alike[0] : null;
  };
  const way = (node, top) => (node === top ? [] : [...way(node.parentNode, top), [...node.parentNode.childNodes].indexOf(node)]);
  const follow = (path, top) => path.reduce((node, index) => node?.childNodes[index], top);

  const kept = { focus: 0, selection: 0, scroll: 0, composition: 0 };
  let before = one(screens);
  patch(root, before);
  for (let round = 0; round < rounds; round += 1) {
    const next = below(3) === 0 ? one(screens) : below(2) ? tree() : before;
    const wrong = (what, more) => ({ round, what, more, before, next });
    const wanted = fresh(next);

    document.activeElement?.blur();
    const focusable = [...root.querySelectorAll("button:enabled, a[href], input, select, textarea")].filter((node) => node.checkVisibility());
    const focused = focusable.length > 0 && below(4) ? one(focusable) : null;
    focused?.focus();
    const hasText = focused && (focused.nodeName === "TEXTAREA" || ["text", "search"].includes(focused.type));
    if (hasText) {
      focused.value = "what the reader types";
      focused.setSelectionRange(3, 3 + below(9));
    }
    const type = focused?.type;
    const selection = hasText ? [focused.value, focused.selectionStart, focused.selectionEnd] : null;
    const target = focused && counterpart(focused, root, wanted);
    const targetWay = target && way(target, wanted);
    const staysEnabled = target && !target.disabled;

    const scrollable = [...root.querySelectorAll("div, section, ul, pre, main")].filter((node) => node.checkVisibility());
    const scroller = scrollable.length > 0 ? one(scrollable) : null;
    let scrollWay = null;
    if (scroller) {
      // Without the browser's own way of following what is being read.
      Object.assign(scroller.style, { display: "block", overflow: "auto", overflowAnchor: "none", height: "20px" });
      scroller.scrollTop = 7;
      // Where it goes on with another content there is nothing that could stay where it is.
      const goesOn = scroller.scrollTop > 0 && scroller.firstChild && counterpart(scroller.firstChild, root, wanted);
      scrollWay = goesOn && way(goesOn.parentNode, wanted);
    }
    const scrolled = scroller?.scrollTop;

    const shown = root.innerHTML;
    if (below(6) === 0) {
      dispatchEvent(new CompositionEvent("compositionstart"));
      patch(root, tree());
      patch(root, next);
      if (root.innerHTML !== shown) return wrong("a screen was changed under a composition");
      dispatchEvent(new CompositionEvent("compositionend"));
      kept.composition += 1;
    } else {
      patch(root, next);
    }

    const active = document.activeElement;
    spared = root.contains(active) ? follow(way(active, root), wanted) : null;
    const is = JSON.stringify([...root.childNodes].map((node) => seen(node, false)));
    const should = JSON.stringify([...wanted.childNodes].map((node) => seen(node, true)));
    if (is !== should) return wrong("not what a fresh render shows", difference(is, should));
    if (globalThis.planted || root.querySelector("script, img:not([src^=data])")) return wrong("a text became markup");
    if (targetWay && staysEnabled) {
      const live = follow(targetWay, root);
      if (!live.checkVisibility()) continue;
      if (active !== live) return wrong("the focus is lost", [focused.outerHTML, active.outerHTML]);
      if (live !== focused) return wrong("what had the focus was made anew", focused.outerHTML);
      kept.focus += 1;
      if (selection && live.type === type) {
        if (`${[live.value, live.selectionStart, live.selectionEnd]}` !== `${selection}`) return wrong("the selection is lost", selection);
        kept.selection += 1;
      }
    }
    if (scrollWay) {
      if (follow(scrollWay, root) !== scroller) return wrong("what was scrolled was made anew", scroller.outerHTML.slice(0, 200));
      // Unless there is no longer so much to scroll.
      const most = scroller.scrollHeight - scroller.clientHeight;
      if (scroller.scrollTop < Math.min(scrolled, most)) return wrong("the scroll is lost", [scroller.scrollTop, scrolled, most]);
      kept.scroll += 1;
    }
    // What was put on the scroller here is not the screen's.
    for (const name of ["display", "overflow", "overflow-anchor", "height"]) scroller?.style.removeProperty(name);
    before = next;
  }
  return { kept };
};
