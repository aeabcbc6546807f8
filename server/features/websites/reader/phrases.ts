import { type Element, isElement, type Node } from "./page.ts";

const phrasing = new Set(
  "a abbr b bdi bdo br button cite data del em font i img ins label mark meta s small span strike strong sub sup time u wbr".split(
    " ",
  ),
);

/** Whether the element contains only text and inline elements. */
export function isPhrase(element: Element): boolean {
  const queue = element.children.slice(0, 40) as Node[];
  for (let visited = 0; queue.length > 0; visited += 1) {
    if (visited > 60) return false;
    const at = queue.pop()!;
    if (!isElement(at)) continue;
    if (!phrasing.has(at.name)) return false;
    queue.push(...(at.children.slice(0, 40) as Node[]));
  }
  return true;
}
