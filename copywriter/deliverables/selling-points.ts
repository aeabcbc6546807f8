import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import type { Phrase } from "../spanish/phrase.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { callFor, differences, mentions, tellFact } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import { familyOf } from "../trades/trade-of.ts";
import type { Action, Fact } from "../understand/request.ts";

/** What an ad or a video can say, in sentences that end with a mark. */
export interface SellingPoints {
  /** What it is about, without article: «informe de riesgo»; "" when the facts say it themselves. */
  thing: string;
  /** The same even when a fact says it. */
  subject: string;
  /** The facts, in the order told. */
  facts: readonly Fact[];
  /** «en Lumbre» */
  at: string;
  /** A name, which keeps its capital. */
  isName: boolean;
  /** What the business sells, as a sentence, when nothing else says it. */
  offer: string;
  /** About something else than what the business sells. */
  isAside: boolean;
  /** Whom or what it leaves out. */
  exclusions: readonly string[];
  /** What sets the business apart, as in Brain Central. */
  own: readonly string[];
  /** What to do, short; the owner's own words where told. */
  call: string;
  /** «comunidades»; "" where addressing them would name a personal trait. */
  audience: string;
  /** Else it is the one of Brain Central. */
  isAudienceTold: boolean;
}

const factsOfJob = new WeakMap<Job, readonly Fact[]>();

/** The facts that may be published, in the order told and in the words in which one says them; the same objects each time. */
export function publishableFacts(job: Job): readonly Fact[] {
  const known = factsOfJob.get(job);
  if (known) return known;
  const { bans } = job.request;
  const isBanned = (fact: Fact) =>
    (bans.includes("price") && (fact.role === "price" || hasAtom(fact, "price"))) ||
    (bans.includes("phone") && hasAtom(fact, "phone")) ||
    (bans.includes("link") && hasAtom(fact, "link")) ||
    (bans.includes("date") && fact.role === "when") ||
    (bans.includes("conditions") && fact.role === "condition");
  const facts: Fact[] = [];
  for (const fact of job.facts().slice(0, 24)) {
    if (isBanned(fact)) continue;
    const before = facts.at(-1);
    const mark = before && seam(before, fact);
    if (before && mark)
      facts[facts.length - 1] = {
        ...before,
        text: `${before.text}${mark}${fact.text}`,
        atoms: [...before.atoms, ...fact.atoms],
      };
    else facts.push({ ...fact, text: tellFact(fact) });
  }
  factsOfJob.set(job, facts);
  return facts;
}

/** «desayuno» and «tina incluidos», «entregas» and «martes y viernes» belong together. */
function seam(before: Fact, fact: Fact): string {
  if (before.role !== "what" || before.isSentence || fact.isSentence) return "";
  // «cepillando al caballo» and «antes de la clase»
  if (/^[a-zà-ž]+ndo /iu.test(before.text) && fact.role === "when") return " ";
  if (before.text.split(" ").length > 2) return "";
  if (/\bincluid[oa]s$/i.test(fact.text)) return " y ";
  return fact.role === "when" ? " " : "";
}

const hasAtom = (fact: Fact, kind: string) => fact.atoms.some((atom) => atom.kind === kind);

/** Whether one text says the other already. */
export const says = (text: string, other: string) => ` ${fold(text)} `.includes(` ${fold(other)} `);

const pointsOfJob = new WeakMap<Job, SellingPoints>();

/** The same object for the same job: its call is a line that is said once. */
export function sellingPoints(job: Job): SellingPoints {
  const known = pointsOfJob.get(job);
  if (known) return known;
  const points = newPoints(job);
  pointsOfJob.set(job, points);
  return points;
}

/** The subject, when the message names it in full; else nothing is known but what the facts say. */
export function namedSubject({ request, brief }: Job): Phrase | undefined {
  const prompt = ` ${fold(brief.prompt)}`;
  const isNamed = fold(request.subject?.bare ?? "")
    .split(" ")
    .every(
      (word) =>
        word.length < 4 || prompt.includes(` ${word.slice(0, Math.max(4, word.length - 2))}`),
    );
  return isNamed && !/^(?:sonido|música|voz) /i.test(request.subject?.bare ?? "")
    ? request.subject
    : undefined;
}

const article = /^(?:el|la|los|las|un|una|unos|unas) /iu;
const negated = /^(?:no|ni|que no|salvo|excepto|menos) (?:sean? )?(?:de )?/iu;

function newPoints(job: Job): SellingPoints {
  const { business, request } = job;
  const leavesOut = ["audience", "search-ad"].includes(request.deliverable);
  const sayable = publishableFacts(job).filter(
    ({ text }) =>
      !(leavesOut && negated.test(text)) &&
      !/^(?:con )?(?:una )?(?:voz en off|sonido|música)\b/i.test(text) &&
      !(
        request.deliverable === "ad-test" &&
        /\bversi[oó]n(?:es)?\b|^(?:probar|comparar|ver|saber) /i.test(text)
      ),
  );
  const exclusions = [
    ...(request.exclusions ?? []).map((text) =>
      text.replace(negated, "").replace(/^(?:que )?sean? (?:de )?/iu, ""),
    ),
    ...(leavesOut ? job.facts().filter(({ text }) => negated.test(text)) : []).map(({ text }) =>
      text.replace(negated, ""),
    ),
  ];
  const isOurs = ownWords(job);
  const isFor = (text: string) => ` ${fold(job.brief.prompt)}`.includes(` para ${fold(text)}`);
  const mentioned = namedSubject(job);
  // «anuncio para jinetes: …» names no thing.
  const isPeople = mentioned !== undefined && !isOurs(mentioned.bare) && isFor(mentioned.bare);
  const named = isPeople ? undefined : mentioned;
  // «para directivos que presentan resultados: …»
  const people = sayable.find(
    ({ role, text }) => role === "what" && / que /.test(text) && isFor(text),
  );
  const wanted = wantedBy(
    request.audience || (isPeople ? mentioned.bare : "") || (people?.text ?? ""),
  );
  const facts = sayable
    .filter((fact) => fact !== people)
    .filter(({ text }) => fold(text.replace(article, "")) !== fold(named?.bare ?? ""));
  const what = facts.find(leads);
  let thing = named?.bare ?? wanted.thing;
  let told = facts;
  let isAside = false;
  let offer = "";
  if (!what && !thing) thing = offerOf(job);
  else if (!what && !isOurs(thing)) offer = offerOf(job);
  // «bodas en jardín» alone does not say what is offered.
  else if (what && !facts.some(({ text }) => isOurs(text)) && !isOurs(thing)) {
    offer = offerOf(job);
    if (!what.isSentence && isFor(what.text) && offer) {
      thing = `${offer.split(" para ")[0]} para ${uncapitalized(what.text)}`;
      told = facts.filter((fact) => fact !== what);
      offer = "";
    } else if (!wanted.isVerb) thing = "";
    // What is told of a job goes with nothing that customers are told.
    else isAside = true;
  }
  const isSaid = told.some(({ text }) => thing !== "" && mentions(text, thing));
  const isUnsayable = wanted.isVerb && thing === wanted.thing && !leavesOut;
  const readers = wanted.people || (isAside || job.plainness > 0 ? "" : business.audience);
  const isDelicate = business.traits.has("care") || business.traits.has("solemn");
  return {
    thing: isUnsayable ? (what ? "" : offerOf(job)) : isSaid ? "" : thing,
    subject: isUnsayable ? "" : thing,
    isName: /^\p{Lu}/u.test(thing) && named?.hasArticle === false,
    isAside,
    offer: isAside ? "" : sentence(offer),
    facts: told,
    exclusions,
    at: request.bans.includes("business") ? "" : (job.fill("en {biz}") ?? ""),
    own: job.plainness === 2 || isAside ? [] : differences(job, 3).map(sentence),
    call: isAside ? job.say("ad.call-message") : shortCall(job),
    audience: isDelicate || graphemes(readers) > 60 ? "" : readers,
    isAudienceTold: wanted.people !== "",
  };
}

/** «constructoras que buscan topografía con dron»: who they are, and what they look for. */
function wantedBy(audience: string): { people: string; thing: string; isVerb: boolean } {
  const people = audience
    .replace(/^(?:para|a) /iu, "")
    .replace(/\p{Lu}{4,}/gu, (word) => word.toLowerCase());
  const found = /^(.{3,40}?) (?:que|y) (?:quier|busc|necesit)[a-zé]+ (.{4,60})$/iu.exec(people);
  if (!found) return { people, thing: "", isVerb: false };
  const thing = uncapitalized(found[2]!.replace(/ (?:su|sus|tu|tus) /i, " "));
  const isVerb = /^[a-zñ]+(?:ar|er|ir)(?:se)? /.test(thing);
  return { people: isVerb ? people : found[1]!, thing, isVerb };
}

/** Whether a text has a word of what this business is and sells. */
export function ownWords({ business }: Job): (text: string) => boolean {
  const texts = [business.industry, business.service, ...business.products.map(({ bare }) => bare)];
  const stems = (text: string) =>
    fold(text)
      .split(" ")
      .filter((word) => word.length > 3)
      .map((word) => word.slice(0, 5).replace(/s$/, ""));
  const own = new Set(texts.flatMap(stems));
  return (text) => stems(text).some((stem) => own.has(stem));
}

/** What the business sells, in words that the request does not ban. */
function offerOf(job: Job): string {
  const { business, request } = job;
  const named = namedSubject(job)?.bare ?? "";
  const banned = [...request.bannedWords, ...(request.exclusions ?? [])].map(fold);
  const isAllowed = (text: string) => !banned.some((word) => fold(text).includes(word));
  const texts = [
    named && ownWords(job)(named) ? named : "",
    business.service.length <= 70 ? business.service : "",
    business.service.split(" para ")[0]!,
    job.subject.bare,
    ...business.products.map(({ bare }) => bare),
    business.industry,
  ];
  return uncapitalized(texts.find((text) => text !== "" && isAllowed(text)) ?? "");
}

const startsWithAmount = (text: string) =>
  /^(?:desde |a |solo |por )?(?:[A-Z]{0,3}[$€£₡/.]*\s?)?\d/.test(text);

/** Whether a fact can begin a text: it names what is offered. */
function leads({ role, text, isSentence }: Fact): boolean {
  if (isSentence) return role !== "condition" && role !== "limit" && role !== "contact";
  if (joinsBare.test(text)) return false;
  return role === "what" || (role === "price" && !startsWithAmount(text));
}

/** A call that leaves room for the facts; the owner's own words where told. */
function shortCall(job: Job): string {
  const short = job.request.actionText ? "" : job.say(`ad.call-${actionFor(job)}`);
  return short || callFor(job);
}

/** Buttons of Meta, by what is asked for. */
const buttons: Record<Action, string> = {
  buy: "Comprar",
  order: "Pedir ahora",
  book: "Reservar",
  quote: "Obtener presupuesto",
  visit: "Cómo llegar",
  call: "Llamar ahora",
  message: "Enviar mensaje",
  signup: "Registrarte",
  come: "Cómo llegar",
  download: "Descargar",
  reply: "Enviar mensaje",
  share: "Más información",
  follow: "Más información",
};

export function buttonOf(job: Job): string {
  if (sellingPoints(job).isAside) return buttons.message;
  const button = buttons[actionFor(job)];
  // «Registrarte» says tú.
  return button === "Registrarte" && job.request.register === "usted" ? "Más información" : button;
}

const joinsBare =
  /^(?:con|sin|para|de|del|desde|en|por|a|al|hasta|antes|solo|incluye|incluid[oa]s?) /iu;
const joinsAsTime =
  /^(?:el|los|este|esta|estos|todos|cada|hoy|mañana|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|entre) /iu;

/**
 * One sentence with the thing and the facts that join it naturally: «Informe de riesgo, el sábado: 180 €.»
 * It has at most `max` graphemes where possible; `used` are the facts that it says.
 */
export function leadOf(
  points: SellingPoints,
  max: number,
  before = "",
): { text: string; used: Set<Fact> } {
  const used = new Set<Fact>();
  const { facts } = points;
  const begun = (text: string) =>
    before === "" ? capitalized(text) : points.isName ? text : uncapitalized(text);
  let lead = points.thing;
  let at = -1;
  if (!lead) {
    const main =
      facts.find(
        (fact) => leads(fact) && points.subject !== "" && mentions(fact.text, points.subject),
      ) ?? facts.find(leads);
    if (!main) return { text: "", used };
    lead = main.text;
    at = facts.indexOf(main);
    used.add(main);
    if (main.isSentence) return { text: sentence(`${before}${begun(lead)}`), used };
  }
  const join = (fact: Fact | undefined, mark: string) => {
    if (!fact || used.has(fact) || fact.isSentence) return;
    const longer = `${lead}${mark}${uncapitalized(fact.text)}`;
    if (graphemes(before) + graphemes(longer) >= max) return;
    lead = longer;
    used.add(fact);
  };
  const isShort = lead.split(" ").length <= 2;
  const next = facts[at + 1];
  if (next && (joinsBare.test(next.text) || (next.role === "when" && isShort))) join(next, " ");
  join(
    facts.find(({ role, text }) => role === "when" && joinsAsTime.test(text)),
    ", ",
  );
  join(
    facts.find(
      ({ role, text }) => role === "price" && startsWithAmount(text) && graphemes(text) < 45,
    ),
    lead.includes(":") || before.includes(":") ? ", " : ": ",
  );
  if (
    used.size === 0 &&
    facts.length === 0 &&
    points.at &&
    !before &&
    !says(lead, points.at.slice(3))
  )
    lead = `${lead}, ${points.at}`;
  return { text: sentence(`${before}${begun(lead)}`), used };
}

/** A line that is true of the family of the subject, such as all sweet pastries; "" without one. */
export function familyLines(job: Job, use: string, count: number): string[] {
  const isTold = publishableFacts(job).length > 0 || job.request.question !== undefined;
  if (job.plainness > 0 || (isTold && namedSubject(job) === undefined)) return [];
  const lines = familyOf(job.business.trade, job.subject.bare)?.lines[use] ?? [];
  return job
    .shuffle(lines, use, ({ text }) => text)
    .map(({ text }) => job.fill(text) ?? "")
    .filter(Boolean)
    .slice(0, count);
}

/** The business's place, unless it is a whole country. */
export function placeOf({ business }: Job): string {
  const { countries } = dataOf<{ countries: string[] }>("lines/ad");
  return countries.includes(fold(business.place)) ? "" : business.place;
}
