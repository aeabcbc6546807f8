import { workers } from "#shared/workers.ts";
import type { Brief } from "../brief.ts";
import { businessOf } from "../business.ts";
import { correct } from "../spanish/correct.ts";
import { feastNamed } from "../spanish/feasts.ts";
import { fold } from "../spanish/fold.ts";
import { uncapitalized } from "../spanish/sentences.ts";
import { addressed } from "./addressed.ts";
import { segmentsOf } from "./clauses.ts";
import { conceptAt } from "./concept-at.ts";
import { withoutCorrections } from "./corrections.ts";
import { deliverableOf } from "./deliverable.ts";
import { editsOf } from "./edits.ts";
import { factsOf, scenesOf } from "./facts.ts";
import { requestOfHandoff } from "./handoff.ts";
import { harmIn } from "./harm-in.ts";
import { readOrders } from "./orders.ts";
import {
  asksAdvice,
  pieceAsked,
  questionIn,
  startsAsking,
  startsOrdering,
  thingIn,
} from "./question.ts";
import { readQuoted } from "./quoted.ts";
import type { Fact, Register, Request } from "./request.ts";
import type { Orders } from "./scan.ts";
import { nounIn, productIn, topicIn } from "./subject.ts";
import type { Token } from "./token.ts";
import { tokensOf } from "./tokens.ts";
import { wordsOf } from "./vocabulary.ts";

const longest = 3000;
/** No message of a person tells more; what comes then is asked about. */
const mostSegments = 60;
const mostFacts = 30;

/** The beginning of a message, without words that are none, and without shouting. */
function readable(typed: string): string {
  const text = typed
    .slice(0, longest)
    .replace(/[^\s,.;:()]{61,}/gu, (word) => word.slice(0, 60))
    .replace(/(?<!\p{L})(?:ja|je|ji){2,5}j?(?!\p{L})/giu, "");
  const letters = text.replace(/[^\p{L}]+/gu, "");
  const small = letters.replace(/\p{Lu}+/gu, "");
  return letters.length > 25 && small.length < letters.length * 0.3 ? text.toLowerCase() : text;
}

/** A product's name inside a sentence: «Placa de bruxismo» is no proper name, «El Lobo» is. */
const asWritten = (name: string) => (/\s\p{Lu}/u.test(name) ? name : uncapitalized(name));

/** What was understood of a message. Pure, and fast whatever is typed. */
export function readRequest(brief: Brief): Request {
  const business = businessOf(brief.profile);
  const names = [
    business.name,
    business.place,
    ...business.products.map(({ bare }) => asWritten(bare)),
  ].filter(Boolean);
  const read = (typed: string) => {
    const text = withoutCorrections(correct(readable(typed), names));
    const tokens = tokensOf(text);
    return {
      text,
      tokens,
      orders: readOrders(
        text,
        tokens,
        segmentsOf(tokens).slice(0, mostSegments),
        brief.workerId,
        business.products.map(({ bare }) => bare),
      ),
    };
  };
  if (brief.handoff) return requestOfHandoff(brief, business, read(brief.handoff.note ?? ""));
  const { text, tokens, orders } = read(brief.prompt);
  const piece = orders.deliverables.length === 0 ? pieceAsked(tokens, brief.workerId) : undefined;
  if (piece) orders.deliverables.push({ id: piece, isOrdered: true });
  const hasPiece =
    brief.contentType === "chat" &&
    brief.history.some(({ role, content }) => role === "worker" && content.includes("## "));
  const edits = hasPiece ? editsOf(text, tokens, orders, brief.workerId) : [];
  const reply =
    edits.length === 0 &&
    (brief.workerId === "lia" || /-reply$|^direct-message$/.test(brief.contentType))
      ? readQuoted(brief.prompt.slice(0, longest), brief)
      : undefined;
  // A customer's words are no facts of the owner.
  const rest = reply && read(reply.rest);
  const own = rest
    ? factsOf(rest.text, rest.tokens, rest.orders.told)
    : factsOf(text, tokens, orders.told, brief.workerId === "marcos");
  // «un reel con lo mismo»: what the order before told.
  const before = orders.isSame
    ? brief.history.findLast(({ role, content }) => role === "user" && content.length > 25)
    : undefined;
  const again = before && read(before.content);
  const told = again ? [...factsOf(again.text, again.tokens, again.orders.told), ...own] : own;
  const isUnable =
    hasPiece &&
    edits.length === 0 &&
    conceptAt(tokens, 0, tokens.length, "", ["cannot"]) !== undefined;
  const asked = isUnable
    ? text.trim()
    : edits.length === 0
      ? questionTo(tokens, text, orders, brief.workerId)
      : undefined;
  const knowledge = told[0] && brief.workerId !== "lia" && !asked ? questionIn(told[0]) : undefined;
  // A scene is shown whatever else it explains.
  const all =
    brief.workerId === "vivi"
      ? told.flatMap(scenesOf)
      : knowledge && brief.workerId !== "ani"
        ? told.slice(1)
        : told;
  // What was asked of us is no fact of a plan.
  const isOurs = (text: string) => /^[¿]/.test(text) && planners.has(brief.workerId);
  const facts = all.filter(({ text }) => !wordsOf("nothingTold").has(fold(text)) && !isOurs(text));
  const { deliverable, isColleagues } = deliverableOf({
    brief,
    orders,
    quoted: reply?.quoted,
    hasContent: told.length > 0,
    isQuestion: asked !== undefined,
  });
  const product = productIn(again ? `${text} ${again.text}` : text, business.products);
  const topic = orders.told[0]?.isTopic && !knowledge ? topicIn(told[0]) : undefined;
  const isBare =
    edits.length > 0 ||
    subjectless.has(brief.workerId) ||
    deliverable === "chat" ||
    deliverable === "brand-brief";
  const noun = () =>
    nounIn(
      knowledge
        ? [thingIn(knowledge.question), knowledge.question.text]
            .map((text) => ({ text, isSentence: false }))
            .concat(told)
        : told,
    );
  const guesses = isBare
    ? [product?.product]
    : [topic, product?.isSure ? product.product : undefined, noun(), product?.product];
  const subject = product?.isWhole ? product.product : guesses.find(Boolean);
  // What is to be seen is shown, whatever it is about.
  const isSeen = brief.workerId === "vivi" || brief.workerId === "ani";
  const isPlan = brief.workerId === "mel" || brief.workerId === "iko";
  const audience =
    orders.audience ?? (deliverable === "audience" && !topic ? told[0]?.text : undefined);
  const earlier = ordersBefore(brief, read);
  const carried = edits.length > 0 ? earlier : [];
  const networks = [...new Set([...orders.networks, ...carried.flatMap((one) => one.networks)])];
  // What stands in quotation marks is meant to be written, but where it is a customer's.
  const spoken = brief.workerId === "lia" ? tokens : tokensOf(text.replace(/["«»“”]/g, " "));
  const harm = harmIn(spoken, brief.workerId);
  const feast = feastNamed(text, brief.today, business.country);
  const month =
    isPlan && told[0]?.atoms[0]?.kind === "month" && told[0].atoms[0].text === told[0].text
      ? told[0].atoms[0].text
      : undefined;
  const occasion = feast?.feast.name ?? occasionIn(tokens) ?? month;
  const register =
    orders.register ??
    earlier.find(({ register }) => register)?.register ??
    registerOfLand(business.country, brief.prompt);
  // Automations and plans speak of readers, not to them.
  const isInner = brief.workerId === "marcos" || brief.workerId === "iko";
  return {
    deliverable: edits.length > 0 ? lastDeliverable(brief, deliverable) : deliverable,
    isColleagues,
    ...(orders.also.length > 0 ? { also: orders.also } : {}),
    ...(subject ? { subject } : {}),
    ...(knowledge ? { question: knowledge.question } : {}),
    facts:
      edits.length > 0 || (asked && deliverable === "chat")
        ? []
        : withoutSubject(
            facts.slice(0, mostFacts).map((fact) => (isInner ? fact : addressed(fact, register))),
            orders.told[0]?.isTopic &&
              (!isSeen || named(told[0]?.text ?? "") === fold(subject?.bare ?? ""))
              ? subject?.bare
              : undefined,
            isPlan,
          ),
    ...(audience ? { audience } : {}),
    ...(occasion ? { occasion } : {}),
    ...(networks[0] ? { network: networks[0] } : {}),
    networks,
    register,
    ...(orders.tone ? { tone: orders.tone } : {}),
    ...(orders.action ? { action: orders.action } : {}),
    ...(orders.actionText ? { actionText: orders.actionText } : {}),
    limits:
      knowledge?.count && !orders.limits.count
        ? { ...orders.limits, count: knowledge.count }
        : orders.limits,
    bans: [...new Set([...orders.bans, ...carried.flatMap(({ bans }) => bans)])],
    bannedWords: [...orders.bannedWords, ...carried.flatMap(({ bannedWords }) => bannedWords)],
    wants: orders.wants,
    ...(orders.exclusions.length > 0 ? { exclusions: orders.exclusions } : {}),
    ...(orders.directives.length > 0 ? { directives: orders.directives } : {}),
    edits,
    ...(reply ? { quoted: reply.quoted } : {}),
    ...(harm ? { harm } : {}),
    ...(asked && deliverable === "chat" ? { asked } : {}),
    unclear: [...orders.unclear, ...facts.slice(mostFacts).map((fact) => fact.text)],
  };
}

/** A first fact that only names the subject says nothing more, nor does a plan's month. */
const withoutSubject = (
  facts: readonly Fact[],
  subject: string | undefined,
  isPlan: boolean,
): Fact[] =>
  facts.filter(
    (fact, at) =>
      (subject === undefined && !isPlan) ||
      at > 0 ||
      fact.isSentence ||
      (fact.atoms.some(({ kind }) => kind !== "term" && kind !== "name")
        ? !(isPlan && fact.atoms.every(({ kind, text }) => kind === "month" && text === fact.text))
        : !named(subject ?? "").startsWith(named(fact.text))),
  );

/** «con la ensaimada» names no more than «ensaimada». */
const named = (text: string) =>
  fold(text)
    .replace(/^(?:con|de|para) /, "")
    .replace(/^(?:el|la|los|las|un|una) /, "");

/** A question to the worker: nothing is ordered, and it asks. */
function questionTo(
  tokens: readonly Token[],
  text: string,
  orders: Orders,
  worker: string,
): string | undefined {
  if (orders.deliverables.length > 0 && orders.deliverables.some(({ id }) => id !== "chat"))
    return undefined;
  // What stands in quotation marks was asked by a customer.
  if (worker === "lia" && (!startsAsking(text) || /["«“]/u.test(text))) return undefined;
  // «¿Qué digo en un vídeo de…?» orders a script, «¿qué pongo en la etiqueta?» its text.
  const isShown = worker === "vivi" || worker === "ani";
  if (isShown && tokens.slice(0, 40).some(({ key }) => wordsOf("scripting").has(key)))
    return undefined;
  let from = tokens[0]?.key === "¿" ? 1 : 0;
  for (
    let filler = conceptAt(tokens, 0, tokens.length, worker, ["filler"]);
    filler && from < tokens.length;
    filler = conceptAt(tokens, from, tokens.length, worker, ["filler"])
  )
    from += filler.length;
  const first = tokens[from]?.key ?? "";
  // «Recuerda a la gente que …», «que diga que …» are orders whatever they ask besides.
  const isOrder =
    startsOrdering(first) ||
    conceptAt(tokens, from, tokens.length, worker, ["order"]) !== undefined;
  if ((isOrder && !asksAdvice(text)) || /\bque (?:diga|ponga|salga)\b/iu.test(text))
    return undefined;
  // «que esta semana hay hortensias» tells.
  const asks = wordsOf("asking").has(first) && !(first === "que" && tokens[from]!.text !== "qué");
  const end = tokens.findIndex(({ key }) => key === "?");
  const question = tokens.slice(0, end + 1).map(({ key }) => key);
  // «¿Te duele la espalda? …» begins a text; «¿puedo …?» is asked of us.
  const isOwn = question.some((word) => wordsOf("asksWorker").has(word));
  const isMarked = end >= 0 && (isOwn || end > tokens.length - 3);
  return asks || isMarked || asksAdvice(text) ? text.trim() : undefined;
}

/** What the piece before is, by the first words of its heading. */
function lastDeliverable(brief: Brief, otherwise: string): string {
  const last = brief.history.findLast(
    ({ role, content }) => role === "worker" && content.includes("## "),
  );
  const heading = fold(/^## ([^\n]{1,200})/mu.exec(last?.content ?? "")?.[1] ?? "");
  const labelled = workers
    .flatMap(({ deliverables }) =>
      deliverables.map(({ id, label }) => ({ id, label: fold(label) })),
    )
    .filter(({ label }) => heading.startsWith(label))
    .sort((left, right) => right.label.length - left.label.length)[0];
  const tokens = tokensOf(heading);
  const concept = conceptAt(tokens, 0, tokens.length, "", ["deliverable"]);
  return labelled?.id ?? concept?.value ?? otherwise;
}

/** Workers whose pieces are about no thing that is sold unless a product is named. */
const subjectless = new Set(["lia", "iko", "marcos"]);

function occasionIn(tokens: readonly Token[]): string | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const concept = conceptAt(tokens, at, tokens.length, "", ["occasion"]);
    if (concept) return concept.value;
  }
  return undefined;
}

/** What was asked for in earlier messages, the latest first. */
function ordersBefore(brief: Brief, read: (typed: string) => { orders: Orders }): Orders[] {
  return brief.history
    .slice(-12)
    .toReversed()
    .filter(({ role }) => role === "user")
    .map(({ content }) => read(content.slice(0, 1000)).orders);
}

const planners: ReadonlySet<string> = new Set(["mel", "iko", "marcos"]);

const vosLands = new Set(["argentina", "uruguay"]);
/** Not «contestale», which is typed for «contéstale» elsewhere. */
const vosForms =
  /(?:^|\s)(?:hac[eé]me|pon[eé]me|ten[eé]s|quer[eé]s|pod[eé]s|sos|contestá)(?=\s|$)/iu;

function registerOfLand(country: string, prompt: string): Register {
  return vosLands.has(country) || vosForms.test(prompt) ? "vos" : "tu";
}
