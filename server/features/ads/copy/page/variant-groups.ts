import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import type { SiteWords } from "../ad-copy.ts";
import { isOfDoing, singularPhrase } from "./noun-number.ts";

/** A shop or a workshop is not what it sells. */
const places =
  /(?:er[ií]a|escuela|academia|centro|cl[ií]nica|taller(?:es)?|estudio|consultor\p{L}+|despacho|tienda|asesor[ií]a|gestor[ií]a|restaurante|bar|hotel|hostal|spa)s?(?= |$)/iu;

/** A trade's name where it is of what is sold: «Mudanzas», «Bodegas», «Fisioterapia». */
export function tradeNoun(trade: string | null): string | null {
  const [word = ""] = (trade ?? "").split(" ");
  const isPlural = (singularPhrase(word)?.head ?? word) !== word;
  const isOneKind = singularPhrase(trade ?? "") !== null;
  return word !== "" && isOneKind && !places.test(word) && (isPlural || isOfDoing(word))
    ? trade
    : null;
}

/**
 * What a shop's title says that it sells, in the plural, if the page goes on to speak of it: «Audífonos» of «Centro
 * Ejemplo – Audífonos y audiometrías».
 */
export function titleNoun({ title, says = [], products }: SiteWords): string | null {
  const words = (title ?? "").match(/\p{L}{5,}/gu) ?? [];
  const texts = fold(
    [...products.map(({ name }) => name), ...says.map(({ text }) => text)].join(" "),
  ).split(" ");
  const isSold = (word: string) => {
    const stem = fold(word).replace(/e?s$/, "");
    const isPlural = (singularPhrase(word)?.head ?? word) !== word;
    return (
      isPlural && !places.test(word) && texts.filter((text) => text.startsWith(stem)).length >= 3
    );
  };
  return words.find(isSold) ?? null;
}

const collections =
  /^(?:colecci[oó]n|l[ií]nea|serie|gama|temporada|carta|plan|paquete|pack|promo)/iu;

/**
 * The headings that name one thing of which the rows below are kinds: «Puerto de carga» over «Gama baja
 * (Android)» and «iPhone 11 a 13».
 */
export function variantGroups(
  rows: readonly { group: string | null; name: string }[],
): Set<string> {
  const groups = Map.groupBy(rows, ({ group }) => group ?? "");
  const found = [...groups].filter(([group, members]) => {
    const isOne = / /.test(group) && !isOfDoing(group) && !collections.test(group);
    const phrase = isOne ? singularPhrase(group) : null;
    if (!phrase || !group.startsWith(phrase.head) || members.length < 2) return false;
    const names = members.map(({ name }) => name);
    const isThing = names.some((name) => isNoun(name.split(" ")[0]!));
    return !isThing && names.filter((name) => /[\d(]/.test(name)).length * 2 >= names.length;
  });
  return new Set(found.map(([group]) => group));
}
