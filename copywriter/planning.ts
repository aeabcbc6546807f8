import { handoffFieldLengths, normalizeFields } from "#shared/handoff-fields.ts";
import { findWorker, type WorkerId } from "#shared/workers.ts";
import { dataOf } from "./data.ts";
import type { Draft } from "./draft.ts";
import type { Job } from "./job.ts";
import {
  addDays,
  dateNamed,
  months,
  nextWeekday,
  shortDay,
  weekdaysNamed,
} from "./spanish/dates.ts";
import { type Feast, feastsAhead } from "./spanish/feasts.ts";
import { clip, fold } from "./spanish/fold.ts";
import { list, type Phrase } from "./spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "./spanish/sentences.ts";
import { tellFact, tellParagraphs } from "./telling.ts";
import type { Trait } from "./trades/trade.ts";
import type { Fact, FactRole, Network } from "./understand/request.ts";

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
const photos: PieceKind = { deliverable: "photo-brief", label: "Fotos", workerId: "ani" };
const message: PieceKind = { deliverable: "direct-message", label: "Mensaje", workerId: "lia" };
const email: PieceKind = { deliverable: "email", label: "Correo", workerId: "nai" };

/** What each channel takes, the usual first. */
const piecesOf: Readonly<Record<Channel, readonly PieceKind[]>> = {
  instagram: [post, reel, carousel, photos],
  facebook: [post, photos, video],
  linkedin: [post, carousel],
  tiktok: [video],
  x: [post, { deliverable: "thread", label: "Hilo", workerId: "teo" }],
  whatsapp: [message],
  google: [post],
  youtube: [video],
  pinterest: [photos],
  email: [email],
};

/** The channels of the order, else those of the profile. */
export function channelsOf({ request, business }: Job): Channel[] {
  const told = request.networks.length > 0 ? request.networks : [request.network];
  const asked = told.filter((network) => network !== undefined);
  if (asked.length > 0) return [...new Set(asked)];
  const usual = business.platforms.map((platform) => (platform === "twitter" ? "x" : platform));
  const known = usual.filter((one): one is Channel => one in channelNames);
  return known.length > 0 ? known : ["instagram"];
}

/** Deals out channels in turn, and to each its kinds of pieces in turn. */
export function pieceDealer(job: Job): () => { channel: Channel; kind: PieceKind } {
  const channels = channelsOf(job);
  let at = 0;
  return () => {
    const channel = channels[at % channels.length]!;
    const kinds = piecesOf[channel];
    const kind = kinds[Math.floor(at / channels.length) % kinds.length]!;
    at += 1;
    return { channel, kind };
  };
}

/** The kind of piece that a channel usually takes. */
export const usualPiece = (channel: Channel): PieceKind => piecesOf[channel][0]!;

/** What a plan is for: what the owner wants readers to do, else the goal of the profile. */
export function aimOf(job: Job): string {
  const told = job.request.actionText;
  return told ? uncapitalized(told).replace(/[.\s]+$/u, "") : job.say("plan.aim");
}

/** Whether a thing is one of the owner's, by its words. */
export function isOwn(thing: Phrase, { business }: Job): boolean {
  const own = fold([business.service, ...business.products.map(({ bare }) => bare)].join(" "));
  const words = fold(thing.bare).split(" ");
  return words.some((word) => word.length > 3 && ` ${own}`.includes(` ${word.slice(0, 6)}`));
}

/** The products as phrases, the subject of the order first when it is one of them. */
export function thingsOf(job: Job): Phrase[] {
  const { request, business, subject } = job;
  const named = request.subject && isOwn(request.subject, job) ? [request.subject] : [];
  const others = job.shuffle(business.products, "things", ({ bare }) => bare);
  const things = [
    ...named,
    ...others.filter(({ bare }) => fold(bare) !== fold(named[0]?.bare ?? "")),
  ];
  return things.length > 0 ? things : [subject];
}

/** Slots for one thing beside the job's subject; verbs agree with it, and `m` is only what can be held. */
export function slotsOf(thing: Phrase) {
  const { verbs, immaterial } = dataOf<{ verbs: [string, string][]; immaterial: string[] }>(
    "formats",
  );
  const cap = capitalized(thing.full);
  const [first = ""] = fold(thing.bare).split(" ");
  const isMade =
    !immaterial.some((word) => first.startsWith(word)) && !/(?:[cs]ion|miento|eria)$/.test(first);
  return {
    ...Object.fromEntries(verbs.map(([one, many]) => [one, thing.plural ? many : one])),
    p: thing.full,
    "p.bare": thing.bare,
    "p.cap": cap,
    m: isMade ? thing.full : undefined,
    "m.cap": isMade ? cap : undefined,
  };
}

/** A fact as a sentence of its own. */
export const told = (fact: Fact): string => sentence(tellFact(fact));

/** What was told to be said: without what is to be left out («sin salir yo») and the plan's own time («la semana»). */
export function telling({ facts, subject }: Job): readonly Fact[] {
  const words = dataOf<{ period: string[] }>("figures").period;
  const isTime = (text: string) =>
    fold(text)
      .split(" ")
      .every((word) => words.includes(word));
  const isSubject = (text: string) =>
    fold(text) === fold(subject.full) || fold(text) === fold(subject.bare);
  return facts()
    .filter(
      ({ text, atoms }) =>
        !/^(?:(?:sin|de) \p{L}+[aei]r|nada de|que|(?:con )?\d+ (?:publica|post|pieza))/iu.test(
          text,
        ) && !(atoms.length === 0 && /^para \p{L}+[aei]r /iu.test(text)),
    )
    .map((fact) => {
      const text = fact.text.replace(month, isMonth);
      return text === fact.text ? fact : { ...fact, text };
    })
    .filter(({ text }) => !isTime(text) && !isSubject(text));
}

/** How many pieces a plan has: «con 3 publicaciones», else as counted. */
export function pieceCount(job: Job, usual: number, most: number): number {
  const told = /\b(\d{1,2}) (?:publicaciones|posts|piezas)\b/iu.exec(
    job.brief.prompt.slice(0, 3000),
  );
  return told ? Math.max(1, Math.min(most, Number(told[1]))) : job.count(usual, most);
}

/** The subject of the order where it is one of the owner's or was told of, else a product. */
export function subjectOf(job: Job): Phrase {
  const { subject, facts } = job.request;
  const isTold = subject && facts.some(({ text }) => fold(text).includes(fold(subject.bare)));
  return subject && (isTold || isOwn(subject, job)) ? subject : thingsOf(job)[0]!;
}

/** Takes a month away with which a fact begins, and nothing else. */
const isMonth = (start: string) =>
  months.some((name) => fold(start).split(" ").at(-1) === name) ? "" : start;
const month = /^(?:en )?\p{L}{4,10}(?:[,:] +|$)/iu;

/** Everything told, as running text. */
export function toldText(job: Job): string {
  const facts = telling(job);
  return tellParagraphs({ ...job, facts: () => facts }, { style: "prose" }).join(" ");
}

/** The day that a fact names, from tomorrow on. */
export function dayOf(fact: Fact, today: Date): Date | undefined {
  const dated = dateNamed(fact.text, today);
  if (dated) return startOf(dated);
  const [weekday] = weekdaysNamed(fact.text);
  return weekday === undefined ? undefined : nextWeekday(startOf(today), weekday);
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

/** «lun 23 nov – dom 29 nov» */
export const span = (from: Date, to: Date): string =>
  from.getTime() === to.getTime() ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`;

export const daysBetween = (from: Date, to: Date): number =>
  Math.round((to.getTime() - from.getTime()) / 86_400_000);

/** Today without its hours. */
export const startOf = (date: Date): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));

export const tomorrowOf = (job: Job): Date => addDays(startOf(job.brief.today), 1);

/** The next feast that a business may speak of: none that asks for a discount, and none to the sober. */
export function feastAhead(
  job: Job,
  from: Date,
  days: number,
): { feast: Feast; day: Date } | undefined {
  const { feasts } = dataOf<{ feasts: { discounts: string[]; traits: string[] } }>("formats");
  const { traits, country } = job.business;
  if (!feasts.traits.some((trait) => traits.has(trait as Trait)) || traits.has("solemn"))
    return undefined;
  return feastsAhead(from, days, country).find(({ feast }) => !feasts.discounts.includes(feast.id));
}

type Handoff = NonNullable<Draft["handoffs"]>[number];

export const toneNames: Readonly<Record<string, string>> = {
  professional: "profesional",
  casual: "informal",
  friendly: "cercano",
  authoritative: "experto",
  playful: "divertido",
  luxury: "exclusivo",
};

/** Work for a specialist, with everything that was told for it. */
export function handoffTo(
  job: Job,
  { deliverable, workerId }: Pick<PieceKind, "deliverable" | "workerId">,
  piece: {
    subject?: string | undefined;
    date?: string | undefined;
    channels?: readonly Channel[];
    /** What the piece is for; said to the worker only. */
    goal?: string | undefined;
    facts?: readonly Fact[];
    notes?: readonly string[];
  } = {},
): Handoff {
  const { request } = job;
  const { facts = [], notes = [], channels = [] } = piece;
  const bare = (role: FactRole) => facts.filter((fact) => fact.role === role && !fact.isSentence);
  const joined = (some: readonly Fact[]) => uncapitalized(some.map(tellFact).join(", "));
  const prices = bare("price");
  const dates = piece.date ? [] : bare("when");
  const rest = facts.filter((fact) => ![...prices, ...dates].includes(fact));
  const tone = [
    request.tone ? toneNames[request.tone] : "",
    request.register === "usted" ? "de usted" : "",
  ];
  const note = [
    ...rest.map(told),
    ...notes,
    request.audience ? sentence(`Para ${request.audience}`) : "",
    request.actionText ? sentence(`El objetivo es ${uncapitalized(request.actionText)}`) : "",
    ...request.bans.map((ban) => job.say(`chat.note.${ban}`)),
    ...request.bannedWords.map((word) => sentence(`Sin ${word}`)),
  ];
  const networks = channels.filter((one) => one !== "email").map((one) => channelNames[one]);
  const values = {
    subject: piece.subject,
    goal: piece.goal,
    date: piece.date || joined(dates),
    offer: joined(prices),
    network: list(networks),
    tone: tone.filter(Boolean).join(", "),
    note: note.filter(Boolean).join("\n"),
  };
  const cut = Object.entries(values).flatMap(([name, text]) =>
    text ? [[name, clip(text, handoffFieldLengths[name as keyof typeof values])]] : [],
  );
  const count = request.limits.count;
  const isMany = job.brief.workerId !== "mel" || !plansOf.has(request.deliverable);
  return {
    workerId,
    fields: normalizeFields({
      deliverable,
      ...Object.fromEntries(cut),
      ...(isMany && count && count <= 20 ? { count } : {}),
    }),
  };
}

/** What Mel writes herself, where a number counts rows and no pieces. */
const plansOf = new Set<string>(findWorker("mel")!.deliverables.map(({ id }) => id));

export const workerName = (id: WorkerId): string => findWorker(id)!.name;
