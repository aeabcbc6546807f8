import { pageAt } from "#web/pages.ts";
import { plannedLinks } from "./content/navigation.ts";

export interface SiteLink {
  href: string;
  label: string;
}

function existing(links: readonly SiteLink[]): readonly SiteLink[] {
  return links.filter(({ href }) => {
    const pathname = href.split("#")[0] ?? "";
    return pageAt(pathname) !== undefined;
  });
}

export const headerLinks = existing(plannedLinks.header);

/** The footer's lists, under their headings. */
export const footerLinks = {
  product: existing(plannedLinks.product),
  single: existing(plannedLinks.single),
  help: existing(plannedLinks.help),
  company: existing(plannedLinks.company),
} as const;
