import * as z from "zod/mini";
import { affiliateCode } from "./account.ts";
import { adEdits, scheduledDay } from "./ads.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, oneOf, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { websiteInput } from "./websites.ts";

/** Months after payment until an order and its page expire. */
export const orderMonths = 12;

export const createAdsPayment = endpoint({
  method: "POST",
  path: "/api/create-instant-ads-payment",
  access: "public",
  summary:
    "Order the advertisements of an analysis; answers the hosted payment page and the order's token",
  body: z.strictObject({
    ...websiteInput.shape,
    /** Other fields of the analysis are ignored. */
    analysis: z.object({ id, edits: adEdits }),
    affiliateCode,
  }),
  output: z.object({ checkoutUrl: z.string(), orderToken: z.string() }),
  errors: ["not_found", "conflict", "unavailable", "upstream_failed", "upstream_timeout"],
});

/** Cannot be guessed; anyone who has it may see the order. */
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
 * `unpaid`: the payment page is open or was abandoned. `expired`: the payment page has expired. `paid`:
 * waits in the queue. `refunding`: could not be delivered, and the refund is in progress.
 */
const orderStatus = z.enum(orderStatuses);
export type OrderStatus = z.output<typeof orderStatus>;

/** The refunds of an order so far. */
const refund = z.object({
  /** Dollars. */
  amount: z.number(),
  /** Time of the latest refund. */
  at: instant,
});
export type OrderRefund = z.output<typeof refund>;

const adPicture = z.object({
  /** Full size for publishing; signed for an hour. */
  url: z.string(),
  /** About 720 px wide, for display. */
  thumbnailUrl: z.string(),
  /** Like `url`, as a download with a file name. */
  downloadUrl: z.string(),
  width: z.int(),
  height: z.int(),
});

const adVersion = z.object({
  /** 0 is the delivered one. */
  number: z.int(),
  /** The revision request, in the customer's words or ours; null for 0. */
  request: z.nullable(z.string()),
  createdAt: instant,
  thumbnailUrl: z.string(),
});

/** The texts of an advertisement that a revision can change. */
const adTexts = z.object({
  primaryText: z.string(),
  headline: z.string(),
  description: z.string(),
  hashtags: z.array(z.string()),
  /** Texts inside the picture. */
  pictureHeadline: z.string(),
  pictureBody: z.nullable(z.string()),
  pictureCta: z.string(),
  picturePrice: z.nullable(z.string()),
});
export type AdTexts = z.output<typeof adTexts>;

/** Meta's buttons under an ad, as its Ads Manager names them in Spanish. */
export const metaButtonNames = {
  SHOP_NOW: "Comprar",
  BOOK_NOW: "Reservar",
  CONTACT_US: "Contactarnos",
  GET_QUOTE: "Solicitar presupuesto",
  LEARN_MORE: "Más información",
} as const;

export const orderedAd = z.object({
  ...scheduledDay.shape,
  texts: adTexts,
  /** Meta's button under it. */
  button: z.enum(["SHOP_NOW", "BOOK_NOW", "CONTACT_US", "GET_QUOTE", "LEARN_MORE"]),
  square: adPicture,
  wide: adPicture,
  /** The version that is currently shown and downloaded. */
  version: z.int(),
  versions: z.array(adVersion),
  revisionsLeft: z.int(),
});
export type OrderedAd = z.output<typeof orderedAd>;

export const order = z.object({
  token: orderToken,
  /** Shown on invoices and in mails, such as «KW-7F3A21». */
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
  /** null without refunds; a partial refund does not change the status. */
  refund: z.nullable(refund),
  /** Whether it is refunded because it could not be delivered. */
  undelivered: z.boolean(),
  /** Deadline for revisions; null before delivery. */
  revisableUntil: z.nullable(instant),
  /** When the order's page expires. */
  availableUntil: instant,
  /** The payment page while the order can still be paid, otherwise null. */
  checkoutUrl: z.nullable(z.string()),
  /** Progress of an order in production; the steps follow in this order. */
  progress: z.nullable(
    z.object({
      step: z.enum(["queued", "reading", "writing", "drawing", "packing"]),
      drawn: z.int(),
      toDraw: z.int(),
    }),
  ),
  /** In order of their days; during production only those already rendered. */
  ads: z.array(orderedAd),
  schedule: z.array(scheduledDay),
  colors: z.array(z.string()),
  /** What wrote the texts, such as «OpenAI · gpt-5» or «Modo local»; null before that. */
  writer: z.nullable(z.string()),
  testMode: z.boolean(),
});
export type Order = z.output<typeof order>;

export const readOrder = endpoint({
  method: "GET",
  path: "/api/orders/{token}",
  access: "public",
  summary:
    "Read an order by its private token; with `Accept: text/event-stream`, again after each change",
  params: token,
  output: order,
  errors: ["not_found"],
  events: z.object({ type: z.literal("order"), order }),
});

const orderSummary = z.object({
  token: orderToken,
  number: z.string(),
  status: orderStatus,
  businessName: z.string(),
  websiteUrl: z.string(),
  price: z.number(),
  createdAt: instant,
  deliveredAt: z.nullable(instant),
  refund: z.nullable(refund),
  /** Signed URLs of its small square pictures, in order of their days. */
  thumbnailUrls: z.array(z.string()),
});
export type OrderSummary = z.output<typeof orderSummary>;

export const listOrders = endpoint({
  method: "GET",
  path: "/api/orders",
  access: "user",
  summary: "List the user's orders of advertisements, newest first",
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(oneOf(orderStatuses, "Estado no válido")),
  }),
  output: z.array(orderSummary),
  paginated: true,
});

/** Files of an order that are created on request, at `/descargas/{token}/{file}`. */
export const orderFiles = {
  zip: "anuncios.zip",
  csv: "textos-meta.csv",
  calendar: "calendario.ics",
  strategyPdf: "estrategia.pdf",
  strategyHtml: "estrategia.html",
} as const;
export type OrderFile = keyof typeof orderFiles;
