import type { Ad } from "#server/features/ads/copy/ad-copy.ts";
import { clausesOf } from "#server/features/ads/creatives/typography/words.ts";
import { fold } from "#server/features/workers/copywriter/language/escape.ts";
import { graphemes } from "#server/features/workers/copywriter/language/polish.ts";
import { type Check, type Draft, Unmet, type WishesContext, withCopy } from "../draft.ts";
import type { Wish } from "../wishes.ts";
import { elsewhere, inPicture, lacks, reads, unquoted } from "./picture-words.ts";

/** The longest clause that works as a shorter title; null if there is none. */
function shorterTitle(title: string): string | null {
  const cut = clausesOf(title).find(
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

export function shortened(
  draft: Draft,
  part: Extract<Wish, { kind: "shorten" }>["part"],
  context: WishesContext,
): Draft {
  const { copy, creatives } = draft.ad;
  const { headline, body } = creatives.square.texts;
  let { ad } = draft;
  const done: string[] = [];
  const checks: Check[] = [];
  const inAll = part === "all";
  const dropsBody = inAll && body !== undefined;
  if (dropsBody) {
    ad = inPicture(ad, { body: undefined });
    done.push("Sin el texto de debajo del título");
    checks.push(lacks("body"));
  }
  if (part === "title" || inAll) {
    const found =
      shorterTitle(headline) ??
      (dropsBody ? null : shorterAlternative(context, (one) => one.picture.headline, headline));
    if (found) {
      ad = inPicture(
        copy.picture.quote && !headline.includes(found.replace(/[.…]$/, "")) ? unquoted(ad) : ad,
        { headline: found },
      );
      done.push(`El título, más corto: «${found}»`);
      checks.push(reads(["headline"], found));
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
    throw new Unmet(
      `No sabemos acortar más ${partName} sin perder el sentido. ¿Qué quieres que diga? Escríbelo entre comillas.`,
    );
  return {
    ...draft,
    ad,
    changes: [...draft.changes, ...done],
    checks: [...draft.checks, ...checks],
    variants: [...draft.variants, ...elsewhere(ad)],
  };
}

function shorterAlternative(
  context: WishesContext,
  of: (ad: Ad) => string,
  now: string,
): string | null {
  const found = context.otherAds.usual
    .map(of)
    .filter((text) => graphemes(text) <= graphemes(now) * 0.85);
  return found.toSorted((one, other) => graphemes(other) - graphemes(one))[0] ?? null;
}

/** Another text that no version of the ad has had. @throws Unmet */
export function anotherText(context: WishesContext, { priceless = false } = {}): Ad {
  const seen = new Set(
    context.versions.flatMap(({ copy, creatives }) => [
      fold(creatives.square.texts.headline),
      fold(copy.primaryText),
    ]),
  );
  let other: Ad | null = null;
  for (const one of context.otherAds[priceless ? "priceless" : "usual"]) {
    if (seen.has(fold(one.picture.headline))) continue;
    other ??= one;
    if (seen.has(fold(one.primaryText))) continue;
    other = one;
    break;
  }
  if (!other) {
    throw new Unmet(
      "No tenemos más frases que sean solo de tu web. ¿Qué quieres que diga? Escríbelo entre comillas.",
    );
  }
  return other;
}

export function rewritten(
  draft: Draft,
  part: Extract<Wish, { kind: "rewrite" }>["part"],
  context: WishesContext,
): Draft {
  const other = anotherText(context);
  const { headline, body } = other.picture;
  let { ad } = draft;
  const checks: Check[] = [];
  if (part === "title" || part === "all") {
    ad = inPicture(ad.copy.picture.quote ? unquoted(ad) : ad, {
      headline,
      ...(part === "all" ? { body, note: undefined } : {}),
    });
    checks.push(reads(["headline"], headline));
  }
  if (part === "body") {
    if (!body) throw new Unmet("¿Qué texto quieres debajo del título? Escríbelo entre comillas.");
    ad = inPicture(ad, { body, note: undefined });
    checks.push(reads(["body", "note"], body));
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
    variants: [...draft.variants, ...(checks.length > 0 ? elsewhere(ad) : [])],
  };
}
