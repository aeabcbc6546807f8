import { dataOf } from "../data.ts";
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
export const screenTextMax = 60;

/** When each shot begins and ends; the first, the hook, takes two seconds. */
export function timings(count: number, seconds: number): readonly string[] {
  const edge = (index: number) =>
    index === 0 ? 0 : 2 + Math.round(((seconds - 2) * (index - 1)) / (count - 1));
  return Array.from({ length: count }, (_, at) => `${edge(at)}–${edge(at + 1)}`);
}

const stems = (text: string) =>
  fold(text)
    .split(" ")
    .filter((word) => word.length > 3)
    .map((word) => word.slice(0, 5));

/** The lines of a use that fit, the first ones first. */
export function inOrder(job: Job, use: "video.shot" | "video.general" | "visual.shot"): string[] {
  const all = dataOf<Record<string, { text: string }[]>>(`lines/${use.split(".")[0]}`)[use]!.map(
    ({ text }) => job.fill(text),
  );
  const rank = (text: string) => all.indexOf(text);
  return job.several(use, all.length).sort((left, right) => rank(left) - rank(right));
}

/** Pictures for what was not told: the trade's where it is sure, those of this video first; then general ones. */
function otherImages(job: Job, order: VideoOrder): string[] {
  if (order.isTalk)
    return [
      "Tú, a cámara, de medio cuerpo",
      "Tú, a cámara, más cerca",
      ...job.several("video.general", 6),
    ];
  const about = stems([...order.lines, job.subject.bare].join(" "));
  const isNear = (shot: string) => stems(shot).some((stem) => about.includes(stem));
  const trade = (job.business.trade?.shots ?? []).map(capitalized);
  const shown = [...order.seen, ...order.first, ...order.last];
  const { traits } = job.business;
  // A shop's shots show one of its goods, a service's where it is done.
  const isSetting = shown.length === 0 && !traits.has("goods") && !traits.has("edible");
  const [topic = ""] = order.lines;
  const isTopic = shown.length === 0 && !isSetting && !hasVerb(topic) && !/\d/.test(topic);
  const told = shown.length > 0 ? [`${capitalized(shown[0]!)}, más de cerca`] : [];
  return [
    ...(isTopic && topic ? [`${capitalized(topic)}, en primer plano`] : []),
    ...told,
    ...trade.filter(isNear),
    ...(isSetting ? trade.filter((shot) => !isNear(shot)).slice(0, 3) : []),
    ...inOrder(job, "video.shot"),
    ...inOrder(job, "video.general"),
  ];
}

/** The pictures of a video of so many shots: what was told in its order, the others in between. */
function imagesOf(job: Job, order: VideoOrder, count: number, others: readonly string[]): string[] {
  const told = [...order.first, ...order.seen].map(capitalized);
  const start = order.isBeforeAfter
    ? [...told, "El antes, tal como está", "El trabajo, a medias"]
    : told;
  const { name } = job.business;
  const isNamed = name && !job.request.bans.includes("business") && start.length < count;
  const named = isNamed ? [`El nombre de ${name}, sobre el último plano`] : [];
  const last = order.last.map(capitalized);
  const end = order.isBeforeAfter
    ? ["El después, desde el mismo sitio"]
    : last.length > 0
      ? last
      : named;
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

/** Texts in so many groups, in their order. */
function grouped(texts: readonly string[], count: number): string[][] {
  if (texts.length <= count) return texts.map((text) => [text]);
  return Array.from({ length: count }, (_, at) =>
    texts.slice(
      Math.round((at * texts.length) / count),
      Math.round(((at + 1) * texts.length) / count),
    ),
  );
}

/** Scripts that begin with different facts and pictures: one fact a shot, in the order told, and at the end the closing words. */
export function scriptsOf(job: Job, order: VideoOrder, scripts = 1): Scene[][] {
  const told = linesOf(job, order);
  const most = Math.max(3, Math.min(6, Math.floor(order.seconds / 2.5)));
  const shown = order.first.length + order.seen.length + order.last.length;
  const least = Math.max(3, Math.min(6, Math.ceil(order.seconds / 6)));
  const count = Math.max(least, Math.min(most, told.length + 1), Math.min(shown, 10));
  const others = otherImages(job, order);
  const own = differences(job, 2);
  return Array.from({ length: scripts }, (_, variant) => {
    const images = imagesOf(job, order, count, rotated(others, variant * 2));
    const free = Math.max(0, images.length - 1 - told.length);
    const lines = [...rotated(told, variant), ...rotated(own, variant).slice(0, free)];
    return shotsOf(job, order, images, scripts > 1 ? rotated(lines, variant) : lines);
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
  const groups = grouped(lines, images.length - 1);
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
export function sceneTable(order: VideoOrder, scenes: readonly Scene[]): string {
  const times = timings(scenes.length, order.seconds);
  const titles = [
    "Plano",
    "Segundos",
    "Imagen",
    "Texto en pantalla",
    ...(order.isMute ? [] : ["Voz"]),
  ];
  const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;
  return [
    row(titles),
    row(titles.map(() => "---")),
    ...scenes.map(({ image, text, voice }, at) =>
      row([
        `${at + 1}. ${sizeOf(image)}`,
        times[at]!,
        image,
        text,
        ...(order.isMute ? [] : [voice]),
      ]),
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
  const [seen = ""] = [...order.seen, ...order.first, ...order.last];
  const texts = [order.lines.length === 0 ? thing || seen : "", first, thing, seen];
  return uncapitalized(texts.find((text) => text && graphemes(text) <= 70) ?? job.business.name);
}

/** Why it is written so: only what is true of it. */
export const reasonsOf = ({ seconds, lines }: VideoOrder): string[] => [
  `Los planos suman ${seconds} segundos.`,
  ...(lines.length > 1
    ? ["Los datos van en el orden en que los contaste, cada uno en su plano."]
    : []),
];
