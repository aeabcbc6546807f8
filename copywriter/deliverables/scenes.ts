import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { differences, hashtags } from "../telling.ts";
import { hasVerb } from "./clause-parts.ts";
import { shortened } from "./fit.ts";
import { namedSubject } from "./selling-points.ts";
import type { VideoOrder } from "./video-order.ts";

/** One shot of a video. */
export interface Scene {
  image: string;
  text: string;
  voice: string;
}

/** Two lines on a phone. */
const screenTextMax = 60;

/** When each shot begins and ends: all take as long. */
export function timings(count: number, seconds: number): readonly string[] {
  const edge = (index: number) => Math.round((seconds * index) / count);
  return Array.from({ length: count }, (_, at) => `${edge(at)}–${edge(at + 1)}`);
}

const stems = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/** Pictures for what was not told: of this video, of the trade where it is sure, then general ones. */
function otherImages(job: Job, { isTalk, lines, seen, last }: VideoOrder): string[] {
  const general = job.several("video.general", 6);
  if (isTalk) return ["Tú, a cámara, de medio cuerpo", "Tú, a cámara, más cerca", ...general];
  const { traits, trade } = job.business;
  const [topic = ""] = lines;
  const [shown] = [...seen, ...last];
  // A shop's shots show one of its goods, a service's where it is done.
  const isShop = traits.has("goods") || traits.has("edible");
  const isThing = isShop && /^(?:el|la|los|las|una?) [^,\d]+$/iu.test(topic) && !hasVerb(topic);
  const about = stems([...lines, job.subject.bare].join(" "));
  const near = (trade?.shots ?? []).filter(
    (shot) => (!isShop && !shown) || stems(shot).some((stem) => about.includes(stem)),
  );
  const own = shown ? `${shown}, más de cerca` : isThing ? `${topic}, en primer plano` : "";
  return [own, ...near.slice(0, 3), ...job.several("video.shot", 3), ...general]
    .filter(Boolean)
    .map(capitalized);
}

/** The pictures of a video of so many shots: what was told in its order, the others in between. */
function imagesOf(job: Job, order: VideoOrder, count: number, others: readonly string[]): string[] {
  const { isBeforeAfter, seen, last } = order;
  const start = [
    ...seen.map(capitalized),
    ...(isBeforeAfter ? ["El antes, tal como está", "El trabajo, a medias"] : []),
  ];
  const name = namedIn(job, "");
  const end = isBeforeAfter ? ["El después, desde el mismo sitio"] : last.map(capitalized);
  if (end.length === 0 && name && start.length < count)
    end.push(`El nombre de ${name}, sobre el último plano`);
  const missing = Math.max(0, count - start.length - end.length);
  return [...start, ...others.slice(0, missing), ...end];
}

/** What the message is about, unless the noun belongs to what is seen or to a term of the filming. */
function thingOf(job: Job, { seen, kept }: VideoOrder): string {
  const named = namedSubject(job)?.bare ?? "";
  return [...seen, ...kept].some((text) => fold(text).includes(fold(named))) ? "" : named;
}

/** The owner's facts, or what the video is about where none was told. */
function linesOf(job: Job, order: VideoOrder): string[] {
  if (order.lines.length > 0) return order.lines;
  const { service, name } = job.business;
  const thing = thingOf(job, order);
  const subject = thing && !job.request.bans.includes("business") ? `${thing} en ${name}` : thing;
  const line = job.request.question?.text || subject || service || name;
  return line ? [line] : [];
}

/** Scripts that begin with different facts and pictures: one fact a shot, in the order told, and at the end the closing words. */
export function scriptsOf(job: Job, order: VideoOrder, scripts = 1): Scene[][] {
  const told = linesOf(job, order);
  const most = Math.max(3, Math.min(6, Math.floor(order.seconds / 2.5)));
  const least = Math.max(3, Math.min(6, Math.ceil(order.seconds / 6)));
  const shown = order.seen.length + order.last.length;
  const count = Math.max(least, Math.min(most, told.length + 1), Math.min(shown, 10));
  const others = otherImages(job, order);
  const own = differences(job, 2);
  return Array.from({ length: scripts }, (_, variant) => {
    const images = imagesOf(job, order, count, rotated(others, variant * 2));
    const free = Math.max(0, images.length - 1 - told.length);
    const lines = [...told, ...own.slice(0, free)];
    return shotsOf(job, order, images, rotated(lines, variant));
  });
}

const rotated = <T>(items: readonly T[], by: number): T[] => {
  const from = by % Math.max(1, items.length);
  return [...items.slice(from), ...items.slice(0, from)];
};

function shotsOf(
  job: Job,
  { closing, isMute }: VideoOrder,
  images: readonly string[],
  lines: readonly string[],
): Scene[] {
  // What has no shot of its own goes with the last but one.
  const before = lines.slice(0, images.length - 2).map((text) => [text]);
  const groups = [...before, lines.slice(images.length - 2)];
  const screen = (texts: readonly string[], isFirst: boolean) => {
    const text = capitalized(texts.map((one) => one.replace(/\.$/, "")).join(" · "));
    if (graphemes(text) <= screenTextMax || isMute) return text;
    return isFirst ? capitalized(shortened(text, screenTextMax, true)) : "";
  };
  const [end, named] = [closing.replace(/\.$/, ""), namedIn(job, closing)];
  const both = `${end} · ${named}`;
  const last = named && graphemes(both) <= screenTextMax ? both : end;
  return images.map((image, at) => {
    const texts = groups[at] ?? [];
    return at < images.length - 1
      ? { image, text: screen(texts, at === 0), voice: texts.map(sentence).join(" ") }
      : { image, text: last, voice: closing };
  });
}

/** The name of the business, where it may stand and a text has it not. */
const namedIn = ({ business, request }: Job, text: string) =>
  request.bans.includes("business") || text.includes(business.name) ? "" : business.name;

/** How much is seen, by what the picture says of itself. */
export function sizeOf(image: string): string {
  if (/plano general|entrada|^el antes|^el después/i.test(image)) return "Plano general";
  return /cerca|detalle|manos/i.test(image) ? "Primer plano" : "Plano medio";
}

export const cell = (text: string) => text.replace(/\|/g, "/").replace(/\s+/g, " ").trim() || "—";

/** The table of shots; without voice it has no column for one. */
export function sceneTable({ seconds, isMute }: VideoOrder, scenes: readonly Scene[]): string {
  const times = timings(scenes.length, seconds);
  const row = (cells: readonly string[], voice: string) =>
    `| ${[...cells, ...(isMute ? [] : [voice])].map(cell).join(" | ")} |`;
  return [
    row(["Plano", "Segundos", "Imagen", "Texto en pantalla"], "Voz"),
    row(["---", "---", "---", "---"], "---"),
    ...scenes.map(({ image, text, voice }, at) =>
      row([`${at + 1}. ${sizeOf(image)}`, times[at]!, image, text], voice),
    ),
  ].join("\n");
}

/** The text below the video: the facts in sentences, the closing words, the hashtags. */
export function captionOf(job: Job, order: VideoOrder): string {
  const text = linesOf(job, order).map(sentence).join(" ");
  return [text, order.closing, hashtags(job, 5)].filter(Boolean).join("\n\n");
}

/** «queso ahumado», for a heading. */
export function aboutOf(job: Job, order: VideoOrder): string {
  const [first = ""] = linesOf(job, order);
  const thing = thingOf(job, order);
  const [seen = ""] = [...order.seen, ...order.last];
  const texts = [order.lines.length === 0 ? thing || seen : "", first, thing, seen];
  return uncapitalized(texts.find((text) => text && graphemes(text) <= 70) ?? job.business.name);
}

/** Why it is written so: only what is true of it. */
export const reasonsOf = ({ seconds }: VideoOrder): string[] => [
  `Los planos suman ${seconds} segundos.`,
];
