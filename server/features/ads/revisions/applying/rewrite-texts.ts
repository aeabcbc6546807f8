import { fold } from "#copywriter/spanish/fold.ts";
import { graphemes } from "#copywriter/spanish/sentences.ts";
import type { Ad } from "#server/features/ads/copy/ad-copy.ts";
import { shortenHeadline } from "#server/features/ads/creatives/typography/words.ts";
import {
  type ApplyContext,
  type Check,
  type Draft,
  UnfulfillableWish,
  withCopy,
} from "../draft.ts";
import type { Wish } from "../wishes.ts";
import {
  checkAbsent,
  checkShown,
  otherLayouts,
  withoutQuote,
  withPictureTexts,
} from "./picture-texts.ts";

/** The longest clause that works as a shorter title; null if there is none. */
function shorterTitle(title: string): string | null {
  const cut = shortenHeadline(title).find(
    ({ headline, rough }) => !rough && graphemes(headline) <= graphemes(title) * 0.85,
  );
  return cut?.headline ?? null;
}

function shorterPost(text: string): string | null {
  const sentences = text.split(/(?<=[.!?…])\s+/u);
  for (let count = sentences.length - 1; count >= 1; count--) {
    const shorter = sentences.slice(0, count).join(" ");
    if (graphemes(shorter) <= graphemes(text) * 0.8 && graphemes(shorter) >= 15) return shorter;
  }
  return null;
}

export function shortenTexts(
  draft: Draft,
  part: Extract<Wish, { kind: "shorten" }>["part"],
  context: ApplyContext,
): Draft {
  const { copy, creatives } = draft.ad;
  const { headline, body } = creatives.square.texts;
  let { ad } = draft;
  const done: string[] = [];
  const checks: Check[] = [];
  const inAll = part === "all";
  const dropsBody = inAll && body !== undefined;
  if (dropsBody) {
    ad = withPictureTexts(ad, { body: undefined });
    done.push("Sin el texto de debajo del título");
    checks.push(checkAbsent("body"));
  }
  if (part === "title" || inAll) {
    const found =
      shorterTitle(headline) ??
      (dropsBody ? null : shorterAlternative(context, (one) => one.picture.headline, headline));
    if (found) {
      ad = withPictureTexts(
        copy.picture.quote && !headline.includes(found.replace(/[.…]$/, ""))
          ? withoutQuote(ad)
          : ad,
        { headline: found },
      );
      done.push(`El título, más corto: «${found}»`);
      checks.push(checkShown(["headline"], found));
    }
  }
  if (part === "post" || inAll) {
    const found =
      shorterPost(copy.primaryText) ??
      (part === "post"
        ? shorterAlternative(context, (one) => one.primaryText, copy.primaryText)
        : null);
    if (found) {
      ad = withCopy(ad, (one) => ({ ...one, primaryText: found }));
      done.push("El texto de la publicación, más corto");
    }
  }
  const partName =
    part === "title" ? "el título" : part === "post" ? "la publicación" : "el anuncio";
  if (done.length === 0)
    throw new UnfulfillableWish(
      `No sabemos acortar más ${partName} sin perder el sentido. ¿Qué quieres que diga? Escríbelo entre comillas.`,
    );
  return {
    ...draft,
    ad,
    changes: [...draft.changes, ...done],
    checks: [...draft.checks, ...checks],
    variants: [...draft.variants, ...otherLayouts(ad)],
  };
}

function shorterAlternative(
  context: ApplyContext,
  of: (ad: Ad) => string,
  now: string,
): string | null {
  const found = context.otherAds.usual
    .map(of)
    .filter((text) => graphemes(text) <= graphemes(now) * 0.85);
  return found.toSorted((one, other) => graphemes(other) - graphemes(one))[0] ?? null;
}

/** Another text that no version of the ad has had. @throws Unmet */
export function findOtherText(context: ApplyContext, { priceless = false } = {}): Ad {
  const seen = new Set(
    context.versions.flatMap(({ copy, creatives }) => [
      fold(creatives.square.texts.headline),
      fold(copy.primaryText),
    ]),
  );
  let other: Ad | null = null;
  for (const one of context.otherAds[priceless ? "priceless" : "usual"]) {
    // Without its price a product is still called the same.
    if (!priceless && seen.has(fold(one.picture.headline))) continue;
    other ??= one;
    if (seen.has(fold(one.primaryText))) continue;
    other = one;
    break;
  }
  if (!other) {
    throw new UnfulfillableWish(
      "No tenemos más frases que sean solo de tu web. ¿Qué quieres que diga? Escríbelo entre comillas.",
    );
  }
  return other;
}

export function rewriteTexts(
  draft: Draft,
  part: Extract<Wish, { kind: "rewrite" }>["part"],
  context: ApplyContext,
): Draft {
  const other = findOtherText(context);
  const { headline, body } = other.picture;
  let { ad } = draft;
  const checks: Check[] = [];
  if (part === "title" || part === "all") {
    ad = withPictureTexts(ad.copy.picture.quote ? withoutQuote(ad) : ad, {
      headline,
      ...(part === "all" ? { body, note: undefined } : {}),
    });
    checks.push(checkShown(["headline"], headline));
  }
  if (part === "body") {
    if (!body)
      throw new UnfulfillableWish(
        "¿Qué texto quieres debajo del título? Escríbelo entre comillas.",
      );
    ad = withPictureTexts(ad, { body, note: undefined });
    checks.push(checkShown(["body", "note"], body));
  }
  if (part === "post" || part === "all") {
    ad = withCopy(ad, (copy) => ({ ...copy, primaryText: other.primaryText }));
  }
  const names = {
    title: "Otro título",
    body: "Otro texto debajo del título",
    post: "Otro texto de publicación",
    all: "Otros textos",
  };
  return {
    ...draft,
    ad,
    changes: [...draft.changes, names[part]],
    checks: [...draft.checks, ...checks],
    variants: [...draft.variants, ...(checks.length > 0 ? otherLayouts(ad) : [])],
  };
}
