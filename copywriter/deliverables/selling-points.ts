import { isPeople } from "../check/constraints.ts";
import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import type { Phrase } from "../spanish/phrase.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { callFor, mentions, startsWithAmount, tellFact } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import type { Action, Atom, Ban, Fact } from "../understand/request.ts";
import { hasVerb } from "./clause-parts.ts";

interface Words {
  /** Places that are too wide to be named as the place of a shop, folded. */
  countries: string[];
  /** What a part of a text begins with that cannot stand alone, folded. */
  bound: string[];
  /** What is told of the piece and not of the offer, folded beginnings. */
  aboutPiece: string[];
  buttons: Record<Action, string>;
}
const adWords = () => dataOf<Words>("lines/ad");

const bansOf: Partial<Record<Atom["kind"], Ban>> = {
  price: "price",
  phone: "phone",
  link: "link",
  date: "date",
  hour: "hour",
};

/** The facts that the owner does not ban, in the order told. */
function allowedFacts(job: Job): readonly Fact[] {
  const { bans } = job.request;
  const isBanned = ({ role, atoms }: Fact) =>
    atoms.some(({ kind }) => bans.some((ban) => ban === bansOf[kind])) ||
    (bans.includes("conditions") && role === "condition");
  return job
    .facts()
    .filter((fact) => !isBanned(fact))
    .slice(0, 24);
}

/** The same as one says them. */
export const publishableFacts = (job: Job): readonly Fact[] =>
  allowedFacts(job).map((fact) => ({ ...fact, text: tellFact(fact) }));

/** Those of them that customers read in an ad or on a page. */
export function offerFacts(job: Job): readonly Fact[] {
  const { audience } = job.request;
  const sold: Fact[] =
    audience && isSold(job, audience)
      ? [{ text: audience, isSentence: false, role: "what", atoms: [] }]
      : [];
  return [...sold, ...allowedFacts(job)]
    .filter(({ text }) => !startsWithAny(text, adWords().aboutPiece))
    .map((fact, at) => (at === 0 ? withoutArticle(fact) : fact));
}

/** «Semana de prueba» of «un anuncio de la semana de prueba»; «el sábado» and «la de gato» keep theirs. */
function withoutArticle(fact: Fact): Fact {
  const { text, isSentence, role } = fact;
  const isThing = !isSentence && (role === "what" || role === "price");
  const bare = text.replace(/^(?:el|la|los|las) (?!de |del |que |\d)/iu, "");
  return isThing && !fact.atoms.some(({ text: atom }) => bare.startsWith(atom))
    ? { ...fact, text: bare }
    : fact;
}

export const startsWithAny = (text: string, starts: readonly string[]) =>
  starts.some((start) => `${fold(text)} `.startsWith(`${start} `));

/** A fact as a sentence of its own. */
export const told = (fact: Fact): string => sentence(capitalized(tellFact(fact)));

/** Whether one text says the other already. */
export const says = (text: string, other: string) => ` ${fold(text)} `.includes(` ${fold(other)} `);

const stemsOf = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5).replace(/s$/, ""));

/** Whether a text has a word of what this business is and sells. */
export function isOurs({ business }: Job, text: string): boolean {
  const own = new Set(
    [business.industry, business.service, ...business.products.map(({ bare }) => bare)].flatMap(
      stemsOf,
    ),
  );
  return stemsOf(text).some((stem) => own.has(stem));
}

/** The subject, when the message names it in full; else it is a guess. */
export function namedSubject({ request, brief }: Job): Phrase | undefined {
  const prompt = stemsOf(brief.prompt);
  const stems = stemsOf(request.subject?.bare ?? "");
  return stems.every((stem) => prompt.includes(stem) || /^\d/.test(stem))
    ? request.subject
    : undefined;
}

/** The same, when it is something that the business sells. */
export function soldSubject(job: Job): Phrase | undefined {
  const named = namedSubject(job);
  return named && (job.business.industry === "" || isOurs(job, named.bare)) ? named : undefined;
}

/** Whether an audience names what is sold: «un anuncio para limpieza de oficinas en Bilbao». */
const isSold = (job: Job, audience: string) =>
  isOurs(job, stemsOf(audience)[0] ?? "") && !isPeople(fold(audience).split(" ")[0]!);

/** Whom or what it is for: «comunidades», «bodas en jardín»; "" where that would name a personal trait. */
export function purposeOf(job: Job): string {
  const { audience = "", subject, occasion = "" } = job.request;
  const { traits } = job.business;
  const typed = correct(job.brief.prompt.slice(0, 600));
  const isFor = subject && !soldSubject(job) && says(typed, `para ${subject.bare}`);
  const told = isFor ? subject.bare : says(typed, `para ${occasion}`) ? occasion : "";
  const text = audience && !isSold(job, audience) ? audience : told;
  if (traits.has("care") || traits.has("solemn") || graphemes(text) > 80) return "";
  return text.replace(/^(?:para|a) /iu, "").replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase());
}

/** «Prototipos» of «talleres que buscan prototipos»: what people look for, and who they are. */
export function wantedIn(audience: string): { people: string; thing: string; isVerb: boolean } {
  const wants = /^(.{3,60}?) (?:que|y) (?:bus[cq]u?|quier|necesit)\p{L}{1,3} (.{4,70})$/iu;
  const [, people = audience, told = ""] = wants.exec(audience) ?? [];
  const thing = told.replace(/ (?:su|sus|tu|tus) /, " ");
  return { people, thing, isVerb: /^\p{L}+[aei]r(?:se)? /u.test(thing) };
}

/** What the business does, in words that the message does not ban. */
export function serviceOf({ business, request }: Job): string {
  const isBanned = (text: string) => request.bannedWords.some((word) => says(text, word));
  return [business.service, business.industry].find((text) => text && !isBanned(text)) ?? "";
}

/** What is offered in a few words: what the message names, else what the business does. */
export function offerName(job: Job): string {
  const { name } = job.business;
  // A message without any fact still names what it is about.
  const isBare = job.facts().length === 0 && !job.request.question && purposeOf(job) === "";
  const subject = soldSubject(job) ?? (isBare ? namedSubject(job) : undefined);
  const { audience = "" } = job.request;
  const sold =
    isSold(job, audience) && (!subject || mentions(audience, subject.bare)) ? audience : "";
  return capitalized(sold || subject?.bare || serviceOf(job) || name);
}

/** The same with whom it is for, in the forms that a title can have; the best first. */
export function namesFor(job: Job): string[] {
  const purpose = purposeOf(job);
  const { people, thing, isVerb } = wantedIn(purpose);
  const names = [offerName(job), job.business.industry].filter((name) => !says(name, "para"));
  if (purpose === "") return [];
  const wanted = thing && !isVerb ? [`${thing} para ${people}`, thing] : [];
  return [...wanted, ...names.filter(Boolean).map((name) => `${name} para ${purpose}`)].map(
    capitalized,
  );
}

/** Whether a fact says what is offered. */
function isNamed(job: Job, facts: readonly Fact[]): boolean {
  const subject = soldSubject(job);
  return facts.some(
    ({ text, role }) =>
      role !== "contact" && (isOurs(job, text) || (subject && mentions(text, subject.bare))),
  );
}

/** What is offered and to whom, as a first sentence, where no fact says what it is; "" else. */
export function offerLead(job: Job, facts: readonly Fact[]): string {
  const name = offerName(job);
  const purpose = purposeOf(job);
  if (isNamed(job, facts) || (name === job.business.name && purpose === "")) return "";
  return sentence(namesFor(job)[0] ?? (purpose ? forWhom(purpose, name) : name));
}

const forWhom = (purpose: string, text: string) =>
  `Para ${purpose}${text.includes(":") ? "," : ":"} ${uncapitalized(text)}`;

/** The owner's sentences, whole and in order; whom they are for and a topic before a colon stay with what follows. */
export function offerSentences(job: Job, facts: readonly Fact[]): string[] {
  const [topic, next, ...rest] = facts;
  const typed = fold(correct(job.brief.prompt.slice(0, 600)).replace(/: /g, " dospuntos "));
  const isTopic =
    topic &&
    next &&
    !topic.isSentence &&
    topic.atoms.length === 0 &&
    typed.includes(`${fold(topic.text)} dospuntos ${fold(next.text).split(" ")[0]}`);
  const sentences = isTopic
    ? [sentence(capitalized(`${topic.text}: ${uncapitalized(tellFact(next))}`)), ...rest.map(told)]
    : facts.map(told);
  const [first = "", ...others] = sentences;
  const purpose = purposeOf(job);
  const isApart =
    purpose && first && isNamed(job, facts) && !sentences.some((text) => says(text, purpose));
  return isApart ? [forWhom(purpose, first), ...others] : sentences;
}

/** «Botón para WhatsApp 33 1234 5678»: the call that the owner wants behind it; "" without a number. */
export function buttonCall(job: Job): string {
  const fact = job.facts().find(({ text }) => startsWithAny(text, ["boton"]));
  const phone = fact?.atoms.find(({ kind }) => kind === "phone")?.text;
  if (!fact || !phone || job.request.bans.includes("phone")) return "";
  const way = says(fact.text, "whatsapp")
    ? "[Escríbenos|Escríbanos|Escribinos] por WhatsApp al"
    : "[Llámanos|Llámenos|Llamanos] al";
  return job.fill(`${way} ${phone}.`) ?? "";
}

/** The call, unless a fact asks already; a bare way to be reached stands in the call alone. */
export function callBeside(job: Job, facts: readonly Fact[]): { call: string; rest: Fact[] } {
  const isAsked = facts.some(({ role, isSentence }) => role === "contact" && isSentence);
  const button = buttonCall(job);
  if (button) return { call: button, rest: [...facts] };
  const isTold = job.request.actionText || facts.some(({ role }) => role === "contact");
  const short = isTold ? "" : job.say(`ad.call-${actionFor(job)}`);
  const call = isAsked ? "" : short || callFor(job);
  const isInCall = ({ role, atoms }: Fact) =>
    role === "contact" && atoms.length > 0 && atoms.every(({ text }) => says(call, text));
  return { call, rest: facts.filter((fact) => !isInCall(fact)) };
}

/** What the owner asks us («¿a quién le enseño los anuncios?») is nothing that customers read. */
export function isAskedOfUs(job: Job, { text }: Pick<Fact, "text">): boolean {
  const questions =
    correct(job.brief.prompt.slice(0, 2000)).match(/(?<![^.?!\n])[^.?!\n]+\?/g) ?? [];
  return questions.some((question) => says(question, text));
}

/** Whether a part of a longer text says something alone. */
const standsAlone = (text: string) =>
  text.split(" ").length > 1 && !startsWithAny(text, adWords().bound);

/** The parts of a text between its marks, outside of parentheses, and where «y» begins another thing that we do. */
const partsOf = (text: string) =>
  text.split(/[,;:] (?![^(]*\))| (?=\()| y (?=\p{L}+mos )/u).map((part) => part.trim());

/** What stands before the first mark and says something alone, at most `max` long; "" else. */
export function beginning({ text, isSentence }: Fact, max: number): string {
  const [first = ""] = partsOf(text);
  const isWhole = standsAlone(first) && (!isSentence || hasVerb(first));
  return isWhole && graphemes(first) <= max ? capitalized(first) : "";
}

/** A fact whole, or in its parts where each of them says something alone; none when it has no such parts. */
export function inParts(fact: Fact, max: number): string[] {
  const whole = [tellFact(fact), fact.text].find((text) => graphemes(text) <= max);
  if (whole) return [capitalized(whole)];
  const parts = partsOf(fact.text);
  const areWhole = parts.every((part) => graphemes(part) <= max && standsAlone(part));
  return areWhole && parts.length > 1 ? parts.map(capitalized) : [];
}

/** «Armarios empotrados desde 890 euros», where one price was told and nothing stands behind it. */
function pricedName(facts: readonly Fact[], name: string): string {
  const priced = facts.flatMap((fact) =>
    fact.atoms.filter(({ kind }) => kind === "price").map(({ text }) => ({ fact, price: text })),
  );
  const [only] = priced;
  if (!only || priced.length > 1 || !startsWithAny(only.fact.text, [fold(name)])) return "";
  const [before = "", after = ""] = only.fact.text.split(only.price);
  const isWhole = after === "" || / con |^[,.]/.test(after.slice(0, 5));
  return isWhole ? `${name}${/desde $/i.test(before) ? " desde" : ":"} ${only.price}` : "";
}

/** The parts of a fact that say something alone and fit; the whole where it fits. */
export function standing(fact: Fact, max: number): string[] {
  const whole = inParts(fact, max);
  const parts = partsOf(fact.text).filter((part) => graphemes(part) <= max && standsAlone(part));
  return whole.length > 0 ? whole : parts.map(capitalized);
}

/** Short texts for a first line from what was told, the best first. */
export function headlines(job: Job, facts: readonly Fact[], max: number): string[] {
  const place = job.business.traits.has("goods") ? "" : placeOf(job);
  const name = offerName(job);
  const leading = facts.filter(({ role }) => !["contact", "condition", "limit"].includes(role));
  const texts = leading.slice(0, 3).flatMap((fact) => {
    const text = tellFact(fact);
    if (startsWithAmount(text)) return [`${name}: ${uncapitalized(text)}`];
    return [graphemes(text) <= max ? text : beginning(fact, max)];
  });
  return [
    pricedName(facts, soldSubject(job)?.bare ?? name),
    ...(isNamed(job, facts) ? [] : namesFor(job)),
    // What does not say what it is comes behind what does.
    ...(offerLead(job, facts) ? [] : texts.slice(0, 1)),
    ...texts.filter((text) => text.startsWith(`${name}: `)),
    place && !says(name, place) ? `${name} en ${place}` : "",
    name,
    ...texts,
    job.business.industry && placeOf(job) && `${job.business.industry} en ${placeOf(job)}`,
    job.business.name,
  ]
    .filter((text) => text && graphemes(text) <= max)
    .map((text) => capitalized(text).replace(/\.$/, ""));
}

/** As many of the texts as fit, in their order, with a space between. */
export function packed(texts: readonly string[], max: number): { text: string; left: string[] } {
  const left: string[] = [];
  let text = "";
  for (const next of texts.filter(Boolean)) {
    const longer = text ? `${text} ${next}` : next;
    if (graphemes(longer) <= max) text = longer;
    else left.push(next);
  }
  return { text, left };
}

/** The business's place, unless it is a whole country. */
export const placeOf = ({ business, request }: Job): string =>
  request.bans.includes("place") || adWords().countries.includes(fold(business.place))
    ? ""
    : business.place;

/** A button of Meta, by what is asked for. */
export function buttonOf(job: Job): string {
  const button = adWords().buttons[actionFor(job)];
  if (button === "Enviar mensaje" && job.facts().some(({ text }) => says(text, "whatsapp")))
    return "Enviar mensaje de WhatsApp";
  // «Registrarte» says tú.
  return button === "Registrarte" && job.request.register === "usted" ? "Más información" : button;
}

/** For a note to the owner: what found no room. */
export const leftOut = (texts: readonly string[]): string =>
  texts.length > 0
    ? `No cabe todo y queda fuera: ${texts.map((text) => `«${text.replace(/\.$/, "")}»`).join(", ")}.`
    : "";
