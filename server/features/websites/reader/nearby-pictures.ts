import { isRepeated } from "./element-looks.ts";
import { firstWithin, parentOf, siblingOf } from "./elements.ts";
import {
  absoluteUrl,
  type Element,
  type HtmlPage,
  isElement,
  type Node,
  visibleText,
} from "./page.ts";
import { imageUrl } from "./pictures.ts";

/** Where something stands on the page. */
interface Place {
  /** In the order of the page's nodes. */
  order: number;
  /** Characters of text before it, other than white space. */
  offset: number;
}

/** The pictures of a page's content. */
interface Shown {
  pictures: ReadonlySet<string>;
  backgrounds: ReadonlyMap<Element, string>;
}

/** Its level is that of its element; 2 for a line that only looks like one, as old pages have them. */
interface Heading extends Place {
  level: number;
  isMarked: boolean;
}

interface ShownPicture extends Place {
  url: string;
  element: Element;
}

const shownMax = 80;
/** Elements above a text that are looked at. */
const levelsMax = 16;
/** Characters of text between a statement and a picture in a part with several pictures or headings. */
const farthest = 500;
/** Characters of text that one picture may stand for. */
const partMax = 4_000;

const rootTags = /^(body|html|main|kolmena-page)$/;
const tableTags = /^(table|tbody|thead|tfoot)$/;
const elsewhere = /^(nav|footer|aside|form|template|noscript)$/;

/**
 * Finds the picture beside a text: in the same card, figure, row, column or section; the nearest of several.
 * A picture under another heading or in another card than the text is never beside it.
 * @param shown the pictures of the content, as in `SiteFacts.pictures`, and those that are backgrounds
 * @param headings where lines begin that look like headings
 */
export function findPicturesBeside(
  page: HtmlPage,
  shown: Shown,
  headings: readonly Node[],
): (node: Node) => string | undefined {
  const root = (page.$("body")[0] ?? page.$.root()[0]) as Node | undefined;
  if (!root || shown.pictures.size === 0) return () => undefined;
  const finder = new PictureFinder(page, shown);
  finder.visit(root);
  finder.addLooks(headings);
  return (node) => finder.beside(node);
}

class PictureFinder {
  private readonly page: HtmlPage;
  private readonly content: Shown;
  private readonly places = new Map<Node, Place>();
  private readonly ends = new Map<Node, Place>();
  private headings: Heading[] = [];
  private readonly within = new Map<Element, ShownPicture[]>();
  private readonly owners = new Map<Element, boolean>();
  private readonly headingsOf = new Map<Element, Heading[]>();
  private shown = 0;
  private order = 0;
  private offset = 0;

  constructor(page: HtmlPage, content: Shown) {
    this.page = page;
    this.content = content;
  }

  visit(node: Node): void {
    const place = { order: this.order++, offset: this.offset };
    this.places.set(node, place);
    if (node.type === "text") this.offset += node.data.replace(/\s+/g, "").length;
    if (!("children" in node) || (isElement(node) && /^(script|style)$/.test(node.name))) return;
    if (isElement(node)) {
      if (/^h[1-6]$/.test(node.name)) {
        this.headings.push({ ...place, level: Number(node.name[1]), isMarked: true });
      }
      this.addPicture(node, place);
    }
    for (const child of node.children as Node[]) this.visit(child);
    this.ends.set(node, { order: this.order, offset: this.offset });
  }

  addLooks(nodes: readonly Node[]): void {
    const marked = new Set(this.headings.map(({ offset }) => offset));
    const looks = nodes.flatMap((node): Heading[] => {
      const place = this.places.get(node);
      return place && !marked.has(place.offset) ? [{ ...place, level: 2, isMarked: false }] : [];
    });
    this.headings = [...this.headings, ...looks].sort((one, other) => one.order - other.order);
  }

  private addPicture(element: Element, place: Place): void {
    if (this.shown >= shownMax) return;
    const { pictures, backgrounds } = this.content;
    const own = backgrounds.get(element) ?? pictureUrlOf(element) ?? undefined;
    const url = absoluteUrl(own, this.page.base);
    if (!url || !pictures.has(url)) return;
    const picture = { ...place, url, element };
    const around: Element[] = element.name === "img" ? [] : [element];
    for (let at = parentOf(element); at; at = parentOf(at)) {
      if (elsewhere.test(at.name)) return;
      around.push(at);
    }
    this.shown += 1;
    for (const at of around) this.within.set(at, [...(this.within.get(at) ?? []), picture]);
  }

  /** The URL of the picture beside a text. */
  beside(node: Node): string | undefined {
    const place = this.places.get(node);
    if (!place) return undefined;
    const tables = new Set<Element>();
    let below: Node = node;
    const start = isElement(node) ? node : (node.parent as Node | null);
    for (let at = start, level = 0; isElement(at) && level < levelsMax; at = parentOf(at)) {
      level += 1;
      if (elsewhere.test(at.name)) return undefined;
      if (tableTags.test(at.name)) {
        if (at.name === "table") tables.add(at);
      } else {
        const picture = this.nearestIn(at, place, tables) ?? this.inColumn(at, below);
        if (picture) return picture.url;
        if (rootTags.test(at.name)) return undefined;
        if (at.name === "section") return this.aboveTitle(at)?.url;
      }
      below = at;
    }
    return undefined;
  }

  private nearestIn(
    at: Element,
    place: Place,
    tables: ReadonlySet<Element>,
  ): ShownPicture | undefined {
    const all = this.within.get(at);
    if (!all) return undefined;
    const free = all.filter((picture) => !this.isOwned(picture, at, place, tables));
    if (free.length === 0) return undefined;
    const headings = this.headingsIn(at);
    const isSeveral = headings.filter(({ level }) => level < 3).length > 1;
    const isRoot = rootTags.test(at.name);
    const near = isSeveral || isRoot ? this.underSameHeading(free, headings, place, at) : free;
    if (near.length === 1 && !isSeveral && !isRoot) {
      return this.ends.get(at)!.offset - this.places.get(at)!.offset <= partMax
        ? near[0]
        : undefined;
    }
    return nearestOf(near, place, this.places.get(at)!);
  }

  /** By their elements, or by their looks where the page has no headings below its title. */
  private headingsIn(at: Element): Heading[] {
    const known = this.headingsOf.get(at);
    if (known) return known;
    const within = this.headings.filter((heading) => this.holds(at, heading));
    const marked = within.filter(({ isMarked }) => isMarked);
    const headings = marked.some(({ level }) => level > 1) ? marked : within;
    this.headingsOf.set(at, headings);
    return headings;
  }

  private holds(element: Element, { order }: Place): boolean {
    return this.places.get(element)!.order <= order && order < this.ends.get(element)!.order;
  }

  /** Whether a picture belongs to a card or a heading that the text does not stand in. */
  private isOwned(
    { element }: ShownPicture,
    at: Element,
    text: Place,
    tables: ReadonlySet<Element>,
  ): boolean {
    if (element === at) return false;
    for (let up = parentOf(element); up && up !== at; up = parentOf(up)) {
      if (tables.has(up) || (!this.holds(up, text) && this.isOwner(up))) return true;
    }
    return false;
  }

  private isOwner(element: Element): boolean {
    const known = this.owners.get(element);
    if (known !== undefined) return known;
    const hasHeading = firstWithin(element, ({ name }) => /^h[1-6]$/.test(name)) !== null;
    const isCard = element.name === "tr" || isRepeated(element);
    const owns = hasHeading || (isCard && hasWords(element));
    this.owners.set(element, owns);
    return owns;
  }

  /** The pictures between the heading above a text and the next one. */
  private underSameHeading(
    pictures: readonly ShownPicture[],
    headings: readonly Place[],
    { order }: Place,
    at: Element,
  ): readonly ShownPicture[] {
    const isBefore = ({ offset, order: shownAt, element }: ShownPicture) =>
      headings.some((heading) => heading.offset === offset && heading.order > shownAt) &&
      !hasWords(partOf(element, at));
    const before = pictures.filter(isBefore).length;
    // A picture right above a heading belongs to it where most pictures stand so.
    const isPictureFirst = before > pictures.length - before;
    const above = headings.findLast((heading) => heading.order <= order);
    const next = headings.find((heading) => heading.order > order);
    return pictures.filter((picture) => {
      const moved = isPictureFirst && isBefore(picture);
      if (moved) return above?.offset === picture.offset;
      return picture.order > (above?.order ?? -1) && picture.order < (next?.order ?? Infinity);
    });
  }

  /** The picture that stands alone above the section with the page's title. */
  private aboveTitle(section: Element): ShownPicture | undefined {
    const before = siblingOf(section, "prev");
    if (!before || hasWords(before)) return undefined;
    const isFirst = this.headings.some(
      (heading) => heading.level === 1 && this.holds(section, heading),
    );
    return isFirst ? this.within.get(before)?.[0] : undefined;
  }

  /** The picture above or below a cell of a layout table, in a row of pictures alone. */
  private inColumn(row: Element, cell: Node): ShownPicture | undefined {
    if (row.name !== "tr") return undefined;
    const column = (row.children as Node[]).filter(isElement).indexOf(cell as Element);
    for (const side of ["prev", "next"] as const) {
      const other = siblingOf(row, side);
      if (other?.name !== "tr" || hasWords(other)) continue;
      const cells = (other.children as Node[]).filter(isElement);
      const beside = cells.length === 1 ? cells[0] : cells[column];
      const [picture] = (beside && this.within.get(beside)) ?? [];
      if (picture) return picture;
    }
    return undefined;
  }
}

/** The address of an image, or of an element's own background. */
function pictureUrlOf(element: Element): string | null {
  if (element.name === "img") return imageUrl(element);
  const style = element.attribs.style?.slice(0, 2_000) ?? "";
  return (
    /background(?:-image)?\s*:[^;]{0,200}?url\(\s*["']?([^"')]{1,1000})/i.exec(style)?.[1] ?? null
  );
}

/** The last picture before a text where pictures lead, else the one with the least text between. */
function nearestOf(
  pictures: readonly ShownPicture[],
  { order, offset }: Place,
  part: Place,
): ShownPicture | undefined {
  const distance = (picture: ShownPicture) => Math.abs(picture.offset - offset);
  const [first] = pictures;
  const leads = first !== undefined && first.offset - part.offset <= 80;
  const ahead = leads ? pictures.findLast((picture) => picture.order < order) : undefined;
  const [nearest] = pictures.toSorted((one, other) => distance(one) - distance(other));
  const chosen = ahead ?? nearest;
  return chosen && distance(chosen) <= farthest ? chosen : undefined;
}

/** The element directly in another one that holds a picture. */
function partOf(element: Element, at: Element): Element {
  let part = element;
  for (let up = parentOf(part); up && up !== at; up = parentOf(up)) part = up;
  return part;
}

/** Whether an element tells something beside the captions of its pictures. */
const hasWords = (element: Element): boolean =>
  /\p{L}{3}/u.test(visibleText(element, 60, ({ name }) => name === "figcaption"));
