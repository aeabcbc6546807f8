/** A typed site address: the URLs to try in turn, and a canonical form. */
export interface SiteAddress {
  /** https before http where no scheme was typed. */
  urls: string[];
  /** Host, path and query, without scheme: the same for every spelling. */
  canonical: string;
}

/** Parses a typed address; null when it cannot be a web page. */
export function parseSiteAddress(typed: string): SiteAddress | null {
  const text = typed.trim().replace(/^(https?):\/*(?=[^/])/i, "$1://");
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme && scheme !== "http" && scheme !== "https") return null;
  // A name before a colon is a host only when a port follows.
  if (!scheme && /^[a-z][a-z0-9+-]*:(?!\d)/i.test(text)) return null;
  const url = URL.parse(scheme ? text : `https://${text.replace(/^\/+/, "")}`);
  if (!url || url.username || url.password || !/[.:]/.test(url.hostname)) return null;
  if (/\s/.test(text) || url.href.length > 2_048) return null;
  url.hash = "";
  const rest = `${url.host.replace(/\.(?=:|$)/, "")}${url.pathname}${url.search}`;
  const urls = scheme ? [url.href] : [url.href, `http://${rest}`];
  return { urls, canonical: rest };
}
