import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { adProductNameMax } from "#shared/added-facts.ts";
import { isWithin } from "../ad-copy.ts";
import { isOfDoing, singularPhrase } from "./noun-number.ts";

/** What a row of a list is called by itself, with what moved out of its name. */
export interface NamedGood {
  name: string;
  /** What its price is for, to be told beside it: «mínimo 2 personas»; null when nothing. */
  note: string | null;
}

const conditions = [
  "\\d",
  "(?:m[ií]n|m[aá]x|incl|no incl|hasta|desde|entre|con|sin|por|solo|sólo|para|según|tus?|su|dentro|fuera)(?:imo|ima)?(?!\\p{L})",
  "mano de obra(?=\\))",
  "(?:un |una )?(?:par|unidad|porci[oó]n|raci[oó]n|copa|docena|bolsa|bandeja|pieza|botella|caja|kilo|litro)(?=\\))",
].join("|");
/** «Cabalgata (mínimo 2 personas)»; years are of the thing. */
const bracketed = new RegExp(`^(.{4,}?) \\(((?!\\d{4}(?!\\d))(?:${conditions})[^()]*)\\)$`, "iu");
const times =
  "semana|mes|día|año|sesi[oó]n|trabajador|persona|unidad|hora|niñ[oa]|dormitorio|habitaci[oó]n";
const behindComma = new RegExp(
  `^(.{4,}?), ((?:por|al|a la|cada) (?:${times})|mano de obra|(?:cuatri|tri|se)mestre|m[ií]nimo [^,]+|(?:\\d+|una|dos|tres) (?:vez|veces|sesiones|clases|horas|noches)(?: (?:por|al|a la) (?:${times}))?)$`,
  "iu",
);

/** A name without the condition of its price at its end: «Papiloma, por sesión». */
export function withoutCondition(name: string): NamedGood {
  const [, bare = name, condition = ""] = bracketed.exec(name) ?? behindComma.exec(name) ?? [];
  if (condition === "" || !/\p{L}{3}/u.test(bare)) return { name, note: null };
  const told = /^\d+$/.test(condition) ? `${condition} unidades` : condition;
  return { name: bare, note: told };
}

const preposition = /^(?:de|del|con|sin|para|por|hasta|desde|sobre|a|al|en) /i;
const measures = "mm|cm|m|km|m²|m2|m³|m3|kg|g|gr|l|ml|litros?|kilos?|kw|w";
const measured = new RegExp(
  `^\\d[\\d.,]*(?: ?[x×] ?\\d[\\d.,]*)* ?(?:${measures})(?!\\p{L})`,
  "iu",
);
const counted = /^(?:\d{1,2}|una?|dos|tres|cuatro|cinco) \p{L}/iu;
const often = new RegExp(`^(?:una|dos|tres|\\d) (?:vez|veces) (?:por|al|a la) (?:${times})$`, "iu");
/** They bend with their noun, or do not. */
const bending =
  /^(?:suelt|mixt|básic|complet|privad|clásic|pequeñ|median|sencill|rápid|intensiv|recargabl|abiert|cerrad|prematur|nocturn)(?=[oa]$)/iu;
const unbending =
  /^(?:particular|individual|esencial|integral|infantil|simple|doble|triple|grande|familiar|recargable|especial|normal|grupal|estándar|premium|mensual|trimestral|anual|semanal|prenatal)$/iu;
/** How much of it there is: «Medio litro», «Docena». */
const portions = /^(?:medi[oa] |cuarto de |un |una )?(?:litro|kilo|docena)$/iu;
/** What is learnt: «Iniciación», «Inglés general». */
const subjects =
  /^(?:\p{L}+(?:ción|sión)|inglés|francés|alemán|italiano|portugués|español|chino|japonés|catalán|gallego|euskera|valenciano)(?= (?!por )|$)/iu;
const lessons = /^(?:clase|curso|taller|lección)/iu;
/** What people pay once or each month for something that is done. */
export const packages =
  /^(?:bono|plan|pase|abono|visita|sesión|cuota)(?:s|es)?(?: (?!de )\p{L}+)?$/iu;
/** Their things are called by their own nouns. */
const hypernym =
  /^(?:postre|entrante|entrada|fritura|dulce|salad[oa]|bebida|asado|tapa|plato|caliente|fr[ií]o|accesorio|recambio|repuesto|complemento|extra|colecci[oó]n|línea|serie|gama|temporada|carta|promo|gusto|oficina)/iu;

const lowered = (text: string) =>
  /^\p{Lu}(?:\p{Ll}|$|\s)/u.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
const capital = (text: string) => text[0]!.toUpperCase() + text.slice(1);

/** Whether a name is only a quality, a size or a number of something: «Mixto», «2 m de frente», «Una visita». */
export const isQualifier = (name: string): boolean =>
  preposition.test(name) ||
  measured.test(name) ||
  often.test(name) ||
  portions.test(name) ||
  bending.test(name) ||
  unbending.test(name);

/** Whether a note tells how often lessons are. */
export const isOften = (note: string | null): boolean => note !== null && often.test(note);

/** Not sold by itself: «Martes», «Mes». */
export const isTimeOnly = (name: string): boolean =>
  /^(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|mes|ano|semana|dia|temporada|finde|fin de semana)$/.test(
    fold(name),
  );

const agrees = (head: string, name: string): boolean => {
  const own = fold(head.split(" ")[0]!);
  const isOfHer = /(?:a|cion|sion|dad|clase|noche|tarde)$/.test(own);
  const isOfHim = !isOfHer && /[olrne]$/.test(own);
  return /a$/i.test(name) ? isOfHer : isOfHim;
};

/**
 * The name of a row that only tells one kind, size or number from another, with the noun of its heading or its
 * shop: «Ceviche mixto», «Capota de 2 m de frente», «Visita de mantención»; its own name where grammar makes
 * nothing sure. Pure.
 * @param noun a heading's or a trade's: «Ceviches»
 * @param isHeading whether it stands above the row, so that all below is of it
 */
export function namedGood(name: string, noun: string | null, isHeading = true): NamedGood {
  const own = { name, note: null };
  const phrase = noun === null || hypernym.test(noun) ? null : singularPhrase(noun);
  if (!noun || !phrase) return own;
  const { head, complement } = phrase;
  const whole = complement === "" ? head : `${head} ${complement}`;
  const first = fold(head.split(" ")[0]!);
  if (fold(name).includes(first.slice(0, 5))) return own;
  if (often.test(name)) return { name: noun, note: lowered(name) };
  const found = candidates({ noun, name, head, complement, whole, isHeading });
  const made = found.find((one) => isWithin(one.name, adProductNameMax));
  return made ? { ...made, name: capital(made.name) } : own;
}

interface Parts {
  noun: string;
  name: string;
  head: string;
  complement: string;
  whole: string;
  isHeading: boolean;
}

function candidates({ noun, name, head, complement, whole, isHeading }: Parts): NamedGood[] {
  const small = lowered(name);
  const [start = small, ...rest] = small.split(/, /);
  const tail = rest.join(", ") || null;
  const join = (text: string, note: string | null = null) => ({ name: text, note });
  if (preposition.test(name)) {
    // «Acuario a medida» of «A medida, sobre 200 litros»
    const isRepeated = complement !== "" && fold(complement).startsWith(fold(start));
    return isRepeated
      ? [join(whole, tail)]
      : [
          join(`${whole} ${small}`),
          join(`${head} ${small}`),
          join(`${head} ${start}`, tail),
          join(whole, small),
        ];
  }
  if (measured.test(name))
    return [
      join(`${whole} de ${small}`),
      join(`${head} de ${small}`),
      join(`${head} de ${start}`, tail),
      join(whole, small),
    ];
  if (portions.test(name))
    return [join(`${name} de ${lowered(/docena/i.test(name) ? noun : head)}`)];
  if (bending.test(name) && agrees(head, name)) return [join(`${head} ${small}`)];
  if (unbending.test(name)) return [join(`${head} ${small}`)];
  if (bending.test(name)) return [];
  if (isHeading && lessons.test(head) && (subjects.test(name) || isSubject(name)))
    return [join(`${head} de ${small}`)];
  if (!isOfDoing(head)) return isHeading ? varieties({ name, head }) : [];
  // «Mantención» of «Mantención a domicilio»
  const doing = lowered(head);
  const [, one = ""] = /^una? (\p{L}+)$/iu.exec(name) ?? [];
  if (one) return [join(`${capital(one)} de ${doing}`)];
  if (packages.test(name)) return [join(`${name} de ${doing}`)];
  return counted.test(name) ? [join(`${head} de ${small}`)] : [];
}

/** «Salto»; «Güilas» and «Escuelita» are for somebody. */
const isSubject = (name: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
  !/(?:s|it[oa])$/.test(name) &&
  !packages.test(name) &&
  !unbending.test(name);

/** «Colchón Sierra»: in one word, which is no noun of its own. */
function varieties({ name, head }: Pick<Parts, "name" | "head">): NamedGood[] {
  const isVariety =
    /^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
    !/s$/.test(name) &&
    !/(?:logia|cion|aje|miento|ado|ido|ito|ita|illo|illa)$/.test(fold(name)) &&
    !isNoun(name) &&
    isNoun(head) &&
    !head.includes(" ");
  return isVariety ? [{ name: `${head} ${name}`, note: null }] : [];
}
