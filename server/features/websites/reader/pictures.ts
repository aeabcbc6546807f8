import type { SitePicture } from "#db/schema-site-facts.ts";
import { firstWithin, parentOf } from "./elements.ts";
import { previewPictureUrl } from "./head.ts";
import { isBadge, isTracker, isUnseen, statedPixels } from "./not-pictures.ts";
import { absoluteUrl, type Element, type HtmlPage, visibleText } from "./page.ts";
import type { SchemaItem } from "./structured-data.ts";
import { foldText, plainText } from "./texts.ts";

/** Photos that fill a part of the page are as important as the largest pictures of its content. */
const backgroundWeight = 1_100;

/**
 * The preview picture first, then the page's largest pictures; no icons or tracking pixels.
 * @param backgrounds the photos behind parts of the page
 */
export function readPictures(
  page: HtmlPage,
  items: readonly SchemaItem[],
  backgrounds: ReadonlyMap<Element, string>,
): SitePicture[] {
  const shared = absoluteUrl(previewPictureUrl(page, items) ?? undefined, page.base);
  const found = new Map<string, SitePicture>();
  if (shared && !isTracker(shared)) found.set(shared, { url: shared, alt: "" });
  for (const { picture } of rankPictures(page, backgrounds)) {
    const known = found.get(picture.url);
    // The preview picture is mostly shown in the page as well, with its size and text.
    if (!known || known.alt === "")
      found.set(picture.url, { ...picture, ...known, alt: picture.alt });
    if (found.size >= 16) break;
  }
  return [...found.values()];
}

function rankPictures(
  page: HtmlPage,
  backgrounds: ReadonlyMap<Element, string>,
): { picture: SitePicture; weight: number }[] {
  const { $ } = page;
  const images = $("img").toArray().slice(0, 1_500);
  const shown =
    backgrounds.size > 0
      ? $(images)
          .add([...backgrounds.keys()])
          .toArray()
      : images;
  return (shown as Element[])
    .flatMap((element, at) => {
      const behind = backgrounds.get(element);
      if (behind) {
        const url = isPhotograph(behind) && !isTracker(behind) ? behind : null;
        const weight = backgroundWeight / (1 + at / 12);
        return url ? [{ picture: { url, alt: "" }, weight }] : [];
      }
      const url = absoluteUrl(imageUrl(element) ?? undefined, page.base);
      if (!url || !isPhotograph(url) || isUnseen(element, url)) return [];
      const { attribs } = element;
      if (isLogoFile(fileNameOf(url))) return [];
      if (isBadge(attribs.alt, attribs.class, fileNameOf(url))) return [];
      const size = sizeOf(element, url);
      if ((size.width ?? 999) < 100 || (size.height ?? 999) < 90) return [];
      const { width = 400, height = 300 } = size;
      // Very wide or very tall pictures are advertisements or ornaments.
      if (width / height > 5 || height / width > 4) return [];
      const named = `${attribs.class ?? ""} ${attribs.id ?? ""} ${attribs.alt ?? ""} ${url}`;
      const isMark = /logo|avatar|icon|sprite|badge|bandera|flag|pixel|emoji/i.test(named);
      const inside = $(element).closest(
        "main, article, [role=main], [itemprop=articleBody]",
      ).length;
      const aside = $(element).closest("footer, nav, aside, [class*=sidebar i], form").length;
      const weight =
        Math.sqrt(Math.min(width, 2_000) * Math.min(height, 2_000)) *
        (isMark ? 0.1 : 1) *
        (inside ? 1.6 : 1) *
        (aside ? 0.3 : 1) *
        (1 / (1 + at / 12));
      const alt = plainText(attribs.alt ?? "", 200) || captionOf(element);
      return [{ picture: { url, ...size, alt }, weight }];
    })
    .sort((one, other) => other.weight - one.weight);
}

/** The caption of the figure that an image stands in. */
function captionOf(element: Element): string {
  for (
    let at: Element | null = element, level = 0;
    at && level < 4;
    at = parentOf(at), level += 1
  ) {
    if (at.name !== "figure") continue;
    const caption = firstWithin(at, ({ name }) => name === "figcaption");
    return caption ? visibleText(caption, 200) : "";
  }
  return "";
}

/** The URL of an image element, also when it is lazy-loaded; otherwise the largest of its srcset. */
export function imageUrl({ attribs }: Element): string | null {
  const set = attribs.srcset ?? attribs["data-srcset"] ?? attribs["data-lazy-srcset"];
  const lazy = attribs["data-src"] ?? attribs["data-lazy-src"] ?? attribs["data-original"];
  const own = attribs.src;
  const candidates = [lazy, own, largestOf(set)];
  const real = candidates.find(
    (address) => address?.trim() && !/^\s*data:|1x1|blank\.|placeholder|loading\./.test(address),
  );
  return real?.trim() ?? null;
}

function largestOf(set: string | undefined): string | undefined {
  const offers = (set ?? "")
    .slice(0, 8_000)
    .split(/,\s+|,(?=https?:|\/)/)
    .map((offer) => {
      const [address = "", size = "1x"] = offer.trim().split(/\s+/);
      return { address, size: Number.parseFloat(size) || 1 };
    })
    .sort((one, other) => other.size - one.size);
  return offers[0]?.address || undefined;
}

function isPhotograph(url: string): boolean {
  return !/\.(svg|ico|cur)($|[?#])/.test(foldText(url)) && !isTracker(url);
}

function isLogoFile(name: string): boolean {
  return /^(logo|logotipo|isotipo|imagotipo)([-_.\d]|$)/i.test(name);
}

function fileNameOf(url: string): string {
  return url.split(/[?#]/)[0]!.split("/").at(-1) ?? "";
}

function sizeOf(element: Element, url: string): { width?: number; height?: number } {
  const inAddress = /[-_/](\d{2,4})x(\d{2,4})(?=[-_./@]|$)/.exec(url);
  const width = statedPixels(element, "width") ?? (inAddress ? Number(inAddress[1]) : undefined);
  const height = statedPixels(element, "height") ?? (inAddress ? Number(inAddress[2]) : undefined);
  return { ...(width ? { width } : {}), ...(height ? { height } : {}) };
}
