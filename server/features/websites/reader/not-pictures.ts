import type { Element } from "./page.ts";
import { foldText } from "./texts.ts";

// Images that show nothing of the business: what counts visits or fills room, icons, means of payment, seals.

const trackerHosts = new Set(
  `facebook.com doubleclick.net google-analytics.com googleadservices.com googletagmanager.com bat.bing.com
  scorecardresearch.com quantserve.com hotjar.com statcounter.com histats.com mc.yandex.ru ads.linkedin.com
  analytics.twitter.com t.co adnxs.com criteo.com pixel.wp.com stats.wp.com ct.pinterest.com`.split(
    /\s+/,
  ),
);
const trackerFolders =
  /\/(pixel|track|tracking|beacon|collect|spacer|blank|transparent|empty|impression)(\.\w+)?(?=$|[/?#])/;
const trackerQueries = /\/(tr|hit|p)\/?\?|[?&]ev=pageview/;
const trackerFiles =
  /(?<![\d])1x1(?!\d)|(pixel|spacer|espaciador|trans|clear|shim|dot)[\w-]{0,12}\.gif/;

/** Whether an address counts visits or only fills room. */
export function isTracker(address: string): boolean {
  const labels = (URL.parse(address)?.hostname ?? "").split(".");
  const isHost = labels.some((_, at) => trackerHosts.has(labels.slice(at).join(".")));
  const path = foldText(address);
  return (
    isHost || trackerFolders.test(path) || trackerQueries.test(path) || trackerFiles.test(path)
  );
}

const badgeWords = new Set(
  `visa mastercard paypal bizum amex maestro klarna mercadopago oxxo webpay pse yape plin payment payments
  pago pagos tarjetas trusted trustpilot trustbadge sello seal ssl appstore googleplay reclamaciones
  datafiscal redsys stripe whatsapp facebook instagram tiktok youtube twitter pinterest linkedin`.split(
    /\s+/,
  ),
);

/** Whether a file name or alternative text is that of a means of payment, a seal or a social network. */
export function isBadge(...names: (string | undefined)[]): boolean {
  return names.some((name) => {
    const words = foldText(name ?? "")
      .split(/[^a-z]+/)
      .filter(Boolean);
    return words.length <= 5 && words.some((word) => badgeWords.has(word));
  });
}

/** The width or height that the element states in pixels. */
export function statedPixels({ attribs }: Element, side: "width" | "height"): number | undefined {
  const own = /^\s*(\d{1,5})(px)?\s*$/.exec(attribs[side] ?? "")?.[1];
  const style = sideStyles[side].exec(attribs.style ?? "")?.[1];
  const stated = own ?? style;
  return stated === undefined ? undefined : Number(stated);
}

const sideStyles = {
  width: /(?:^|;)\s*width\s*:\s*(\d{1,5})px/i,
  height: /(?:^|;)\s*height\s*:\s*(\d{1,5})px/i,
};

/** Whether the element or one of the nearest twelve above it is never shown. */
export function isHidden(element: Element): boolean {
  let at = element as Element | null;
  for (let level = 0; at?.attribs && level < 12; level += 1) {
    const { name, attribs } = at;
    if (/^(noscript|template)$/.test(name) || attribs.hidden !== undefined) return true;
    if (/display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribs.style ?? "")) return true;
    at = at.parent as Element | null;
  }
  return false;
}

/** Whether an image is too small to be seen, hidden, or only counts visits. */
export function isUnseen(element: Element, address: string): boolean {
  const width = statedPixels(element, "width") ?? 99;
  const height = statedPixels(element, "height") ?? 99;
  return width <= 2 || height <= 2 || isTracker(address) || isHidden(element);
}
