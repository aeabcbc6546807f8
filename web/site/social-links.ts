import { company } from "./content/company.ts";
import type { SiteLink } from "./site-links.ts";

/** Written in by the server when it starts; until then, in what the build writes, undefined. */
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
