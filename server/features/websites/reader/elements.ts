import { type Element, isElement, type Node } from "./page.ts";

/** The element directly above. */
export function parentOf(element: Element): Element | null {
  return isElement(element.parent as Node) ? (element.parent as Element) : null;
}

/** The first of the elements within, in their order, that matches; looks at 300. */
export function firstWithin(element: Element, matches: (at: Element) => boolean): Element | null {
  const queue = element.children.slice(0, 300) as Node[];
  for (let visited = 0; queue.length > 0 && visited < 300; visited += 1) {
    const at = queue.shift()!;
    if (!isElement(at)) continue;
    if (matches(at)) return at;
    queue.unshift(...(at.children.slice(0, 300) as Node[]));
  }
  return null;
}

/** All elements within that match, and not those in one that matches; looks at 300. */
export function allWithin(element: Element, matches: (at: Element) => boolean): Element[] {
  const found: Element[] = [];
  const queue = element.children.slice(0, 300) as Node[];
  for (let visited = 0; queue.length > 0 && visited < 300; visited += 1) {
    const at = queue.shift()!;
    if (!isElement(at)) continue;
    if (matches(at)) found.push(at);
    else queue.unshift(...(at.children.slice(0, 300) as Node[]));
  }
  return found;
}

/** The element before or after at the same level. */
export function siblingOf(element: Element, side: "prev" | "next"): Element | null {
  for (let at = element[side] as Node | null; at; at = at[side] as Node | null) {
    if (isElement(at)) return at;
  }
  return null;
}

/** A function of an element that is found once for each: pages are not changed once they are read. */
export function remembered<T>(find: (element: Element) => T): (element: Element) => T {
  const known = new WeakMap<Element, { found: T }>();
  return (element) => {
    const one = known.get(element) ?? { found: find(element) };
    known.set(element, one);
    return one.found;
  };
}
