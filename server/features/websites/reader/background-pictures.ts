import { parseDeclarations } from "./css-rules.ts";
import { namesLogo } from "./logo-places.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";

export interface BackgroundPicture {
  element: Element;
  address: string;
}

const rulesMax = 40;
const elementsMax = 400;

/**
 * Pictures behind elements whose names or style rules speak of a logo. Addresses in the style sheets must be
 * absolute.
 */
export function backgroundPictures(
  page: HtmlPage,
  stylesheets: readonly string[],
): BackgroundPicture[] {
  const { $ } = page;
  const inline = $("style").toArray().slice(0, 60);
  const sheets = [...inline.map((style) => $(style).text()), ...stylesheets].slice(0, 70);
  const rules = sheets
    .filter((sheet) => /logo|brand/i.test(sheet))
    .flatMap(parseDeclarations)
    .flatMap(({ selector, property, value }) =>
      /^background(-image)?$/.test(property) && /logo|brand/i.test(selector)
        ? selector.split(",").map((one) => ({ selector: one, value }))
        : [],
    );
  const byRules = rules.slice(0, rulesMax).flatMap(({ selector, value }) => {
    const element = firstMatch(page, selector);
    return element ? [{ element, value }] : [];
  });
  const styled = $("[style*=url]").toArray().slice(0, elementsMax) as Element[];
  const byStyle = styled.flatMap((element) =>
    parseDeclarations(`x{${element.attribs.style};}`)
      .filter(({ property }) => /^background(-image)?$/.test(property))
      .map(({ value }) => ({ element, value })),
  );
  return [...byRules, ...byStyle].flatMap(({ element, value }) => {
    const address = absoluteUrl(pictureIn(value), page.base);
    return address ? [{ element, address }] : [];
  });
}

/**
 * The first element that the last part of a selector matches by its classes and id. An estimate: the parts
 * before it are not compared.
 */
function firstMatch({ $ }: HtmlPage, selector: string): Element | null {
  if (/:hover|:focus|:active|\[/.test(selector)) return null;
  const bare = selector.replace(/:{1,2}[\w-]+/g, "").trim();
  const parts = bare.split(/[\s>+~]+/).slice(-3);
  const last = parts.at(-1) ?? "";
  if (!parts.every((part) => /^[\w-]{0,40}([.#][\w-]{1,80}){0,6}$/.test(part))) return null;
  // «#logo a» is the link within the logo; a bare tag alone says nothing.
  const query = /[.#]/.test(last) ? last : parts.slice(-2).join(" ");
  if (!/[.#]/.test(query) || !namesLogo(bare)) return null;
  const found = $(query)[0];
  return found && "attribs" in found ? (found as Element) : null;
}

/** The address of a picture that is shown whole; undefined for parts of a sheet of pictures. */
function pictureIn(value: string): string | undefined {
  const address = /url\(\s{0,9}["']?([^"')\s]{1,1000})/i.exec(value)?.[1];
  const isSheet = /sprite/i.test(address ?? "") || /(?<![\w.-])-\d+(px|em)/i.test(value);
  return isSheet || /^data:/i.test(address ?? "") ? undefined : address;
}
