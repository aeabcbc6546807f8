/** The first element that fits, which the page has. */
export function find<E extends HTMLElement = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E {
  return within.querySelector<E>(selector)!;
}

export function element(tag: string, words = "", className = ""): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = words;
  made.className = className;
  return made;
}

/** A copy of what a template holds. */
export function copyOf(template: string): HTMLElement {
  const { content } = document.getElementById(template) as HTMLTemplateElement;
  return content.firstElementChild!.cloneNode(true) as HTMLElement;
}

/** Name and trade of a worker, as the list of the eight has them. */
export function personOf(worker: string): { name: string; specialty: string } {
  const title = document.querySelector(`[data-team] [data-worker="${worker}"] h3`);
  return {
    name: title?.firstChild?.textContent ?? worker,
    specialty: title?.lastChild?.textContent ?? "",
  };
}

/** Another face in the portrait that an element has. */
export function showFace(within: ParentNode, worker: string): void {
  const use = within.querySelector("use");
  use?.setAttribute("href", `${use.getAttribute("href")?.split("#")[0]}#${worker}`);
}

/** Who made a post, under it; answers their name. */
export function showPerson(made: HTMLElement, worker: string): string {
  const { name, specialty } = personOf(worker);
  made.dataset.made = worker;
  find("footer", made).dataset.worker = worker;
  showFace(made, worker);
  find("[data-author]", made).textContent = name;
  find("[data-specialty]", made).textContent = specialty;
  return name;
}
