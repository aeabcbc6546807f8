import { pageAt } from "#web/pages.ts";
import { plannedLinks } from "./content/navigation.ts";

export interface SiteLink {
  href: string;
  label: string;
}

function onlyExisting(links: readonly SiteLink[]): readonly SiteLink[] {
  return links.filter(({ href }) => {
    const pathname = href.split("#")[0] ?? "";
    return pageAt(pathname) !== undefined;
  });
}

export const headerLinks = onlyExisting(plannedLinks.header);

/** The footer's lists of links, by heading. */
export const footerLinks = {
  product: onlyExisting(plannedLinks.product),
  single: onlyExisting(plannedLinks.single),
  help: onlyExisting(plannedLinks.help),
  company: onlyExisting(plannedLinks.company),
} as const;
