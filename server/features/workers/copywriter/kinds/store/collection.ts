import type { Copy } from "../../copy.ts";
import type { Kind } from "../../draft.ts";
import { fold } from "../../language/escape.ts";
import { list } from "../../language/grammar.ts";
import type { Season } from "../../lexicon/seasons.ts";
import { fitting, topicOf } from "../../lexicon/topics.ts";
import { inSeason } from "../../own-words.ts";
import { isPrice } from "../../understanding/offers.ts";
import { searchLines } from "../ads/search-lines.ts";
import { forAnybody, seasonLines } from "../concrete.ts";
import { flow, small, stack } from "../layout.ts";
import { offerLine } from "../offer-line.ts";
import { hook, proof } from "../paragraphs.ts";
import { edible } from "../things.ts";

const sentenceOf = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** One line for a product of the profile, about that product. */
function pieceLine(copy: Copy, product: string, index: number): string {
  // Of a family of many things, only the lines that can stand beside this one.
  const all = topicOf(copy.industry.id, product)
    ? (fitting(copy.industry, product).says ?? [])
    : [];
  const { says: said = [] } = inSeason({ ...copy.industry, says: all }, copy.request.season?.id);
  // «Un bolso se guarda relleno» says nothing of a wallet.
  const own = said.filter((text) => {
    const [, noun = ""] = /^Una? ([a-zà-ž]+)/u.exec(text) ?? [];
    return !noun || fold(product).includes(fold(noun).replace(/e?s$/u, ""));
  });
  const line = own[index % Math.max(1, own.length)];
  return line ? copy.fill(line) : "";
}

/** «Navidad», «otoño», «regalos»: what gathers the things of the collection. */
const gathered = (season: Season | undefined, thing: string): string =>
  season ? season.name.replace(/^(?:el|la|los|las) /, "") : thing;

/** «La colección de cestas de Navidad» gathers baskets. */
const thingOf = (copy: Copy): string =>
  copy
    .fill("{n}")
    .replace(/^colecci[oó]n (?:de |para )?(?=.{3})/iu, "")
    .trim();

/** «Regalos de navidad» is the feast itself; «cestas de navidad» is a thing that is sold. */
const onlyFeast = /^(?:regalos?|ideas|detalles|selecci[oó]n|productos)(?: |$)/iu;

/** «Hasta $60.000»: how far a collection goes, which is no price of anything. */
const reaches = (copy: Copy): boolean => {
  const { offer } = copy.request;
  return (
    offer !== undefined &&
    isPrice(offer) &&
    new RegExp(
      `(?:hasta|menos de|por debajo de) (?:los |unos )?${offer.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(" ", " ?")}`,
      "iu",
    ).test(copy.brief.prompt.replace(/ ?(?:euros|€)/giu, " €"))
  );
};

/** Seasons of the year come with «de»; days to give on, with «para». */
const naturalSeasons = new Set(["summer", "winter", "autumn", "spring"]);

/** Days on which the things of a shop are given to somebody. */
const giftDays = new Set(["christmas", "kings", "mothers-day", "fathers-day", "valentine"]);

export const collection: Kind = {
  id: "collection",
  write(asked) {
    const copy = forAnybody(asked);
    const { facts } = copy.request;
    const thing = thingOf(copy);
    // «Cestas de Navidad» is bought by its name; the feast alone gathers whatever is given on it.
    const named = copy.request.subject !== undefined && !onlyFeast.test(thing);
    const season = named ? undefined : copy.request.season;
    const bare = gathered(season, thing);
    const given = season && giftDays.has(season.id) && !edible.has(copy.industry.id);
    const name = given
      ? `regalos ${season.id === "christmas" || season.id === "kings" ? "de" : "para"} ${season.id === "christmas" || season.id === "kings" ? bare : season.name}`
      : named && copy.moment
        ? `${thing} para ${copy.moment}`
        : bare;
    const brand = copy.businessName;
    const natural = season && naturalSeasons.has(season.id);
    const names = season
      ? [
          natural ? `Colección de ${bare}` : sentenceOf(name),
          natural ? `Lo nuevo de ${bare}` : `Ideas para ${season.name}`,
          `${sentenceOf(bare)} en ${brand || "la tienda"}`,
        ]
      : [
          brand ? `${sentenceOf(name)} de ${brand}` : sentenceOf(name),
          `Selección de ${name}`,
          `${sentenceOf(name)}: lo esencial`,
        ];
    // A collection of one thing holds its kinds, and not the rest of the shop.
    const [head = ""] = fold(thing).split(" ");
    const kin = copy.products.filter((piece) => fold(piece).includes(head.replace(/e?s$/u, "")));
    const pieces = (
      !copy.request.subject || season || kin.length === 0
        ? copy.products
        : kin.length > 1
          ? kin
          : []
    ).slice(0, 6);
    const first = pieces.map((piece) => small(piece)).slice(0, 3);
    const lead =
      pieces.length > 1
        ? `${season ? `${natural ? "Para este" : "Para"} ${natural ? bare : season.name}` : sentenceOf(name)}: ${list(first)}.`
        : hook(copy);
    const title = brand ? `${sentenceOf(name)} · ${brand}` : "";
    const moment = copy.fresh(seasonLines(copy));
    return {
      title: `Colección: ${name}`,
      body: stack(
        `**${lead.replace("Para este primavera", "Para esta primavera")}**`,
        flow(
          moment,
          facts.join(" ") || (moment ? "" : proof(copy)),
          facts.length > 0 || !moment ? "" : proof(copy),
        ),
        reaches(copy) ? copy.fill("Nada pasa de {offer}.") : offerLine(copy),
        pieces.length > 0
          ? `### Orden de la colección\n\n${pieces.map((piece, index) => `${index + 1}. ${flow(`**${sentenceOf(piece)}.**`, pieceLine(copy, piece, index))}`).join("\n")}`
          : `### Orden de la colección\n\n1. Lo que más se pide, con su precio a la vista\n2. Lo nuevo\n3. El resto, de menor a mayor precio\n4. Lo agotado, al final`,
        "### Nombres que probaría",
        [...new Set(names)].map((text) => `- ${text}`).join("\n"),
        stack("### Al final de la página", copy.fill("{Act}.")),
        "### Para el buscador",
        searchLines(
          title && title.length <= 60 ? title : sentenceOf(name),
          `${sentenceOf(name)}${brand ? ` en ${brand}` : ""}${first.length > 1 && season ? `: ${list(first)}` : ""}.${copy.differentiators[0] ? ` ${sentenceOf(copy.differentiators[0])}.` : ""}`,
          name,
        ),
      ),
      reasons: [
        "El texto de arriba es corto: en una colección se viene a mirar.",
        "El orden va de lo que decide a lo que completa.",
        pieces.length > 0
          ? "Solo aparecen productos que están en tu Brain Central."
          : "Cuando me digas qué modelos hay, los ordeno por su nombre.",
      ],
    };
  },
};
