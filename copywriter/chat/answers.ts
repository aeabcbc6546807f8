import { deliverablesOf, findWorker } from "#shared/workers.ts";
import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { channelName, channelsOf, namesOf, numbered, stack, usualChannels } from "../planning.ts";
import { weekdaysNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { typeset } from "../spanish/marks.ts";
import { aPhrase, either, list, phrase } from "../spanish/phrase.ts";
import { sentencesOf, uncapitalized } from "../spanish/sentences.ts";
import { hashtags } from "../telling.ts";
import { startsAsking } from "../understand/question.ts";
import { workerOf } from "./hand-on.ts";

export interface Reply {
  text: string;
  /** False when the text only says that no answer was possible; such a reply is free. */
  isAnswer: boolean;
}

interface Answer {
  /** Concepts that the message must all have. */
  when: readonly string[];
  not?: readonly string[];
  /** The first that can be filled. */
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
  word === "#" ? /\d/.test(folded) : folded.includes(` ${word.replace("$", " ")}`);

/** What a message is about, and what the business is. */
function conceptsOf({ brief, business }: Job): ReadonlySet<string> {
  const { concepts, fields } = dataOf<{
    concepts: Record<string, string[]>;
    fields: Record<string, string>;
  }>("answers");
  const folded = ` ${fold(brief.prompt.slice(0, 1000))} `;
  const named = Object.keys(concepts).filter((name) =>
    concepts[name]!.some((word) => has(folded, word)),
  );
  const field = fields[brief.workerId];
  return new Set([...named, ...(field ? [field] : []), ...business.traits]);
}

/** The known answer to what was asked, with what the owner told; undefined when there is none. */
export function answerOf(job: Job, offers: string): Reply | undefined {
  const asked = job.request.asked ?? job.brief.prompt.slice(0, 1000);
  const concepts = conceptsOf(job);
  const isLong = asked.split(/\s+/).length > 8;
  const isKept = (not: readonly string[] = []) => !not.some((one) => concepts.has(one));
  const matching = dataOf<{ answers: Answer[] }>("answers")
    .answers.filter(
      ({ when, not, isSmall }) =>
        !(isSmall && isLong) && when.every((one) => concepts.has(one)) && isKept(not),
    )
    .sort((left, right) => right.when.length - left.when.length);
  const slots = slotsOf(job, asked, offers);
  for (const { say, steps = [], next, isAnswer = true } of matching) {
    const [first] = [say].flat().flatMap((line) => job.fill(line, slots) ?? []);
    if (!first) continue;
    const told = steps.length > 0 && job.say("chat.told", { told: toldIn(asked) });
    const made = steps
      .map((step) => (typeof step === "string" ? { text: step, not: [] } : step))
      .flatMap(({ text, not }) => (isKept(not) ? (job.fill(text, slots) ?? []) : []));
    const opening = [told, first].filter(Boolean).join(" ");
    return { text: stack(opening, numbered(made), next && nextLine(job, next)), isAnswer };
  }
  return undefined;
}

/** What was told besides the question, whole: «los martes no entra nadie». */
export function toldIn(asked: string): string {
  const told = sentencesOf(asked.replace(/\s*¿[^?]*\?\s*/gu, ". ")).flatMap((one) => {
    const clauses = one.replace(/[\s.?!,]+$/u, "").split(/,\s+/u);
    const at = clauses.findIndex(startsAsking);
    const before = (at < 0 ? clauses : clauses.slice(0, at)).join(", ").replace(/^[\s.,]+/u, "");
    return before.split(" ").length > 2 ? [before] : [];
  });
  const text = told.join(". ");
  return text.length <= 280 ? text : "";
}

/** «un plan de la semana», «un anuncio de Meta» */
function aPiece(label: string): string {
  const piece = phrase(uncapitalized(label.replace(/ (?=Meta|Google)/, " de ")));
  return piece.plural ? `una lista de ${piece.bare}` : aPhrase(piece);
}

/** What a worker writes, for a sentence: «un post, un carrusel o un hilo». */
export const offersOf = ({ brief }: Job): string =>
  either(
    deliverablesOf(findWorker(brief.workerId)!)
      .filter(({ id }) => id !== "image")
      .map(({ label }) => aPiece(label)),
  );

function nextLine({ brief, say }: Job, deliverable: string): string {
  const worker = findWorker(workerOf(deliverable)!)!;
  const { label } = deliverablesOf(worker).find(({ id }) => id === deliverable)!;
  const use = worker.id === brief.workerId ? "chat.next.own" : "chat.next.other";
  return say(use, { piece: aPiece(label), who: worker.name });
}

const plurals = ["domingos", "lunes", "martes", "miércoles", "jueves", "viernes", "sábados"];

function slotsOf(job: Job, asked: string, offers: string) {
  const { business, brief, request } = job;
  const { name, service, products, audience, place, differences } = business;
  const channels = channelsOf(job);
  // «Los domingos cierro, los lunes casi no vendo»: the days of the trouble.
  const { slow = [] } = dataOf<{ concepts: Record<string, string[]> }>("answers").concepts;
  const troubled = asked
    .split(/[,.;¿?]/u)
    .filter((clause) => slow.some((word) => has(` ${fold(clause)} `, word)))
    .join(", ");
  const days = weekdaysNamed(weekdaysNamed(troubled).length > 0 ? troubled : asked).map(
    (day) => plurals[day]!,
  );
  const part = /\bpor la (?:mañana|tarde|noche)\b/iu.exec(asked)?.[0].toLowerCase();
  const [a, b] = sidesOf(asked);
  const isNamed = (thing: string) => fold(asked).includes(fold(thing).split(" ")[0]!);
  const example = products.find(({ bare }) => isNamed(bare)) ?? request.subject ?? products[0];
  const known = [
    [name, service && uncapitalized(service)].filter(Boolean).join(": "),
    place && `en ${place}`,
    audience && `para ${uncapitalized(audience)}`,
    products.length > 0 && `con ${list(products.slice(0, 4).map(({ bare }) => bare))}`,
  ];
  return {
    me: findWorker(brief.workerId)!.name,
    offers,
    channels: namesOf(channels),
    firstChannel: channelName(channels[0]!),
    usual: namesOf(usualChannels(job)),
    near: place || job.fill("[tu|su|tu] zona"),
    days: days.length > 0 ? ["los", list(days), part].filter(Boolean).join(" ") : "esas horas",
    amount: amountIn(asked),
    a,
    b,
    tags: hashtags(job, 7) || undefined,
    difference: differences[0] ? ` (por ejemplo, «${uncapitalized(differences[0])}»)` : " ",
    eg: example ? ` (por ejemplo, ${example.full})` : " ",
    known: service ? known.filter(Boolean).join(", ") : undefined,
  };
}

/** «15 mil pesos», «200 €», «$500» */
function amountIn(asked: string): string | undefined {
  const { currencies } = dataOf<{ currencies: Record<string, string> }>("figures");
  const found = typeset(asked).matchAll(
    /(?:[$€]|S\/\.?)\s?\d[\d.,]*|\d[\d.,]*(?:\s(?:mil|millones))?\s(€|\p{L}+)/giu,
  );
  for (const [amount, unit] of found) if (!unit || currencies[fold(unit) || unit]) return amount;
  return undefined;
}

/** «¿Qué es mejor, bajar el precio o regalar la matrícula?» → both sides. */
function sidesOf(asked: string): string[] {
  const plain = asked.replace(/[¿?¡!]/g, "").trim();
  const [, ...sides] =
    /(?:^|[,:] ?|\b(?:mejor|más|conviene|entre)[,:]? )([^,:]{2,60}) [ou] ([^,:]{2,60})$/iu.exec(
      plain,
    ) ?? [];
  return sides.map((side) => uncapitalized(side.trim()));
}
