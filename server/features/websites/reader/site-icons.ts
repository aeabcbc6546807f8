import type { ManifestIcon } from "./manifest.ts";
import { absoluteUrl, type HtmlPage } from "./page.ts";

export interface SiteIcon {
  address: string;
  /** Pixels of its side as the page states it; 0 when it does not. */
  size: number;
}

/** A home screen's icon without a stated size is larger than the smallest icon for tabs, of 16 pixels. */
const touchRank = 31;

/** Icons for tabs and home screens: PNG before SVG before ICO, largest first. */
export function siteIcons(page: HtmlPage, manifestIcons: readonly ManifestIcon[]): SiteIcon[] {
  const { $, base, url } = page;
  const links = $("link[rel][href]").toArray().slice(0, 400);
  const manifest = links.find(({ attribs }) => attribs.rel!.toLowerCase() === "manifest");
  const manifestUrl = absoluteUrl(manifest?.attribs.href, base) ?? base;
  const linked = links.flatMap(({ attribs }) => {
    const rel = attribs.rel!.toLowerCase().split(/\s+/);
    const isTouch = rel.some((word) => word.startsWith("apple-touch-icon"));
    const address = absoluteUrl(attribs.href, base);
    if (!address || !(isTouch || rel.includes("icon"))) return [];
    return [{ address, isTouch, sizes: attribs.sizes ?? "", type: attribs.type ?? "" }];
  });
  const manifested = manifestIcons.flatMap(({ src, sizes, type }) => {
    const address = absoluteUrl(src, manifestUrl);
    return address ? [{ address, isTouch: false, sizes, type }] : [];
  });
  return [...linked, ...manifested]
    .flatMap(({ address, isTouch, sizes, type }) => {
      // Browsers block http icons from another host.
      const isElsewhere = new URL(address).host !== URL.parse(url)?.host;
      if (address.startsWith("http:") && isElsewhere) return [];
      const isPng = /\.png($|\?)/.test(address) || type === "image/png";
      const isVector = /\.svg($|\?)/.test(address) || type === "image/svg+xml";
      const size = Number(/(\d{2,4})x\d/i.exec(sizes)?.[1] ?? 0);
      const format = isPng ? 20_000 : isVector ? 10_000 : 0;
      const touch = isTouch ? (isPng && size === 0 ? touchRank : -0.5) : 0;
      return [{ address, size, rank: format + size + touch }];
    })
    .sort((one, other) => other.rank - one.rank);
}
