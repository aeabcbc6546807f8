import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { isNoun, list, ofPhrase, phrase } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { familyOf } from "../trades/trade-of.ts";
import { questionsIn } from "../understand/quoted.ts";
import { hasAny, isInstruction, topicsOf } from "../understand/quoted-words.ts";

interface Entry {
  ask: string;
  answer?: string;
  /** As told, for what only the owner can answer: «si hace falta NIE». */
  open?: string;
}

export const faq: Deliverable = {
  id: "faq",
  rule: "Entre 6 y 8 preguntas como las haría un cliente, con respuestas de 25 a 60 palabras. Lo que no se sepa (precio, plazo, política) queda marcado como pregunta a la persona dueña.",
  write(job) {
    const told = askedOf(job);
    const isFull = job.plainness < 2 || told.length === 0;
    const entries = [...told, ...(isFull ? known(job, told) : [])].slice(0, 8);
    const open = entries.filter(({ answer }) => !answer).length;
    const note =
      open === 1
        ? "Hay una respuesta que solo tienes tú: la he dejado marcada."
        : "Hay respuestas que solo tienes tú: las he dejado marcadas.";
    return {
      title: "Preguntas frecuentes",
      ...(open > 0 ? { note } : {}),
      body: entries.map(written).join("\n\n"),
    };
  },
};

const written = ({ ask, answer, open }: Entry) =>
  `### ${ask}\n\n${answer ?? `Pendiente de tu respuesta: ${uncapitalized(open ?? ask)}.`}`;

const orders =
  /^(?:no (?:se |te |os )?invent|lo (?:q|que) no sepas|sin invent|preguntas|faq|pon|haz|escrib|que quede)/iu;

/** The questions as told, each with what was told beside it. */
function askedOf(job: Job): Entry[] {
  const prompt = job.brief.prompt.slice(0, 3000);
  const colon = prompt.search(/:\s/);
  const asked =
    colon >= 0 && colon < 80
      ? prompt.slice(colon + 1)
      : prompt.replace(/^.{0,60}preguntas frecuentes ?(?:(?:de|del|sobre|para) )?/iu, "");
  const names = job.business.products.map(({ bare }) => bare);
  const { business, request } = job;
  const own = fold(
    [
      business.industry,
      business.service,
      request.subject?.bare,
      ...business.products.map(({ bare }) => bare),
    ].join(" "),
  ).split(" ");
  // «de mi negocio: panadería» names it, and asks nothing.
  const isOwnName = (ask: string) =>
    fold(ask)
      .split(" ")
      .every((word) => word.length < 4 || word === "negocio" || own.includes(word));
  const pairs = pairsIn(asked, names);
  if (pairs) return pairs;
  return questionsIn(asked.replace(/(\d)\s?h(?!\p{L})/gu, "$1 horas"), names)
    .filter(({ ask }) => !orders.test(fold(ask)) && !isInstruction(ask) && !isOwnName(ask))
    .map(({ ask, answer }) =>
      answer ? { ask: asQuestion(ask), answer: sentence(answer) } : entryOf(ask, job),
    );
}

/** «aceptamos» → «aceptan», «abrimos» → «abren» */
const theyForm = (verb: string) =>
  verb.replace(/([aei])mos$/u, (_, vowel: string) => (vowel === "a" ? "an" : "en"));

/** «van a Cayma sí», «cuánto la esterilización 120», «tardamos 60 días»: an answer told with its question. */
function pairOf(clause: string): Entry | undefined {
  const [, told = "", yes] = /^(.{3,}?),? (s[ií]|no)$/iu.exec(clause) ?? [];
  const [first = "", ...rest] = (told || clause).replace(/^no /iu, "").split(" ");
  const isOurs = /^\p{L}+[aei]mos$/u.test(first) && rest.length > 0;
  if (told && isVerbal(told)) {
    const isYes = !/^no$/iu.test(yes!);
    return { ask: `¿${capitalized(told)}?`, answer: isYes ? "Sí." : "No." };
  }
  if (told && /^(?:de|los|las|el|por|en|con) /iu.test(told))
    return {
      ask: `¿Atienden ${uncapitalized(told)}?`,
      answer: /^no$/iu.test(yes!) ? "No." : "Sí.",
    };
  const price =
    /^cu[aá]nto(?: (?:cuesta|sale|vale|es))? (.{3,60}?),? ((?:desde )?[$S€]?\/?\s?\d.*)$/iu.exec(
      clause,
    );
  if (price) return { ask: `¿Cuánto cuesta ${price[1]}?`, answer: sentence(`cuesta ${price[2]}`) };
  const costs = /^(.{3,60}?) (cuestan?|salen?|valen?) .*\d/iu.exec(clause);
  if (costs)
    return { ask: `¿Cuánto ${costs[2]} ${uncapitalized(costs[1]!)}?`, answer: sentence(clause) };
  const need =
    /^(?:(?:para|pa) (.{3,60}?) )?(?:hace falta|hacen falta|se necesita|se necesitan) /iu.exec(
      clause,
    );
  if (need)
    return {
      ask: `¿Qué hace falta${need[1] ? ` para ${need[1]}` : ""}?`,
      answer: sentence(clause),
    };
  const when = /^si (.{3,40}?),? no (\p{L}.+)$/iu.exec(clause);
  if (when && /^no /iu.test(when[1]!))
    return { ask: `¿Qué pasa si ${when[1]}?`, answer: sentence(`si ${when[1]}, no ${when[2]}`) };
  const must = /^si (.{3,60}?),? (hay que \p{L}.+)$/iu.exec(clause);
  if (must)
    return { ask: `¿Qué pasa si ${must[1]}?`, answer: sentence(`si ${must[1]}, ${must[2]}`) };
  if (!isOurs) return undefined;
  const isLong = /^(?:tardamos|demoramos)$/iu.test(first);
  if (isLong) return { ask: `¿Cuánto ${theyForm(first)}?`, answer: sentence(clause) };
  if (/^(?:abrimos|atendemos|cerramos)$/iu.test(first) && /\d/.test(clause))
    return { ask: "¿Qué horario tienen?", answer: sentence(clause) };
  const what = theyForm(first.toLowerCase());
  const isNo = /^no /iu.test(clause);
  return {
    ask: `¿${capitalized(what)} ${rest.join(" ")}?`,
    answer: sentence(isNo ? clause : `sí, ${uncapitalized(clause)}`),
  };
}

/** «¿a? ¿b? … de a no, b 120»: the questions first, then their answers, told by a word of each. */
function answersAfter(open: readonly string[], names: readonly string[]): Entry[] | undefined {
  const tidy = (text: string) => correct(plain(text), names);
  if (open.length < 3 || open.slice(0, -1).some((part) => /[.;]\s/u.test(part))) return undefined;
  const asks = open.slice(0, -1).map(tidy);
  const told = open
    .at(-1)!
    .split(/\.\s+|\.$|\n/u)
    .filter((part) => /\p{L}{2}/u.test(part) && !/preguntas|\bfaq\b/iu.test(part))
    .map(tidy);
  if (told.length === 0) return undefined;
  const words = (text: string) =>
    fold(text)
      .split(" ")
      .filter((word) => word.length > 3);
  const answers: string[][] = asks.map(() => []);
  for (const answer of told) {
    const same = asks.findIndex((ask) => words(ask).some((word) => words(answer).includes(word)));
    const price = /\d/.test(answer) ? asks.findIndex((ask) => /^cu[aá]nto /iu.test(ask)) : -1;
    const at = same >= 0 ? same : price >= 0 ? price : answers.findIndex((found) => !found.length);
    const [, yes = "", rest = ""] = /^.{2,40}? (s[ií]|no)(?:[,;]? (.+)|)$/iu.exec(answer) ?? [];
    const short = yes && (/^no$/iu.test(yes) ? "no" : "sí");
    answers[Math.max(0, at)]!.push(
      sentence(short ? (rest ? `${short}${short === "no" ? ":" : ","} ${rest}` : short) : answer),
    );
  }
  return asks.map((ask, at) => ({
    ask: asQuestion(uncapitalized(ask)),
    ...(answers[at]!.length > 0 ? { answer: answers[at]!.join(" ") } : {}),
  }));
}

/** Pairs of question and answer told in one line; undefined unless every clause is told so. */
function pairsIn(asked: string, names: readonly string[]): Entry[] | undefined {
  const open = asked.split("?");
  const after = answersAfter(open, names);
  if (after) return after;
  const tidy = (text: string) => correct(plain(text), names).replace(/\.$/u, "");
  // «¿hacen color? sí, con prueba. ¿cuánto dura? una hora»: each answer follows its question.
  if (open.length > 1 && open.slice(1).every((part) => /\p{L}|\d/u.test(part))) {
    const found: Entry[] = [];
    let ask = tidy(open[0]!);
    for (const [at, part] of open.slice(1).entries()) {
      const isLast = at === open.length - 2;
      const cut = isLast
        ? part.length
        : Math.max(part.lastIndexOf("."), part.lastIndexOf("¿"), part.lastIndexOf("\n"));
      if (cut < 2) return undefined;
      const answer = tidy(part.slice(0, cut)).replace(/^si(?=,| |$)/iu, "Sí");
      if (!answer) return undefined;
      found.push({ ask: asQuestion(uncapitalized(ask)), answer: sentence(answer) });
      ask = tidy(part.slice(cut).replace(/^[.¿\s]+/u, ""));
    }
    return found;
  }
  if (open.length > 1 || /[()]/.test(asked)) return undefined;
  const found: Entry[] = [];
  for (const typed of asked.split(/[,;\n]\s*|\.\s+|\.$/u).filter((part) => /\p{L}/u.test(part))) {
    const clause = tidy(typed).replace(/^(?:que|y) /iu, "");
    const pair = pairOf(clause);
    const last = found.at(-1);
    if (pair) found.push(pair);
    // «que nosotros la buscamos …» goes on with the answer before.
    else if (
      last &&
      (/^(?:q|que) /iu.test(typed.trim()) ||
        (found.length > 0 && !isVerbal(clause) && /[aei]mos(?!\p{L})/u.test(clause)))
    )
      last.answer = `${last.answer} ${sentence(clause)}`;
    else return undefined;
  }
  return found.length > 0 ? found : undefined;
}

/** «videointérprete mínimo 30 minutos» tells its answer; «edad» only asks. */
function entryOf(ask: string, job: Job): Entry {
  const isAsking = /^(?:si|qu[eé]|cu[aá]\p{L}*|d[oó]nde|c[oó]mo|por qu[eé]) /iu.test(ask);
  if (!isAsking && /\d/.test(ask)) {
    const topic = ask
      .split(/ (?=m[ií]nim|m[aá]xim|\d|desde|hasta|a partir|de \d|[$€])/iu)[0]!
      .replace(/^(?:la|el|los|las) /iu, "");
    const rest = ask.slice(ask.indexOf(topic) + topic.length).trim();
    return { ask: aboutTold(topic, rest), answer: sentence(rest || ask) };
  }
  const topics = topicsOf().filter((one) => hasAny(fold(ask), one.ask));
  const know = job.business.differences.find(
    (text) => topics.some((one) => hasAny(fold(text), one.know)) || shares(text, ask),
  );
  const asked = asQuestion(ask);
  const isIf = /^si /iu.test(ask);
  const told = asked.replace(/[¿?]/gu, "");
  const open = isIf ? ask : `${asked.startsWith("¿Hay ") ? "si " : ""}${uncapitalized(told)}`;
  return { ask: asked, open, ...(know ? { answer: sentence(know) } : {}) };
}

const stems = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 5)
    .map((word) => word.slice(0, 6));

const shares = (left: string, right: string) => {
  const words = new Set(stems(left));
  return stems(right).some((word) => words.has(word));
};

/** «garantía 10 años», «precio metro 45 €»: the question that this answers. */
function aboutTold(topic: string, rest: string): string {
  if (/^m[ií]nim/iu.test(rest)) return `¿Hay un mínimo de ${topic}?`;
  if (/^cancel/iu.test(topic)) return "¿Con cuánto tiempo se puede cancelar?";
  const [first = "", ...more] = topic.split(" ");
  if (/^(?:precio|costo|coste)$/iu.test(first))
    return `¿Cuál es el precio${more.length > 0 ? ` ${ofPhrase(phrase(more.join(" ")))}` : ""}?`;
  if (/[$€]|pesos|soles|colones/u.test(rest)) return `¿Cuánto cuesta ${phrase(topic).full}?`;
  return isVerbal(topic) ? `¿${capitalized(topic)}?` : `¿Cuál es ${phrase(topic).full}?`;
}

/** «hace falta», «dan tablero», «atienden hombres» */
function isVerbal(text: string): boolean {
  const [first = "", second] = text.split(" ");
  return (
    second !== undefined &&
    !isNoun(first) &&
    /^(?:hay|es|se|puedo|va|hace|está|tiene)$|(?:[^aeo]an|en|mos|[aeo]is)$/iu.test(first)
  );
}

const accents: Readonly<Record<string, string>> = {
  que: "qué",
  cuanto: "cuánto",
  cuanta: "cuánta",
  cuantos: "cuántos",
  cuando: "cuándo",
  donde: "dónde",
  como: "cómo",
  cual: "cuál",
};

/** «que llevo para un poder» → «¿Qué llevo para un poder?»; «edad» → «¿Para qué edad es?» */
function asQuestion(ask: string): string {
  const text = ask
    .replace(/^si /iu, "")
    .replace(
      /^(?:que|cuant[oa]s?|cuando|donde|como|cual)(?= )/iu,
      (word) => accents[fold(word)] ?? word,
    )
    .replace(/^(cu[aá]nto) antes (?=\p{L}+[aei]r\b)/iu, "$1 antes hay que ")
    .replace(/^(qu[eé] pasa si) falta\b/iu, "$1 se falta")
    .replace(/^cuánto (?=(?:el|la|un|una) )/iu, "cuánto cuesta ")
    .replace(/^cuánto (?=(?:los|las) )/iu, "cuánto cuestan ");
  if (/^(?:qué|cu[aá]|dónde|cómo)/iu.test(text) || isVerbal(text)) return `¿${capitalized(text)}?`;
  if (/^edad/iu.test(text)) return "¿Para qué edad es?";
  const noun = phrase(text);
  const isMeasured =
    /^(?:precio|horario|plazo|garant|gasto|requisit|direcci|duraci|tama|medida|talla|formas?)/iu;
  if (isMeasured.test(text)) return `¿${noun.plural ? "Cuáles son" : "Cuál es"} ${noun.full}?`;
  return `¿Hay ${text}?`;
}

/** What the trade answers of its things, and Brain Central of the business. */
function known(job: Job, told: readonly Entry[]): Entry[] {
  const { business, subject } = job;
  const ofTrade = [
    ...(familyOf(business.trade, subject.bare)?.questions ?? []),
    ...(business.trade?.questions ?? []),
  ].flatMap(({ ask, answer }) => {
    const filled = { ask: job.fill(ask), answer: job.fill(answer) };
    return filled.ask && filled.answer && !told.some((one) => shares(one.ask, filled.ask!))
      ? [filled as Entry]
      : [];
  });
  const own: Entry[] = [];
  if (business.service || business.products.length > 0)
    own.push({ ask: job.say("faq.what"), answer: whatOf(job) });
  if (business.differences.length > 0)
    own.push({ ask: job.say("faq.special"), answer: business.differences.map(sentence).join(" ") });
  if (business.place)
    own.push({ ask: job.say("faq.where"), answer: `Estamos en ${business.place}.` });
  const order: Entry = { ask: job.say("faq.order"), answer: job.say("faq.order-answer") };
  const room = Math.max(0, 7 - told.length - own.length);
  return [...own.slice(0, 1), ...(room > 0 ? ofTrade.slice(0, room) : []), ...own.slice(1), order];
}

/** The service, and the products that it does not name. */
function whatOf({ business: { service, products } }: Job): string {
  const named = stemsOf(service);
  const more = products.filter(({ bare }) => !stemsOf(bare).every((word) => named.includes(word)));
  const also = list(more.map(({ bare }) => uncapitalized(bare)));
  const lead = service ? "También" : "Hacemos";
  return [service && sentence(service), also && `${lead} ${also}.`].filter(Boolean).join(" ");
}

const stemsOf = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));
