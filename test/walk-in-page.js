// Injected into the page by test/page-walker.ts: finds what can be pressed, what a press changed, and how
// Tab moves the focus.
(() => {
  // A toast is a popover too, but not a layer to walk.
  const layers =
    "dialog[open], [popover]:popover-open:not([popover=manual]), [role=dialog], [role=menu]";
  const pressable =
    "button, summary, [role=button], [role=tab], input[type=submit], a[aria-haspopup]";
  const focusable = "a[href], button, input, select, textarea, summary, [tabindex]";
  const isVisible = (element) =>
    element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
    element.getBoundingClientRect().width > 0;
  // A toast that is being removed, or is covered by a newer one.
  const leavingToast = "[data-sonner-toast]:is([data-removed=true], [data-front=false])";
  const isUsable = (element) =>
    isVisible(element) &&
    !element.closest(leavingToast) &&
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

  /** The topmost open dialog, menu or popover, or null. */
  const topLayer = () => [...document.querySelectorAll(layers)].filter(isVisible).at(-1) ?? null;

  let marks = 0;
  /** The pressable elements of the top layer: a mark to find each by, and a key that survives a reload. */
  function pressables() {
    const counted = new Map();
    const layer = topLayer();
    return [...(layer ?? document).querySelectorAll(pressable)].flatMap((element) => {
      const place = placeOf(element);
      const count = (counted.get(place) ?? 0) + 1;
      counted.set(place, count);
      if (!isUsable(element)) return [];
      element.dataset.walk ??= String(++marks);
      const isTab = element.role === "tab";
      return [
        { mark: element.dataset.walk, key: count > 1 ? `${place} (${count})` : place, isTab },
      ];
    });
  }

  const noticedChanges = new Set();
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
      noticedChanges.add(attributeName ?? "content");
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener("toggle", () => noticedChanges.add("toggle"), true);
  addEventListener("hashchange", () => noticedChanges.add("hash"));

  /** Starts recording changes anew. */
  function watch() {
    noticedChanges.clear();
    before = values();
  }
  /** The centre of an element, and what covers it there, if anything. */
  function aim(mark) {
    watch();
    const element = document.querySelector(`[data-walk="${mark}"]`);
    if (!element || element.closest(leavingToast)) return null;
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
  /** The changes since a press, as soon as there are any. */
  async function change(mark, withinMs) {
    const began = performance.now();
    const element = document.querySelector(`[data-walk="${mark}"]`);
    for (;;) {
      const found = noticed(mark);
      // A disabled button waits for an answer: more changes will follow, perhaps another page.
      const waiting = element.isConnected && element.matches(":disabled, [aria-disabled=true]");
      if ((found.length > 0 && !waiting) || performance.now() - began > withinMs) return found;
      await new Promise((resolve) => setTimeout(resolve, 4));
    }
  }
  function noticed(mark) {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.dataset.walk !== mark)
      noticedChanges.add("focus");
    if (values() !== before) noticedChanges.add("values");
    return [...noticedChanges];
  }

  /** The styles of an element and its surroundings that may show the focus. */
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

  /** The elements that Tab reaches: of radio buttons with one name only one. */
  function tabStops(within = document) {
    const groups = new Set();
    return [...within.querySelectorAll(focusable)].filter((element) => {
      if (!isUsable(element) || element.tabIndex < 0) return false;
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
  /** Starts a round at the top or at the focus; returns the number of stops. */
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
  /** The stops that Tab missed, reached out of order, or did not highlight. */
  function endRound() {
    const at = new Map(reached.map((element, place) => [element, place]));
    const missed = stops.filter((stop) => !at.has(stop) && isVisible(stop));
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

  /** The elements that open a dialog or a menu, one of each kind. */
  function openers() {
    const kinds = new Set();
    return pressables().filter(({ mark }) => {
      const element = document.querySelector(`[data-walk="${mark}"]`);
      if (!element.matches("[aria-haspopup], [popovertarget]")) return false;
      const kind = [element.className, element.getAttribute("popovertarget")].join();
      return !kinds.has(kind) && kinds.add(kind);
    });
  }

  /** Focuses an element; returns the key that presses it, or null when it is gone. */
  function focusOn(mark) {
    const element = document.querySelector(`[data-walk="${mark}"]`);
    if (!element || element.closest(leavingToast)) return null;
    // Some tabs open as soon as they have the focus.
    if (element.role === "tab") watch();
    element.focus();
    if (document.activeElement !== element) return "none";
    if (element.role !== "tab") watch();
    return element.matches("button, summary") ? "Space" : "Enter";
  }
  const hasFocus = (mark) => document.activeElement?.dataset.walk === mark;

  /** The targets of the page's links, and its anchors. */
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
