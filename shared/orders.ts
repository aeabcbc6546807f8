import * as z from "zod/mini";
import { affiliateCode } from "./account.ts";
import { adEdits, scheduledDay } from "./ads.ts";
import { endpoint } from "./endpoint.ts";
import { id, instant, oneOf, text } from "./fields.ts";
import { pageQuery } from "./paging.ts";
import { websiteInput } from "./websites.ts";

/** From its payment; its page lives as long. */
export const orderMonths = 12;

export const createAdsPayment = endpoint({
  method: "POST",
  path: "/api/create-instant-ads-payment",
  access: "public",
  summary:
    "Order the advertisements of an analysis: a hosted payment page, and the order's own page",
  body: z.strictObject({
    ...websiteInput.shape,
    /** Whatever else the page knows of it is not listened to. */
    analysis: z.object({ id, edits: adEdits }),
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
