import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, graphemes, sentence, uncapitalized } from "../spanish/sentences.ts";
import { callFor, hashtags } from "../telling.ts";
import type { Fact } from "../understand/request.ts";
import { firstFitting, shortened } from "./fit.ts";
import {
  familyLines,
  leadOf,
  namedSubject,
  placeOf,
  publishableFacts,
  type SellingPoints,
  says,
  sellingPoints,
} from "./selling-points.ts";

/** One shot of a video. */
export interface Scene {
  framing: string;
  image: string;
  /** At most 40 characters. */
  text: string;
  voice: string;
}

export const screenTextMax = 40;

const gerund = /^[a-zà-ž]+(?:ando|iendo|yendo|ándo(?:la|lo|se)s?|iéndo(?:la|lo|se)s?)(?: |$)/iu;
const ending =
  /^(?:y )?(?:acabando|terminando|acaba|termina|para acabar|al final,?) (?:en |con )?/iu;
const asked = /^(?:para |y )?(?:grabar|mostrar|enseñar|que se vean?|donde se vean?|con) /iu;
const spoken = ["price", "percent", "hour", "phone", "link", "weekday"];

/** What the owner wants to be seen: fragments that tell no price, hour or condition. */
export function toldScenes(job: Job): Fact[] {
  return publishableFacts(job).filter(
    ({ role, isSentence, text, atoms }) =>
      (gerund.test(text) ||
        ((!isSentence || text.split(" ").length <= 4) && (role === "what" || role === "where"))) &&
      !/^(?:no|nunca|\d+ (?:planos|tomas|guiones|escenas)) ?/i.test(text) &&
      sellingPoints(job).facts.some((fact) => fact.text === text) &&
      !atoms.some(({ kind }) => spoken.includes(kind)),
  );
}

const withoutOrder = (text: string) =>
  text
    .replace(asked, "")
    .replace(/ con (?:el|un|mi|tu) (?:móvil|celular|teléfono)$/iu, "")
    .replace(/ (?:sin|con|de|para|y)$/iu, "");

/** «cosiendo un libro y acabando en el lomo dorado» → «Cosiendo un libro», «El lomo dorado». */
function imagesIn(fact: Fact): string[] {
  const text = withoutOrder(fact.text);
  const parts = / y (?:acabando|terminando|acaba|termina) /i.test(text)
    ? text.split(/ y (?=acaba|termina)/i)
    : / y (?:las?|los|el|una?|manos) /.test(text)
      ? text.split(/ y (?=(?:las?|los|el|una?|manos) )/)
      : [text];
  return parts.map((part) => capitalized(part.replace(ending, "")));
}

/** What is seen before and after some work, for which the message asks. */
function beforeAfter(job: Job): string[] {
  const told = [job.request.question?.text ?? "", ...job.facts().map(({ text }) => text)];
  const text = told.find((one) => /antes y (?:el )?después/i.test(one));
  if (!text) return [];
  const of = / de (?:l[oa]s? |un[oa]?s? |el )?(.+)$/i.exec(text.replace(/^.*después/i, ""))?.[1];
  const thing = capitalized(of ?? job.subject.bare);
  return [
    `${thing}: el antes, tal como está`,
    ...job.several("video.work", 2),
    `${thing}: el después, con el mismo encuadre`,
  ];
}

/** How many shots a length holds, each of two to five seconds. */
export const shotCount = (seconds: number) => Math.max(3, Math.min(9, Math.round(seconds / 4)));

/** When each shot begins and ends; the first, the hook, takes two seconds. */
export function timings(count: number, seconds: number): readonly string[] {
  const rest = seconds - 2;
  return Array.from({ length: count }, (_, at) => {
    const edge = (index: number) =>
      index === 0 ? 0 : 2 + Math.round((rest * (index - 1)) / (count - 1));
    return `${edge(at)}–${edge(at + 1)}`;
  });
}

const activity =
  /(?:cion|sion|miento)(?:es)?$|^(?:cambio|corte|arreglo|poda|tala|lavado|montaje|tapizado)s?$/;
const perhapsActivity = /(?:aje|eo|ado|pieza)s?$/;

/** Work is seen by the hands that do it, goods by themselves; of other things nothing is known. */
function kindOf({ business, subject }: Job): "activity" | "object" | "other" {
  const head = fold(subject.bare.split(" ")[0] ?? "");
  const isEdible = business.traits.has("edible");
  const isGoods = isEdible || business.traits.has("goods");
  if ((activity.test(head) && !isEdible) || (perhapsActivity.test(head) && !isGoods))
    return "activity";
  return isGoods ? "object" : "other";
}

/** Pictures for what was not told: the thing, the hands, the place and the result of this business. */
function builtImages(job: Job, isTold: boolean): string[] {
  const own = (job.business.trade?.shots ?? []).map((text) => capitalized(text));
  const kind = `video.${kindOf(job)}`;
  return [
    ...(isTold ? [] : job.several(kind, 1)),
    ...(isTold ? [] : own.slice(0, 2)),
    ...job.several("video.work", 2),
    ...(isTold ? [] : job.several(kind, 2)),
    ...(isTold ? [] : own.slice(2)),
    ...job.several("video.place", 2),
    ...job.several("video.more", 4),
  ];
}

interface Material {
  points: SellingPoints;
  told: readonly Fact[];
  images: readonly string[];
  built: readonly string[];
  texts: readonly string[];
}
const materialOfJob = new WeakMap<Job, Material>();

/** Found once a job, because a line is said once. */
function materialOf(job: Job): Material {
  const known = materialOfJob.get(job);
  if (known) return known;
  const points = sellingPoints(job);
  const told = toldScenes(job);
  const change = beforeAfter(job);
  const images = change.length > 0 ? change : told.flatMap(imagesIn);
  const material = {
    points,
    told,
    images,
    built: builtImages(job, told.length > 0 || change.length > 0).filter(
      (image) => !images.includes(image),
    ),
    texts: screenTexts(job, points, told, images),
  };
  materialOfJob.set(job, material);
  return material;
}

/** The same picture seen in other ways: «La cabina, muy de cerca». */
const views: readonly (readonly string[])[] = [
  ["muy de cerca", "desde otro ángulo", "en plano abierto"],
  ["desde arriba", "muy de cerca", "con la cámara en movimiento"],
  ["desde fuera, al entrar", "un detalle, casi pegado", "muy de cerca"],
];

/** What was told opens and closes the video, each picture followed by its other views; little is added. */
function picturesOf(material: Material, count: number, variant: number): string[] {
  const { images, built } = material;
  const turn = (variant * 2) % Math.max(1, built.length);
  const turned = [...built.slice(turn), ...built.slice(0, turn)];
  if (images.length === 0) return turned.slice(0, count);
  const missing = Math.max(0, count - images.length);
  const isChange = images.length > 3;
  const added = isChange ? turned.slice(0, missing) : turned.slice(0, Math.floor(missing / 3));
  const seen = isChange ? [] : views[variant % views.length]!;
  let left = missing - added.length;
  const shown = images.flatMap((image, at) => {
    const share = Math.min(seen.length, Math.ceil(left / (images.length - at)));
    left -= share;
    return [image, ...seen.slice(0, share).map((view) => `${image}, ${view}`)];
  });
  const end = images.length > 1 ? shown.splice(shown.lastIndexOf(images.at(-1)!), 1) : [];
  return [...shown, ...added, ...end];
}

/**
 * The shots of a video of that length: what the owner told in the told order, the rest from the owner's
 * nouns; texts and voice carry the facts, and the last shot the name and the call.
 */
export function scenesOf(job: Job, seconds: number, variant = 0): Scene[] {
  const material = materialOf(job);
  const { points, told, images, texts } = material;
  const usual = Math.min(
    shotCount(seconds),
    Math.max(4, Math.ceil(seconds / 6), images.length + 1, texts.length),
  );
  const shown = picturesOf(material, Math.max(images.length, usual), variant);
  const between = texts.slice(0, -1);
  // Each of several scripts begins with another fact.
  const first = variant % Math.max(1, between.length);
  const turned = [...between.slice(first), ...between.slice(0, first)];
  const voices = voiceLines(job, points, told, shown.length);
  return shown.map((image, at) => ({
    framing: sizeOf(image).replace(/^[GMD]/, (start) => `Plano ${start.toLowerCase()}`),
    image: image.replace(/\.$/, ""),
    text: (at === shown.length - 1 ? texts.at(-1) : turned[at]) ?? "",
    voice: voices[at] ?? "",
  }));
}

const notes: Readonly<Record<string, string>> = {
  General: "Sin zoom y con la cámara recta",
  Medio: "Dejar aire arriba para el texto",
  Detalle: "Luz de ventana, sin flash",
  "Primer plano": "Tocar la pantalla para enfocar",
};

/** How much is seen, by what the picture says of itself. */
function sizeOf(image: string): string {
  if (/plano abierto|general|entero|desde fuera|vista|fachada/.test(image)) return "General";
  if (/detalle|casi pegado/.test(image)) return "Detalle";
  return /cerca|manos/.test(image) ? "Primer plano" : "Medio";
}

/** The stages of what is filmed, in the order in which they are shot. */
export function stagesOf(job: Job, count: number): { image: string; size: string; note: string }[] {
  const { images, built } = materialOf(job);
  const main = images[0] ?? (kindOf(job) === "object" ? "" : capitalized(job.subject.bare));
  if (!main)
    return built
      .slice(0, count)
      .map((image) => ({ image, size: sizeOf(image), note: notes[sizeOf(image)]! }));
  const stages = [
    ["los preparativos", "Detalle", "Antes de empezar, con todo a mano"],
    ["el comienzo, visto entero", "General", "Sin zoom: que se vea dónde ocurre"],
    ["las manos, muy de cerca", "Primer plano", "Dos tomas"],
    ["desde otro ángulo", "Medio", "Mismo gesto, para poder cortar"],
    ["un detalle que se mueve", "Detalle", "Esperar al momento y no cortar antes"],
    ["las personas, con su permiso", "Medio", "De espaldas si alguien prefiere no salir"],
    ["el final, tal como queda", "General", "Mismo encuadre que el comienzo"],
  ].map(([what, size, note]) => ({ image: `${main}: ${what}`, size: size!, note: note! }));
  const others = images
    .slice(1)
    .map((image) => ({ image, size: "Primer plano", note: "Dos tomas" }));
  const place = built
    .slice(0, 3)
    .map((image) => ({ image, size: "General", note: "Dejar sitio para el nombre" }));
  const kept = stages.slice(0, Math.max(3, count - others.length - 1));
  return [...kept.slice(0, -1), ...others, kept.at(-1)!, ...place].slice(0, count);
}

/** A fact on screen: whole, in its parts, or shortened. */
function screenLines({ text, isSentence }: Fact): string[] {
  const parts = graphemes(text) <= screenTextMax ? [text] : text.split(", ");
  return parts.every((part) => graphemes(part) <= screenTextMax)
    ? parts
    : [shortened(text, screenTextMax, isSentence)];
}

/** Short facts, first the hook, at the end the name and the call. */
function screenTexts(
  job: Job,
  points: SellingPoints,
  told: readonly Fact[],
  images: readonly string[],
): string[] {
  const { name, service } = job.business;
  const place = placeOf(job);
  const facts = points.facts.filter((fact) => !told.includes(fact));
  const lead = leadOf({ ...points, facts }, screenTextMax);
  const hook = firstFitting(
    [
      lead.text.replace(/\.$/, ""),
      facts.length === 0 && familyLines(job, "hook.trade", 1)[0]?.replace(/\.$/, ""),
      namedSubject(job) && capitalized(job.subject.bare),
      capitalized(shortened(service, screenTextMax)),
      shortened(images[0] ?? "", screenTextMax),
      name,
    ],
    screenTextMax,
  );
  const short = facts
    .filter((fact) => !lead.used.has(fact) || !says(hook, fact.text))
    .flatMap(screenLines)
    .map(capitalized);
  const own = [...points.own.map((text) => text.replace(/\.$/, "")), place ? `En ${place}` : ""];
  const middle = [...short, ...own].filter(
    (text) => text !== "" && graphemes(text) <= screenTextMax && !says(hook, text),
  );
  const call = points.call.replace(/\.$/, "");
  const end = firstFitting([`${name}. ${call}`, name, call], screenTextMax);
  return [hook, ...new Set(middle), end];
}

/** A sentence a shot; what has no shot of its own is said in the last but one. */
function voiceLines(
  job: Job,
  points: SellingPoints,
  told: readonly Fact[],
  count: number,
): string[] {
  const facts = points.facts.filter((fact) => !told.includes(fact));
  const lead = leadOf({ ...points, facts }, 90);
  const rest = facts.filter((fact) => !lead.used.has(fact)).map(({ text }) => sentence(text));
  const lines = [
    lead.text || sentence(job.business.service),
    ...rest,
    ...(rest.length < 2 ? familyLines(job, "fact.trade", 2) : []),
    ...points.own.slice(0, Math.max(0, count - 2 - rest.length)),
  ].filter(Boolean);
  const between = lines.slice(0, count - 1);
  const left = lines.slice(count - 1);
  if (left.length > 0) between[count - 2] = [between[count - 2], ...left].join(" ");
  while (between.length < count - 1) between.push("");
  return [...between, points.call];
}

/** The text below the video: the facts in sentences, the call, the hashtags. */
export function captionOf(job: Job): string {
  const { points, told } = materialOf(job);
  const facts = points.facts.filter((fact) => !told.includes(fact));
  const lead = leadOf({ ...points, facts }, 200);
  const rest = facts.filter((fact) => !lead.used.has(fact)).map(({ text }) => sentence(text));
  const start = lead.text || sentence(job.business.service || capitalized(job.subject.bare));
  return [
    [start, ...rest, ...(rest.length === 0 ? points.own.slice(0, 1) : [])].join(" "),
    callFor(job),
    hashtags(job, 5),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** The table of shots; without voice the last column tells the sound. */
export function sceneTable(job: Job, scenes: readonly Scene[], seconds: number): string {
  const times = timings(scenes.length, seconds);
  const isMute = job.request.bans.includes("voice");
  const cell = (text: string) => text.replace(/\|/g, "/").trim() || "—";
  return [
    `| Plano | Segundos | Imagen | Texto en pantalla | ${isMute ? "Sonido" : "Voz"} |`,
    "| --- | --- | --- | --- | --- |",
    ...scenes.map(
      ({ framing, image, text, voice }, at) =>
        `| ${[
          `${at + 1}. ${framing}`,
          times[at]!,
          image,
          text,
          isMute ? soundAt(at, scenes.length) : voice,
        ]
          .map(cell)
          .join(" | ")} |`,
    ),
  ].join("\n");
}

const soundAt = (at: number, count: number) =>
  at === 0 ? "Empieza la música" : at === count - 1 ? "La música baja y termina" : "Música";

export const secondsOf = (job: Job, usual: number) =>
  Math.max(5, Math.min(180, job.request.limits.seconds ?? usual));

/** «queso ahumado», for a heading: what was named, else what is to be seen. */
export function aboutOf(job: Job): string {
  const told = job.request.question?.text ?? withoutOrder(toldScenes(job)[0]?.text ?? "");
  return (
    uncapitalized(namedSubject(job)?.bare ?? (told ? shortened(told, 60) : "") ?? "") ||
    uncapitalized(job.subject.bare)
  );
}
