import { deliverablesOf, findWorker, workers } from "#shared/workers.ts";
import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { channelNames, channelsOf, numbered, stack } from "../planning.ts";
import { weekdaysNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { hashtag } from "../spanish/hashtag.ts";
import { typeset } from "../spanish/marks.ts";
import { aPhrase, list, phrase } from "../spanish/phrase.ts";
import { sentencesOf, uncapitalized } from "../spanish/sentences.ts";
import { startsAsking } from "../understand/question.ts";
import { workerOf } from "./hand-on.ts";

export interface Reply {
  text: string;
  /** False when the text only says that no answer was possible; such a reply is free. */
  isAnswer: boolean;
}

interface Answer {
  id: string;
  /** Concepts that the message must all have. */
  when: readonly string[];
  not?: readonly string[];
  say: string | readonly string[];
  steps?: readonly (string | { text: string; not: readonly string[] })[];
  /** The piece that comes next. */
  next?: string;
  isAnswer?: false;
  /** Only where nothing more is said. */
  isSmall?: true;
}

/** Whether a folded text, between spaces, has a word that begins so; «$» ends it, «#» is a digit. */
const has = (folded: string, word: string): boolean =>
  word === "#"
    ? /\d/.test(folded)
    : folded.includes(word.endsWith("$") ? ` ${word.slice(0, -1)} ` : ` ${word}`);

/** What a message is about, and what the business is. */
function conceptsOf({ brief, business }: Job): ReadonlySet<string> {
  const { concepts } = dataOf<{ concepts: Record<string, string[]> }>("answers");
  const folded = ` ${fold(brief.prompt.slice(0, 1000))} `;
  const named = Object.keys(concepts).filter((name) =>
    concepts[name]!.some((word) => has(folded, word)),
  );
  return new Set([...named, ...business.traits]);
}

/** «un plan de la semana», «un anuncio de Meta» */
export const aPiece = (label: string): string =>
  aPhrase(phrase(uncapitalized(label.replace(/ (?=Meta|Google)/, " de "))));

/** The known answer to what was asked, with what the owner told; undefined when there is none. */
export function answerOf(job: Job, offers: string): Reply | undefined {
  const asked = job.request.asked ?? job.brief.prompt.slice(0, 1000);
  const concepts = conceptsOf(job);
  const isLong = asked.split(/\s+/).length > 8;
  const matching = dataOf<{ answers: Answer[] }>("answers")
    .answers.filter(
      ({ when, not = [], isSmall }) =>
        !(isSmall && isLong) &&
        when.every((one) => concepts.has(one)) &&
        !not.some((one) => concepts.has(one)),
    )
    .sort((left, right) => right.when.length - left.when.length);
  const slots = slotsOf(job, asked, offers);
  for (const { say, steps = [], next, isAnswer = true } of matching) {
    const [first] = [say].flat().flatMap((line) => job.fill(line, slots) ?? []);
    if (!first) continue;
    const told = steps.length > 0 ? toldIn(asked) : "";
    const made = steps.flatMap((step) => {
      const { text, not } = typeof step === "string" ? { text: step, not: [] } : step;
      return not.some((one) => concepts.has(one)) ? [] : (job.fill(text, slots) ?? []);
    });
    const text = stack(
      [told && job.say("chat.told", { told }), first].filter(Boolean).join(" "),
      numbered(made),
      next && nextLine(job, next),
    );
    return { text, isAnswer };
  }
  return undefined;
}

/** What was told besides the question, whole: «los martes no entra nadie». */
export function toldIn(asked: string): string {
  const told = sentencesOf(asked.replace(/\s*¿[^?]*\?\s*/gu, ". ")).flatMap((one) => {
    const clauses = one.replace(/[\s.?!,]+$/u, "").split(/,\s+/u);
    const at = clauses.findIndex(startsAsking);
    const before = (at < 0 ? clauses : clauses.slice(0, at)).join(", ").replace(/^[\s.,]+/u, "");
    return before && before.split(" ").length > 2 ? [before] : [];
  });
  const text = told.join(". ");
  return text.length <= 280 ? text : "";
}

function nextLine({ brief, say }: Job, deliverable: string): string {
  const workerId = workerOf(deliverable)!;
  const { label } = deliverablesOf(findWorker(workerId)!).find(({ id }) => id === deliverable)!;
  const isOwn = workerId === brief.workerId;
  const slots = { piece: aPiece(label), who: findWorker(workerId)!.name };
  return say(isOwn ? "chat.next.own" : "chat.next.other", slots);
}

const plurals = ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"];

function slotsOf(job: Job, asked: string, offers: string) {
  const { business, brief, request } = job;
  const channels = channelsOf(job).map((channel) => channelNames[channel]);
  const days = weekdaysNamed(asked);
  const part = /\bpor la (?:mañana|tarde|noche)\b/iu.exec(asked)?.[0].toLowerCase();
  const [a, b] = sidesOf(asked);
  const tags = [
    business.industry,
    ...business.products.map(({ bare }) => bare),
    `${business.industry} ${business.place}`,
    business.place,
    business.name,
  ]
    .map(hashtag)
    .filter(Boolean);
  const [difference] = business.differences;
  const folded = fold(asked);
  const example =
    business.products.find(({ bare }) => folded.includes(fold(bare).split(" ")[0]!)) ??
    request.subject ??
    business.products[0];
  return {
    me: findWorker(brief.workerId)!.name,
    offers,
    channels: list(channels),
    usual: list(
      channelsOf({
        ...job,
        request: { ...request, network: undefined, networks: [] },
        brief: { ...brief, prompt: "" },
      } as Job).map((one) => channelNames[one]),
    ),
    firstChannel: channels[0],
    near: business.place || job.fill("[tu|su|tu] zona"),
    days:
      days.length > 0
        ? `los ${[list(days.map((day) => plurals[day]!)), part].filter(Boolean).join(" ")}`
        : "esas horas",
    amount: amountIn(typeset(asked)),
    a,
    b,
    tags: [...new Set(tags)].slice(0, 7).join(" ") || undefined,
    difference: difference ? ` (por ejemplo, «${uncapitalized(difference)}»)` : " ",
    eg: example ? ` (por ejemplo, ${example.full})` : " ",
    known: knownOf(job),
    who: whoWrites(asked),
  };
}

/** What Brain Central says of the business, in one sentence. */
function knownOf({ business }: Job): string | undefined {
  const { name, service, products, audience, place } = business;
  if (!service) return undefined;
  return [
    name ? `${name} (${uncapitalized(service)})` : uncapitalized(service),
    place && `en ${place}`,
    audience && `para ${uncapitalized(audience)}`,
    products.length > 0 && `con ${list(products.slice(0, 4).map(({ bare }) => bare))}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** The worker whose kind of piece is named. */
function whoWrites(asked: string): string | undefined {
  const folded = ` ${fold(asked)}`;
  return workers.find(({ deliverables }) =>
    deliverables.some(({ label }) => folded.includes(` ${fold(label).split(" ")[0]}`)),
  )?.name;
}

/** «¿Qué es mejor, bajar el precio o regalar la matrícula?» → both sides. */
function sidesOf(asked: string): [string, string] | [] {
  const plain = asked.replace(/[¿?¡!]/g, "").trim();
  const sides =
    /(?:^|[,:] ?|\b(?:mejor|más|conviene|entre)[,:]? )([^,:]{2,60}) [ou] ([^,:]{2,60})$/iu.exec(
      plain,
    );
  return sides ? [uncapitalized(sides[1]!.trim()), uncapitalized(sides[2]!.trim())] : [];
}

/** «15 mil pesos», «200 €» */
function amountIn(asked: string): string | undefined {
  const { currencies } = dataOf<{ currencies: Record<string, string> }>("figures");
  const found = /([$€]\s?|S\/\.?\s?)?\d[\d.,]*(\s(?:mil|millones))?(\s?€|\s\p{L}+)?/iu.exec(asked);
  if (!found) return undefined;
  const [all, sign, thousand, unit = ""] = found;
  if (sign || unit.includes("€") || currencies[fold(unit)]) return all.trim();
  return thousand ? all.slice(0, all.length - unit.length).trim() : undefined;
}

/** What a worker writes, for a sentence: «un post, un carrusel o un hilo». */
export const offersOf = ({ brief }: Job): string =>
  list(
    deliverablesOf(findWorker(brief.workerId)!)
      .filter(({ id }) => id !== "image")
      .map(({ label }) => aPiece(label)),
  ).replace(/ [ye] (?=[^,]+$)/, " o ");
