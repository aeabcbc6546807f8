import type { SiteProduct } from "#db/schema-site-facts.ts";
import { firstWithin, parentOf } from "./elements.ts";
import { isUnseen } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage } from "./page.ts";
import { imageUrl } from "./pictures.ts";
import { nameTags } from "./product-names.ts";

/** The picture and the address of what an element shows. */
export function linksOf(page: HtmlPage, element: Element): Pick<SiteProduct, "pictureUrl" | "url"> {
  const image = imageNear(page, element);
  const link =
    element.name === "a"
      ? element
      : firstWithin(element, (at) => at.name === "a" && at.attribs.href !== undefined);
  return {
    pictureUrl: image ? absoluteUrl(imageUrl(image) ?? undefined, page.base) : null,
    url: link ? absoluteUrl(link.attribs.href, page.base) : null,
  };
}

/** The picture of the smallest surrounding element that has one and only one product name. */
function imageNear(page: HtmlPage, element: Element): Element | null {
  let at: Element | null = element;
  for (let level = 0; at && level < 5; level += 1) {
    if (/^(body|html|main|ul|ol|table|tbody)$/.test(at.name)) return null;
    if (countNames(at) > 1) return null;
    const image = firstWithin(at, (inner) => inner.name === "img" && isPicture(page, inner));
    if (image) return image;
    at = parentOf(at);
  }
  return null;
}

function isPicture(page: HtmlPage, image: Element): boolean {
  const url = absoluteUrl(imageUrl(image) ?? undefined, page.base);
  return url !== null && !isUnseen(image, url);
}

function countNames(element: Element): number {
  let names = 0;
  firstWithin(element, (at) => {
    if (nameTags.test(at.name)) names += 1;
    return false;
  });
  return names;
}
