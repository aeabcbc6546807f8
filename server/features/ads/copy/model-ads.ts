import * as z from "zod/mini";
import { fold } from "#copywriter/spanish/fold.ts";
import type { LlmFailure } from "#server/external/llm.ts";
import { angles } from "../creatives/creative.ts";
import { type Ad, type AdBrief, isWithin, limits } from "./ad-copy.ts";
import { untrueIn } from "./page/claims.ts";
import { isFlawed } from "./page/flaws.ts";
import { pageTextOf } from "./page/page-text.ts";
import { isOrder } from "./page/planted-orders.ts";
import { seasonNear } from "./season-near.ts";

const piece = z.catch(z.nullable(z.string()), null);
const modelAd = z.object({
  angle: z.enum(angles),
  primaryText: piece,
  headline: piece,
  description: piece,
  pictureHeadline: piece,
  pictureBody: piece,
});
const modelAnswer = z.object({ ads: z.array(z.unknown()).check(z.maxLength(30)) });
type ModelAd = z.output<typeof modelAd>;

export type ModelAds =
  | { ok: true; ads: ModelAd[] }
  /** Of the model, or its words were no JSON of the form asked for. */
  | { ok: false; failure: LlmFailure };

/** What a model has said, or why it has not. */
export type AskedAds = { ok: true; text: string } | { ok: false; failure: LlmFailure };

/** The advertisements in what a model has said. */
export function readAnswer(text: string): ModelAds {
  const garbage = (detail: string): ModelAds => ({
    ok: false,
    failure: { kind: "garbage", detail },
  });
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return garbage("The advertisements are no JSON");
    throw error;
  }
  const answer = modelAnswer.safeParse(read);
  if (!answer.success) return garbage("The JSON has no list of advertisements");
  const ads = answer.data.ads.flatMap((one) => {
    const ad = modelAd.safeParse(one);
    return ad.success ? [ad.data] : [];
  });
  return ads.length === 0 ? garbage("No advertisement has an angle") : { ok: true, ads };
}

/** A piece of the model's that was not used, and why. */
export interface Refusal {
  piece: string;
  reasons: string[];
}

/** The drafts with the model's words wherever they hold; every other piece stays as drafted. */
export function mergeAds(
  brief: AdBrief,
  drafts: readonly Ad[],
  written: readonly ModelAd[],
): { ads: Ad[]; refusals: Refusal[]; used: number } {
  const page = pageTextOf(brief);
  const season = seasonNear(brief.today);
  const lent = season ? [season.name] : [];
  const refusals: Refusal[] = [];
  let used = 0;
  const headlines = new Set(drafts.map(({ headline }) => fold(headline)));
  const taken = (name: string, text: string | null, max: number, extra: string[] = []) => {
    const words = text?.replace(/\s+/g, " ").trim() ?? "";
    const reasons = [
      ...(words === "" ? ["missing"] : []),
      ...(isWithin(words, max) ? [] : [`more than ${max}`]),
      ...(isFlawed(words) ? ["flawed"] : []),
      ...(isOrder(words) ? ["order"] : []),
      ...(hasOtherForm(words, brief.site.addressForm) ? ["form of address"] : []),
      ...untrueIn(words, page, lent),
      ...repeatsOrder(words, page.orders),
      ...extra,
    ];
    if (reasons.length > 0) refusals.push({ piece: name, reasons });
    else used += 1;
    return reasons.length === 0 ? words : null;
  };
  const ads = drafts.map((draft): Ad => {
    const ad = written.find(({ angle }) => angle === draft.angle);
    const name = (part: string) => `${draft.angle}.${part}`;
    const repeated = ad?.headline && headlines.has(fold(ad.headline)) ? ["repeated"] : [];
    const headline = taken(name("headline"), ad?.headline ?? null, limits.headline, repeated);
    if (headline) headlines.add(fold(headline));
    const large = draft.picture.quote
      ? null
      : taken(name("pictureHeadline"), ad?.pictureHeadline ?? null, limits.pictureHeadline, [
          ...(draft.angle === "question" && !ad?.pictureHeadline?.trim().endsWith("?")
            ? ["no question"]
            : []),
        ]);
    // The body follows the headline that it was written for.
    const body = large && taken(name("pictureBody"), ad?.pictureBody ?? null, limits.pictureBody);
    return {
      ...draft,
      primaryText:
        taken(name("primaryText"), ad?.primaryText ?? null, limits.primaryText) ??
        draft.primaryText,
      headline: headline ?? draft.headline,
      description:
        taken(name("description"), ad?.description ?? null, limits.description) ??
        draft.description,
      picture: {
        ...draft.picture,
        ...(large ? { headline: large } : {}),
        ...(body ? { body } : {}),
      },
    };
  });
  return { ads, refusals, used };
}

/** A site that says «usted» is not made to say «tú», nor the other way round. */
function hasOtherForm(text: string, form: AdBrief["site"]["addressForm"]): boolean {
  if (form === "usted") return /(?<!\p{L})(?:tú|te|ti|tu|tus|contigo|vos)(?!\p{L})/iu.test(text);
  return /(?<!\p{L})usted(?:es)?(?!\p{L})/iu.test(text);
}

/** Three words running of what a stranger wanted said. */
function repeatsOrder(text: string, orders: readonly string[]): string[] {
  const words = fold(text).split(" ");
  const runs = words.slice(2).map((_, at) => words.slice(at, at + 3).join(" "));
  return runs
    .filter((run) => run.length > 11 && orders.some((order) => ` ${order} `.includes(` ${run} `)))
    .map((run) => `order ${run}`);
}
