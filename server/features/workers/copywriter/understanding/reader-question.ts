import { verbToOne } from "../language/addressing.ts";
import { clip, plain } from "../language/escape.ts";

const asked =
  /(?<![a-zà-ž])(?:preg[uú]nt(?:ando|e|a|ar|en|amos|emos|á|al?es|arles|ándoles)(?:les)?|pregunta)(?: (?:a (?:la gente|l[oa]s [a-zà-ž]+|mis [a-zà-ž]+|nuestr[oa]s [a-zà-ž]+|quienes [a-zà-ž]+)|en comentarios))?:? ¿?((?:a |con |de |en |por |para )?(?:qu[eé]|cu[aá]l(?:es)?|c[oó]mo|d[oó]nde|cu[aá]ndo|cu[aá]nt[oa]s?|qui[eé]n(?:es)?|si)(?![a-zà-ž]) [^.,;:?!¿¡\n]{4,110}(?:: ?[a-zà-ž\d ,]{3,50} (?:o|u) [a-zà-ž\d ]{2,30}(?=$|[.\n]))?)/iu;
const accents = new Map(
  Object.entries({
    que: "qué",
    cual: "cuál",
    cuales: "cuáles",
    como: "cómo",
    donde: "dónde",
    cuando: "cuándo",
    cuanto: "cuánto",
    cuanta: "cuánta",
    cuantos: "cuántos",
    cuantas: "cuántas",
    quien: "quién",
    quienes: "quiénes",
  }),
);
const plainWord =
  /^(?:qu[eé]|qui[eé]n(?:es)?|bien|tan|también|sin|en|con|un|según|quien|recién)$/iu;

/**
 * What a message wants the readers to be asked, said to one of them: «preguntando qué planta tienen
 * en el salón» gives «¿Qué planta tienes en el salón?»; undefined when it asks nothing.
 */
export function readerQuestion(prompt: string, formal: boolean): string | undefined {
  const clause = asked.exec(prompt.slice(0, 1500))?.[1];
  if (!clause) return undefined;
  const words = plain(clause.replace(/ (?:y|o|para) que .*$/iu, ""))
    .replace(/^si /iu, "")
    .split(" ");
  // «Si alguna embarazada se anima» asks for anybody: it stays as it is said.
  const anybody = /^(?:alg[uú]n(?:a|o)?|alguien|qui[eé]n)$/iu.test(words[0] ?? "");
  if (anybody) words[0] = words[0]!.replace(/^algun$/iu, "algún").replace(/^quien$/iu, "quién");
  let turned = anybody;
  const said = words.map((word, at) => {
    const question = accents.get(word.toLowerCase());
    if (question && at < 2) return question;
    if (turned || plainWord.test(word)) return word;
    if (!anybody && /^(?:les|se|sus?)$/iu.test(word)) return verbToOne(word, formal) ?? word;
    const one = at < 6 ? verbToOne(word, formal) : undefined;
    if (one && !/[eé]s$/u.test(word)) turned = true;
    return one ?? word;
  });
  const text = clip(said.join(" "), 110)
    // «Con quién volarias»: what would be done has its accent.
    .replace(/(?<=[a-zà-ž]{2}[aei]r)ia(?=s?(?![a-zà-ž]))/giu, "ía");
  // A question that is still about «ellos» would ask the reader of others.
  if (!turned && !/(?<![a-zA-ZÀ-ÖØ-ž])(?:te|le|tus?) [a-zA-ZÀ-ÖØ-ž]/u.test(text)) return undefined;
  return `¿${text[0]!.toUpperCase()}${text.slice(1)}?`;
}
