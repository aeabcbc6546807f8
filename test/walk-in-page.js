// Runs in the page that is walked (test/walking.ts): what can be pressed, what a press changed, and
// how the focus goes round.
(() => {
  // A notice is a popover too, but no place to go to.
  const layers =
    "dialog[open], [popover]:popover-open:not([popover=manual]), [role=dialog], [role=menu]";
  const pressable =
    "button, summary, [role=button], [role=tab], input[type=submit], a[aria-haspopup]";
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 0;
  // A notice that goes, or has another one above it.
  const going = "[data-sonner-toast]:is([data-removed=true], [data-front=false])";
  const usable = (element) =>
    shown(element) &&
    !element.closest(going) &&
    !element.matches(":disabled, [aria-disabled=true]") &&
    !element.closest("[inert]");
  const nameOf = (element) =>
    (element.ariaLabel || element.textContent || element.value || element.name || "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 60);
  const placeOf = (element) => {
    const named = element.closest("[id]:not([id^='_'])");
    return `${named ? `#${named.id}` : "page"} ${element.localName} «${nameOf(element)}»`;
  };

  /** What lies on top, if anything does. */
  const topLayer = () => [...document.querySelectorAll(layers)].filter(shown).at(-1) ?? null;

  let marks = 0;
  /** What can be pressed in the top layer: its mark, and a key that it keeps over a reload. */
  function pressables() {
    const counted = new Map();
    const layer = topLayer();
    return [...(layer ?? document).querySelectorAll(pressable)].flatMap((element) => {
      const place = placeOf(element);
      const count = (counted.get(place) ?? 0) + 1;
      counted.set(place, count);
      if (!usable(element)) return [];
      element.dataset.walk ??= String(++marks);
      const isTab = element.role === "tab";
      return [
        { mark: element.dataset.walk, key: count > 1 ? `${place} (${count})` : place, isTab },
      ];
    });
  }

  const told = new Set();
  const ticking = "[data-countdown]";
  const values = () =>
    [...document.querySelectorAll("input, textarea, select")]
      .map((field) => `${field.value}${field.checked}`)
      .join();
  let before = "";
  new MutationObserver((changes) => {
    for (const { target, attributeName } of changes) {
      if (attributeName === "data-walk") continue;
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest(ticking)) continue;
      told.add(attributeName ?? "content");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener("toggle", () => told.add("toggle"), true);
  addEventListener("hashchange", () => told.add("hash"));

  /** From now on changes are noticed. */
  function watch() {
    told.clear();
    before = values();
  }
  /** Where the pointer hits it, or what lies over it. */
  function aim(mark) {
    watch();
    const element = document.querySelector(`[data-walk="${mark}"]`);
    if (!element || element.closest(going)) return null;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const point = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(point.x, point.y);
    const covered =
      hit && (element.contains(hit) || hit.contains(element))
        ? null
        : placeOf(hit ?? document.body);
    return { ...point, covered };
  }
  /** What a press has changed, as soon as there is something. */
  async function change(mark, withinMs) {
    const began = performance.now();
    const element = document.querySelector(`[data-walk="${mark}"]`);
    for (;;) {
      const found = noticed(mark);
      // While it waits for an answer more is to come, perhaps another page.
      const waiting = element.isConnected && element.matches(":disabled, [aria-disabled=true]");
      if ((found.length > 0 && !waiting) || performance.now() - began > withinMs) return found;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  }
  function noticed(mark) {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.dataset.walk !== mark) told.add("focus");
    if (values() !== before) told.add("values");
    return [...told];
  }

  /** How an element and what is about it look, in all that may show the focus. */
  function looks(element) {
    const about = [element, element.parentElement, element.parentElement?.parentElement];
    for (const label of element.labels ?? []) about.push(label);
    return about
      .filter(Boolean)
      .map((one) => {
        const {
          outlineStyle,
          outlineWidth,
          boxShadow,
          backgroundColor,
          borderColor,
          opacity,
          transform,
        } = getComputedStyle(one);
        const outline = outlineStyle === "none" ? "" : outlineWidth;
        return [outline, boxShadow, backgroundColor, borderColor, opacity, transform].join();
      })
      .join("|");
  }

  /** Of radios with one name only one is reached by Tab. */
  function tabStops(within = document) {
    const groups = new Set();
    return [...within.querySelectorAll(focusable)].filter((element) => {
      if (!usable(element) || element.tabIndex < 0) return false;
      if (element.type !== "radio") return true;
      const group = element.name;
      if (!group) return true;
      const chosen = document.querySelector(`input[name="${CSS.escape(group)}"]:checked`);
      if (chosen && chosen !== element) return false;
      if (groups.has(group)) return false;
      groups.add(group);
      return true;
    });
  }

  let stops = [];
  let plain = new Map();
  let reached = [];
  let unseen = new Set();
  /** Begins at the top, or where the focus is; says how many stops there are. */
  function beginRound(fromTop) {
    if (fromTop) {
      document.activeElement?.blur?.();
      getSelection()?.removeAllRanges();
      scrollTo(0, 0);
    }
    stops = tabStops(topLayer() ?? document);
    plain = new Map(stops.map((stop) => [stop, looks(stop)]));
    reached = [];
    unseen = new Set();
    return stops.length;
  }
  addEventListener(
    "focusin",
    ({ target }) => {
      if (stops.length === 0) return;
      reached.push(target);
      if (plain.has(target) && looks(target) === plain.get(target)) unseen.add(target);
    },
    true,
  );
  /** What Tab did not reach, reached in another order than it stands, or did not show. */
  function endRound() {
    const at = new Map(reached.map((element, place) => [element, place]));
    const missed = stops.filter((stop) => !at.has(stop) && shown(stop));
    const inOrder = stops.filter((stop) => at.has(stop)).map((stop) => reached.indexOf(stop));
    const astray = inOrder.findIndex((place, index) => index > 0 && place < inOrder[index - 1]);
    const answer = {
      missed: missed.map(placeOf),
      astray: astray < 0 ? null : placeOf(stops.filter((stop) => at.has(stop))[astray]),
      unseen: [...unseen].map(placeOf),
      outside: reached.some((element) => !(topLayer() ?? document).contains(element)),
    };
    stops = [];
    return answer;
  }

  /** What opens a dialog or a menu, one of each kind. */
  function openers() {
    const kinds = new Set();
    return pressables().filter(({ mark }) => {
      const element = document.querySelector(`[data-walk="${mark}"]`);
      if (!element.matches("[aria-haspopup], [popovertarget]")) return false;
      const kind = [element.className, element.getAttribute("popovertarget")].join();
      return !kinds.has(kind) && kinds.add(kind);
    });
  }

  /** Focuses it, as Tab and the arrows would; the key that presses it, or null where it is gone. */
  function focusOn(mark) {
    const element = document.querySelector(`[data-walk="${mark}"]`);
    if (!element || element.closest(going)) return null;
    // Some tabs open as soon as they have the focus.
    if (element.role === "tab") watch();
    element.focus();
    if (document.activeElement !== element) return "none";
    if (element.role !== "tab") watch();
    return element.matches("button, summary") ? "Space" : "Enter";
  }
  const hasFocus = (mark) => document.activeElement?.dataset.walk === mark;

  /** Where links and forms lead, and the names by which a part of the page can be reached. */
  function paths() {
    const named = document.querySelectorAll("[id], a[name]");
    // A tab's address opens its panel.
    const tabs = document.querySelectorAll("a[role=tab][aria-controls]");
    return {
      links: [...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")),
      anchors: [
        ...[...named].map((one) => one.id || one.name),
        ...[...tabs].map((one) => one.hash.slice(1)),
      ],
    };
  }

  globalThis.walk = {
    ...{ topLayer, pressables, aim, change },
    ...{ beginRound, endRound, openers, focusOn, hasFocus, paths },
  };
})();
