import * as z from "zod/mini";
import { affiliateCode } from "./account.ts";
import { endpoint } from "./endpoint.ts";
import { pageQuery } from "./page.ts";
import { id, instant, oneOf, text } from "./text.ts";
import { websiteInput } from "./websites.ts";

/** Instant Web Ads: one price, once, taxes included. */
export const adsPriceCents = 1500;
export const adsPerOrder = 7;
/** Beside the first version of each picture. */
export const revisionsPerAd = 3;
/** After delivery. */
export const revisionDays = 7;
/** The order's page lives as long. */
export const orderMonths = 12;

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

const hexColor = z
  .string({ error: "Elige un color" })
  .check(z.regex(/^#[0-9a-f]{6}$/i, { error: "Escribe un color como #1a2b3c" }), z.toLowerCase());

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

const analysisId = id;

export const previewAds = endpoint({
  method: "POST",
  path: "/api/analyses/{analysisId}/preview",
  access: "public",
  summary:
    "The seven advertisements that an order would begin with, as watermarked thumbnails; with `Accept: text/event-stream`, each as soon as it is drawn",
  params: z.object({ analysisId }),
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

export const createAdsPayment = endpoint({
  method: "POST",
  path: "/api/create-instant-ads-payment",
  access: "public",
  summary:
    "Order the advertisements of an analysis: a hosted payment page, and the order's own page",
  body: z.strictObject({
    ...websiteInput.shape,
    /** Whatever else the page knows of it is not listened to. */
    analysis: z.object({ id: analysisId, edits: adEdits }),
    affiliateCode,
  }),
  output: z.object({ checkoutUrl: z.string(), orderToken: z.string() }),
  errors: ["not_found", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

/** Unguessable: whoever has it may see the order. */
export const orderToken = text({ min: 20, max: 100, short: "Falta el pedido" });
const token = z.object({ token: orderToken });

export const orderStatuses = [
  "unpaid",
  "expired",
  "paid",
  "working",
  "delivered",
  "refunding",
  "refunded",
] as const;
/**
 * `unpaid`: its payment page is open, or was left. `expired`: that page is over. `paid`: waits for
 * its turn. `refunding`: could not be delivered, the money goes back.
 */
export const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof orderStatus>;

/** What has gone back of its price so far. */
const refund = z.object({
  /** Dollars. */
  amount: z.number(),
  /** Of the last part. */
  at: instant,
});
export type OrderRefund = z.output<typeof refund>;

const adPicture = z.object({
  /** Signed, for an hour; as it is published. */
  url: z.string(),
  /** The same at about 720 px, to be shown. */
  thumbnailUrl: z.string(),
  /** The same, saved under a name. */
  downloadUrl: z.string(),
  width: z.int(),
  height: z.int(),
});

const adVersion = z.object({
  /** 0 is the delivered one. */
  number: z.int(),
  /** What was asked for, in the person's words or ours; null for 0. */
  request: z.nullable(z.string()),
  createdAt: instant,
  thumbnailUrl: z.string(),
});

/** Every text of an advertisement that a revision by fields may change. */
export const adTexts = z.object({
  primaryText: z.string(),
  headline: z.string(),
  description: z.string(),
  hashtags: z.array(z.string()),
  /** What the picture says. */
  pictureHeadline: z.string(),
  pictureBody: z.nullable(z.string()),
  pictureCta: z.string(),
  picturePrice: z.nullable(z.string()),
});
export type AdTexts = z.output<typeof adTexts>;

export const orderedAd = z.object({
  ...scheduledDay.shape,
  texts: adTexts,
  square: adPicture,
  wide: adPicture,
  /** The version that is shown and delivered. */
  version: z.int(),
  versions: z.array(adVersion),
  revisionsLeft: z.int(),
});
export type OrderedAd = z.output<typeof orderedAd>;

export const order = z.object({
  token: orderToken,
  /** For people, on invoices and in mails: «KW-7F3A21». */
  number: z.string(),
  status: orderStatus,
  businessName: z.string(),
  websiteUrl: z.string(),
  email: z.string(),
  /** Dollars. */
  price: z.number(),
  createdAt: instant,
  paidAt: z.nullable(instant),
  deliveredAt: z.nullable(instant),
  /** null: nothing of it; an order that is given back in part stays as it is. */
  refund: z.nullable(refund),
  /** We could not make it: its money goes back, or is back, for that. */
  undelivered: z.boolean(),
  /** Until when revisions are taken; null before delivery. */
  revisableUntil: z.nullable(instant),
  /** Until when this page lives. */
  availableUntil: instant,
  /** Where it can be paid still; null: it need not or cannot. */
  checkoutUrl: z.nullable(z.string()),
  /** Of what is under way: steps in the order of the list. */
  progress: z.nullable(
    z.object({
      step: z.enum(["queued", "reading", "writing", "drawing", "packing"]),
      drawn: z.int(),
      toDraw: z.int(),
    }),
  ),
  /** In the order of their days; those that are drawn so far while it is worked on. */
  ads: z.array(orderedAd),
  schedule: z.array(scheduledDay),
  colors: z.array(z.string()),
  /** Who wrote the texts: «OpenAI · gpt-5», «Modo local»; null before. */
  writer: z.nullable(z.string()),
  testMode: z.boolean(),
});
export type Order = z.output<typeof order>;

export const readOrder = endpoint({
  method: "GET",
  path: "/api/orders/{token}",
  access: "public",
  summary: "An order by its private link; with `Accept: text/event-stream`, again at each change",
  params: token,
  output: order,
  errors: ["not_found"],
  events: z.object({ type: z.literal("order"), order }),
});

const optional = (max: number) => z.optional(text({ min: 1, max, short: "Escribe un texto" }));

/** A revision in plain words, by fields, or both. */
export const revisionInput = z.strictObject({
  words: z.optional(text({ min: 1, max: 500, short: "Dinos qué quieres cambiar" })),
  fields: z.optional(
    z.strictObject({
      primaryText: optional(500),
      headline: optional(80),
      description: optional(60),
      hashtags: z.optional(z.array(text({ min: 2, max: 40 })).check(z.maxLength(10))),
      pictureHeadline: optional(110),
      pictureBody: z.optional(z.nullable(text({ max: 120 }))),
      pictureCta: optional(24),
      picturePrice: z.optional(z.nullable(text({ max: 24 }))),
      colors: z.optional(z.array(hexColor).check(z.minLength(1), z.maxLength(4))),
      showLogo: z.optional(z.boolean()),
    }),
  ),
});
export type RevisionInput = z.output<typeof revisionInput>;

const adNumber = z.coerce
  .number({ error: "Este anuncio no existe" })
  .check(z.int(), z.gte(1), z.lte(7));
const oneAd = z.object({ token: orderToken, number: adNumber });

export const reviseAd = endpoint({
  method: "POST",
  path: "/api/orders/{token}/ads/{number}/revisions",
  access: "public",
  summary:
    "Change one advertisement, three times at most; what is not understood asks back and does not count",
  params: oneAd,
  body: revisionInput,
  output: z.discriminatedUnion("type", [
    z.object({
      type: z.literal("revised"),
      ad: orderedAd,
      changes: z.array(z.string()),
      /** Of several wishes, those that could not be met, and why. */
      undone: z.array(z.string()),
    }),
    z.object({ type: z.literal("unclear"), question: z.string() }),
  ]),
  errors: ["not_found", "conflict", "forbidden", "unavailable"],
});

export const restoreAd = endpoint({
  method: "POST",
  path: "/api/orders/{token}/ads/{number}/version",
  access: "public",
  summary: "Go back to a version that is kept; costs no revision",
  params: oneAd,
  body: z.strictObject({ version: z.int().check(z.gte(0), z.lte(revisionsPerAd)) }),
  output: orderedAd,
  errors: ["not_found", "conflict", "forbidden"],
});

export const orderSummary = z.object({
  token: orderToken,
  number: z.string(),
  status: orderStatus,
  businessName: z.string(),
  websiteUrl: z.string(),
  price: z.number(),
  createdAt: instant,
  deliveredAt: z.nullable(instant),
  refund: z.nullable(refund),
  /** Signed addresses of its pictures for Instagram, small, by their days. */
  thumbnailUrls: z.array(z.string()),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const listOrders = endpoint({
  method: "GET",
  path: "/api/orders",
  access: "user",
  summary: "The person's orders of advertisements, newest first",
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(oneOf(orderStatuses, "Estado no válido")),
  }),
  output: z.array(orderSummary),
  paginated: true,
});

/** Files of an order that are made when they are asked for: `/descargas/{token}/{file}`. */
export const orderFiles = {
  zip: "anuncios.zip",
  csv: "textos-meta.csv",
  calendar: "calendario.ics",
  strategyPdf: "estrategia.pdf",
  strategyHtml: "estrategia.html",
} as const;
export type OrderFile = keyof typeof orderFiles;
