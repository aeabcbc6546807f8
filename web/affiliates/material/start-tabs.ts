/** Turns the links into ARIA tabs; the address's hash names the open one. */
export function startTabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>("[data-tablist]")!;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>("[data-tab]")];
  const panelOf = ({ dataset: { tab = "" } }: HTMLElement) => document.getElementById(tab)!;
  const tabInAddress = () => tabs.find(({ hash }) => hash === location.hash) ?? tabs[0]!;

  function open(chosen: HTMLElement): void {
    for (const tab of tabs) {
      const isOpen = tab === chosen;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      panelOf(tab).hidden = !isOpen;
    }
    // Centre the tab in a row that overflows on phones, without scrolling the page.
    const [row, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
    list.scrollLeft += tab.left - row.left - (row.width - tab.width) / 2;
  }

  function choose(tab: HTMLAnchorElement): void {
    if (tab.getAttribute("aria-selected") === "true") return;
    history.pushState(history.state, "", tab.hash);
    open(tab);
  }

  list.setAttribute("role", "tablist");
  list.setAttribute("aria-label", list.closest("nav")?.getAttribute("aria-label") ?? "");
  // A list of tabs is not a navigation landmark.
  list.closest("nav")?.setAttribute("role", "presentation");
  list.closest("nav")?.removeAttribute("aria-label");
  for (const tab of tabs) {
    const panel = panelOf(tab);
    tab.id = `tab-${tab.dataset.tab}`;
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    panel.setAttribute("role", "tabpanel");
    panel.removeAttribute("aria-label");
    panel.setAttribute("aria-labelledby", tab.id);
    tab.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      choose(tab);
    });
  }

  list.addEventListener("keydown", (event) => {
    const at = tabs.indexOf(event.target as HTMLAnchorElement);
    const next =
      at < 0 ? undefined : tabs.at(tabAfterKey(event.key, at, tabs.length) ?? tabs.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });

  const openFromAddress = () => open(tabInAddress());
  addEventListener("popstate", openFromAddress);
  addEventListener("hashchange", openFromAddress);
  openFromAddress();
  root.dataset.ready = "";
}

/** Index of the tab a key moves to; undefined for other keys. */
function tabAfterKey(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return at - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  // Unlike a button, a link does not react to the space bar by itself.
  return key === " " ? at : undefined;
}
