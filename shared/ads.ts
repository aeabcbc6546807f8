import * as z from "zod/mini";
import { addedFacts } from "./added-facts.ts";
import { endpoint } from "./endpoint.ts";
import { id, text } from "./fields.ts";

/** The one-time price of Instant Web Ads, taxes included. */
export const adsPriceCents = 1500;
export const adsPerOrder = 7;

/** The Spanish name of each advertisement's angle. */
export const angleNames = {
  benefit: "Beneficio",
  problem: "Problema",
  offer: "Oferta",
  proof: "Confianza",
  urgency: "Momento",
  question: "Pregunta",
  in_use: "En uso",
} as const;
const angle = z.enum(Object.keys(angleNames) as (keyof typeof angleNames)[]);

/** A colour such as `#1a2b3c`, turned to lower case. */
export const hexColor = z
  .string({ error: "Elige un color" })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "Escribe un color como #1a2b3c" }), z.toLowerCase());

/** Pictures of one's own for one analysis. */
export const ownPicturesMax = 6;

/** The buyer's changes to the analysis; null keeps what was read from the site. */
export const adEdits = z.strictObject({
  /** Brand colours, the most important first. */
  colors: z.nullable(
    z
      .array(hexColor)
      .check(
        z.minLength(1, { error: "Elige al menos un color" }),
        z.maxLength(4, { error: "Elige como máximo cuatro colores" }),
      ),
  ),
  /** The advertised products, in order; with an empty list the ads are about the business only. */
  products: z.nullable(
    z
      .array(
        z.strictObject({
          /** Position in the analysis's products, which keeps its picture and URL. */
          index: z.int({ error: "Este producto no existe" }).check(z.gte(0), z.lte(99)),
          name: text({ min: 1, max: 80, short: "Escribe el nombre del producto" }),
          /** The price as shown; null for no price. */
          priceText: z.nullable(text({ min: 1, max: 24, short: "Escribe el precio" })),
        }),
      )
      .check(z.maxLength(12, { error: "Elige como máximo doce productos" })),
  ),
  /** What the page does not say; absent in orders of earlier versions. */
  added: z.optional(z.nullable(addedFacts)),
  /** The buyer's own pictures, the first one first; absent likewise. */
  pictureIds: z.optional(
    z.array(id).check(
      z.maxLength(ownPicturesMax, { error: `Elige como máximo ${ownPicturesMax} fotos` }),
      z.refine<string[]>((ids) => new Set(ids).size === ids.length, {
        error: "Elige cada foto una sola vez",
      }),
    ),
  ),
});
export type AdEdits = z.output<typeof adEdits>;

/** When one day's advertisement is published, and its purpose. */
export const scheduledDay = z.object({
  /** 1 to 7. */
  number: z.int(),
  /** `YYYY-MM-DD` in Europe/Madrid. */
  date: z.string(),
  angle,
  /** `HH:MM`. */
  instagramAt: z.string(),
  facebookAt: z.string(),
  /** In Spanish, such as «Que te conozcan». */
  goal: z.string(),
  why: z.string(),
});
export type ScheduledDay = z.output<typeof scheduledDay>;

const adPreview = z.object({
  ...scheduledDay.shape,
  headline: z.string(),
  primaryText: z.string(),
  /** Small and watermarked; null when it could not be rendered now. */
  thumbnailUrl: z.nullable(z.string()),
});
export type AdPreview = z.output<typeof adPreview>;

/** Facts that seven honest ads need. */
export const adFactsNeeded = 6;

/** Why there is too little for seven ads. */
export const unreadyReasons = [
  "login",
  "article",
  "other_language",
  "no_products",
  "few_facts",
] as const;

/** Whether a page, with what the buyer added, says enough for seven ads. */
export const adReadiness = z.object({
  /** An order is refused until this is true. */
  isReady: z.boolean(),
  factCount: z.int(),
  factsNeeded: z.int(),
  /** The facts that were counted, as an owner would recognise them; at most twelve. */
  found: z.array(z.string()),
  missing: z.array(
    z.object({
      reason: z.enum(unreadyReasons),
      /** Where the buyer can add it. */
      field: z.enum(["sells", "distinct"]),
      /** A Spanish sentence for the buyer. */
      message: z.string(),
    }),
  ),
});
export type AdReadiness = z.output<typeof adReadiness>;

const weekPreview = z.object({
  ads: z.array(adPreview),
  readiness: adReadiness,
  /** True when these texts come from rules, while the order's will come from a language model. */
  isDraft: z.boolean(),
});
export type WeekPreview = z.output<typeof weekPreview>;

export const previewAds = endpoint({
  method: "POST",
  path: "/api/analyses/{analysisId}/preview",
  access: "public",
  summary:
    "Preview the seven advertisements of an order as watermarked thumbnails; with `Accept: text/event-stream`, each as soon as it is rendered",
  params: z.object({ analysisId: id }),
  body: z.strictObject({ edits: adEdits }),
  output: weekPreview,
  errors: ["not_found", "unavailable"],
  /** The week without pictures, then each picture; the stream ends after the last one. */
  events: z.discriminatedUnion("type", [
    z.object({ type: z.literal("week"), week: weekPreview }),
    z.object({
      type: z.literal("drawn"),
      number: z.int(),
      thumbnailUrl: adPreview.shape.thumbnailUrl,
    }),
  ]),
});
export type PreviewEvent = z.output<typeof previewAds.events>;
