import { isNoun } from "#copywriter/spanish/phrase.ts";
import { isOfDoing, singularPhrase } from "./noun-number.ts";

/** A shop or a workshop is not what it sells. */
const places =
  /(?:er[ií]a|escuela|academia|centro|cl[ií]nica|taller(?:es)?|estudio|consultor\p{L}+|despacho|tienda|asesor[ií]a|gestor[ií]a|restaurante|bar|hotel|hostal|spa)s?(?= |$)/iu;

/** A trade's name where it is of what is sold: «Mudanzas», «Bodegas», «Fisioterapia». */
export function tradeNoun(trade: string | null): string | null {
  const [word = ""] = (trade ?? "").split(" ");
  const isPlural = (singularPhrase(word)?.head ?? word) !== word;
  return word !== "" && !places.test(word) && (isPlural || isOfDoing(word)) ? trade : null;
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
