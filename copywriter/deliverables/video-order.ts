import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import { callFor } from "../telling.ts";
import { behind, clausesOf, commaParts, hasVerb } from "./clause-parts.ts";
import { namedSubject, publishableFacts } from "./selling-points.ts";

type Kind = "asked" | "closing" | "first" | "last" | "seen" | "sound" | "kept";
const kinds: readonly Kind[] = ["asked", "closing", "kept", "sound", "first", "last", "seen"];
type Words = Record<Kind | "purpose" | "talk" | "asking", string[]>;
const words = () => dataOf<{ order: Words }>("lines/video").order;

/** What the owner ordered of a video, in the owner's words. */
export interface VideoOrder extends Record<"first" | "seen" | "last" | "kept", string[]> {
  sound: string;
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
function shownIn(piece: string): string | undefined {
  const shown = piece.split(shownWithin)[1]?.split(/ sin que /)[0];
  const beside = / ?\bcon (.+)$/iu.exec(piece);
  const isThing =
    /^con (?:el|la|los|las|un|una|mis?) /iu.test(piece) || gerund.test(beside?.[1] ?? "");
  return (
    shown ??
    (beside && isThing && !/\d/.test(beside[1]!) && !hasVerb(beside[1]!) ? beside[1] : undefined)
  );
}

/** The marked parts of a message; a part without a mark may go on with the one before it. */
function partsOf(text: string): Part[] {
  const found: Part[] = [];
  for (const sentence of text.split(/(?<=[.!?:\n])\s+/u)) {
    let open: Part | undefined;
    for (const piece of commaParts(sentence).flatMap(divided)) {
      const within = shownIn(piece);
      const part = partOf(piece) ?? (within ? { kind: "seen" as const, text: within } : undefined);
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
function soundOf(printed: readonly string[], told: string, isMute: boolean): string {
  const isMusic = !/sin (?:la )?m[uú]sica|solo .*sonido/iu.test(told);
  return [
    sentence(printed.join(", ").replace(/\bmi (?=voz)/iu, "tu ")),
    isMusic
      ? /m[uú]sica/i.test(printed.join())
        ? ""
        : "Música suave de la biblioteca de la red."
      : "No lleva música.",
    isMute ? "Nadie habla: todo se lee en pantalla." : "Lo que se dice va también en subtítulos.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** «Un piso pequeño» that must not seem so: «un piso». */
const withoutBanned = ({ request }: Job, text: string) =>
  request.bannedWords.reduce(
    (rest, word) => (rest.endsWith(` ${word}`) ? rest.slice(0, -word.length - 1) : rest),
    text,
  );

interface Placed {
  text: string;
  at: number;
}

/** What the facts tell, without what orders the filming; what is only to be seen goes to `seen`. */
function linesOf(
  job: Job,
  { prompt, marked, isList }: { prompt: string; marked: readonly Part[]; isList: boolean },
  seen: Placed[],
): string[] {
  const known = marked.map(({ text }) => ` ${fold(text)} `);
  const isOrder = (text: string) =>
    measure.test(text) ||
    change.test(text) ||
    partOf(text) !== undefined ||
    known.some((one) => one.includes(` ${fold(text)} `));
  const colon = prompt.indexOf(":");
  return publishableFacts(job).flatMap(({ text }, index) => {
    const isListed = isList && (colon >= 0 ? prompt.indexOf(text) > colon : index > 0);
    const parts = commaParts(text)
      .flatMap(divided)
      .flatMap((part) => (isListed ? part.split(/ y (?=(?:el|la|los|las|un|una) )/u) : [part]));
    // What stands apart is not joined again.
    const runs: string[][] = [[]];
    for (const part of parts) {
      const isToShow = isScene(part) || (isListed && !/\d/.test(part));
      if (!isOrder(part) && !isToShow) runs.at(-1)!.push(part);
      else {
        runs.push([]);
        if (!isOrder(part)) seen.push({ text: part, at: prompt.indexOf(part) });
      }
    }
    const told = runs.length === 1 ? [text] : runs.map((run) => run.join(", "));
    return told.flatMap((run) => clausesOf(withoutAsking(run))).filter(Boolean);
  });
}

/** Reads what was ordered of a video; `isList` when all that was told is to be seen. */
export function videoOrderOf(job: Job, isList = false): VideoOrder {
  const { brief, business, request } = job;
  const prompt = correct(brief.prompt.slice(0, 1500), [business.name]);
  const marked = partsOf(prompt);
  const of = (kind: Kind) => marked.filter((part) => part.kind === kind).map(({ text }) => text);
  const isBeforeAfter = change.test(prompt);
  const seen: Placed[] = of("seen")
    .filter((text) => !(isBeforeAfter && change.test(text)))
    .map((text) => ({ text: withoutBanned(job, text), at: prompt.indexOf(text) }));
  // «Cómo suena antes y después de afinar» says more than what is seen.
  const changes = of("seen").filter((text) => change.test(text) && text.split(" ").length > 4);
  const lines = [...changes, ...linesOf(job, { prompt, marked, isList }, seen)];
  const named = namedSubject(job);
  if (named && gerund.test(named.bare) && lines.length + seen.length === 0)
    seen.push({ text: named.full, at: 0 });
  const sound = of("sound").filter((text) => !/^sin (?:voz|hablar)$/iu.test(text));
  const isMute =
    request.bans.includes("voice") || sound.some((text) => /^(?:con )?solo (?!.*voz)/iu.test(text));
  const length = /(\d{1,3}) ?(?:s|segs?|segundos?)\b/iu.exec(prompt)?.[1];
  const [how] = / por (?:whatsapp|tel[eé]fono|correo)\b/iu.exec(prompt) ?? [];
  const closing = of("closing")[0]?.replace(/^["«“]|["»”]$/g, "");
  const usual = Math.max(12, Math.min(30, (lines.length + 1) * 4));
  return {
    first: of("first"),
    seen: seen.sort((left, right) => left.at - right.at).map(({ text }) => text),
    last: of("last"),
    closing: closing ? sentence(closing) : callFor(job, how ? { how: how.trim() } : {}),
    sound: soundOf(
      sound.filter((text) => !isDirective(job, text)),
      sound.join(", "),
      isMute,
    ),
    kept: of("kept").filter((text) => !isDirective(job, text)),
    lines: [...new Set(lines)].filter((line) => !of("seen").includes(line) || change.test(line)),
    isBeforeAfter,
    isTalk: words().talk.some((word) => ` ${fold(prompt)} `.includes(` ${word} `)),
    isMute,
    seconds: Math.max(5, Math.min(180, request.limits.seconds ?? Number(length ?? usual))),
  };
}
