import { type Element, type HtmlPage, isElement, type Node } from "./page.ts";

/** What the reader does with an element's text: reads it, only facts of it, only an answer, or nothing. */
export type Part = "body" | "margin" | "hidden" | "skip";

interface Size {
  /** Characters other than white space. */
  text: number;
  linked: number;
  links: number;
}

/** Tells the parts of a page that hold the business' own words from menus, banners, comments and the like. */
export function findParts({ $ }: HtmlPage): (element: Element) => Part {
  const root = ($("body")[0] ?? $.root()[0]) as Node | undefined;
  const sizes = new Map<Node, Size>();
  const whole = root ? measure(root, false, sizes).text : 0;
  const aroundTitle = new Set<Node>();
  for (const title of $("h1").slice(0, 3).toArray()) {
    for (let at: Node | null = title as Node; at; at = at.parent as Node | null)
      aroundTitle.add(at);
  }
  return (element) => {
    if (unread.has(element.name)) return "skip";
    const { attribs, name } = element;
    if (isAside(attribs.role) || isQuotation(element)) return "skip";
    if (isHidden(element)) return "hidden";
    if (aroundTitle.has(element)) return "body";
    const size = sizes.get(element) ?? { text: 0, linked: 0, links: 0 };
    if (name === "nav" || isLinkList(size)) return "skip";
    if (name === "form" && size.text < 600) return "skip";
    const words = wordsOf(`${attribs.class ?? ""} ${attribs.id ?? ""}`);
    // A page can be wrapped in one element with an unlucky name.
    if (size.text < whole * 0.7 && words.some((word) => skippedWords.has(word))) return "skip";
    if (words.includes("menu") && size.linked > size.text * 0.6) return "skip";
    if (isMargin(element, words)) return "margin";
    return "body";
  };
}

const unread = new Set(
  "script style template noscript svg select textarea button label input iframe object video audio canvas map dialog del s strike code samp figcaption".split(
    " ",
  ),
);

/** Whether an element is what somebody else said, with the name of who did. */
function isQuotation({ name, parent, children }: Element): boolean {
  if (name === "q") return true;
  if (name !== "blockquote") return false;
  const isNamed = (node: Node) => isElement(node) && /^(cite|footer)$/.test(node.name);
  const isInFigure = isElement(parent as Node) && (parent as Element).name === "figure";
  return isInFigure || (children as Node[]).some(isNamed);
}

function measure(node: Node, isLinked: boolean, sizes: Map<Node, Size>): Size {
  const size = { text: 0, linked: 0, links: 0 };
  if (node.type === "text") {
    size.text = node.data.replace(/\s+/g, "").length;
    size.linked = isLinked ? size.text : 0;
  } else if ("children" in node) {
    if (isElement(node) && unread.has(node.name)) return size;
    const isLink = isElement(node) && node.name === "a";
    for (const child of node.children as Node[]) {
      const own = measure(child, isLinked || isLink, sizes);
      size.text += own.text;
      size.linked += own.linked;
      size.links += own.links;
    }
    if (isLink && size.text > 0) size.links += 1;
    if (isElement(node)) sizes.set(node, size);
  }
  return size;
}

function isLinkList({ text, linked, links }: Size): boolean {
  return links >= 3 && linked >= text * 0.75 && linked / links <= 28;
}

const isAside = (role: string | undefined) =>
  role !== undefined && /^(navigation|search|dialog|alertdialog|menu|menubar)$/i.test(role);

const skippedWords = new Set(
  `nav navbar navigation navegacion breadcrumb breadcrumbs migas miga cookie cookies gdpr consent rgpd
  newsletter newsletters boletin subscribe subscription suscripcion mailchimp mc4wp social socials sharing
  share compartir comment comments comentarios respond commentlist related relacionados recomendados upsell
  upsells crosssell tags tagcloud etiquetas login signin modal popup lightbox dialog tooltip minicart cart
  carrito cesta basket search searchform buscador pagination paginacion pager review reviews testimonial
  testimonials testimonio testimonios opinion opiniones resena resenas rating ratings stars trustpilot byline
  copyright legal captcha preloader loader spinner lang langs languages idiomas swatch quantity filters filtros
  facets sorting orderby megamenu offcanvas hamburger publicidad advert adsbygoogle
  meta postmeta postmetadata`.split(/\s+/),
);

/** The words of class names and ids: `siteHeader main-nav` gives `site`, `header`, `main`, `nav`. */
function wordsOf(names: string): string[] {
  return names
    .slice(0, 400)
    .split(/\s+/)
    .filter((name) => !/^(has|is|no|with|page|wp|theme|js|add|without)[-_]/i.test(name))
    .flatMap((name) =>
      name
        .replace(/([a-z])([A-Z])/g, "$1-$2")
        .toLowerCase()
        .split(/[-_:]+/),
    );
}

function isMargin(element: Element, words: readonly string[]): boolean {
  const { name, attribs } = element;
  if (/^(footer|aside)$/.test(name) || /^(contentinfo|complementary)$/i.test(attribs.role ?? "")) {
    return true;
  }
  if (name === "header") return !isWithin(element, /^(main|article|section)$/);
  return words.some((word) => marginWords.has(word));
}

const marginWords = new Set("footer pie colophon topbar sidebar".split(" "));

function isWithin(element: Element, names: RegExp): boolean {
  for (let at = element.parent as Node | null; at; at = at.parent as Node | null) {
    if (isElement(at) && names.test(at.name)) return true;
  }
  return false;
}

const panelWords =
  /accordion|acordeon|collapse|faq|toggle|tab-?(content|pane)|panel|answer|respuesta/i;
const hiddenStyles =
  /display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?![.\d])|font-size\s*:\s*[01](px|pt|em)?\s*(;|$)/i;
const hiddenPlaces = /(text-indent|left|top)\s*:\s*-\d{3,}/i;

/** Whether nobody sees the element; the closed panels of accordions and tabs are opened by visitors. */
function isHidden({ attribs }: Element): boolean {
  const names = `${attribs.class ?? ""} ${attribs.id ?? ""}`.slice(0, 400);
  const style = (attribs.style ?? "").slice(0, 1_000);
  if (
    hiddenPlaces.test(style) ||
    /(^|\s)(sr-only|visually-?hidden|screen-reader-text)(\s|$)/i.test(names)
  ) {
    return true;
  }
  const isClosed =
    attribs.hidden !== undefined ||
    attribs["aria-hidden"] === "true" ||
    hiddenStyles.test(style) ||
    (/(^|\s)(hidden|hide|d-none|mfp-hide)(\s|$)/i.test(names) &&
      !/(^|\s)(d-(sm|md|lg|xl)|(sm|md|lg|xl):)(-|block|flex|grid|inline)/i.test(names));
  return isClosed && !(panelWords.test(names) || /^(tabpanel|region)$/i.test(attribs.role ?? ""));
}
