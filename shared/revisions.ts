import * as z from "zod/mini";
import { hexColor } from "./ads.ts";
import { endpoint } from "./endpoint.ts";
import { text } from "./fields.ts";
import { orderedAd, orderToken } from "./orders.ts";

/** Revisions per advertisement, not counting its first version. */
export const revisionsPerAd = 3;
/** Days after delivery in which revisions are possible. */
export const revisionDays = 7;

const optional = (max: number) => z.optional(text({ min: 1, max, short: "Escribe un texto" }));

/** A revision request in words, as field values, or both. */
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
    "Revise an advertisement, at most three times; an unclear request gets a question and does not count",
  params: oneAd,
  body: revisionInput,
  output: z.discriminatedUnion("type", [
    z.object({
      type: z.literal("revised"),
      ad: orderedAd,
      changes: z.array(z.string()),
      /** The requested changes that could not be made, and why. */
      undone: z.array(z.string()),
    }),
    z.object({ type: z.literal("unclear"), question: z.string() }),
  ]),
  errors: ["not_found", "conflict", "forbidden", "unavailable"],
});

export const proposeChanges = endpoint({
  method: "GET",
  path: "/api/orders/{token}/ads/{number}/proposals",
  access: "public",
  summary:
    "Suggest changes that would be visible in an advertisement's current version; none when it can no longer be revised",
  params: oneAd,
  output: z.object({ proposals: z.array(z.string()) }),
  errors: ["not_found", "unavailable"],
});

export const restoreAd = endpoint({
  method: "POST",
  path: "/api/orders/{token}/ads/{number}/version",
  access: "public",
  summary: "Go back to an earlier version; does not count as a revision",
  params: oneAd,
  body: z.strictObject({ version: z.int().check(z.gte(0), z.lte(revisionsPerAd)) }),
  output: orderedAd,
  errors: ["not_found", "conflict", "forbidden"],
});
