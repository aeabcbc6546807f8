/** A site as somebody typed it: the addresses to try in turn, and one name for all of them. */
export interface SiteAddress {
  /** https before http where no scheme was typed. */
  urls: string[];
  /** Host, path and query, without scheme: the same for every spelling. */
  canonical: string;
}

/** Null where it is no address of a web page. */
export function readSiteAddress(typed: string): SiteAddress | null {
  const text = typed.trim().replace(/^(https?):\/*(?=[^/])/i, "$1://");
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase();
  if (scheme && scheme !== "http" && scheme !== "https") return null;
  // A port may follow a name without dots, and nothing else may look like a scheme.
  if (!scheme && /^[a-z][a-z0-9+-]*:(?!\d)/i.test(text)) return null;
  const url = URL.parse(scheme ? text : `https://${text.replace(/^\/+/, "")}`);
  if (!url || url.username || url.password || !/[.:]/.test(url.hostname)) return null;
  if (/\s/.test(text) || url.href.length > 2_048) return null;
  url.hash = "";
  const rest = `${url.host.replace(/\.(?=:|$)/, "")}${url.pathname}${url.search}`;
  const urls = scheme ? [url.href] : [url.href, `http://${rest}`];
  return { urls, canonical: rest };
}
