import type { Copy } from "../copy.ts";
import { fold } from "../language/escape.ts";
import { topicOf } from "../lexicon/topics.ts";

/** Who feels something and for whom; true of anything, and never where somebody grieves. */
export const heartfelt = [
  "Detrás {de s} casi siempre hay alguien en quien se piensa.",
  "Hay cosas que se recuerdan por quien estaba al lado.",
  "Lo que se hace con ganas se nota al recibirlo.",
  "{S}: lo que cuenta es para quién.",
  "De todo lo que pasa en {biz}, lo que se queda son las personas.",
  "Si [piensas|piensa] en alguien al leer esto, ya [sabes|sabe] por qué {s}.",
];

/** What is asked to be explained and only the owner can explain: the question goes to the reader. */
export const openQuestions = [
  "Antes de contarlo, la pregunta va para [ti|usted]: ¿qué [crees|cree]? Las respuestas, en comentarios.",
  "¿Qué [dirías|diría] [tú|usted]? [Cuéntalo|Cuéntelo] en comentarios y lo explicamos con [tu|su] caso delante.",
  "Es una pregunta de las buenas: [haz|haga] la [tuya|suya] y la contestamos una a una.",
];
export const toldInPerson = [
  "En persona se explica mejor que en una foto: [pregunta|pregunte] en {biz}.",
  "Quien trabaja en {biz} lo cuenta con ejemplos: [pregunta|pregunte] cuando [quieras|quiera].",
];

/** What the trade knows of the thing in question, without being the answer. */
export function knownOf(copy: Copy): string {
  const words = fold(copy.subject.bare)
    .split(" ")
    .filter((word) => word.length > 3);
  return copy.fresh(
    (copy.industry.says ?? []).filter((line) =>
      words.some((word) => ` ${fold(line)} `.includes(` ${word} `)),
    ),
  );
}

/** Whether an explanation is asked for that neither the trade's words nor the message give. */
export function unexplained({ brief, request, subject, howTo, industry }: Copy): boolean {
  return (
    /^«(?:Por qué|Qué|Cuándo|Cómo|A qué|Cada cuánto|Cuánto)/u.test(subject.bare) &&
    !howTo &&
    !request.announcement &&
    request.facts.length < 2 &&
    // «Por qué entrenar fuerza» is answered by what is true of it; «por qué cristaliza» is not.
    !(
      industry.says &&
      topicOf(industry.id, subject.bare) &&
      !/^«(?:A qué|Cada cuánto|Cuánto|Por qué (?![a-zA-ZÀ-ÖØ-ž]+(?:ar|er|ir)(?![a-zA-ZÀ-ÖØ-ž])))/u.test(
        subject.bare,
      )
    ) &&
    brief.contentType !== "search-ad"
  );
}

const letters = new Set([
  "email",
  "newsletter",
  "direct-message",
  "reactivation",
  "email-sequence",
]);
/** Whoever opens a letter to «los que ya hicieron el bautismo» is not told so. */
export const isAddressed = ({ brief, request }: Copy) =>
  letters.has(brief.contentType) && / que /.test(request.audience ?? "");
