import { handoffFieldLengths, normalizeFields } from "#shared/handoff-fields.ts";
import { findWorker, type WorkerId } from "#shared/workers.ts";
import { dataOf } from "./data.ts";
import type { Draft } from "./draft.ts";
import type { Job } from "./job.ts";
import { months, weekdaysNamed } from "./spanish/dates.ts";
import { clip, fold } from "./spanish/fold.ts";
import { list, type Phrase } from "./spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "./spanish/sentences.ts";
import type { Fact, Network } from "./understand/request.ts";

/** Where a piece goes: a network, or the list of mail addresses. */
export type Channel = Network | "email";

export interface PieceKind {
  deliverable: string;
  label: string;
  workerId: WorkerId;
}

type Lists =
  | "reports"
  | "wishes"
  | "tell"
  | "asks"
  | "ours"
  | "have"
  | "avoid"
  | "order"
  | "closed"
  | "starts";
interface Words extends Record<Lists | "numbers", string[]> {
  parts: Record<string, number>;
  aliases: Record<string, Network>;
  channels: Record<string, { name: string; pieces: string[] }>;
  pieces: Record<string, PieceKind>;
  tones: Record<string, string>;
}
export const planWords = () => dataOf<Words>("planning");

export const channelName = (channel: Channel): string => planWords().channels[channel]!.name;
export const namesOf = (channels: readonly Channel[]): string => list(channels.map(channelName));

const padded = (text: string) => ` ${fold(text)} `;

/** Whether a text has one of these words or phrases; folded. */
export function hasOneOf(text: string, words: readonly string[]): boolean {
  const folded = padded(text);
  return words.some((word) => folded.includes(` ${word} `));
}

function startOf(text: string, words: readonly string[]): string | undefined {
  const folded = padded(text);
  return words.find((word) => folded.startsWith(` ${word} `));
}

/** The channels of the profile. */
export function usualChannels({ business }: Job): Channel[] {
  const usual = business.platforms.map((platform) => (platform === "twitter" ? "x" : platform));
  const known = usual.filter((one): one is Channel => one in planWords().channels);
  return known.length > 0 ? known : ["instagram"];
}

/** The channels of the order, else those that the message names, else those of the profile. */
export function channelsOf(job: Job): Channel[] {
  const { network, networks } = job.request;
  const told = [...networks, ...(network ? [network] : [])];
  const named = fold(job.brief.prompt.slice(0, 3000))
    .split(" ")
    .flatMap((word) => planWords().aliases[word] ?? []);
  const asked = told.length > 0 ? told : named;
  return asked.length > 0 ? [...new Set(asked)] : usualChannels(job);
}

/** Deals out channels in turn, and to each its kinds of pieces in turn. */
export function pieceDealer(channels: readonly Channel[]) {
  let at = 0;
  return (): { channel: Channel; kind: PieceKind } => {
    const channel = channels[at % channels.length]!;
    const { pieces } = planWords().channels[channel]!;
    const kind = pieces[Math.floor(at / channels.length) % pieces.length]!;
    at += 1;
    return { channel, kind: planWords().pieces[kind]! };
  };
}

const isInfinitive = (text: string) => /^\p{L}{2,}[aei]r(?:se|l[aeo]s?)?(?: |$)/iu.test(text);

/** «Llenar la agenda» in «necesitamos llenar la agenda»; undefined when a fact wants nothing done. */
function goalIn({ text, isSentence }: Fact): string | undefined {
  const wish = startOf(text, [...planWords().wishes, "para"])?.split(" ").length ?? 0;
  const rest = text.split(" ").slice(wish).join(" ");
  const [first = ""] = fold(rest).split(" ");
  const isWanted = wish > 0 || !isSentence;
  return isWanted && isInfinitive(rest) && !planWords().tell.includes(first) ? rest : undefined;
}

/** A fact as the question that it is: «¿Cómo lleno los cursos?»; undefined for all others. */
export function questionIn({ text }: Fact): string | undefined {
  if (text.includes("?")) return capitalized(text);
  return startOf(text, planWords().asks) && `¿${capitalized(bare({ text }))}?`;
}

/** Without a final stop. */
export const bare = ({ text }: Pick<Fact, "text">): string => text.replace(/[.\s]+$/u, "");

/** Whether a text only says when or how often, or orders a plan. */
export const isTime = (text: string) =>
  fold(text)
    .split(" ")
    .every((word) => /^\d*$/.test(word) || planWords().order.includes(word));

/** Whether a fact speaks to whoever plans and not to readers: a wish, a budget, a limit of time. */
export function isForUs(fact: Fact): boolean {
  const { wishes, ours, have, avoid, aliases } = planWords();
  const { text, role, atoms, isSentence } = fact;
  const isCounted = atoms.some(({ kind }) => kind === "price" || kind === "number");
  return (
    startOf(text, [...wishes, ...avoid]) !== undefined ||
    goalIn(fact) !== undefined ||
    (!isSentence && (isInfinitive(text) || startOf(text, months.map(fold)) !== undefined)) ||
    questionIn(fact) !== undefined ||
    (isTime(text) && !/\d.* a .*\d/u.test(text)) ||
    (isCounted && hasOneOf(text, ["presupuesto"])) ||
    (role !== "contact" && hasOneOf(text, have) && hasOneOf(text, Object.keys(aliases))) ||
    hasOneOf(text, ours)
  );
}

/** Whether a clause begins anew in a plan: with a day («el viernes toca un grupo») or with a wish. */
function isOwnClause(clause: string): boolean {
  const { wishes, ours, reports } = planWords();
  const words = fold(clause)
    .replace(/^(?:y )?(?:el |este |del )?/u, "")
    .split(" ");
  const isDay =
    weekdaysNamed(words[0]!).length > 0 || /^(?:dia \d|\d+ (?:a|de|al) )/.test(words.join(" "));
  return (
    isDay || startOf(clause.replace(/^y /iu, ""), [...wishes, ...ours, ...reports]) !== undefined
  );
}

/** The things that one sentence tells to happen: whole clauses, each with its day, in their order. */
export function partsOf(fact: Fact): Fact[] {
  const parts: string[] = [];
  for (const clause of fact.text.split(/,\s+(?![^()]*\))/u)) {
    if (parts.length === 0 || isOwnClause(clause)) parts.push(clause.replace(/^y /iu, ""));
    else parts.push(`${parts.pop()}, ${clause}`);
  }
  return parts.map((part) => {
    const report = startOf(part, planWords().reports)?.split(" ").length ?? 0;
    return { ...fact, text: part.split(" ").slice(report).join(" ") };
  });
}

/** What pieces tell: sentences and what has its day; other notes without a verb only where there is no sentence. */
export function tellable(job: Job): Fact[] {
  const facts = job
    .facts()
    .flatMap(partsOf)
    .filter((fact) => !isForUs(fact));
  const isFull = ({ text, isSentence, atoms }: Fact) =>
    isSentence ||
    hasOneOf(text, planWords().closed) ||
    (!isTime(text) && atoms.some(({ kind }) => kind === "weekday" || kind === "date"));
  const isNote = ({ text, role }: Fact) =>
    text.split(" ").length > 2 && (role === "what" || role === "benefit");
  return facts.some(isFull) ? facts.filter(isFull) : facts.filter(isNote);
}

/** What the owner wants, else the goal of the profile, as a sentence. */
export const aimOf = (job: Job): string =>
  sentence(job.facts().flatMap((fact) => goalIn(fact) ?? [])[0] ?? job.say("plan.aim"));

/** A thing of the owner as a line needs it; verbs agree with it. */
export function slotsOf(thing: Phrase) {
  const { verbs } = dataOf<{ verbs: [string, string][] }>("formats");
  return {
    ...Object.fromEntries(verbs.map(([one, many]) => [one, thing.plural ? many : one])),
    p: thing.full,
    "p.cap": capitalized(thing.full),
  };
}

/** The products, the one of the order first. */
export function thingsOf({ business, request }: Job): Phrase[] {
  const named = fold(request.subject?.bare ?? "");
  const rank = ({ bare }: Phrase) => Number(fold(bare) !== named);
  return business.products.toSorted((left, right) => rank(left) - rank(right));
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => capitalized(cell.replace(/\s*\|\s*/g, " / ").replace(/\n+/g, " "))).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}

/** Paragraphs; empty ones are left out. */
export const stack = (...parts: readonly (string | undefined | false)[]): string =>
  parts.filter(Boolean).join("\n\n");

export const numbered = (items: readonly string[]): string =>
  items.map((item, at) => `${at + 1}. ${item}`).join("\n");

export const bulleted = (items: readonly string[]): string =>
  items.map((item) => `- ${item}`).join("\n");

/** What was told, whole and in order; not the aim, nor a month alone, which the heading says. */
export function toldLines(job: Job): string[] {
  const goal = job.facts().find(goalIn);
  return job
    .facts()
    .filter((fact) => fact !== goal && (fact.text.includes(" ") || !isForUs(fact)))
    .map((fact) => questionIn(fact) ?? sentence(fact.text));
}

/** Work for a specialist: the facts whole and in order, and what was asked of the text. */
export function handoffTo(
  job: Job,
  { deliverable, workerId }: Pick<PieceKind, "deliverable" | "workerId">,
  piece: {
    subject?: string | undefined;
    date?: string | undefined;
    channels?: readonly Channel[];
    /** Said to the worker only. */
    goal?: string;
    facts?: readonly Fact[];
    notes?: readonly string[];
    count?: number | undefined;
  },
): NonNullable<Draft["handoffs"]>[number] {
  const { request } = job;
  const { facts = [], notes = [], channels = [], subject, date, count } = piece;
  const wish = facts.find(goalIn);
  const { tone, register, audience, actionText, bans, bannedWords } = request;
  const note = [
    ...facts.filter((fact) => fact !== wish).map(({ text }) => sentence(text)),
    ...notes,
    audience ? sentence(`Para ${audience.replace(/^(?:para|a) /iu, "")}`) : "",
    actionText ? sentence(`El objetivo es ${uncapitalized(actionText)}`) : "",
    ...bans.map((ban) => job.say(`chat.note.${ban}`)),
    ...bannedWords.map((word) =>
      word && word.split(" ").length < 4 ? sentence(`Sin ${word}`) : "",
    ),
  ];
  const values = {
    subject,
    goal: piece.goal ?? (wish && goalIn(wish)),
    date,
    network: namesOf(channels.filter((one) => one !== "email")),
    tone: [tone && planWords().tones[tone], register === "usted" && "de usted"]
      .filter(Boolean)
      .join(", "),
    note: note.filter(Boolean).join("\n"),
  };
  const fields = Object.entries(values).flatMap(([name, text]) =>
    text ? [[name, clip(text, handoffFieldLengths[name as keyof typeof values])]] : [],
  );
  return {
    workerId,
    fields: normalizeFields({
      deliverable,
      ...Object.fromEntries(fields),
      ...(count && count <= 20 ? { count } : {}),
    }),
  };
}

export const workerName = (id: WorkerId): string => findWorker(id)!.name;
