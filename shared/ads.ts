import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, text } from "./fields.ts";

/** Instant Web Ads: one price, once, taxes included. */
export const adsPriceCents = 1500;
export const adsPerOrder = 7;

/** What each advertisement of a week argues, in Spanish for people. */
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

/** `#1a2b3c`, in small letters. */
export const hexColor = z
  .string({ error: "Elige un color" })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "Escribe un color como #1a2b3c" }), z.toLowerCase());

/** Longest product name that an advertisement says; what is called longer is not advertised. */
export const adProductNameMax = 30;

/** Pure. What an advertisement says of a product's name: not what stands in brackets or after a dash. */
export function adProductName(name: string): string {
  const [first = ""] = name.replace(/\([^)]*\)/g, " ").split(/\s[-–—|·/]\s|[:;]\s|,\s/);
  return first
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,:]+$/, "");
}

/** What the buyer changed of what was read of the site; null: as it was read. */
export const adEdits = z.strictObject({
  /** The brand's, the most important first. */
  colors: z.nullable(
    z
      .array(hexColor)
      .check(
        z.minLength(1, { error: "Elige al menos un color" }),
        z.maxLength(4, { error: "Elige como máximo cuatro colores" }),
      ),
  ),
  /** Which products are advertised, in this order; an empty list speaks of the business only. */
  products: z.nullable(
    z
      .array(
        z.strictObject({
          /** Place among the analysis's products: its picture and address stay. */
          index: z.int({ error: "Este producto no existe" }).check(z.gte(0), z.lte(99)),
          name: text({ min: 1, max: 80, short: "Escribe el nombre del producto" }),
          /** As it is to be written; null: without a price. */
          priceText: z.nullable(text({ min: 1, max: 24, short: "Escribe el precio" })),
        }),
      )
      .check(z.maxLength(12, { error: "Elige como máximo doce productos" })),
  ),
});
export type AdEdits = z.output<typeof adEdits>;

/** When one day's advertisement goes out and what for. */
export const scheduledDay = z.object({
  /** 1–7. */
  number: z.int(),
  /** `YYYY-MM-DD` in Europe/Madrid. */
  date: z.string(),
  angle,
  /** `HH:MM`. */
  instagramAt: z.string(),
  facebookAt: z.string(),
  /** «Que te conozcan». */
  goal: z.string(),
  why: z.string(),
});
export type ScheduledDay = z.output<typeof scheduledDay>;

export const adPreview = z.object({
  ...scheduledDay.shape,
  headline: z.string(),
  primaryText: z.string(),
  /** Small, watermarked; null: it could not be drawn just now. */
  thumbnailUrl: z.nullable(z.string()),
});
export type AdPreview = z.output<typeof adPreview>;

const weekPreview = z.object({
  ads: z.array(adPreview),
  /** These texts are by rules; an order's are written by a language model. */
  isDraft: z.boolean(),
});
export type WeekPreview = z.output<typeof weekPreview>;

export const previewAds = endpoint({
  method: "POST",
  path: "/api/analyses/{analysisId}/preview",
  access: "public",
  summary:
    "The seven advertisements that an order would begin with, as watermarked thumbnails; with `Accept: text/event-stream`, each as soon as it is drawn",
  params: z.object({ analysisId: id }),
  body: z.strictObject({ edits: adEdits }),
  output: weekPreview,
  errors: ["not_found", "unavailable"],
  /** The week without pictures, then each picture; the end says that there are no more. */
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
