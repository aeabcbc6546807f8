import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold, plain } from "../spanish/fold.ts";
import { list, ofPhrase, type Phrase } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { hasAny, quotedWords, topicsOf } from "../understand/quoted-words.ts";
import type { QuotedMessage } from "../understand/request.ts";
import { type Listener, turnedWords } from "../understand/retell.ts";
import {
  fragmentsOf,
  listenerOf,
  nounPhraseOf,
  personIn,
  praisesOf,
  sidesOf,
  wrongsOf,
} from "./told-back.ts";
import { toldFacts, toSecondPerson } from "./told-facts.ts";

/** The sentences of an answer by what they do; empty where there is nothing to say. */
export interface Answer {
  first: string;
  /** The answer itself, what happened, what is put right: from facts. */
  facts: string;
  next: string;
}

type Slots = Readonly<Record<string, string | undefined>>;

/** «, Pilar»; a space where nobody is named, which the last pass takes away. */
export const nameSlot = (quoted?: QuotedMessage) => (quoted?.name ? `, ${quoted.name}` : " ");

/** Sentences, one after the other. */
export const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

/** No exclamation, no smile, no «vuelve pronto». */
export const isSolemn = ({ business, request: { quoted } }: Job): boolean =>
  business.traits.has("solemn") || hasAny(fold(quoted?.text ?? ""), quotedWords("grief"));

/** One answer to what a customer wrote; asked again it uses other lines. */
export function answerTo(job: Job, quoted: QuotedMessage, isPrivate: boolean): Answer {
  const facts = toldFacts(job);
  const name = { name: nameSlot(quoted) };
  switch (quoted.kind) {
    case "grief": {
      const wish =
        /\b(?:quiero|quisiera|necesito|necesitamos|queremos) (una?|el|la|los|las) (\p{L}+)/iu.exec(
          quoted.text,
        );
      // «se nos fue Canela», «murió mi gato Simón»
      const lost =
        /(?:se (?:nos|me) (?:fue|muri[oó])|muri[oó]|falleci[oó]|perd(?:imos|í) a|parti[oó]) (?:mi \p{L}+ )?(\p{Lu}\p{Ll}+)/u.exec(
          quoted.text,
        )?.[1];
      const np = wish ? { np: `${wish[1]} ${wish[2]}` } : {};
      return {
        first: lost
          ? job.fill("Sentimos mucho lo de {who}{name}.", { who: lost, ...name }) ||
            job.say("answer.grief", name)
          : job.say("answer.grief", name),
        facts,
        next: facts ? "" : job.say(wish ? "answer.grief-order" : "answer.grief-next", np),
      };
    }
    case "insult": {
      const isCompared = hasAny(fold(quoted.text), quotedWords("compare"));
      const np = isCompared ? nounPhraseOf(quoted.text, job) : undefined;
      const first = np && job.say("answer.compare", { ...npSlots(np), offer: offerOf(job) });
      const plain = isCompared ? job.say("answer.compare-plain", { offer: offerOf(job) }) : "";
      return { first: first || plain || job.say("answer.insult", name), facts, next: "" };
    }
    case "praise":
      return thanksFor(job, quoted, facts);
    case "complaint":
    case "mixed":
      return sorryFor(job, quoted, isPrivate, facts);
    case "other":
      if (!facts && quoted.text !== "" && !/\?/.test(quoted.text))
        return { first: job.say("answer.neutral", name), facts, next: "" };
      return replyTo(job, quoted, isPrivate, facts);
    default:
      return replyTo(job, quoted, isPrivate, facts);
  }
}

function sorryFor(job: Job, quoted: QuotedMessage, isPrivate: boolean, facts: string): Answer {
  const listener = listenerOf(job);
  const folded = fold(quoted.text);
  const { good, bad } = sidesOf(quoted);
  const amount = /(?:[$€]|S\/)\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|euros|pesos|soles|usd)/iu.exec(
    quoted.text,
  )?.[0];
  const isPrice = amount && /\bcobr/.test(folded) && !/llego|tard|veces|visitas/.test(folded);
  const fragments = fragmentsOf(bad, listener);
  const nouns = list(quoted.about.slice(0, 2));
  const { traits } = job.business;
  const isBody =
    hasAny(folded, quotedWords("symptoms")) && (!traits.has("pets") || traits.has("care"));
  const felt = isBody ? bad.filter((clause) => hasAny(fold(clause), quotedWords("symptoms"))) : bad;
  const isDear = nouns === "el malestar con el precio" && !/\d/.test(fragments);
  const what =
    wrongsOf(felt, listener) ||
    (isBody || isDear ? "" : nouns && fragments ? `${nouns}: ${fragments}` : nouns);
  const loose = fragments || (quoted.kind === "mixed" ? fragmentsOf(bad, listener, true) : "");
  const sorry =
    (isPrice && job.say("answer.sorry-price", { amount: correct(amount) })) ||
    (what && job.say("answer.sorry", { what })) ||
    (isBody && job.say("answer.sorry-body")) ||
    (isDear && job.say("answer.sorry-dear")) ||
    (loose && job.say("answer.sorry-colon", { what: loose })) ||
    job.say("answer.sorry-plain");
  const np = quoted.kind === "mixed" ? nounPhraseOf(good.join(". "), job) : undefined;
  const thanks =
    quoted.kind === "mixed" &&
    ((np && job.say("answer.good", npSlots(np))) || job.say("answer.good-plain"));
  const care = isBody ? job.say("answer.symptom") || job.say("answer.symptom-else") : "";
  const pledge =
    folded.includes("garantia") &&
    job.business.differences.find((text) => fold(text).includes("garantia"));
  const ask =
    quoted.askBack &&
    job.say("answer.ask-back", { what: toSecondPerson(quoted.askBack, listener) });
  const isNamed = what !== "" || loose !== "" || isPrice;
  const own = isNamed ? job.say(quoted.isSerious ? "answer.own-serious" : "answer.own") : "";
  const next =
    ask || job.say(isPrivate ? "answer.here" : facts ? "answer.reach" : "answer.private");
  return {
    first: join(sorry, thanks || ""),
    facts: join(
      facts || (ask ? "" : own),
      what &&
        /\bcar[oa]s?\b|\bcarisim|\bprecio/.test(folded) &&
        !isPrice &&
        quoted.kind === "complaint"
        ? job.say("answer.price-too")
        : "",
      pledge ? job.say("answer.stands", { what: uncapitalized(pledge) }) : "",
      care,
    ),
    next: care ? "" : next,
  };
}

function thanksFor(job: Job, quoted: QuotedMessage, facts: string): Answer {
  const folded = fold(quoted.text);
  const product = job.business.products.find(({ bare }) => folded.includes(fold(bare)));
  const np = product ?? nounPhraseOf(quoted.text, job);
  const what = praisesOf(quoted.text, !product, listenerOf(job)) || undefined;
  const named = quoted.name ? `, ${quoted.name},` : " ";
  const slots = { name: nameSlot(quoted), named, what, ...(np ? npSlots(np) : {}) };
  const solemn = isSolemn(job);
  const person = personIn(quoted.text, job);
  const again =
    /\b(?:vuelvo|nos vemos) ((?:el|la|en|este|esta|mañana|pronto)\b[^,.;!]{0,30})/iu.exec(
      quoted.text,
    )?.[1];
  const seen = again ? sentence(`nos vemos ${again.replace(/\s*\b(?:ja|je)+j?\b.*$/iu, "")}`) : "";
  return {
    first:
      (what && job.say(solemn ? "answer.thanks-solemn" : "answer.thanks", slots)) ||
      (np &&
        hasAny(fold(np.bare), quotedWords("people")) &&
        job.say("answer.thanks-person", slots)) ||
      (np && job.say(solemn ? "answer.thanks-np-solemn" : "answer.thanks-np", slots)) ||
      job.say("answer.thanks-plain", slots),
    facts: join(
      facts,
      person && !what?.includes(person) ? job.say("answer.person", { person }) : "",
      seen,
    ),
    next: solemn ? job.say("answer.praise-end-solemn") : seen ? "" : job.say("answer.praise-end"),
  };
}

function replyTo(job: Job, quoted: QuotedMessage, isPrivate: boolean, facts: string): Answer {
  const listener = listenerOf(job);
  const hello = job.say("answer.hello", { name: nameSlot(quoted) });
  // A message has said hello already.
  const first = isPrivate ? capitalized(hello.replace(/^Hola ?[.,] ?/u, "")) : hello;
  const ok = () => job.say(isPrivate ? "answer.ok-here" : "answer.ok");
  const asked = quoted.questions?.[0]?.ask ?? quoted.text;
  const pairs = (quoted.questions ?? []).filter(({ answer }) => answer);
  if (pairs.length > 0 && pairs.length === quoted.questions?.length)
    return {
      first,
      facts: pairs.map((pair) => answered(pair.ask, pair.answer!, listener)).join(" "),
      next: ok(),
    };
  const np =
    quoted.tell && !quoted.tell.includes(",")
      ? nounPhraseOf(asked.replace(/^.*\bpara\b/iu, ""), job)
      : undefined;
  const what = quoted.tell
    ?.replace(/ y (?=(?:se|no|la|lo) )/gu, " y que ")
    .replace(/^que (?=\p{Ll}{3,} )/u, np ? `que ${np.full} ` : "que ");
  const tell = what ? job.say("answer.tell", { what }) : "";
  if (quoted.answer || facts) {
    const answer =
      quoted.answer && quoted.questions?.length === 1
        ? merged(answered(asked, "", listener, quoted.answer), withoutEcho(job, asked))
        : withAnswer(quoted, withSubject(asked, facts));
    return { first, facts: join(answer, tell), next: ok() };
  }
  if (tell) return { first, facts: tell, next: ok() };
  const offers = list(job.business.products.map(({ bare }) => uncapitalized(bare)));
  if (offers && quoted.topics?.includes("pick"))
    return { first, facts: job.say("answer.pick", { offers }), next: "" };
  const know = knowledge(job, quoted);
  if (quoted.kind === "joke") {
    const offer = offerOf(job);
    const isWhat = /^[¿\s]*(?:y )?(?:son|es|esto es|eso es) /iu.test(quoted.text);
    const slots = { offer, "offer.title": offer && capitalized(offer) };
    return {
      first: job.say(isWhat ? "answer.joke-what" : "answer.joke", slots),
      facts: "",
      next: "",
    };
  }
  const topic = quoted.topics?.find((id) => id !== "age") ?? "";
  const missing = topic && job.say(`answer.missing-${topic}`);
  if (know && topic === "safe")
    return {
      first: job.say("answer.safe", { what: uncapitalized(know) }) || sentence(know),
      facts: "",
      next: ok(),
    };
  if (know) return { first, ...partly(job, quoted, topic, know, missing || ok()) };
  const isCure = hasAny(fold(asked), quotedWords("cures"));
  return {
    first,
    facts: (isCure && job.say("answer.missing-care")) || missing || job.say("answer.missing"),
    next: "",
  };
}

/** What the profile knows of a question, and what is left to say. */
function partly(job: Job, { text }: QuotedMessage, topic: string, know: string, missing: string) {
  const weekdays =
    /\b(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|festivos)\b/iu;
  const asked = topic === "hours" ? weekdays.exec(text)?.[0] : undefined;
  const isOpen = asked !== undefined && !fold(know).includes(fold(asked).slice(0, 5));
  const isWhole = topic === "time" || topic === "hours";
  return {
    facts:
      (topic === "price" &&
        job.fill("Lo que podemos [adelantarte|adelantarle|adelantarte]: {what}.", {
          what: uncapitalized(know),
        })) ||
      sentence(know),
    next: isOpen
      ? job.say("answer.missing-day", { day: `el ${correct(asked).replace(/s$/u, "")}` })
      : isWhole
        ? job.say("answer.ok")
        : missing,
  };
}

/** «por las clases de verano», «Son en julio.» → «Las clases de verano son en julio.» */
function withSubject(asked: string, facts: string): string {
  const np = /^por ((?:el|la|los|las) [^,.?]{3,60})$/iu.exec(asked.trim())?.[1];
  return np && /^(?:Son|Es|Est[aá]n?|Cuestan?|Empiezan?) /u.test(facts)
    ? `${capitalized(np)} ${uncapitalized(facts)}`
    : facts;
}

/** The owner's yes or no with the question's own words, and what was told beside it. */
function withAnswer(quoted: QuotedMessage, facts: string): string {
  const isNo = quoted.answer === "no";
  const known = bareAnswer(quoted);
  // «No tenemos» alone is said by the answer already.
  if (known)
    return join(known, capitalized(facts.replace(/^(?:No|S[ií])(?: \p{L}+)?[.,]\s*/u, "")));
  if (!quoted.answer || /^(?:no|s[ií])[\s,.]/iu.test(facts)) return facts;
  if (facts) return `${isNo ? "No" : "Sí"}: ${uncapitalized(facts)}`;
  return isNo ? "No, lo sentimos." : "Sí, claro.";
}

/** «admitís perros», sí → «Sí, admitimos perros.»; «se puede dormir dentro», no → «No, no se puede dormir dentro.» */
function bareAnswer({ answer, text }: QuotedMessage): string {
  if (!answer) return "";
  const asked = /^[¿\s]*(?:(?:hola|buenas)[,.!]? )?(\p{L}+)( [^?.,!]{2,60})/iu.exec(text);
  const ours = asked && (/^se$/iu.test(asked[1]!) ? "se" : weForm(asked[1]!));
  const mark = answer === "no" ? "No, no" : "Sí,";
  return ours ? sentence(`${mark} ${ours}${correct(plain(asked[2]!)).replace(/^/u, " ")}`) : "";
}

/** «si subimos a un tercero», «no, solo a la puerta» → «No subimos a un tercero, solo a la puerta.» */
function answered(ask: string, answer: string, listener: Listener, known?: "yes" | "no"): string {
  const rest = answer.replace(/^(?:s[ií]|no)(?:,? |$)/iu, "").trim();
  const told = /^no(?!\p{L})/iu.test(answer)
    ? "no"
    : /^s[ií](?!\p{L})/iu.test(answer)
      ? "yes"
      : undefined;
  const is = known ?? told;
  const about = /^si (.+)$/iu.exec(ask)?.[1];
  if (!about || (is === undefined && !/\d/.test(answer))) {
    if (is === "no" && /^(?:por|sobre) /iu.test(ask)) {
      // «por cámaras para ver a su hijo»: «No tenemos cámaras, damos cuaderno diario.»
      const thing = ask
        .replace(/^(?:por|sobre) (?:(?:el|la|los|las) )?/iu, "")
        .split(/ (?:para|que|en|con) /u)[0]!;
      return sentence(
        answer.replace(/^(no (?:tenemos|hay|hacemos|vendemos))(?=,|$)/iu, `$1 ${thing}`),
      );
    }
    return sentence(
      `${turnedWords(ask.replace(/^(?:por|sobre|si) /iu, ""), listener)}: ${uncapitalized(answer)}`,
    );
  }
  const ours = turnedWords(about, listener).replace(
    /^\p{L}+(?= )/u,
    (word) => weForm(word) ?? word,
  );
  const tail =
    rest && (/^(?:con|solo|pero|desde|hasta|por|en)\b/iu.test(rest) ? `, ${rest}` : `: ${rest}`);
  // In what is reported, «sus fotos» are of who reads.
  const theirs = listener.register === "usted" ? ours : ours.replace(/\bsu(s?)\b/gu, "tu$1");
  const said = uncapitalized(theirs);
  if (is === "no" && /^ya /u.test(said)) return sentence(`todavía no ${said.slice(3)}${tail}`);
  return sentence(`${is === "no" ? "No" : "Sí,"} ${said}${tail}`);
}

/** «pueden» → «podemos», «admitís» → «admitimos»; undefined for what is no such verb. */
function weForm(word: string): string | undefined {
  const { we } = dataOf<{ we: Record<string, string> }>("understand/retell");
  return we[fold(word)];
}

/** «Sí, podemos entregar el domingo, con cargo extra.» */
const merged = (answer: string, rest: string) =>
  /^(?:Con|Hasta|Desde|Solo|Sin|A partir|Por) /u.test(rest)
    ? `${answer.replace(/\.$/u, "")}, ${uncapitalized(rest)}`
    : join(answer, rest);

/** The owner's facts, less the yes that only repeats the question. */
function withoutEcho(job: Job, asked: string): string {
  const question = new Set(fold(asked).split(" "));
  return job
    .facts()
    .map(({ text }) =>
      text.replace(/^(?:s[ií]|no)[,.]? (?:se puede|hay|lo hacemos|podemos)?\s?/iu, ""),
    )
    .filter((text) =>
      fold(text)
        .split(" ")
        .some((word) => word.length > 2 && !question.has(word)),
    )
    .map(sentence)
    .join(" ");
}

/** What the profile knows of the question: «Entrega en 48 horas». */
function knowledge(job: Job, quoted: QuotedMessage): string | undefined {
  const { differences, products } = job.business;
  const text = fold(quoted.text);
  const topics = topicsOf().filter(({ id }) => quoted.topics?.includes(id));
  const isOther = (one: string) =>
    quoted.topics?.includes("time") &&
    /^(?:respuesta|primera|consulta|sesi|clase|garant|abiert|abrimos|cambios|revis|coche)/.test(
      fold(one),
    );
  const found = differences
    .filter((one) => !isOther(one) && topics.some(({ know }) => hasAny(fold(one), know)))
    .slice(0, 2);
  const facts = list(found.map((one, at) => (at > 0 ? uncapitalized(one) : one)));
  const longWords = text.split(" ").filter((word) => word.length > 5);
  const stems = new Set(longWords.map((word) => word.slice(0, 6)));
  const shared = ({ bare }: Phrase) =>
    fold(bare)
      .split(" ")
      .filter((word) => stems.has(word.slice(0, 6))).length;
  const product = products
    .filter((one) => shared(one) > 0)
    .sort((left, right) => shared(right) - shared(left))[0];
  if (facts)
    return product && /time|ship/.test(`${quoted.topics}`)
      ? `Para ${product.full}, ${uncapitalized(facts)}`
      : facts;
  // «¿Compráis singles?» is answered by «Compra de colecciones».
  const deed = /^(?:compr|alquil|repar|arregl|limpi|instal|imprim|tradu)\w+/.exec(text)?.[0];
  const done = deed && products.find(({ bare }) => fold(bare).startsWith(deed.slice(0, 5)));
  if (done) return `Sí, lo hacemos: ${uncapitalized(done.bare)}`;
  return quoted.kind === "joke"
    ? differences.find((one) => /whatsapp|asesor/.test(fold(one)))
    : undefined;
}

/** What the business does, in few words. */
const offerOf = ({ business }: Job) =>
  uncapitalized(business.service || list(business.products.map(({ bare }) => bare))) || undefined;

const npSlots = (np: Phrase): Slots => ({
  np: np.full,
  "np.of": ofPhrase(np),
  "np.about": `sobre ${np.full}`,
  "np.title": capitalized(np.full),
});
