import * as z from "zod/mini";
import { brandToneIds, platformIds } from "./brain.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, id, text } from "./fields.ts";

/** What a page sells; prices are only the page's own. */
export const siteProduct = z.object({
  name: z.string(),
  /** With `currency`; null where the page names none that can be told. */
  priceCents: z.nullable(z.int()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** As the page writes it. */
  priceText: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  url: z.nullable(z.string()),
});

export const siteAnalysis = z.object({
  id,
  /** Of the page that was read, after redirects. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Primary subtag: `es`. */
  language: z.nullable(z.string()),
  tone: z.enum(brandToneIds),
  /** How the page speaks to its readers in Spanish. */
  addressForm: z.nullable(z.enum(["tu", "usted", "vos", "vosotros"])),
  products: z.array(siteProduct),
  /** `#rrggbb`, the most used first. */
  colors: z.array(z.string()),
  logoUrl: z.nullable(z.string()),
  /** The one that stands for the page first. */
  pictureUrls: z.array(z.string()),
  fonts: z.array(z.string()),
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  socialLinks: z.array(z.string()),
});
export type SiteAnalysis = z.output<typeof siteAnalysis>;

export const websiteInput = z.strictObject({
  websiteUrl: text({ min: 1, max: 2048, short: "Escribe la dirección de tu web" }),
  email: emailAddress("Introduce un email válido"),
  businessName: text({ min: 1, max: 120, short: "Escribe el nombre de tu negocio" }),
});

const siteFailures = [
  "forbidden",
  "not_found",
  "upstream_failed",
  "upstream_timeout",
  "unavailable",
] as const;

export const analyzeWebsite = endpoint({
  method: "POST",
  path: "/api/analyze-website",
  access: "public",
  summary: "Read a public website: what it says, sells and looks like; kept for seven days",
  body: websiteInput,
  output: z.object({ analysis: siteAnalysis }),
  errors: siteFailures,
});

/** What a site tells of the fields of Brain Central's wizard; null or empty where it tells nothing. */
export const profileProposal = z.object({
  businessName: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  mainService: z.nullable(z.string()),
  audienceLocation: z.nullable(z.string()),
  brandTone: z.enum(brandToneIds),
  preferredPlatforms: z.array(z.enum(platformIds)),
  products: z.array(z.string()),
});
export type ProfileProposal = z.output<typeof profileProposal>;

export const proposeProfile = endpoint({
  method: "POST",
  path: "/api/business-profile/from-website",
  access: "user",
  summary: "What the person's own website says for the business profile; nothing is saved",
  body: z.strictObject({ websiteUrl: websiteInput.shape.websiteUrl }),
  output: z.object({ url: z.string(), proposal: profileProposal }),
  errors: siteFailures,
});
