import { handoffFieldLengths, normalizeFields } from "#shared/handoff-fields.ts";
import { findWorker, type WorkerId } from "#shared/workers.ts";
import { dataOf } from "./data.ts";
import type { Draft } from "./draft.ts";
import type { Job } from "./job.ts";
import { clip, fold } from "./spanish/fold.ts";
import { list, type Phrase } from "./spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "./spanish/sentences.ts";
import type { Fact, Network } from "./understand/request.ts";

/** Where a piece goes: a network, or the list of mail addresses. */
export type Channel = Network | "email";

export const channelNames: Readonly<Record<Channel, string>> = {
  instagram: "Instagram",
  facebook: "Facebook",
  linkedin: "LinkedIn",
  tiktok: "TikTok",
  x: "X",
  whatsapp: "WhatsApp",
  google: "Google",
  youtube: "YouTube",
  pinterest: "Pinterest",
  email: "Correo",
};

export interface PieceKind {
  deliverable: string;
  label: string;
  workerId: WorkerId;
}
const post: PieceKind = { deliverable: "post", label: "Post", workerId: "teo" };
const carousel: PieceKind = { deliverable: "carousel", label: "Carrusel", workerId: "teo" };
const reel: PieceKind = { deliverable: "reel-script", label: "Reel", workerId: "vivi" };
const video: PieceKind = { ...reel, label: "Vídeo corto" };
const photo: PieceKind = { deliverable: "photo-brief", label: "Foto", workerId: "ani" };
const message: PieceKind = { deliverable: "direct-message", label: "Mensaje", workerId: "lia" };
const email: PieceKind = { deliverable: "email", label: "Correo", workerId: "nai" };

/** What each channel takes, the usual first. */
const piecesOf: Readonly<Record<Channel, readonly PieceKind[]>> = {
  instagram: [post, reel, carousel, photo],
  facebook: [post, photo, video],
  linkedin: [post, carousel],
  tiktok: [video],
  x: [post],
  whatsapp: [message],
  google: [post],
  youtube: [video],
  pinterest: [photo],
  email: [email],
};

export interface Words {
  wishes: string[];
  tell: string[];
  asks: string[];
  ours: string[];
  have: string[];
  avoid: string[];
  order: string[];
  closed: string[];
  starts: string[];
  parts: Record<string, number>;
  aliases: Record<string, Network>;
  numbers: string[];
}
export const planWords = () => dataOf<Words>("planning");

const padded = (text: string) => ` ${fold(text)} `;

/** Whether a text has one of these words or phrases; folded. */
export const hasOneOf = (text: string, words: readonly string[]): boolean =>
  words.some((word) => padded(text).includes(` ${word} `));

const startsWithOneOf = (text: string, words: readonly string[]) =>
  words.find((word) => padded(text).startsWith(` ${word} `));

/** The channels of the order, else those that the message names, else those of the profile. */
export function channelsOf({ request, business, brief }: Job): Channel[] {
  const { aliases } = planWords();
  const named = fold(brief.prompt.slice(0, 3000))
    .split(" ")
    .flatMap((word) => aliases[word] ?? []);
  const told = [...request.networks, ...(request.network ? [request.network] : [])];
  const asked = told.length > 0 ? told : named;
  if (asked.length > 0) return [...new Set(asked)];
  const usual = business.platforms.map((platform) => (platform === "twitter" ? "x" : platform));
  const known = usual.filter((one): one is Channel => one in channelNames);
  return known.length > 0 ? known : ["instagram"];
}

/** Deals out channels in turn, and to each its kinds of pieces in turn. */
export function pieceDealer(channels: readonly Channel[]) {
  let at = 0;
  return (): { channel: Channel; kind: PieceKind } => {
    const channel = channels[at % channels.length]!;
    const kinds = piecesOf[channel];
    const kind = kinds[Math.floor(at / channels.length) % kinds.length]!;
    at += 1;
    return { channel, kind };
  };
}

const isInfinitive = (text: string) => /^\p{L}{2,}[aei]r(?:se|l[aeo]s?)?(?: |$)/iu.test(text);

/** «Llenar la agenda» in «necesitamos llenar la agenda»; undefined when a fact wants nothing done. */
export function goalIn({ text }: Fact): string | undefined {
  const { wishes, tell } = planWords();
  const wish = startsWithOneOf(text, wishes);
  const rest = wish ? text.split(" ").slice(wish.split(" ").length).join(" ") : text;
  const [first = ""] = fold(rest).split(" ");
  return isInfinitive(rest) && !tell.includes(first) ? rest : undefined;
}

/** A fact as the question that it is: «¿Cómo lleno los cursos?»; undefined for all others. */
export function questionIn({ text }: Fact): string | undefined {
  if (text.includes("?")) return capitalized(text);
  if (!startsWithOneOf(text, planWords().asks)) return undefined;
  return `¿${capitalized(text.replace(/[.\s]+$/u, ""))}?`;
}

/** Whether a fact only says when, or how often. */
const isOrder = (text: string): boolean =>
  fold(text)
    .split(" ")
    .every((word) => /^\d*$/.test(word) || planWords().order.includes(word));

/** Whether a fact speaks to whoever plans and not to readers: a wish, a budget, a limit of time. */
export function isForUs(fact: Fact): boolean {
  const { wishes, ours, have, avoid, aliases } = planWords();
  const { text, role, atoms } = fact;
  const isBudget =
    hasOneOf(text, ["presupuesto"]) &&
    atoms.some(({ kind }) => kind === "price" || kind === "number");
  const isChannel =
    role !== "contact" && hasOneOf(text, have) && hasOneOf(text, Object.keys(aliases));
  return (
    startsWithOneOf(text, wishes) !== undefined ||
    (isInfinitive(text) && !fact.isSentence) ||
    startsWithOneOf(text, avoid) !== undefined ||
    questionIn(fact) !== undefined ||
    (isOrder(text) && !/\d.* a .*\d/u.test(text)) ||
    isBudget ||
    isChannel ||
    hasOneOf(text, ours)
  );
}

/** Whether a fact can be what a piece tells: a sentence, or a thing that happens on a day. */
const isTellable = (fact: Fact): boolean =>
  !isForUs(fact) &&
  (fact.isSentence ||
    hasOneOf(fact.text, planWords().closed) ||
    (fact.text.split(" ").length > 2 &&
      (fact.role === "what" ||
        fact.role === "benefit" ||
        fact.atoms.some(({ kind }) => kind === "weekday" || kind === "date"))));

/** What pieces tell: sentences and what has its day; of notes without a verb the others only where there is no sentence. */
export function tellable(job: Job): Fact[] {
  const facts = job.facts().filter(isTellable);
  const isFull = ({ isSentence, atoms }: Fact) =>
    isSentence || atoms.some(({ kind }) => kind === "weekday" || kind === "date");
  return facts.some(isFull) ? facts.filter(isFull) : facts;
}

/** What the goal of the profile is called in a sentence, or what the owner wants done. */
export function aimOf(job: Job): string {
  const told = job.facts().flatMap((fact) => goalIn(fact) ?? [])[0];
  return sentence(told ?? job.say("plan.aim"));
}

/** A thing of the owner as a line needs it; verbs agree with it. */
export function slotsOf(thing: Phrase) {
  const { verbs } = dataOf<{ verbs: [string, string][] }>("formats");
  return {
    ...Object.fromEntries(verbs.map(([one, many]) => [one, thing.plural ? many : one])),
    p: thing.full,
    "p.bare": thing.bare,
    "p.cap": capitalized(thing.full),
  };
}

/** The products, the one of the order first. */
export function thingsOf(job: Job): Phrase[] {
  const { business, subject, request } = job;
  const named = fold(request.subject?.bare ?? "");
  const isOwn = business.products.some(({ bare }) => fold(bare) === named);
  const others = business.products.filter(({ bare }) => fold(bare) !== named);
  return isOwn ? [subject, ...others] : others;
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

/** «Marzo», «trimestre»: when a plan is for, which its heading says. */
const isBareTime = ({ text, atoms }: Fact) =>
  text.split(" ").length < 2 && atoms.every(({ kind }) => kind === "month" || kind === "term");

/** What was told, whole and in order, each as a line; what the plan is for stands elsewhere. */
export function toldLines(job: Job): string[] {
  const goal = job.facts().find((fact) => goalIn(fact));
  return job
    .facts()
    .filter((fact) => fact !== goal && !(isOrder(fact.text) && isBareTime(fact)))
    .map((fact) => questionIn(fact) ?? sentence(fact.text));
}

type Handoff = NonNullable<Draft["handoffs"]>[number];

const toneNames: Readonly<Record<string, string>> = {
  professional: "profesional",
  casual: "informal",
  friendly: "cercano",
  authoritative: "experto",
  playful: "divertido",
  luxury: "exclusivo",
};

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
  } = {},
): Handoff {
  const { request } = job;
  const { facts = [], notes = [], channels = [], subject, date, count } = piece;
  const wish = facts.flatMap((fact) => goalIn(fact) ?? [])[0];
  const goal = piece.goal ?? wish;
  const note = [
    ...facts.filter((fact) => !wish || goalIn(fact) !== wish).map(({ text }) => sentence(text)),
    ...notes,
    request.audience ? sentence(`Para ${request.audience.replace(/^(?:para|a) /iu, "")}`) : "",
    request.actionText ? sentence(`El objetivo es ${uncapitalized(request.actionText)}`) : "",
    ...request.bans.map((ban) => job.say(`chat.note.${ban}`)),
    ...request.bannedWords.map((word) =>
      word && word.split(" ").length < 4 ? sentence(`Sin ${word}`) : "",
    ),
  ];
  const networks = channels.filter((one) => one !== "email").map((one) => channelNames[one]);
  const tone = [
    request.tone ? toneNames[request.tone] : "",
    request.register === "usted" ? "de usted" : "",
  ];
  const values = {
    subject,
    goal,
    date,
    network: list(networks),
    tone: tone.filter(Boolean).join(", "),
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
