/** The first element that matches; the page must have one. */
export function find<E extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  return within.querySelector<E>(selector)!;
}

export function element(tag: string, words = "", className = ""): HTMLElement {
  const created = document.createElement(tag);
  created.textContent = words;
  created.className = className;
  return created;
}

/** A copy of a template's content. */
export function cloneTemplate(template: string): HTMLElement {
  const { content } = document.getElementById(template) as HTMLTemplateElement;
  return content.firstElementChild!.cloneNode(true) as HTMLElement;
}

/** A worker's name and specialty, read from the team list on the page. */
export function workerInfo(worker: string): { name: string; specialty: string } {
  const title = document.querySelector(`[data-team] [data-worker="${worker}"] h3`);
  return {
    name: title?.firstChild?.textContent ?? worker,
    specialty: title?.lastChild?.textContent ?? "",
  };
}

/** Changes the portrait inside an element to another worker's. */
export function showPortrait(within: ParentNode, worker: string): void {
  const use = within.querySelector("use");
  use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#${worker}`);
}

/** Shows a post's author below it, and returns their name. */
export function showAuthor(container: HTMLElement, worker: string): string {
  const { name, specialty } = workerInfo(worker);
  container.dataset.made = worker;
  find("footer", container).dataset.worker = worker;
  showPortrait(container, worker);
  find("[data-author]", container).textContent = name;
  find("[data-specialty]", container).textContent = specialty;
  return name;
}
