/** Makes tabs of the links to each part, as ARIA has them; the address says which one is open. */
export function startTabs(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>("[data-tablist]")!;
  const tabs = [...list.querySelectorAll<HTMLAnchorElement>("[data-tab]")];
  const panelOf = ({ dataset: { tab = "" } }: HTMLElement) => document.getElementById(tab)!;
  const named = () => tabs.find(({ hash }) => hash === location.hash) ?? tabs[0]!;

  function open(chosen: HTMLElement): void {
    for (const tab of tabs) {
      const isOpen = tab === chosen;
      tab.setAttribute("aria-selected", String(isOpen));
      tab.tabIndex = isOpen ? 0 : -1;
      panelOf(tab).hidden = !isOpen;
    }
    // To the middle of a row that a phone cuts off; the page itself stays where it is.
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
  // What is a list of tabs is no navigation any more.
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
      at < 0 ? undefined : tabs.at(placeAfter(event.key, at, tabs.length) ?? tabs.length);
    if (!next) return;
    event.preventDefault();
    next.focus();
    choose(next);
  });

  const follow = () => open(named());
  addEventListener("popstate", follow);
  addEventListener("hashchange", follow);
  follow();
  root.dataset.ready = "";
}

/** Where a key leads from a tab; undefined for one that means nothing here. */
function placeAfter(key: string, at: number, count: number): number | undefined {
  if (key === "ArrowRight") return (at + 1) % count;
  if (key === "ArrowLeft") return at - 1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  // A link does not hear the space bar.
  return key === " " ? at : undefined;
}
