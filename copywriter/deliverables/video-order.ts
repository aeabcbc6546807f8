import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import { callFor } from "../telling.ts";
import { behind, clausesOf, commaParts, hasVerb, listed } from "./clause-parts.ts";
import { namedSubject, publishableFacts } from "./selling-points.ts";

type Kind = "asked" | "closing" | "first" | "last" | "seen" | "sound" | "kept";
const kinds: readonly Kind[] = ["asked", "closing", "kept", "sound", "first", "last", "seen"];
type Words = Record<Kind | "purpose" | "talk" | "asking", string[]>;
const words = () => dataOf<{ order: Words }>("lines/video").order;

/** What the owner ordered of a video, in the owner's words. */
export interface VideoOrder {
  /** What is seen, in order; at the end `last`. */
  seen: string[];
  last: string[];
  sound: string;
  /** Terms of the filming, as told. */
  kept: string[];
  /** What is said or written at the end: as told, else a call to action. */
  closing: string;
  /** What is told, a clause each, in order; the first may only name what the video is of. */
  lines: string[];
  isBeforeAfter: boolean;
  /** The owner speaks to the camera. */
  isTalk: boolean;
  isMute: boolean;
  seconds: number;
}

interface Part {
  kind: Kind;
  text: string;
}

/** «y que al final diga ven» → closing «ven»; terms of filming and sound stay whole. */
function partOf(text: string): Part | undefined {
  const bare = text.replace(/^[¿¡«"]*(?:(?:y|e|pero|que|quiero|necesito) )*/iu, "");
  for (const kind of kinds) {
    const rest = behind(bare, words()[kind]);
    if (rest === undefined) continue;
    return { kind, text: kind === "kept" || kind === "sound" ? bare : rest };
  }
  return undefined;
}

/** Whether a part only orders how the work is done: «solo tengo el móvil», «8 planos». */
export const isTerm = (text: string) => measure.test(text) || partOf(text)?.kind === "kept";

/** A part between commas, divided before an «y» that begins another order. */
function divided(part: string): string[] {
  for (const { index } of part.matchAll(/ y /gu)) {
    const rest = part.slice(index + 3);
    if (partOf(rest)) return [part.slice(0, index), ...divided(rest)];
  }
  return [part];
}

const gerund = /(?:[aá]|i[eé]|y[eé])ndo(?:l[aeo]s?|se)?\b/iu;
const shownWithin =
  / (?:enseñando|mostrando|donde se vean?|en (?:el|la) que se vean?|que salgan?|con (?:planos|tomas) de) /iu;

/** «Reel enseñando los colores», «vídeo con manos pasando hojas», «con la espátula»: what follows is seen. */
function shownIn(piece: string): Part | undefined {
  const [, beside = ""] = /(?:^| )con (.+)$/iu.exec(piece) ?? [];
  const isThing = gerund.test(beside) || /^con (?:el|la|los|las|una?|mis?) /iu.test(piece);
  const isSeen = isThing && !/\d/.test(beside) && !hasVerb(beside);
  const text = piece.split(shownWithin)[1]?.split(/ sin que /)[0] ?? (isSeen ? beside : "");
  return text ? { kind: "seen", text } : undefined;
}

/** The marked parts of a message; a part without a mark may go on with the one before it. */
function partsOf(text: string): Part[] {
  const found: Part[] = [];
  for (const sentence of text.split(/(?<=[.!?:\n])\s+/u)) {
    let open: Part | undefined;
    for (const piece of commaParts(sentence).flatMap(divided)) {
      const part = partOf(piece) ?? shownIn(piece);
      const isMore = open?.kind === "seen" && !hasVerb(piece) && !/\d/.test(piece);
      if (!part && open?.kind === "closing") open.text += `, ${piece}`;
      else if (!part && isMore) found.push({ kind: "seen", text: piece.replace(/^y /iu, "") });
      else {
        open = part;
        if (part) found.push(part);
      }
    }
  }
  return found.filter(({ text: one }) => one !== "");
}

const noGerund = /\b(?:cuando|blando|mando|comando|bando|arriendo)\b/iu;
const change = /\bantes y (?:el )?después\b|\b(?:el|un) antes\b/iu;
const measure =
  /^(?:de )?\d+ ?(?:s|seg|segs|segundos?|planos|tomas|escenas|pasos|fotos|guiones)$/iu;

/** Whether a part that bears no mark is to be seen: something that is just being done, or the owner at work. */
function isScene(text: string): boolean {
  if (/\d/.test(text)) return false;
  if (/^l[aeo]s? \p{L}+o(?: |$)/iu.test(text)) return true;
  if (/^(?:yo|mis?) /iu.test(text)) return !/ (?:me|se) /.test(text);
  return gerund.test(text.replace(noGerund, "")) && !hasVerb(text);
}

/** What a clause tells, without the words that only ask for a video: «digo en un vídeo sobre el lifting». */
export function withoutAsking(text: string): string {
  const rest = behind(text, words().purpose);
  if (rest) return rest;
  const isAsking = words().asking.includes(fold(text.split(" ")[0]!));
  const topic = isAsking ? / (?:sobre|enseñando|mostrando|(del?)) (.+)$/iu.exec(text) : undefined;
  if (topic) return topic[1] === "del" ? `el ${topic[2]}` : topic[2]!;
  return isAsking ? "" : text.replace(/^(?:corto|\p{L}+[ií][ct]+[oa]s?) de /iu, "");
}

/** Whether a term was understood as an order, which stands in no text. */
const isDirective = ({ request }: Job, text: string) =>
  (request.directives ?? []).some(
    (one) => one.includes(" ") && ` ${fold(text)} `.includes(` ${fold(one)} `),
  );

/** The sound as told, else what goes with everything. */
function soundOf(told: string, printed: string, isMute: boolean): string {
  const isSilent = /sin (?:la )?m[uú]sica|solo .*sonido/iu.test(told);
  const isSaid = isSilent ? printed !== "" : /m[uú]sica/i.test(printed);
  const music = isSilent ? "No lleva música." : "Música suave de la biblioteca de la red.";
  return [
    sentence(printed.replace(/\bmi (?=voz)/iu, "tu ")),
    isSaid ? "" : music,
    isMute ? "Nadie habla: todo se lee en pantalla." : "Lo que se dice va también en subtítulos.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The clauses that the facts tell; what orders the filming is left out, what is to be seen goes to `seen`. */
function linesOf(
  job: Job,
  prompt: string,
  { marked, seen, isList }: { marked: readonly Part[]; seen: string[]; isList: boolean },
): string[] {
  const known = marked.map(({ text }) => ` ${fold(text)} `);
  const isKnown = (text: string) => known.some((one) => one.includes(` ${fold(text)} `));
  const isOrder = (text: string) =>
    measure.test(text) || change.test(text) || partOf(text) !== undefined || isKnown(text);
  const colon = prompt.indexOf(":");
  return publishableFacts(job).flatMap(({ text }, index) => {
    const isListed = isList && (colon >= 0 ? prompt.indexOf(text) > colon : index > 0);
    const parts = commaParts(text).flatMap(divided);
    // What stands apart is not joined again.
    const runs: string[][] = [[]];
    for (const part of isListed ? parts.flatMap(listed) : parts) {
      const isSeen = isScene(part) || (isListed && !/\d/.test(part));
      if (!isSeen && !isOrder(part)) runs.at(-1)!.push(part);
      else runs.push([]);
      if (isSeen && !isOrder(part)) seen.push(part);
    }
    const told = runs.length === 1 ? [text] : runs.map((run) => run.join(", "));
    return told
      .flatMap((run) => clausesOf(withoutAsking(run)))
      .filter((clause) => clause !== "" && !isKnown(clause));
  });
}

/** Reads what was ordered of a video; `isList` when all that was told is to be seen. */
export function videoOrderOf(job: Job, isList = false): VideoOrder {
  const { brief, business, request } = job;
  const prompt = correct(brief.prompt.slice(0, 1500), [business.name]);
  const marked = partsOf(prompt);
  const of = (kind: Kind) => marked.filter((part) => part.kind === kind).map(({ text }) => text);
  // «Cómo suena antes y después de afinar» says more than what is seen.
  const changes = of("seen").filter((text) => change.test(text) && text.split(" ").length > 4);
  // «Un piso pequeño» that must not seem so: «un piso».
  const seen = of("seen")
    .filter((text) => !change.test(text))
    .map((text) => request.bannedWords.reduce((rest, word) => rest.replace(` ${word}`, ""), text));
  const lines = [...changes, ...linesOf(job, prompt, { marked, seen, isList })];
  const named = namedSubject(job);
  if (named && gerund.test(named.bare) && lines.length + seen.length === 0) seen.push(named.full);
  const sound = of("sound").filter((text) => !/^sin (?:voz|hablar)$/iu.test(text));
  const printed = sound.filter((text) => !isDirective(job, text)).join(", ");
  const isMute =
    request.bans.includes("voice") || sound.some((text) => /^(?:con )?solo (?!.*voz)/iu.test(text));
  const length = /(\d{1,3}) ?(?:s|segs?|segundos?)\b/iu.exec(prompt)?.[1];
  const [how] = / por (?:whatsapp|tel[eé]fono|correo)\b/iu.exec(prompt) ?? [];
  const closing = of("closing")[0]?.replace(/^["«“]|["»”]$/g, "");
  const usual = Math.max(12, Math.min(30, (lines.length + 1) * 4));
  const place = (text: string) => prompt.indexOf(text);
  return {
    seen: [...of("first"), ...seen.sort((left, right) => place(left) - place(right))],
    last: of("last"),
    closing: closing ? sentence(closing) : callFor(job, how ? { how: how.trim() } : {}),
    sound: soundOf(sound.join(", "), printed, isMute),
    kept: of("kept").filter((text) => !isDirective(job, text)),
    lines: [...new Set(lines)],
    isBeforeAfter: change.test(prompt),
    isTalk: words().talk.some((word) => ` ${fold(prompt)} `.includes(` ${word} `)),
    isMute,
    seconds: Math.max(5, Math.min(180, request.limits.seconds ?? Number(length ?? usual))),
  };
}

/** «25 s», spelled otherwise than in the order, which stands in no text. */
export const durationOf = (job: Job, { seconds }: VideoOrder): string =>
  `**Duración:** ${isDirective(job, `${seconds} s`) ? `${seconds} segundos` : `${seconds} s`}`;
