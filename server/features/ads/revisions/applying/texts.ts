import { graphemes } from "#copywriter/spanish/sentences.ts";
import type { ComposedAd } from "#server/features/ads/material/material.ts";
import {
  type Draft,
  pictureDiffers,
  type RevisionContext,
  UnfulfillableWish,
  withCopy,
  withTexts,
} from "../draft.ts";
import type { AdPart, Wish } from "../wishes.ts";
import { layoutsFor, withLayout } from "./appearance.ts";
import {
  checkAbsent,
  checkShown,
  mapTexts,
  otherLayouts,
  truncated,
  withoutQuote,
  withPictureTexts,
} from "./picture-texts.ts";
import { setPrice } from "./prices.ts";
import { replaceWholeWords, toPrintable, toTitle } from "./typed-text.ts";

/** The most graphemes of each text that a person may write. */
export const textLengthMax: Record<AdPart, number> = {
  title: 110,
  body: 120,
  cta: 24,
  price: 24,
  post: 500,
  adTitle: 80,
  adDescription: 60,
};

const partNames: Record<AdPart, string> = {
  title: "El título",
  body: "El texto de debajo del título",
  cta: "El botón",
  price: "El precio",
  post: "El texto de la publicación",
  adTitle: "El titular del anuncio",
  adDescription: "La descripción del anuncio",
};

const joined = (text: string, more: string) => `${text}${/[.!?…]$/u.test(text) ? "" : "."} ${more}`;

export function writeText(draft: Draft, wish: Extract<Wish, { kind: "write" }>): Draft {
  const { part } = wish;
  const typed = part === "price" ? toPrintable(wish.text) : toTitle(wish.text);
  const text = wish.adds ? joined(draft.ad.copy.primaryText, typed) : typed;
  const long = graphemes(text);
  if (long > textLengthMax[part]) {
    throw new UnfulfillableWish(
      `${partNames[part]} admite ${textLengthMax[part]} caracteres, y «${truncated(text)}» tiene ${long}. ¿Cómo lo acortamos?`,
    );
  }
  const oldPrice = part === "price" && wish.before ? `, antes «${toPrintable(wish.before)}»` : "";
  const changes = [...draft.changes, `${partNames[part]}: «${truncated(text)}»${oldPrice}`];
  switch (part) {
    case "title": {
      const base = draft.ad.copy.picture.quote ? withoutQuote(draft.ad) : draft.ad;
      const ad = withPictureTexts(base, { headline: text });
      return {
        ...draft,
        ad,
        changes,
        checks: [...draft.checks, checkShown(["headline"], text)],
        variants: [...draft.variants, ...otherLayouts(ad)],
      };
    }
    case "body": {
      const ad = withPictureTexts(draft.ad, { body: text, note: undefined });
      return {
        ...draft,
        ad,
        changes,
        checks: [...draft.checks, checkShown(["body", "note"], text)],
        variants: [...draft.variants, ...otherLayouts(ad)],
      };
    }
    case "cta": {
      const ad = withTexts(
        withCopy(draft.ad, (copy) => ({ ...copy, cta: text })),
        (texts) => ({ ...texts, cta: text }),
      );
      return { ...draft, ad, changes, checks: [...draft.checks, checkShown(["cta"], text)] };
    }
    case "price":
      return setPrice(draft, text, wish.before, changes);
    case "post":
      return {
        ...draft,
        changes,
        ad: withCopy(draft.ad, (copy) => ({ ...copy, primaryText: text })),
      };
    case "adTitle":
      return { ...draft, changes, ad: withCopy(draft.ad, (copy) => ({ ...copy, headline: text })) };
    case "adDescription":
      return {
        ...draft,
        changes,
        ad: withCopy(draft.ad, (copy) => ({ ...copy, description: text })),
      };
  }
}

export function removeBody(draft: Draft): Draft {
  const { body, note } = draft.ad.creatives.square.texts;
  if (!body && !note)
    throw new UnfulfillableWish(
      "Este anuncio no lleva texto debajo del título. ¿Qué otra cosa quitamos?",
    );
  return {
    ...draft,
    ad: withPictureTexts(draft.ad, { body: undefined, note: undefined }),
    changes: [...draft.changes, "Sin el texto de debajo del título"],
    checks: [...draft.checks, checkAbsent("body")],
  };
}

const emoji =
  /\s*\p{Extended_Pictographic}(?:\ufe0f|\u200d\p{Extended_Pictographic}|\p{Emoji_Modifier})*/gu;

export function removeEmoji(draft: Draft): Draft {
  const plain = (text: string) => text.replace(emoji, "").trim();
  const { copy, creatives } = draft.ad;
  const { headline, body } = creatives.square.texts;
  const all = [copy.primaryText, copy.headline, copy.description, headline, body ?? ""];
  if (all.every((text) => plain(text) === text)) {
    throw new UnfulfillableWish("Este anuncio no lleva emojis. ¿Qué otra cosa cambiamos?");
  }
  const bare = withPictureTexts(draft.ad, {
    headline: plain(headline),
    ...(body ? { body: plain(body) } : {}),
  });
  return {
    ...draft,
    ad: withCopy(bare, (one) => ({ ...one, ...mapTexts(one, plain) })),
    changes: [...draft.changes, "Sin emojis"],
  };
}

export function replaceText(draft: Draft, { from, to }: Extract<Wish, { kind: "replace" }>): Draft {
  const into = toPrintable(to);
  const { copy, creatives } = draft.ad;
  const { texts } = creatives.square;
  const quoted =
    copy.picture.quote && replaceWholeWords(copy.picture.quote.text, from, into) !== null;
  if (quoted) {
    throw new UnfulfillableWish(
      "Esa frase es de un cliente y la citamos tal cual. Si quieres otro título, escríbelo entre comillas.",
    );
  }
  let found = false;
  const changed = <T extends string | undefined>(text: T): T => {
    const next = text === undefined ? null : replaceWholeWords(text, from, into);
    if (next === null || (next === "" && into === "")) return text;
    found = true;
    return next as T;
  };
  const pictureChanged = [
    texts.headline,
    texts.body,
    texts.note,
    texts.cta,
    texts.price?.text,
  ].some((text) => text !== undefined && replaceWholeWords(text, from, into) !== null);
  const inTexts = withTexts(draft.ad, (one) => ({
    ...one,
    headline: changed(one.headline),
    cta: changed(one.cta),
    ...(one.body ? { body: changed(one.body) } : {}),
    ...(one.note ? { note: changed(one.note) } : {}),
    ...(one.price ? { price: { ...one.price, text: changed(one.price.text) } } : {}),
    ...(one.facts ? { facts: one.facts.map(changed) } : {}),
    ...(one.items
      ? { items: one.items.map((item) => ({ ...item, name: changed(item.name) })) }
      : {}),
  }));
  const ad = withCopy(inTexts, (one) => ({
    ...one,
    ...mapTexts(one, changed),
    cta: changed(one.cta),
    hashtags: one.hashtags.map(changed),
    picture: {
      ...one.picture,
      headline: inTexts.creatives.square.texts.headline,
      ...(one.picture.body ? { body: changed(one.picture.body) } : {}),
    },
  }));
  if (!found)
    throw new UnfulfillableWish(
      `No encontramos «${truncated(toPrintable(from))}» en este anuncio. ¿Nos copias la frase como está escrita?`,
    );
  const next = ad.creatives.square.texts;
  if (graphemes(next.cta) > textLengthMax.cta) {
    throw new UnfulfillableWish(
      `El botón admite ${textLengthMax.cta} caracteres y quedaría «${truncated(next.cta)}». ¿Cómo lo acortamos?`,
    );
  }
  return {
    ...draft,
    ad,
    changes: [
      ...draft.changes,
      into === ""
        ? `Sin «${truncated(toPrintable(from))}»`
        : `«${truncated(toPrintable(from))}» es ahora «${truncated(into)}»`,
    ],
    checks: [...draft.checks, ...(pictureChanged ? [pictureDiffers] : [])],
    variants: [...draft.variants, ...(pictureChanged ? otherLayouts(ad) : [])],
  };
}

export function setCapitals(draft: Draft, on: boolean): Draft {
  const { headline } = draft.ad.creatives.square.texts;
  const isUpperCase = headline === headline.toLocaleUpperCase("es");
  const text = on
    ? headline.toLocaleUpperCase("es")
    : isUpperCase
      ? toTitle(headline.toLocaleLowerCase("es"))
      : headline;
  const ad = withPictureTexts(draft.ad, { headline: text });
  const { layout, pair } = ad.creatives.square;
  const hasUpperCaseFont = !on && (layout === "cartel" || pair === "cartel");
  if (on ? isUpperCase : !isUpperCase && !hasUpperCaseFont) {
    throw new UnfulfillableWish(
      `El título ya va ${on ? "en" : "sin"} mayúsculas. ¿Qué otra cosa cambiamos?`,
    );
  }
  const inOtherLayout: ComposedAd = hasUpperCaseFont
    ? {
        ...ad,
        creatives: withLayout(ad, layoutsFor(ad).find((name) => name !== "cartel") ?? "bicolor")
          .creatives,
      }
    : ad;
  const inOtherFont = hasUpperCaseFont
    ? {
        ...inOtherLayout,
        creatives: {
          square: { ...inOtherLayout.creatives.square, pair: "mercado" as const },
          wide: { ...inOtherLayout.creatives.wide, pair: "mercado" as const },
        },
      }
    : inOtherLayout;
  return {
    ...draft,
    ad: inOtherFont,
    changes: [...draft.changes, on ? "El título, en mayúsculas" : "El título, sin mayúsculas"],
    checks: [...draft.checks, pictureDiffers],
  };
}

/** Puts the site's phone, address or host name under the title. */
export function showContact(
  draft: Draft,
  what: "phone" | "address" | "website",
  { facts, websiteUrl }: RevisionContext,
): Draft {
  const host = URL.parse(websiteUrl)?.hostname.replace(/^www\./, "") ?? null;
  const text = { phone: facts.phone, address: facts.address, website: host }[what];
  const name = { phone: "el teléfono", address: "la dirección", website: "la web" }[what];
  if (!text)
    throw new UnfulfillableWish(
      `No encontramos ${name} en tu web. Escríbelo como quieres que se lea, por ejemplo: pon «Calle Mayor, 5» debajo del título.`,
    );
  const { body } = draft.ad.creatives.square.texts;
  const joined = body ? `${body.replace(/[.\s]+$/u, "")} · ${text}` : text;
  return writeText(draft, {
    kind: "write",
    part: "body",
    text: graphemes(joined) <= 90 ? joined : text,
  });
}
