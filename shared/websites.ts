import * as z from "zod/mini";
import { brandToneIds, platformIds } from "./brain.ts";
import { endpoint } from "./endpoint.ts";
import { emailAddress, id, text } from "./fields.ts";

/** A product on a page; the price comes only from the page. */
export const siteProduct = z.object({
  name: z.string(),
  /** null, like `currency`, when the page has no price or an unknown currency. */
  priceCents: z.nullable(z.int()),
  /** ISO 4217. */
  currency: z.nullable(z.string()),
  /** The price as the page writes it. */
  priceText: z.nullable(z.string()),
  pictureUrl: z.nullable(z.string()),
  url: z.nullable(z.string()),
});

export const siteAnalysis = z.object({
  id,
  /** The page's URL after redirects. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  /** Primary language subtag, such as `es`. */
  language: z.nullable(z.string()),
  tone: z.enum(brandToneIds),
  /** The Spanish form of address on the page. */
  addressForm: z.nullable(z.enum(["tu", "usted", "vos", "vosotros"])),
  products: z.array(siteProduct),
  /** `#rrggbb`, the most used first. */
  colors: z.array(z.string()),
  logoUrl: z.nullable(z.string()),
  /** The preview picture first. */
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
  summary:
    "Analyze a public website's facts, products and design; the analysis is stored for seven days",
  body: websiteInput,
  output: z.object({ analysis: siteAnalysis }),
  errors: siteFailures,
});

/** Values for Brain Central's wizard from a website; null or empty where the site says nothing. */
const profileProposal = z.object({
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
  summary: "Propose a business profile from the user's website; nothing is saved",
  body: z.strictObject({ websiteUrl: websiteInput.shape.websiteUrl }),
  output: z.object({ url: z.string(), proposal: profileProposal }),
  errors: siteFailures,
});
