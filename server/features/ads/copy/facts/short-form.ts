import { fold } from "#copywriter/spanish/fold.ts";
import { isNoun } from "#copywriter/spanish/phrase.ts";
import { capitalized, graphemes } from "#copywriter/spanish/sentences.ts";
import { limits } from "../ad-copy.ts";
import { shorterOf } from "./cut-short.ts";
import { beginsInPast, beginsWithPronoun, hasVerb } from "./has-verb.ts";

/** What a picture has room for to be read in passing. */
export const wordsMax = 8;
/** Of a whole sentence that cannot be told in fewer. */
const wholeWordsMax = 10;
/** What a page says first and largest is its own headline. */
export const titleWordsMax = 14;

/** Begins something that leans on what stands before or after it. */
const leaning =
  /^(?:si (?:l[oa]s?|no l[oa]s?)|quien(?:es)?|y|e|o|u|pero|ni|pues|asi|ademas|tambien|tampoco|incluso|entonces|por eso|por ello|por tanto)\b/;
const pointing =
  /^(?:(?:el|la|los|las) (?:resto|demas)|un[oa]s? sol[oa]s?|esto|eso|ello|ell[oa]s|estos|estas|todo ello|lo mismo|cada un[oa]|algun[oa]s|otr[oa]s?|ambos|ahi|alli)\b/;
/** «Si no abre, se la repetimos», «los recogemos en casa»: what? */
const pronounWithin = /(?:^|[,;:] )(?:se )?l[oa]s? \w+mos\b/;
/** «Resérvalo con tu cita», «súbalas»: what? */
const pronounAfter = /\p{L}{2,}[áéíóú]\p{L}*l[oa]s?(?!\p{L})/u;
/** «Un monitor entra con ellos»: with whom? */
const namedBefore = /(?<!\p{L})(?:con|en|de|para|por|a|sin) (?:ell[oa]s?|él)(?!\p{L})/iu;
/** «Le prestamos uno»: one what? */
const lastOne =
  /(?<!\p{L})(?:uno|una|otro|otra|ninguno|ninguna|el mismo|la misma|l[oa] quieres quedar)$/iu;
/** Somebody named before; folded, «él» is an article. */
const somebody = /^(?:él|ella|ellos|ellas|(?:todo )?lo (?:anterior|de antes))(?!\p{L})/iu;
/** Half of an answer. */
const answering = /^(?:sí|no)[,.;:]/i;
/** Half of a thought that a comma ends. */
const subordinate =
  /^(?:si|cuando|aunque|como|mientras|porque|para|tras|despues|antes|al|gracias|segun|con|sin|ante|ya|a pesar|en cuanto|no solo|tanto)\b/;

/** Of something named before: «Miden 45 cm», «Se sirve hasta las doce», «En el momento, 15 minutos». */
const subjectless =
  /^(?:se |no se |ya )?(?:mide|pesa|dura|lleva|tiene|incluye|viene|sale|es|son|esta|cuesta|sirve|hace|trae|vale|cabe|tarda|empieza|comienza|termina|resiste|aguanta|contiene|queda|llega|sabe|huele|cubre|admite|caduca)n?\b/;
/** «Se monta sin herramientas»: what? Of «Se puede pagar con tarjeta» nobody asks. */
const impersonal = /^(?:no )?se (?!puede|paga|acepta|habla|admite|recoge|alquila|atiende|reserva)/;
const measure =
  /^[\d., x]+ (?:cm|mm|m|centimetros|metros|kg|kilos|g|gramos|ml|l|litros)\b(?! de [a-z]{4})/;
/** «Fermenta 20 horas». */
const verbFirst = /^[a-z]+[ae]n? (?:\d|unos |unas |entre |hasta )/;
/** «69 €», «desde $25 por llave»: for what? */
const listStart =
  /^(?:desde |por (?:solo )?|solo )?[$€]? ?\d[\d., ]* ?(?:€|euros|pesos|soles|\$)?(?: por \w+)?$/;
const unbound =
  /^(?:no hay dos|gratis|gratuit[oa]s?|incluid[oa]s?|disponibles?|a partir|hasta)\b|^(?:hoy |ya )?somos [a-z\d]+$/;
const placed = /^(?:en (?:el|la|los|las)|por (?:el|la)|al|a la|a los|del?|para (?:el|la))\b/;

/**
 * Whether words can stand alone, without what surrounds them on the page.
 * @param isNamed whether what they are about stands above them: «Entregas» above «Gratis desde 40 €»
 */
export function standsAlone(text: string, isNamed = false): boolean {
  const folded = fold(text);
  const leans =
    [leaning, pointing].some((one) => one.test(folded)) ||
    somebody.test(text) ||
    namedBefore.test(text) ||
    lastOne.test(text) ||
    beginsWithPronoun(text) ||
    beginsInPast(text);
  // «Vigilancia 24 horas» begins with no verb.
  const isVerbFirst = verbFirst.test(folded) && !isNoun(text.split(" ")[0]!.toLowerCase());
  const isOpen =
    isVerbFirst ||
    [subjectless, impersonal, measure, listStart, unbound].some((one) => one.test(folded));
  const isLeft = pronounAfter.test(text) || pronounWithin.test(text.toLowerCase());
  if (leans || isLeft || answering.test(text)) return false;
  return isNamed || (!isOpen && !(placed.test(folded) && !hasVerb(text)));
}

/** Words after which nothing may be left out: what follows limits what was said. */
const limiting =
  /\b(?:(?<!un )solo|solamente|salvo|excepto|menos|si|siempre que|minimo|maximo|hasta|previa|segun|no|nunca|sujet\w+|excluid\w+|a partir)\b/;
const limitingHead = /^(?:y|e|o|u|pero|aunque|que|de|del|como|sino|ni)\b/;

/** No text ends in these. */
const openEnd =
  /(?:^| )(?:de|del|la|el|los|las|un|una|unos|unas|y|e|o|u|a|al|en|con|por|para|sin|que|su|sus|tu|tus|se|mas|muy|no|desde|hasta|entre|sobre|cada|nuestr[oa]s?|es|son|como|lo)$/;

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

function fits(text: string, most = wordsMax): boolean {
  const words = wordsOf(text);
  return (
    words.length >= 2 &&
    words.length <= most &&
    graphemes(text) <= limits.pictureHeadline &&
    !openEnd.test(fold(text)) &&
    /\p{L}{3}/u.test(text) &&
    !/[()«»“”"]/.test(text) &&
    text.split("¡").length === text.split("!").length
  );
}

const bare = (text: string): string =>
  capitalized(text.replace(/(?<![.…])\.\s*$/, "").replace(/^[\s,;:–—·-]+|[\s,;:–—·-]+$/g, ""));

/** Where, when or how, and no thing of a list. */
const circumstance =
  /^(?:en|entre|a|al|ante|bajo|con|contra|desde|para|por|sin|sobre|tras|tod[oa]s?|cada)\b/;

/** «cuero, corcho y lona»: a list loses its sense when it loses its end. */
function goesOnAsList(head: string, rest: string): boolean {
  const [first = ""] = rest.split(/,|;| [yeou] /);
  // «en efectivo, con tarjeta y a plazos» is a list of ways.
  const isWay = circumstance.test(fold(first)) && !/ (?:en|con|por|a) \p{L}+$/u.test(head);
  return first.length < rest.length && !hasVerb(first) && !isWay;
}

/** The statement's first part, where a mark ends a whole thought and the rest limits nothing. */
function beginnings(text: string): string[] {
  const found: string[] = [];
  for (const { index, 0: mark } of text.matchAll(/[:;,]\s|\s[–—-]\s|\s\(|(?<=\p{L}{3})[.!]\s/gu)) {
    const first = text.slice(0, index);
    const rest = text.slice(index + mark.length);
    if (first.includes(";") || /(?<=\p{L}{3})[.!?…]\s/u.test(first)) break;
    // «del verde (la primera vez) al negro (…)» goes on.
    if (mark.endsWith("(") && !/^[^()]*\)\.?$/.test(rest)) continue;
    // «900 m² de búlder, muros de …»: the rest stands below it.
    const isMeasured = /^\d/.test(first) && wordsOf(first).length >= 3;
    const isList = mark.startsWith(",") && !isMeasured && goesOnAsList(first, rest);
    // «Mándanos qué quieres, en qué zona …» asks for all of it.
    const isHalf =
      (/^[,:]/.test(mark) && subordinate.test(fold(first))) ||
      (mark === ", " && /(?<!\p{L})qu[eé] [^,]*$/iu.test(first));
    // «Pan de escanda, mantequilla …» is a thing of several.
    const isWhole = mark !== ", " || hasVerb(first) || /\d/.test(first);
    const isLimited = limiting.test(fold(rest));
    if (isList || isHalf || !isWhole || isLimited || limitingHead.test(fold(rest))) continue;
    // «No pasa nada: te damos otra cita»: what is said comes after the colon.
    if (mark.startsWith(":") && (wordsOf(first).length < 4 || !/\d|mos\b/.test(first))) continue;
    found.push(first);
  }
  return found;
}

/** «La herramienta tiene 1 año de garantía» of «… y la tramitamos nosotros»: two thoughts in one. */
function firstClauses(text: string): string[] {
  return (
    [...text.matchAll(/,? y /g)]
      .map(({ index, 0: mark }) => [text.slice(0, index), text.slice(index + mark.length)] as const)
      .filter(
        ([first, rest]) =>
          hasVerb(first) &&
          // «… y le cotizamos en el día» is a thought, «y dos baldes y hoy somos cinco» the rest of one.
          hasVerb(wordsOf(rest).slice(0, 2).join(" ")) &&
          !/^(?:en|a|de|con|por|para|qu[eé]|hoy|luego|despu[eé]s)(?!\p{L})/iu.test(rest) &&
          !/[,;:.]/.test(first) &&
          // «entre peludo y peludo»
          !/\bentre \S+(?: \S+)?$/.test(first) &&
          // «Cada instrumento lo empieza»: what both verbs are about comes after the second.
          !hasVerb(wordsOf(first).at(-1)!) &&
          !subordinate.test(fold(first)) &&
          !limiting.test(fold(rest)),
      )
      // «Mi nombre es Óscar y afino pianos desde 1994»
      .flatMap(([first, rest]) => (/\d/.test(rest) && !/\d/.test(first) ? [rest, first] : [first]))
  );
}

/** What a colon announces: «Nuestra promesa: pan de hoy». */
function announced(text: string): string[] {
  const [, rest] = /^[^:]{3,60}:\s(.{6,})$/u.exec(text) ?? [];
  return rest && !rest.includes(":") ? [rest] : [];
}

/** Before these a statement can end and still be true. */
const often = /\s(?=(?:cada|todos los|todas las|durante todo|mientras)\s)/giu;

/** «Encendemos el horno con leña de encina» of «… cada madrugada»: shorter and still true. */
function trimmed(text: string): string[] {
  return [...text.matchAll(often)]
    .map(({ index }) => [text.slice(0, index), text.slice(index + 1)] as const)
    .filter(
      ([first, rest]) => hasVerb(first) && wordsOf(first).length >= 5 && !limiting.test(fold(rest)),
    )
    .map(([first]) => first);
}

/** What a sentence comes to at its end: «Leña de nuestros bosques» of «… se calienta con leña …». */
function ends(text: string): string[] {
  // «… y un patio con tierra de verdad» comes to something else.
  if (!/(?:^| )se \p{L}+(?: [^,;:]+)? con /iu.test(text)) return [];
  const [, end] =
    /\scon\s((?!(?:el|la|los|las|un|una|que|quien|su|sus|lo)\s)[^,;:()]+)$/iu.exec(text) ?? [];
  return end &&
    end.split(" ").length >= 3 &&
    !/ que /.test(end) &&
    !hasVerb(end.replace(/^\S+/, ""))
    ? [end]
    : [];
}

/**
 * A statement in at most eight words that can stand alone in a picture, without its stop; a sentence of
 * nine or ten words whole. Null where it cannot be said so without leaving out what limits it.
 * @param mayTrim whether circumstances at the end may go: not of what has conditions
 * @param isNamed whether what it is about stands above it
 * @param isTitle whether it is the page's own headline, which may have fourteen words
 */
export function shortForm(
  text: string,
  mayTrim: boolean,
  isNamed = false,
  isTitle = false,
): string | null {
  const whole = bare(text);
  if (!standsAlone(whole, isNamed)) return null;
  // Two sentences are two thoughts.
  const isOne = !/(?<=\p{L}{3})[.!?…]\s/u.test(whole);
  if (isOne && fits(whole, isTitle ? titleWordsMax : wordsMax)) return whole;
  const parts = [
    ...beginnings(text).toReversed(),
    ...firstClauses(text),
    ...(mayTrim ? announced(whole) : []),
    ...(mayTrim ? trimmed(whole) : []),
    ...(mayTrim ? beginnings(text).flatMap(trimmed) : []),
    ...(mayTrim ? ends(whole) : []),
  ].map(bare);
  const part = parts.find((one) => fits(one) && standsAlone(one, isNamed) && isOneThought(one));
  const mayStayWhole = isOne && fits(whole, wholeWordsMax);
  // «5 años de garantía en lona» of «…, brazos y motor»: three words more tell it all.
  const isNearlyWhole = part && wordsOf(whole).length - wordsOf(part).length <= 3;
  if (mayStayWhole && (!part || (isNearlyWhole && !hasVerb(part)))) return whole;
  if (part || !isOne) return part ?? null;
  // What is cut off stands below it.
  const cuts = mayTrim ? shorterOf(whole, limits.pictureHeadline) : [];
  return cuts.find((cut) => fits(cut) && standsAlone(cut, isNamed) && isOneThought(cut)) ?? null;
}

/** At least three words, or two of which one is a figure: «Desde 1962». */
const isOneThought = (text: string): boolean =>
  (wordsOf(text).length >= 3 || /\d/.test(text)) &&
  !subordinate.test(fold(text)) &&
  !/^desde (?!(?:1[5-9]|20)\d\d)/.test(fold(text));
