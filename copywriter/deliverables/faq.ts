import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { list, ofPhrase, phrase } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { unaccented, verbs } from "../spanish/verbs.ts";
import { pairsIn } from "../understand/quoted.ts";
import { startOf } from "../understand/quoted-words.ts";
import { withAccents } from "../understand/to-reader.ts";
import { tokensOf } from "../understand/tokens.ts";
import { mainVerbIn } from "../understand/verbs.ts";

interface Entry {
  ask: string;
  /** Undefined where only the owner knows it. */
  answer?: string;
}

export const faq: Deliverable = {
  id: "faq",
  rule: "Entre 6 y 8 preguntas como las haría un cliente, con respuestas de 25 a 60 palabras. Lo que no se sepa (precio, plazo, política) queda marcado como pregunta a la persona dueña.",
  write(job) {
    const told = toldIn(job);
    const more = told.length < 4 ? known(job, told.length === 0) : [];
    const entries = [...told, ...more].slice(0, 12);
    const open = entries.filter(({ answer }) => !answer).length;
    const note =
      open === 1
        ? "Hay una respuesta que solo tienes tú: la he dejado marcada."
        : "Hay respuestas que solo tienes tú: las he dejado marcadas.";
    return {
      title: "Preguntas frecuentes",
      ...(open > 0 ? { note } : {}),
      body: entries.map(({ ask, answer }) => `### ${ask}\n\n${answer ?? gapLine()}`).join("\n\n"),
    };
  },
};

const gapLine = () => dataOf<Record<string, { text: string }[]>>("lines/faq")["faq.gap"]![0]!.text;

interface Words {
  labels: readonly { match: string; ask: string }[];
  unknown: string;
  orders: string;
}
const words = () => dataOf<Words>("understand/faq");
const begins = (text: string, list: string) => startOf(fold(text), list.split(", ")) !== undefined;

/** What was asked and answered in the order, in its order. */
function toldIn(job: Job): Entry[] {
  const names = [job.business.name, ...job.business.products.map(({ bare }) => bare)];
  // «¿me armas las preguntas de siempre?» asks us.
  const prompt = correct(job.brief.prompt.slice(0, 3000), names).replace(
    /^¿[^?]*(?:preguntas|faq)[^?]*\?\s*/iu,
    "",
  );
  const colon = prompt.search(/:\s/);
  const head =
    /^[^.?\n]{0,60}?(?:preguntas frecuentes|faqs?|preguntas)(?: (?:de|del|sobre|para) )?/iu.exec(
      prompt,
    )?.[0] ?? "";
  const isHead =
    colon >= 0 &&
    colon < 100 &&
    !/[¿?(]/.test(prompt.slice(1, colon).replace(/^.*preguntas/iu, ""));
  const text = prompt.slice(isHead ? colon + 1 : head.length).trim();
  const entries = /¿/u.test(text) ? marked(text) : /\(/.test(text) ? bracketed(text) : listed(text);
  const isOwn = fold([job.business.industry, job.business.service, job.business.name].join(" "));
  return entries.filter(({ ask, answer }) => answer || !` ${isOwn} `.includes(` ${fold(ask)} `));
}

/** An answer as a sentence; undefined for «no lo sé aún». */
const answerOf = (text: string | undefined): { answer?: string } => {
  const clean = plain(text ?? "").replace(/^si(?=,|$)/iu, "Sí");
  return /[\p{L}\d]/u.test(clean) && !begins(clean, words().unknown)
    ? { answer: sentence(clean) }
    : {};
};

/** «¿Hacen color? Sí, con prueba.»: each answer follows its question, or all follow the last. */
function marked(text: string): Entry[] {
  const parts = text.split(/¿([^?]{2,200})\??/u);
  const entries: Entry[] = [];
  for (let at = 1; at < parts.length; at += 2)
    entries.push({
      ask: `¿${capitalized(plain(parts[at]!))}?`,
      ...answerOf(withoutOrders(parts[at + 1] ?? "")),
    });
  if (entries.length < 2 || entries.slice(0, -1).some(({ answer }) => answer)) return entries;
  return shared(
    entries.map(({ ask }) => ask),
    withoutOrders(parts.at(-1)!),
  );
}

const stems = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/** The questions first, then their answers: each is given to the question whose words it repeats. */
function shared(asks: readonly string[], told: string): Entry[] {
  const answers = asks.map((): string[] => []);
  const sentences = told.split(/(?<=[.;])\s+|\n/u);
  const parts = sentences.length > 1 ? sentences : told.split(/,\s+/u);
  for (const part of parts.filter((part) => /[\p{L}\d]/u.test(part))) {
    const same = asks.findIndex((ask) => stems(ask).some((stem) => stems(part).includes(stem)));
    const free = answers.findIndex((found) => found.length === 0);
    answers[same >= 0 ? same : Math.max(0, free)]!.push(sentence(plain(part)));
  }
  return asks.map((ask, at) => ({
    ask,
    ...(answers[at]!.length > 0 ? { answer: answers[at]!.join(" ") } : {}),
  }));
}

const withoutOrders = (text: string) =>
  text
    .split(/(?<=[.;\n])\s*/u)
    .filter((part) => !begins(part, words().orders))
    .join(" ");

/** «si hay duchas (sí, con candado)»: the answer stands beside its question; what has no bracket tells or asks by itself. */
function bracketed(text: string): Entry[] {
  return pairsIn(text)
    .filter(({ ask }) => !begins(ask, words().orders))
    .map(({ ask, answer }) =>
      answer
        ? { ask: asQuestion(ask), ...answerOf(answer) }
        : isTold(ask)
          ? entryOf(ask)
          : { ask: asQuestion(ask) },
    );
}

const interrogative =
  /^(?:(?:por|a|de|con|en) )?(?:qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|cu[aá]ndo|d[oó]nde|c[oó]mo|qui[eé]n)(?= )/iu;

const isAsking = (clause: string) => interrogative.test(clause) || /^si [^,]+$/iu.test(clause);

const hasVerb = (text: string, words = 50) => {
  const tokens = tokensOf(text);
  return mainVerbIn(tokens, 0, Math.min(words, tokens.length)) >= 0;
};

/** Whether a clause tells something, and does not only ask or name it. */
const isTold = (clause: string) =>
  !interrogative.test(clause) && !/^si /iu.test(clause) && (/\d/.test(clause) || hasVerb(clause));

/** A list of what is asked, or of what is to be known. */
function listed(text: string): Entry[] {
  const clauses = withoutOrders(text)
    .split(
      /,\s+|;\s*|\n|\.\s+|\.$| y (?=(?:si|cu[aá]nt\p{L}*|cu[aá]ndo|d[oó]nde|c[oó]mo|qu[eé]) )/iu,
    )
    .map((clause) =>
      plain(clause)
        .replace(/^(?:y|e) (?=\p{L})/iu, "")
        .replace(/^que (?=(?:si|se|hay|el|la|los|las) )/iu, ""),
    )
    .filter((clause) => /\p{L}{2}/u.test(clause) && !begins(clause, words().orders));
  const units: string[] = [];
  const asksOnly = clauses.every((clause) => !isTold(clause));
  // «horario de 7 a 17, comida casera, 395 al mes» lists items.
  const isList = clauses.filter((clause) => hasVerb(clause)).length * 2 < clauses.length;
  let condition = "";
  for (const clause of clauses) {
    const isNew = asksOnly || isList || isTold(clause) || interrogative.test(clause);
    // «si hay fiebre, mejor en casa» tells; «si dan certificado» asks.
    if (/^si /iu.test(clause) && !asksOnly) condition = clause;
    else if (condition) {
      units.push(`${condition}, ${clause}`);
      condition = "";
    } else if (isNew || units.length === 0) units.push(clause);
    else units.push(`${units.pop()}, ${clause}`);
  }
  if (condition) units.push(condition);
  const entries = units.map((unit) =>
    asksOnly || isAsking(unit) || (!isList && !isTold(unit) && !/^si .+, /iu.test(unit))
      ? { ask: asQuestion(unit) }
      : entryOf(unit),
  );
  const rest = entries.filter(({ ask }) => ask === restAsk);
  if (rest.length < 2) return entries;
  return [
    ...entries.filter(({ ask }) => ask !== restAsk),
    { ask: restAsk, answer: rest.map(({ answer }) => answer).join(" ") },
  ];
}

const restAsk = "¿Qué más conviene saber?";

let theirs: ReadonlyMap<string, string> | undefined;

/** «aceptamos» → «aceptan», «enviamos» → «envían» */
function theyForm(verb: string): string {
  theirs ??= new Map(
    verbs().map(({ infinitive, present }) => [
      `${unaccented(infinitive).slice(0, -1)}mos`,
      `${present[1]}n`,
    ]),
  );
  const ours = /^(.+)([aei])mos$/u.exec(verb);
  return theirs.get(verb) ?? (ours ? `${ours[1]}${ours[2] === "a" ? "an" : "en"}` : verb);
}

/** Where the name of a thing ends: before a number, a verb, a preposition, a joining word. */
const nameEnd =
  / (?=[\d$€]|(?:desde|hasta|por|a|en|con|para|m[ií]nim[oa]|m[aá]xim[oa]|que|y|o|si|es|son|solo|pero|sin)(?!\p{L}))/iu;

/** What was told, under the question that it answers. */
function entryOf(clause: string): Entry {
  const answer = sentence(clause);
  const condition = /^(si [^,]{3,80}), /iu.exec(clause)?.[1];
  if (condition) return { ask: `¿Qué pasa ${uncapitalized(condition)}?`, answer };
  const label = words().labels.find(({ match }) =>
    begins(clause.replace(/^(?:el|la|los|las|no) /iu, ""), match),
  );
  if (label) return { ask: label.ask, answer };
  const [, thing, costs] =
    /^(\p{L}[^,]{2,60}?) (cuestan?|valen?|salen?)(?= .*\d)/iu.exec(clause) ?? [];
  if (thing && costs && !hasVerb(thing))
    return { ask: `¿Cuánto ${costs} ${uncapitalized(thing)}?`, answer };
  const [, verb, rest] =
    /^(?:no )?(se \p{L}+|hay|hace falta|hacen falta|\p{L}+[aei]mos) (.+)$/iu.exec(clause) ?? [];
  if (verb && rest && !/^(?:en|por|con|desde|hasta|de|sin) /iu.test(rest))
    return {
      ask: `¿${capitalized(theyForm(verb.toLowerCase()))} ${rest.split(nameEnd)[0]}?`,
      answer,
    };
  const [, named, is] =
    /^((?:el|la|los|las) [^,]{2,60}?) (es|son|est[aá]n?|empiezan?|van?|duran?|incluyen?|tienen?)(?= )/iu.exec(
      clause,
    ) ?? [];
  if (named && is) return { ask: askOf(named, clause.slice(named.length)), answer };
  const name = clause.split(nameEnd)[0]!;
  if (/^(?:desde )?(?:[$€S]|\d+[\d.,]* ?(?:€|euros|pesos|soles|al mes|por persona))/iu.test(clause))
    return { ask: "¿Cuánto cuesta?", answer };
  if (/^(?:a|en|para|con|desde) /iu.test(name) && name !== clause)
    return { ask: `¿Y ${uncapitalized(name)}?`, answer };
  // «videointérprete mínimo 30 minutos»
  if (/\d/.test(clause) && name !== clause && !hasVerb(name))
    return {
      ask: /[$€]|euros|pesos|soles/iu.test(clause)
        ? `¿Cuánto cuesta ${phrase(uncapitalized(name)).full}?`
        : capitalized(name),
      answer,
    };
  return { ask: restAsk, answer };
}

/** «el desayuno», «está incluido y es de 8:30 a 10:30» → «¿Cuál es el horario del desayuno?» */
function askOf(named: string, rest: string): string {
  const of = ofPhrase(phrase(uncapitalized(named)));
  if (/^ (?:es|son|est[aá]n?) (?:gratis|gratuit\p{L}+|incluid\p{L}+)/iu.test(rest))
    return `¿${capitalized(named)}${rest
      .split(nameEnd)
      .slice(0, 2)
      .join(" ")
      .replace(/ (?:y|pero)$/u, "")}?`;
  if (/\d ?(?:h|horas?)(?!\p{L})|\d:\d\d|a las? \d/iu.test(rest))
    return `¿Cuál es el horario ${of}?`;
  if (/[$€]|euros|pesos|soles/iu.test(rest)) return `¿Cuánto cuesta ${uncapitalized(named)}?`;
  return `¿Qué hay que saber ${of}?`;
}

/** «que llevo para un poder» → «¿Qué llevo para un poder?»; «con lentes» → «¿Y con lentes?»; a name stays a name. */
function asQuestion(ask: string): string {
  const isIf = /^si /iu.test(ask);
  const text = withAccents(ask.replace(/^(?:si|por|sobre) /iu, ""))
    .replace(/^cuánto (?=(?:el|la|una?) )/iu, "cuánto cuesta ")
    .replace(/^cuánto (?=(?:los|las) )/iu, "cuánto cuestan ")
    .replace(/^(cu[aá]nto) antes (?=\p{L}+[aei]r(?!\p{L}))/iu, "$1 antes hay que ");
  if (isIf || interrogative.test(text) || hasVerb(text, 3)) return `¿${capitalized(text)}?`;
  if (/^(?:con|sin|para|en|a|desde|hasta) /iu.test(text)) return `¿Y ${uncapitalized(text)}?`;
  const label = words().labels.find(({ match }) =>
    begins(text.replace(/^(?:el|la|los|las) /iu, ""), match),
  );
  return label && fold(text).split(" ").length < 3 ? label.ask : capitalized(text);
}

/** What Brain Central answers; with nothing told also what only the owner can answer. */
function known(job: Job, isAlone: boolean): Entry[] {
  const { business } = job;
  const found: Entry[] = [];
  if (business.service || business.products.length > 0)
    found.push({ ask: job.say("faq.what"), answer: whatOf(job) });
  if (business.differences.length > 0)
    found.push({
      ask: job.say("faq.special"),
      answer: business.differences.map(sentence).join(" "),
    });
  if (business.place)
    found.push({ ask: job.say("faq.where"), answer: `Estamos en ${business.place}.` });
  const open = isAlone ? job.several("faq.open", 4).map((ask) => ({ ask })) : [];
  return [...found.filter(({ ask }) => ask), ...open];
}

/** The service, and the products that it does not name. */
function whatOf({ business: { service, products } }: Job): string {
  const named = stems(service);
  const more = products.filter(({ bare }) => !stems(bare).every((word) => named.includes(word)));
  const also = list(more.map(({ bare }) => uncapitalized(bare)));
  return [service && sentence(service), also && `${service ? "También" : "Hacemos"} ${also}.`]
    .filter(Boolean)
    .join(" ");
}
