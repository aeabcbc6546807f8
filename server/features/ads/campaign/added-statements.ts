import type { SiteProduct, SiteStatement, StatementTopic } from "#db/schema-site-facts.ts";
import { type AddedFacts, splitGoods, splitStatements } from "#shared/added-facts.ts";

/** Words of owners for what the ads tell first; the first topic that matches is the statement's. */
const topicWords: readonly (readonly [topic: StatementTopic, words: RegExp])[] = [
  ["guarantee", /garant[ií]/iu],
  ["returns", /devoluci|devuelv|cambios? gratis/iu],
  ["shipping", /env[ií][oa]|a domicilio|repart(?:o|imos)|recogida/iu],
  ["payment", /sin intereses|a plazos|bizum|en cuotas/iu],
  ["hours", /\babr(?:imos|e)\b|\bhorario|\d ?h\b|de lunes|los domingos|s[aá]bados/iu],
  ["booking", /cita previa|reserva/iu],
  ["gift", /regal(?:o|amos)|de prueba|gratis/iu],
  ["discount", /descuento|\d ?%/iu],
  ["since", /desde (?:el )?(?:1[89]|20)\d\d|\d+ años|generaci[oó]n/iu],
  ["award", /premi(?:o|ad)|mejor .{2,30} de /iu],
  ["material", /\b(?:de|con) (?:lana|lino|algod[oó]n|cuero|piel|madera|barro|seda|plata)\b/iu],
  ["process", /a mano|artesan|a medida|por encargo/iu],
  ["origin", /ecol[oó]gic|de la zona|de proximidad|hecho en/iu],
  ["people", /somos|nuestr[oa]s? (?:equipo|familia)|famili/iu],
  ["number", /\d/u],
];

/** What an owner's own sentence is about. */
function topicOf(sentence: string): StatementTopic {
  return topicWords.find(([, words]) => words.test(sentence))?.[0] ?? "other";
}

/** The buyer's own words as statements of their page: the offer first. Pure. */
export function addedStatements({ distinct, offer }: AddedFacts): SiteStatement[] {
  const bullet = { place: "bullet", under: null } as const;
  return [
    ...(offer ? [{ ...bullet, text: offer, about: "discount" as const }] : []),
    ...splitStatements(distinct ?? "").map((text) => ({ ...bullet, text, about: topicOf(text) })),
  ];
}

/** What the buyer sells, as products of their page. Pure. */
export function addedProducts({ sells }: AddedFacts): SiteProduct[] {
  const nothing = { priceCents: null, currency: null, pictureUrl: null, url: null };
  return splitGoods(sells ?? "").map((good) => ({ ...nothing, ...good }));
}
