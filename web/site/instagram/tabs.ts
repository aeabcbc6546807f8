const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Opens the tab in the address's hash, so that tabs can be linked to and the back button works.
 * @param onOpen called when a tab opens, by its hash
 */
export function enableTabs(onOpen: Readonly<Record<string, () => void>>): void {
  const tabs = [...document.querySelectorAll<HTMLAnchorElement>("[role=tab]")];
  const show = () => {
    const open = tabs.find((tab) => tab.hash === location.hash) ?? tabs[0];
    for (const tab of tabs) {
      const isOpen = tab === open;
      tab.setAttribute("aria-selected", `${isOpen}`);
      tab.tabIndex = isOpen ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute("aria-controls") ?? "");
      if (panel) panel.hidden = !isOpen;
    }
    onOpen[open?.hash.slice(1) ?? ""]?.();
  };
  for (const [at, tab] of tabs.entries()) {
    tab.addEventListener("keydown", (event) => {
      const step = steps[event.key];
      if (event.key === " ") event.preventDefault();
      const next = event.key === " " ? tab : step && tabs.at((at + step) % tabs.length);
      if (!next) return;
      next.focus();
      next.click();
    });
  }
  window.addEventListener("hashchange", show);
  show();
}
