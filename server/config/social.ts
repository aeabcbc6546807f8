import { StartupError } from "../platform/startup-error.ts";
import { asUrl, type Env } from "./values.ts";

/** A social profile that the footer links to. */
export interface SocialLink {
  name: string;
  href: string;
}

/** In the order of the footer. */
const networks = {
  SOCIAL_INSTAGRAM: "Instagram",
  SOCIAL_FACEBOOK: "Facebook",
  SOCIAL_LINKEDIN: "LinkedIn",
  SOCIAL_TIKTOK: "TikTok",
  SOCIAL_YOUTUBE: "YouTube",
  SOCIAL_X: "X",
} as const;

/** The configured profiles. */
export function readSocialLinks(env: Env): SocialLink[] {
  const links: SocialLink[] = [];
  for (const [variable, name] of Object.entries(networks)) {
    const value = env[variable as keyof typeof networks];
    if (value !== undefined) links.push({ name, href: asProfile(variable, value) });
  }
  return links;
}

/** Allows only characters that need no escaping in HTML or JSON. */
function asProfile(variable: string, value: string): string {
  const { href } = new URL(asUrl(variable, value, ["https:"]));
  if (/^https:\/\/[\w./@%~-]+$/.test(href)) return href;
  throw new StartupError(
    `${variable} es la dirección de un perfil, como https://www.ejemplo.com/kolmena, sin nada detrás de ? ni de #.`,
  );
}
