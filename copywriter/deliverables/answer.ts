import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list, ofPhrase } from "../spanish/phrase.ts";
import { inRegister } from "../spanish/register.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { matterOf } from "../understand/matter.ts";
import { beforeThing, hasAny, knownOf, quotedWords, startOf } from "../understand/quoted-words.ts";
import type { QuotedMessage } from "../understand/request.ts";
import { saidTo } from "../understand/said-to.ts";

/** The sentences of an answer by what they do; empty where there is nothing to say. */
export interface Answer {
  /** Thanks, regret or a greeting. */
  first: string;
  /** What the owner wants to be said. */
  told: string;
  /** How to go on. */
  next: string;
}

/** Where an answer stands; a full one says a sentence more. */
export interface Place {
  isPrivate: boolean;
  isFull: boolean;
}

/** «, Pilar»; a space where nobody is named, which the last pass takes away. */
export const nameSlot = (quoted?: QuotedMessage) => (quoted?.name ? `, ${quoted.name}` : " ");

/** Sentences, one after the other. */
export const join = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(" ");

/** No exclamation, no smile, no «vuelve pronto». */
export const isSolemn = ({ business, request: { quoted } }: Job): boolean =>
  business.traits.has("solemn") ||
  hasAny(fold(quoted?.text ?? ""), quotedWords("grief")) ||
  /💔|🕊/u.test(quoted?.text ?? "");

/** What is asked of nobody and may be repeated as the answer. */
const impersonal = /(?:^|[¿.!, ])((?:hay|se puede|se pueden|es posible) [^?.,;]{2,60})/iu;

/** What the owner wants to be said, as sentences to who reads; a bare yes or no repeats the question. */
export function toldTo(job: Job, clauses: readonly string[], asked = ""): string {
  const said = clauses.map((clause) => saidTo(clause, job.request.register)).filter(Boolean);
  const bare = /^(?:s[ií](?: hay|,? se puede)?|no|claro(?: que s[ií])?)$/iu.exec(
    said[0] ?? "",
  )?.[0];
  if (!bare) return said.map(sentence).join(" ");
  const isNo = fold(bare) === "no";
  const [, next, ...more] = said;
  // «¿Se puede dormir dentro?»
  const same = impersonal.exec(asked)?.[1]?.toLowerCase();
  if (same)
    return [isNo ? `No, no ${same}` : `Sí, ${same}`, ...said.slice(1)].map(sentence).join(" ");
  if (!next) return job.say(isNo ? "answer.no" : "answer.yes");
  const start = isNo ? "No" : "Sí";
  return [`${start}, ${uncapitalized(next)}`, ...more].map(sentence).join(" ");
}

/** Reported questions with the answers beside them: «Sobre si va seca: 18 meses.» */
const paired = ({ questions = [] }: QuotedMessage) =>
  questions
    .map(({ ask, answer }) =>
      answer
        ? sentence(`sobre ${ask.replace(/^(?:por|sobre) /iu, "")}: ${uncapitalized(answer)}`)
        : "",
    )
    .filter(Boolean)
    .join(" ");

/** Whether what is said tells already how to go on: an order, an offer, a telephone number. */
const hasStep = (clauses: readonly string[]) =>
  clauses.some(
    (clause) =>
      /(?:^|, |y |pero )que (?!si )/iu.test(clause) ||
      /(?:\d ?){7}/.test(clause) ||
      ["manners", "ask"].some((list) => startOf(fold(clause), quotedWords(list)) !== undefined),
  );

/** One answer to what a customer wrote. */
export function answerTo(job: Job, quoted: QuotedMessage, place: Place): Answer {
  const clauses = quoted.ordered ?? [];
  const told = join(
    quoted.isConfidential ? job.say("answer.confidential") : "",
    paired(quoted) || toldTo(job, clauses, quoted.text),
  );
  const isDone =
    (hasStep(clauses) && told.length > 30) ||
    job.plainness > 0 ||
    job.request.limits.isShort === true;
  const first = firstOf(job, quoted, place);
  const next = !told
    ? nextOf(job, quoted, place)
    : isDone && !(quoted.isConfidential && clauses.length === 0)
      ? ""
      : afterTold(job, quoted, place);
  return { first, told, next };
}

function firstOf(job: Job, quoted: QuotedMessage, { isFull }: Place): string {
  const name = nameSlot(quoted);
  const full = isFull ? "-full" : "";
  switch (quoted.kind) {
    case "grief":
      return job.say("answer.grief", { name });
    case "insult":
      return hasAny(fold(quoted.text), quotedWords("compare"))
        ? job.say("answer.compare", { name })
        : job.say(quoted.noApology ? "answer.heard" : "answer.insult", { name });
    case "praise":
      return thanksFor(job, quoted, isFull);
    case "mixed": {
      const what = matterFor(job, quoted);
      const np = matterOf(quoted.text, true, job.request.register, true);
      if (quoted.noApology || !what) return job.say("answer.mixed-plain", { name });
      return (
        (np && job.say("answer.mixed-of", { what, np, name })) ||
        job.say("answer.mixed", { what, name })
      );
    }
    case "complaint": {
      if (quoted.noApology) return job.say("answer.heard", { name });
      const what = matterFor(job, quoted);
      if (what) return job.say(`answer.sorry${full}`, { what, name });
      return job.say(
        quoted.about.includes(dear) ? "answer.sorry-dear" : `answer.sorry-plain${full}`,
        { name },
      );
    }
    case "joke":
      return job.say(quoted.text.includes("?") ? "answer.joke-asks" : "answer.joke", { name });
    case "question":
      return job.say("answer.hello", { name });
    default:
      return job.say("answer.neutral", { name });
  }
}

const dear = "el precio";

/** What a complaint is about, behind «Sentimos mucho»: «el retraso con la pizza», «lo que nos cuentas del limonero». */
function matterFor({ request: { register } }: Job, { text, about }: QuotedMessage): string {
  const nouns = about.filter((noun) => noun !== dear).slice(0, 2);
  const before = nouns.length === 1 ? beforeThing(nouns[0]!) : "";
  const thing = matterOf(text, false, register, nouns.length > 0);
  if (nouns.length > 0) return before && thing ? `${before} ${thing}` : list(nouns);
  return thing && !about.includes(dear)
    ? `lo que nos ${inRegister(["cuentas", "cuenta", "contás"], register)} de ${thing}`
    : "";
}

function thanksFor(job: Job, quoted: QuotedMessage, isFull: boolean): string {
  const name = nameSlot(quoted);
  const folded = fold(quoted.text);
  const product = job.business.products.find(({ bare }) =>
    ` ${folded} `.includes(` ${fold(bare)} `),
  );
  const of = product
    ? ofPhrase(product)
    : matterOf(quoted.text, true, job.request.register, true)?.replace(/^/u, "de ");
  const solemn = isSolemn(job) ? "-solemn" : "";
  const thanks =
    isFull || solemn
      ? job.say(`answer.thanks${solemn}${isFull ? "-full" : ""}`, { name })
      : (of && job.say("answer.thanks-of", { name, "np.of": of })) ||
        job.say("answer.thanks", { name });
  const person = personIn(quoted.text, job);
  return join(thanks, person ? job.say("answer.person", { person }) : "");
}

/** Whom the customer praises: «gracias, Tomás», «Marisa un encanto», «Carla me explicó todo». */
function personIn(text: string, { business }: Job): string | undefined {
  const found = [
    /gracias,? (?:a )?(\p{Lu}\p{Ll}{2,})(?=[ ,.!]|$)/iu,
    /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) (?:es )?una? (?:encanto|crack|sol|genia|genio|artista|amor|diez|10|m[áa]quina)/u,
    /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) (?:me|nos) \p{L}+(?:ó|o)(?!\p{L})/u,
    /(?<!\p{L})(\p{Lu}\p{Ll}{2,}) el (?:m[áa]ster|mejor)/u,
  ].map((pattern) => pattern.exec(text)?.[1]);
  const own = fold([business.name, ...business.products.map(({ bare }) => bare)].join(" "));
  return found.find(
    (name) =>
      name !== undefined &&
      /^\p{Lu}/u.test(name) &&
      !` ${own} `.includes(` ${fold(name)} `) &&
      !/^(?:El|La|Los|Las|Por|Todo|Todos|Que|Qué|Ya|Maestro|Señor|Mi|Se|Me|Nos|Hoy|Esto|Este|Esta|Siempre|Gente|Nadie)$/u.test(
        name,
      ),
  );
}

/** What follows what the owner wanted to be said. */
function afterTold(
  job: Job,
  { kind, isConfidential, ordered = [] }: QuotedMessage,
  { isPrivate }: Place,
): string {
  const here = isPrivate ? "-here" : "";
  if (kind === "praise" || kind === "joke") return "";
  if (kind === "grief") return job.say("answer.grief-next");
  if (isConfidential && ordered.length === 0)
    return job.say(isPrivate ? "answer.here" : "answer.private");
  if (kind === "mixed") return "";
  if (kind === "complaint" || kind === "insult") return job.say(`answer.reach${here}`);
  return job.say(`answer.ok${here}`);
}

/** How to go on where the owner told nothing to be said. */
function nextOf(job: Job, quoted: QuotedMessage, { isPrivate, isFull }: Place): string {
  const { kind, isSerious, text, topics = [] } = quoted;
  const symptom = isSerious && kind !== "praise" ? job.say("answer.symptom") : "";
  if (symptom) return symptom;
  switch (kind) {
    case "praise":
      return "";
    case "grief":
      return job.say("answer.grief-next");
    case "insult":
      return hasAny(fold(text), quotedWords("compare")) ? "" : job.say("answer.insult-next");
    case "complaint":
    case "mixed":
      return job.say(isPrivate ? "answer.here" : isFull ? "answer.private-full" : "answer.private");
    case "joke":
      return text.includes("?") ? job.say("answer.missing") : "";
    case "question": {
      if (hasAny(fold(text), quotedWords("cures"))) return job.say("answer.missing-care");
      const know = knownOf(topics, [...job.business.differences, job.business.service]);
      const known = know && job.say("answer.known", { what: uncapitalized(know) });
      if (known) return join(known, job.say(isPrivate ? "answer.missing-here" : "answer.missing"));
      if (isPrivate && !/^(?:book|safe|pick)$/.test(topics[0] ?? ""))
        return job.say("answer.missing-here");
      return (topics[0] && job.say(`answer.missing-${topics[0]}`)) || job.say("answer.missing");
    }
    default:
      return job.say(isPrivate ? "answer.ok-here" : "answer.ok");
  }
}

/** Whether a question stands to which nobody told the answer. */
const isOpen = ({ kind, ordered, questions = [] }: QuotedMessage) =>
  kind === "question" && !ordered && !questions.some(({ answer }) => answer);

/** For the owner: what was told of the customer and stands nowhere, or that the answer is missing. */
export function noteOf(job: Job, quoted: QuotedMessage): { note?: string } {
  const { unsaid = [] } = quoted;
  if (unsaid[0]) return { note: job.say("answer.unsaid", { what: unsaid[0] }) };
  return isOpen(quoted) ? { note: job.say("answer.unanswered") } : {};
}

/** Why an answer is as it is: only what is true of it. */
export function reasonsOf(quoted: QuotedMessage): string[] {
  const { kind, noApology } = quoted;
  if (isOpen(quoted))
    return ["No inventa la respuesta que falta.", "Deja la conversación abierta."];
  if (kind === "complaint" || kind === "mixed" || kind === "insult")
    return [
      noApology ? "No pide disculpas, como querías." : "Reconoce lo que pasó sin discutir.",
      "No ofrece compensación que no hayas dicho: eso lo decides tú.",
    ];
  if (kind === "praise")
    return ["Da las gracias sin aprovechar para vender.", "No cuenta nada que no hayas dicho."];
  if (kind === "question")
    return ["Contesta sin rodeos.", "Solo da los datos que están en tu mensaje."];
  return [];
}

/** An answer as one text. */
export const written = ({ first, told, next }: Answer) => capitalized(join(first, told, next));
