import { company } from "./content/company.ts";
import type { SiteLink } from "./site-links.ts";

/** The operator's social links, which the server writes in at start; undefined in the build's output. */
export function readSocialLinks(written: string = company.social): SiteLink[] | undefined {
  if (/\.invalid$/.test(written)) return undefined;
  return written
    .split(" ")
    .filter(Boolean)
    .map((pair) => {
      const [label = "", href = ""] = pair.split("=");
      return { label, href };
    });
}
