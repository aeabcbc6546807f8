import { formatHandoff } from "#shared/handoffs.ts";
import type { Copy } from "./copy.ts";
import { newCopy } from "./copy.ts";
import type { Brief } from "./copywriter.ts";
import type { Draft, Kind, Order } from "./draft.ts";
import { trueReasons } from "./draft.ts";
import { kinds } from "./kinds/kinds.ts";
import { saidToOne } from "./language/addressing.ts";
import { condense, wordCount } from "./language/condense.ts";
import { clip, fold, plain } from "./language/escape.ts";
import { phrase } from "./language/grammar.ts";
import { inLines } from "./language/lines.ts";
import { polish } from "./language/polish.ts";
import { dice } from "./language/seed.ts";
import { voices } from "./lexicon/voices.ts";
import type { ListId } from "./lists/lists.ts";
import { writeList } from "./lists/lists.ts";
import { inTheirWords, underItsConditions } from "./retold.ts";
import { audiencesNamed } from "./understanding/audiences.ts";
import { quotedComment } from "./understanding/comment.ts";
import type { Earlier, FollowUp } from "./understanding/follow-up.ts";
import { keywordsNamed, thingOf } from "./understanding/keywords.ts";
import { isPeople } from "./understanding/people.ts";
import type { Request } from "./understanding/request.ts";
import { readRequest } from "./understanding/request.ts";

const comments = new Set(["comment-reply", "review-reply", "direct-message"]);

/** The fenced blocks by which Mel, or a colleague, hands work on. */
export function orderBlocks(orders: readonly Order[]): string {
  return orders.map(({ workerId, fields }) => formatHandoff(workerId, fields)).join("\n\n");
}

/**
 * A finished piece with the worker's words before it and the reasons after it; `request` when the
 * conversation says more than the message.
 */
export function writePiece(brief: Brief, opening?: string, request?: Request): string {
  const kind = kinds.get(brief.contentType) ?? kinds.get("post")!;
  const read = asTheKindReads(
    kind.id,
    brief,
    request ?? readRequest(brief.prompt, brief.profile?.products ?? [], !comments.has(kind.id)),
  );
  const copy = newCopy(brief, read);
  const audiences = addressed.has(kind.id) ? audiencesNamed(brief.prompt) : undefined;
  const draft = audiences ? forEach(brief, read, kind, audiences) : withinLimits(copy, kind);
  return wrapped(copy, draft, opening);
}

/** A request without what the same words do not mean for this kind of piece. */
function asTheKindReads(kind: string, brief: Brief, read: Request): Request {
  // What a customer wrote is no subject, no fact and no wish of ours.
  if (comments.has(kind) && quotedComment(brief.prompt, kind !== "direct-message"))
    return {
      ...read,
      subject: undefined,
      facts: [],
      theme: undefined,
      announcement: undefined,
      wish: undefined,
    };
  // «Correos para los suscriptores del club»: who gets them is nothing to sell.
  if (kind === "email-sequence" && read.subject && ofPeople(read.subject.bare))
    return { ...read, subject: undefined };
  // A keyword in quotes is what people search for, not a title.
  const [keyword] = kind === "search-ad" ? keywordsNamed(brief.prompt) : [];
  if (keyword)
    return { ...read, subject: phrase(thingOf(keyword, brief.profile?.audienceLocation ?? "")) };
  // What is listed first is what the house is known for.
  const [first] = brief.profile?.products ?? [];
  if (kind === "brand-brief" && first && !isSold(read, brief))
    return { ...read, subject: phrase(clip(plain(first), 60)) };
  // «Revisa mi tienda» asks about the whole house; «fotos de la pescadería»: the place is no thing of it.
  return (aboutTheHouse.has(kind) && !isSold(read, brief)) ||
    (pictured.has(kind) && isThePlace(read, brief))
    ? {
        ...read,
        subject: undefined,
        // «Llenan el carrito pero no pagan» sends no reminder.
        theme: kind === "store-audit" ? undefined : read.theme,
      }
    : read;
}

const ofPeople = (bare: string) => isPeople(bare.replace(/^nuev[oa]s /iu, "").split(" ")[0]!);
/** Work about the house, where only a product of its own is a subject. */
const aboutTheHouse = new Set(
  "brand-brief store-audit metrics-plan posting-schedule report style-guide".split(" "),
);
function isSold({ subject }: Request, { profile }: Brief): boolean {
  const named = fold(subject?.bare ?? "");
  return (profile?.products ?? []).some((product) => {
    const sold = fold(product);
    return named.length > 3 && (sold.includes(named) || named.includes(sold));
  });
}

const pictured = new Set(["photo-brief", "shot-list", "visual-concept"]);
const isThePlace = ({ subject }: Request, { profile }: Brief): boolean => {
  const named = fold(subject?.bare ?? "");
  return named.length > 3 && ` ${fold(profile?.industry ?? "")} `.includes(` ${named} `);
};

/** What can be written twice in one answer, to two kinds of people. */
const addressed = new Set(["post", "email", "direct-message", "ad"]);

/** Whether a sentence of some length stands in both. */
function sharesLine(body: string, others: readonly string[]): boolean {
  return body
    .split(/\n|(?<=[.!?:]) /u)
    .some((line) => line.length > 24 && others.some((other) => other.includes(line)));
}

/** One text for each of those whom the message names. */
function forEach(brief: Brief, read: Request, kind: Kind, audiences: readonly string[]): Draft {
  // «Los que se dieron de baja en septiembre»: their month is none of the text's.
  const their = fold(audiences.join(" "));
  const own =
    read.when && their.includes(fold(read.when)) ? { when: undefined, season: undefined } : {};
  const bodies: string[] = [];
  const drafts = audiences.map((audience) => {
    const write = (key: string) =>
      withinLimits(
        newCopy(
          { ...brief, seed: `${brief.seed}\n${key}` },
          { ...read, ...own, audience, count: 1 },
        ),
        kind,
      );
    // Who reads both must not find the same text with another name on it.
    const tries = Array.from({ length: 4 }, (_, at) => write(`${bodies.length}${at || ""}`));
    const draft = tries.find(({ body }) => !sharesLine(body, bodies)) ?? tries[0]!;
    bodies.push(draft.body);
    return draft;
  });
  return {
    ...drafts[0]!,
    body: drafts.map(({ body }, index) => `### Para ${audiences[index]}\n\n${body}`).join("\n\n"),
    reasons: ["Cada uno habla solo a los suyos: nadie recibe lo que va para otro."],
  };
}

/** Texts that a limit of lines can hold for; the others have parts with names of their own. */
const runningTexts = new Set(["post", "direct-message", "comment-reply", "review-reply"]);

/** Texts for customers that one sentence of the owner's can lead. */
const ownTexts = new Set(["post", "email", "direct-message", "ad", "carousel", "thread"]);

/** What a kind writes, without the words that were forbidden and in as many lines as were asked for. */
function withinLimits(copy: Copy, kind: Kind): Draft {
  const { without, lines, facts, offer, audience } = copy.request;
  const one = audience && saidToOne(audience, copy.formal);
  const holds = ({ title, body }: Draft) => {
    const text = ` ${fold(`${title} ${body}`)} `;
    return without.some((word) => text.includes(` ${word}`));
  };
  const first = kind.write(copy);
  const told = ownTexts.has(kind.id)
    ? inTheirWords(copy, first.body, kind.id)
    : underItsConditions(copy, first.body);
  let draft = told ? kind.write(told) : first;
  for (let tries = 0; tries < 5 && without.length > 0 && holds(draft); tries += 1)
    draft = kind.write((told ?? copy).variant(`again ${tries}`));
  return lines && runningTexts.has(kind.id) && !/^##/mu.test(draft.body)
    ? {
        ...draft,
        body: inLines(draft.body, lines, [...facts, ...[offer, one].flatMap((text) => text ?? [])]),
      }
    : draft;
}

/** Short things by the handful, as a piece. */
export function writeListPiece(
  brief: Brief,
  id: ListId,
  request: Request,
  opening?: string,
): string {
  const copy = newCopy(brief, request);
  return wrapped(copy, writeList(copy, id, brief.workerId), opening);
}

/** Kinds whose parts are counted in the title or in seconds: they are written anew, with fewer. */
const recounted: Readonly<Record<string, (request: Request, total: number) => Partial<Request>>> = {
  "reel-script": () => ({}),
  "video-ad": () => ({}),
  tutorial: () => ({ count: 2 }),
  "shot-list": () => ({}),
  calendar: (_, total) => ({ count: Math.max(3, Math.floor(total * 0.55)) }),
  carousel: () => ({ count: 4 }),
  thread: () => ({ count: 4 }),
  "email-sequence": () => ({ count: 3 }),
  "photo-brief": () => ({ count: 3 }),
};

const writeAgain = (copy: Copy, brief: Brief, list: ListId | undefined): Draft =>
  list
    ? writeList(copy, list, brief.workerId)
    : (kinds.get(brief.contentType) ?? kinds.get("post")!).write(copy);

/** What the owner told is what a shorter text is for: the sentences that say it come back before the call. */
function withFigures(short: string, whole: string, { offer, when, facts }: Request): string {
  const musts = [
    ...[offer, when].flatMap((text) => text ?? []),
    ...facts.filter((text, at) => at < 2 || /\d/.test(text)),
  ];
  const sentences = whole.split(/\n+|(?<=[.!?])\s+(?=[A-ZÀ-ÖØ-Þ¿¡*])/u);
  const lost = musts.flatMap((must) => {
    const said = (text: string) => fold(text).includes(fold(must));
    if (said(short)) return [];
    const [line] = sentences
      .filter((text) => said(text) && !/^[|#>*]/.test(text))
      .sort((one, other) => one.length - other.length);
    return line ?? [];
  });
  if (lost.length === 0) return short;
  const line = [...new Set(lost)].join(" ");
  const blocks = short.split("\n\n");
  const last = blocks.findLastIndex((block) => !/^#[a-zA-ZÀ-ÖØ-ž]|^\*\*→/u.test(block));
  return blocks.toSpliced(Math.max(1, last), 0, line).join("\n\n");
}

/**
 * The piece before in at most 60 % of its words, its own words where nothing else is to change;
 * what cannot be shorter without losing its point says so.
 */
export function writeShorter(
  brief: Brief,
  before: Pick<Earlier, "piece" | "list">,
  request: Request,
  { what, onlyShorter }: FollowUp,
): string {
  const [heading = "", ...rest] = before.piece.split("\n");
  const words = wordCount(rest.join("\n"));
  const again = before.list ? undefined : recounted[brief.contentType];
  const total = Number(/\d+/.exec(heading)?.[0] ?? 7);
  // A product that nobody named but the piece is about stays its subject.
  const shown = fold(before.piece);
  const product = brief.profile?.products.find(
    (one) => fold(one).length > 2 && shown.includes(fold(one)),
  );
  const asked = {
    ...request,
    subject: request.subject ?? (product ? phrase(clip(plain(product), 60)) : undefined),
    ...(again?.(request, total) ?? {}),
  };
  const copy = newCopy(brief, asked);
  const kept =
    onlyShorter && !again
      ? { title: heading.slice(3), body: rest.join("\n").trim(), reasons: [] }
      : undefined;
  const length = ({ body }: Draft) => wordCount(body);
  // What is written anew is tried a few times: the first that is short enough, else the shortest.
  const drafts: Draft[] = [];
  for (const key of kept ? [""] : ["", "a", "b", "c", "d", "e", "f", "g"]) {
    const draft = kept ?? writeAgain(key ? copy.variant(key) : copy, brief, before.list);
    const short = condense(draft.body, Math.floor(words * 0.6), copy.fill("{act}"));
    const body = withFigures(short, draft.body, request);
    // A name alone says nothing, and asks for nothing.
    drafts.push(wordCount(body) < leastWords ? draft : { ...draft, body });
    if (length(drafts.at(-1)!) <= words * 0.6) break;
  }
  const draft = drafts.reduce((least, one) => (length(one) < length(least) ? one : least));
  const { body } = draft;
  const items = body.match(/^\d+\. /gmu)?.length;
  const title = before.list && items ? draft.title.replace(/^\d+/, String(items)) : draft.title;
  const opening =
    length(draft) > words * 0.8
      ? "Más corto ya perdería el motivo o el paso; esto es lo imprescindible:"
      : what;
  const short: Draft = {
    title,
    body,
    reasons: [
      "He dejado la primera línea y lo que se pide: lo de en medio era explicación.",
      "Cada frase que queda hace falta para entender la siguiente.",
    ],
  };
  return wrapped(copy, short, opening);
}

const leastWords = 5;

/** Where an explanation is asked for that the trade's words do not know: the truth, and how to give it. */
function unknown({ brief, request, subject, howTo }: Copy): string {
  const asksWhy =
    /^«(?:Por qué|Qué|Cuándo|A qué|Cada cuánto|Cuánto)/u.test(subject.bare) ||
    /\bmitos\b|\bexpli[a-zà-ž]+ (?:por ?qu[eé]|qu[eé]|cu[aá]ndo|c[oó]mo|q) /iu.test(brief.prompt);
  const explaining = new Set(["post", "carousel", "thread", "reel-script", "email", "newsletter"]);
  if (!asksWhy || !explaining.has(brief.contentType) || howTo || request.facts.length > 1)
    return "";
  return "La explicación la sabes tú y no voy a inventarla: mándame dos o tres frases tuyas («añade que…») y las pongo dentro. Mientras, la pregunta va para quien lee.";
}

function wrapped(copy: Copy, draft: Draft, opening: string | undefined): string {
  const { brief, request } = copy;
  const voice = voices[brief.workerId];
  const lines = dice(`${brief.seed}\n${brief.prompt}\nvoice`).shuffle(voice.done);
  const missing = brief.profile
    ? ""
    : "Aún no conozco tu negocio: sirve tal cual, y con tu nombre y tus productos en Brain Central quedará más tuyo.";
  // Who brought the words of their customer is not asked for them.
  const quoted = request.theme?.id === "testimonial" && request.facts[0]?.startsWith("«");
  const themeNote = quoted ? undefined : request.theme?.note;
  const before = [opening ?? draft.note ?? lines[0], themeNote, unknown(copy), missing]
    .filter(Boolean)
    .join(" ");
  const reasons = trueReasons(copy, draft).map((reason, index) => `${index + 1}. ${reason}`);
  const after = reasons.length >= 2 ? `### Por qué está escrito así\n\n${reasons.join("\n")}` : "";
  const orders =
    draft.orders && brief.workerId === "mel"
      ? `### Siguiente paso\n\nTe dejo escrito lo que le pediría a cada uno.\n\n${orderBlocks(draft.orders)}`
      : "";
  return polish(
    [before, `## ${draft.title}`, draft.body, "---", after, orders].filter(Boolean).join("\n\n"),
  );
}
