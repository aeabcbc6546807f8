import { fold } from "../language/escape.ts";
import { isNoun, list } from "../language/grammar.ts";
import { told } from "./difference-verbs.ts";

/** What sets a house apart, by how it can stand in a sentence; each undefined when the owner gave none. */
export interface Differences {
  /** «horneamos tres veces al día»: after «En Lumbre». */
  doing: string | undefined;
  /** «horno de leña»: after «con». */
  having: string | undefined;
  /** «sin cita previa», «hechos a mano»: by itself. */
  alone: string | undefined;
  /** «te atiende siempre el mismo médico»: a sentence about somebody else than «nosotros». */
  saying: string | undefined;
  /** «hacemos envíos a todo el país», of who wrote «envíos a todo el país»: as `doing`. */
  telling: string | undefined;
  /** «la primera clase es gratis»: as `saying`. */
  stating: string | undefined;
}

const doing =
  /^(?:(?:no|siempre|solo|también) )?(?:(?:te|le|les|lo|la|los|las|nos|se) )*(?:[a-zà-ž]{2,}(?:amos|emos|imos)|vamos|damos|somos)(?![a-zà-ž])/iu;
const alone =
  /^(?:junto|cerca|frente|dentro|fuera|al|sin|en|desde|a|por|para|hasta|con|m[aá]ximo|m[ií]nimo) [a-zà-ž\d]/iu;
/** A name of its own or a sentence, which no preposition can take. */
const whole =
  /^(?:el|la|los|las|un|una|unos|unas|lo|muy|tan|bien|reci[eé]n|tus?|sus?|todo|toda|todos|todas|mism[oa]s?|cada|cualquier)(?![a-zà-ž])|^24 ?h(?:oras)?(?! de |[a-z])|^\d+(?!\d| [a-zà-ž]{3})|[:;.!?=|/]/iu;
const verbs =
  /(?<![a-zà-ž])(?:es|son|est[aá]n?|hay|abren?|hacen?|tienen?|viene[ns]?|atienden?|va[ns]?|lleva[ns]?)(?![a-zà-ž])/iu;
/** Words that open no noun phrase. */
const opening =
  /^(?:siempre|nunca|ya|aqu[ií]|hoy|cada|si|no|ni|que|cuando|donde|como|y|o|me|te|le|se|nos|les|s[oó]lo|solo|solamente|adem[aá]s|tambi[eé]n)(?![a-zà-ž])/iu;

/** What somebody does, which looks like a noun: «pagas», «atiende la dueña». */
const conjugated =
  /^(?:pagas|eliges|tienes|puedes|recibes|vienes|sales|llevas|decides|ves|sabes|vas|te|atiende|abre|lleva|cuida|incluye|dura|permite|ofrece|trabaja|cuesta|recoge|repara|responde|sirve|vende|va|da|respondo|atiendo|hago|uso|llevo|cuido|tengo|enseño|coso|horneo|cocino|reparo|recojo|entrego|trabajo|preparo|ayudo|resuelvo|viene|es|hace|tiene|usa|llega|funciona|sale|elige|paga|queda|puede|voy|doy|soy|estoy|paso|llego|ofrezco|escribo|contesto)n?$/i;
const participle =
  /(?:[ai]d[oa]s?|hech[oa]s?|abiert[oa]s?|list[oa]s?|fresc[oa]s?|limpi[oa]s?|rápid[oa]s?|disponibles?|presencial(?:es)?|virtual(?:es)?|artesanal(?:es)?|gratuit[oa]s?|online|gratis)$/i;
const namedByAct = /^(?:recogida|entrada|llamada|comida|bebida|salida|bienvenida|medida)s?$/i;
/** Whether «con» can stand before it. A lone word may be of any kind: only those that we know. */
function isThing(text: string): boolean {
  const [word = "", next] = text.split(" ");
  // «Y con coordinación con el colegio» would say it twice.
  if (opening.test(text) || / con /i.test(text) || /inclu[ií]d[oa]s?$/iu.test(text)) return false;
  // «Cambia cada día», «trae tu botella», «paso por tu casa»: somebody does something.
  if (
    !isNoun(word) &&
    /^[a-zà-ž]+[aeo] (?:cada|tod[oa]s|siempre|tus?|sus?|el|la|los|las) /iu.test(text)
  )
    return false;
  if (/^[a-zà-ž]+o (?:por|a|en) tu /iu.test(text)) return false;
  // «Crecen en 10 días»: they do something.
  if (/[a-zA-ZÀ-ÖØ-ž]{2}[ae]n$/u.test(word) && !isNoun(word)) return false;
  if (isNoun(word) || namedByAct.test(word) || /^\d/.test(word)) return true;
  return (
    next !== undefined &&
    /[a-zA-ZÀ-ÖØ-ž]{3}/u.test(word) &&
    !conjugated.test(word) &&
    !participle.test(word)
  );
}

/** «Hechos a mano», «listo en 40 minutos», and no noun that only looks like it. */
function describes(text: string): boolean {
  const [word = "", next] = text.split(" ");
  return (
    next !== undefined &&
    participle.test(word) &&
    // The house is open, not the thing.
    !/^(?:abiert|cerrad|ubicad|situad)/iu.test(word) &&
    !namedByAct.test(word) &&
    !isNoun(word)
  );
}

/** «Te atiende siempre el mismo médico», «entrego cuando digo»: somebody does something. */
function says(text: string): boolean {
  const [word = "", next = ""] = text.split(" ");
  return (
    !doing.test(text) &&
    !/[.:;!?=|«»]/.test(text) &&
    text.split(" ").length > 2 &&
    ((conjugated.test(word) || /[a-zA-ZÀ-ÖØ-ž]{2}[ae]n$/u.test(word)) && !isNoun(word)
      ? true
      : /^(?:te|le|se|nos|lo|la|no|siempre)$/i.test(word) &&
        (conjugated.test(next) || verbs.test(text)))
  );
}

const ofPeople =
  /^(?:puntuales|seri[oa]s|honest[oa]s|discret[oa]s|responsables|amables|cuidados[oa]s|transparentes|pacientes|cercan[oa]s|profesionales|detallistas|confiables|sincer[oa]s)(?: y [a-zà-ž]+s)?$/iu;

/** What is short of a verb with it: «desde 1987», «puntuales». */
export const inFull = (text: string): string =>
  text
    .replace(/^desde (?:el (?:año )?)?(?=(?:19|20)\d\d$)/iu, "trabajamos desde ")
    // «En el mismo día», «mientras esperas»: when it is done.
    .replace(
      /^(?=en el (?:mismo )?d[ií]a$|el mismo d[ií]a$|mientras esperas$|en el momento$|al momento$|en (?:menos de )?\d+ (?:horas?|h|minutos|min)$|en una hora$)/iu,
      "lo hacemos ",
    )
    .replace(ofPeople, (said) => `somos ${said.toLowerCase()}`);

const included = /^[a-zà-ž]+ inclu[ií]d[oa]s?$/iu;

/** Reads what the owner wrote; items are clean and short already. */
export function differencesOf(items: readonly string[]): Differences {
  const having = (text: string) =>
    !doing.test(text) &&
    !alone.test(text) &&
    !whole.test(text) &&
    !verbs.test(text) &&
    isThing(text);
  const joined = (test: (text: string) => boolean) =>
    list(items.filter(test).slice(0, 2)) || undefined;
  return {
    doing: joined((text) => doing.test(text)),
    having: joined(having),
    // Two of them make no sentence: «sin cita y en tres idiomas».
    alone: items
      .find((text) => alone.test(text) || describes(text) || included.test(text))
      // «Las clases con neopreno incluido».
      ?.replace(included, "con $&"),
    saying: items.find(says),
    telling: list(items.flatMap((text) => told(text).we ?? []).slice(0, 2)) || undefined,
    stating: items.map((text) => told(text).it).find(Boolean),
  };
}

const short = new Set(
  "los las del con por que una uno sin mas muy tus sus para pero desde hasta sobre este esta como cada todo toda solo entre donde".split(
    " ",
  ),
);

/** Whether what the owner tells now says a difference already: «recogemos y entregamos en casa», «recogemos a domicilio». */
export function isSaidIn(difference: string, told: string): boolean {
  const said = ` ${fold(told)} `;
  // «Visitas de 12 personas» is not said by «visitas, 22 € por persona».
  if ((difference.match(/\d+/gu) ?? []).some((figure) => !said.includes(figure))) return false;
  const words = fold(difference)
    .split(" ")
    .filter((word) => (word.length > 2 && !short.has(word)) || /\d/.test(word));
  const found = words.filter((word) => said.includes(` ${word.slice(0, 6)}`));
  // «GPS en cada paseo» is not said by «paseos diarios».
  if (found[0] !== words[0]) return false;
  return words.length > 0 && found.length / words.length >= (words.length > 3 ? 0.6 : 0.5);
}
