const root = document.documentElement;

/** `sizes` of a picture while its case is shown alone. */
const aloneSizes = "(max-width: 1080px) 70vw, 545px";

/** Shows the sector in the address (gallery.css hides the others); all of them without one. */
export function enableSectorFilter(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>(".sectors a")];
  const list = document.querySelector<HTMLElement>(".sectors ul")!;
  const status = document.querySelector<HTMLElement>("[data-shown]")!;

  function show(): HTMLAnchorElement {
    const requested = new URLSearchParams(location.search).get("sector");
    const current = links.find(({ dataset }) => dataset.sector === requested) ?? links[0]!;
    const { sector } = current.dataset;
    if (sector) root.dataset.sector = sector;
    else delete root.dataset.sector;
    for (const link of links) {
      if (link === current) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
    for (const picture of document.querySelectorAll<HTMLImageElement>(".case img")) {
      if (picture.closest(".case")?.id === sector) picture.sizes = aloneSizes;
    }
    return current;
  }

  function choose(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { sector } = (event.currentTarget as HTMLAnchorElement).dataset;
    history.pushState(null, "", sector ? `?sector=${sector}` : location.pathname);
    const { shown, shownAll } = status.dataset;
    const name = show().textContent;
    status.textContent = sector ? `${shown} ${name}` : `${shownAll}`;
    const gallery = document.querySelector<HTMLElement>(".gallery")!;
    if (gallery.getBoundingClientRect().top < 0) gallery.scrollIntoView();
  }

  for (const link of links) link.addEventListener("click", choose);
  addEventListener("popstate", show);
  show();
}
