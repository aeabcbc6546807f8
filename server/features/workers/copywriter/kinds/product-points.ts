import type { Copy } from "../copy.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { withoutInstructions } from "../understanding/instructions.ts";
import { respell } from "../understanding/spelling.ts";
import { isRequest } from "../understanding/subject.ts";

/** The points of a sentence between commas; «colores blanco, azul y terracota» is one. */
const partsOf = (text: string) =>
  text
    .replace(
      /(?<![a-zà-ž])((?:colores|tallas|sabores|tonos|aromas) [^.]*?) y (?=[a-zà-ž])/iu,
      (list) => list.replace(/, /gu, "\u0001"),
    )
    .split(/, (?=[a-zA-ZÀ-ÖØ-ž]|\d)/u)
    .map((part) => part.replaceAll("\u0001", ", "));

/** How a point about a thing begins: a measure, what it is made of, what it does or how it is looked after. */
const ofTheThing =
  /^(?:\d|se [a-zà-ž]{3,}|(?:pesa|mide|dura|lleva|incluye|viene|cabe|sirve|tiene|trae|huele|sabe|admite|aguanta)n? |(?:hech|pintad|cosid|tejid|bordad|impres|fabricad|teñid|curtid|forrad|elaborad)[oa]s? |(?:tallas?|color|colores|medidas?|peso|material|tamaño|capacidad|bater[ií]a|composici[oó]n|sabores|lavable|apt[oa]s?|tapa|suela|forro|cierre|mango|funda)(?![a-zà-ž])|(?:de|en) (?:algod[oó]n|lino|lana|cuero|piel|madera|acero|barro|cer[aá]mica|vidrio|cristal|seda|bamb[uú]|roble|pino|plata)(?![a-zà-ž]))/iu;
/** The price has its own place; dates and orders are no points. */
const notOfTheThing =
  /(?<![a-zà-ž])(?:fichas?|descripci[oó]n|textos?|versi[oó]n(?:es)?|opci[oó]n(?:es)?|palabras|p[aá]rrafos|l[ií]neas|caracteres|emojis?|me|mi|mis|por favor|porfa|c[oó]digo|cup[oó]n|descuento|dto|oferta|hasta|(?:ene|febr|mar|abr|may|jun|jul|agost|sept?iem|octu|noviem|diciem)[a-zà-ž]*(?:ro|zo|il|o|bre))(?![a-zà-ž])|[%?¿{}[\]|<>#€$]|(?:euros|pesos|soles|d[oó]lares)/iu;

/** What the owner told of the thing, point by point, in the order of the message. */
export function pointsTold(copy: Copy): string[] {
  const { facts } = copy.request;
  const told = facts.flatMap((text) => (/\d,\d/.test(text) ? [text] : partsOf(text)));
  const listed = withoutInstructions(copy.brief.prompt.slice(0, 600))
    .split(/[;\n]|,(?=\s)|\.(?=\s|$)/u)
    .slice(1)
    .flatMap((part) => partsOf(respell(clip(plain(part), 80))))
    .map((part) => part.replace(/^(?:y|e) (?=.{4})/iu, "").replace(/[ .]+$/u, ""))
    .filter(
      (part) =>
        part.length > 3 &&
        part.length < 71 &&
        ofTheThing.test(part) &&
        !notOfTheThing.test(part) &&
        !isRequest(part),
    );
  const known = fold(facts.join(" "));
  const fresh = listed.filter((part) => !known.includes(fold(part)));
  return (
    [...told, ...fresh]
      .map((text) => text.replace(/\.$/u, ""))
      // Its own name is the title already.
      .filter((text) => text.length > 1 && fold(text) !== fold(copy.subject.bare))
      .slice(0, 7)
  );
}
