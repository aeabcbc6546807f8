import type { Copy } from "../../copy.ts";
import { clip, fold, plain } from "../../language/escape.ts";
import { withoutInstructions } from "../../understanding/instructions.ts";
import { respell } from "../../understanding/spelling.ts";
import { isRequest } from "../../understanding/subject.ts";

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
  /^(?:\d|(?:par|pareja|pack|set|juego)(?: de \d+)?$|se [a-zà-ž]{3,}|(?:pesa|mide|dura|lleva|incluye|viene|cabe|sirve|tiene|trae|huele|sabe|admite|aguanta)n? |(?:hech|pintad|cosid|tejid|bordad|impres|fabricad|teñid|curtid|forrad|elaborad)[oa]s? |(?:tallas?|color|colores|medidas?|peso|material|tamaño|capacidad|bater[ií]a|composici[oó]n|sabores|lavable|apt[oa]s?|tapa|suela|forro|cierre|mango|funda)(?![a-zà-ž])|[a-zà-ž]{3,}[ai]bles?$|sin (?:gluten|az[uú]car|lactosa|costuras|perfume|parabenos|alcohol|aluminio|pl[aá]stico)|(?:de|en) (?:algod[oó]n|lino|lana|cuero|piel|madera|acero|barro|cer[aá]mica|vidrio|cristal|seda|bamb[uú]|roble|pino|plata)(?![a-zà-ž]))/iu;
/** The price has its own place; dates and orders are no points. */
const notOfTheThing =
  /(?<![a-zà-ž])(?:fichas?|descripci[oó]n|textos?|versi[oó]n(?:es)?|opci[oó]n(?:es)?|palabras|p[aá]rrafos|l[ií]neas|caracteres|emojis?|me|mi|mis|por favor|porfa|c[oó]digo|cup[oó]n|descuento|dto|oferta|hasta|(?:ene|febr|mar|abr|may|jun|jul|agost|sept?iem|octu|noviem|diciem)[a-zà-ž]*(?:ro|zo|il|o|bre))(?![a-zà-ž])|[%?¿{}[\]|<>#€$]|(?:euros|pesos|soles|d[oó]lares)/iu;

/** «18 euros la unidad» stands as the price. */
const onlyPrice =
  /^(?:(?:a|por|desde|precio:?) )?(?:S\/|Bs|[$₡])? ?\d[\d.,]* ?(?:€|euros|pesos|soles|d[oó]lares|mil)?(?: (?:la|el|por|cada) [a-zà-ž]+)?$/iu;

/** What the owner told of the thing, point by point, in the order of the message. */
export function pointsTold(copy: Copy): string[] {
  const { facts } = copy.request;
  const told = facts.flatMap((text) => (/\d,\d/.test(text) ? [text] : partsOf(text)));
  const listed = withoutInstructions(copy.brief.prompt.slice(0, 600))
    .split(/[;\n]|[,:](?=\s)|\.(?=\s|$)/u)
    .slice(1)
    .flatMap((part) => partsOf(respell(clip(plain(part), 80))))
    .map((part) => part.replace(/^(?:y|e) (?=.{4})/iu, "").replace(/[ .]+$/u, ""))
    .filter(
      (part, _, all) =>
        part.length > 2 &&
        part.length < 71 &&
        (ofTheThing.test(part) ||
          // «…, picual, cosecha de octubre, 48 €»: one word of a list that tells the thing.
          (/^[a-zà-ž]{5,}$/iu.test(part) &&
            all.length > 2 &&
            !/(?:mente|[lm][aeo]s?|[ae]r)$|^(?:urgente|sencill|simple|divertid|elegante|corto|corta|breve|bonit|serio|seria)/iu.test(
              part,
            ))) &&
        !notOfTheThing.test(part) &&
        !isRequest(part),
    );
  const known = fold(facts.join(" "));
  const fresh = listed.filter((part) => !known.includes(fold(part)));
  const message = fold(copy.brief.prompt);
  const place = (text: string) => {
    const at = message.indexOf(fold(text).slice(0, 20));
    return at < 0 ? message.length : at;
  };
  return (
    [...told, ...fresh]
      .sort((one, other) => place(one) - place(other))
      .map((text) => text.replace(/\.$/u, ""))
      // Its own name is the title already.
      .filter(
        (text) =>
          text.length > 1 &&
          fold(text) !== fold(copy.subject.bare) &&
          !(
            copy.request.offer &&
            (onlyPrice.test(text) || fold(copy.request.offer).includes(fold(text)))
          ),
      )
      .slice(0, 7)
  );
}
