import { dataOf } from "./data.ts";
import type { Job } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { list } from "./spanish/phrase.ts";
import { capitalized, sentence } from "./spanish/sentences.ts";
import { mentions } from "./telling.ts";

export interface Color {
  name: string;
  hex: string;
}

/** What was told about a picture, sorted by what a photographer asks for. */
export interface Picture {
  /** What is seen, in the order told: «una silla vacía», «el ramo de temporada». */
  seen: string[];
  /** «fondo negro» */
  background: string;
  /** «luz de ventana», «de noche» */
  light: string;
  colors: Color[];
  /** How it looks, as told: «verdes apagados». */
  style: string[];
  /** What must not be seen: «niños». */
  hidden: string[];
}

interface Words {
  light: string[];
  background: string[];
  colors: Record<string, string>;
  style: string[];
  lamp: string[];
}

const has = (text: string, words: readonly string[]) => {
  const folded = ` ${fold(text)} `;
  return words.some((word) => folded.includes(` ${word}`));
};

/** «El paseo» of «el paseo al amanecer», and its light. */
const moment = /\s+(de noche|de día|de madrugada|al amanecer|al atardecer|a contraluz|al sol)$/iu;

/** Before what is not seen but how: light, background, hands. */
const setting =
  /\s*,?\s+(?:y )?(?=(?:con )?(?:luz|fondo|manos)\b|con poca luz|sobre (?:madera|mármol|piedra|lino|blanco|negro)\b)/iu;

/** The parts of what was told: «madera oscura», «luz de ventana»; with what it is taken is no part. */
function partsOf(job: Job): string[] {
  return job
    .facts()
    .flatMap(({ text, atoms }) => {
      // What costs is written in the picture, not seen in it.
      const price = atoms.find(({ kind }) => kind === "price")?.text;
      const shown = price && text.includes(price) ? text.slice(0, text.indexOf(price)) : text;
      const taken = shown
        .replace(/\s*con (?:el |mi |un )?(?:móvil|celular|teléfono)\b/iu, "")
        .replace(/\s+(?:a|por|desde)\s*$/iu, "");
      const [main = "", ...apart] = taken.split(setting);
      // «La cesta con acelga, puerro y calabaza» is one thing.
      const isOne = /\S con \S/u.test(main);
      return [...(isOne ? [main] : main.split(/\s*[,;]\s*|\s+(?:y|e|más|\+)\s+/iu)), ...apart];
    })
    .flatMap((part) => part.split(/\s+(?=sin\s)/iu))
    .map((part) =>
      part
        .replace(/^(?:con|y|e|que salgan?|que se vean?|en plan)\s+/iu, "")
        .replace(/[.\s]+$/u, ""),
    )
    .filter((part) => part.length > 2 && part !== "con");
}

/** The colours that a text names: «verdes apagados» is a green. */
function colorsIn(text: string): Color[] {
  const { colors } = dataOf<Words>("lines/visual");
  const folded = ` ${fold(text)} `;
  const found: Color[] = [];
  for (const [name, hex] of Object.entries(colors))
    if (
      folded.includes(` ${fold(name)}`) &&
      !found.some((one) => fold(one.name).startsWith(fold(name)))
    )
      found.push({ name, hex });
  return found;
}

/** What was told about the picture, and the subject where nothing was told to be seen. */
export function pictureOf(job: Job): Picture {
  const words = dataOf<Words>("lines/visual");
  const picture: Picture = {
    seen: [],
    background: "",
    light: "",
    colors: [],
    style: [],
    hidden: [...job.request.bannedWords],
  };
  for (const part of partsOf(job)) {
    const hidden = /^sin\s+(.+)$/iu.exec(part)?.[1];
    picture.colors.push(...colorsIn(part));
    const when = moment.exec(part)?.[1];
    const isSubject = job.request.subject !== undefined && mentions(part, job.request.subject.bare);
    const lamp = has(part, words.lamp);
    if (/^por\s/i.test(part)) continue;
    if (lamp) picture.light ||= `solo la de ${part}`;
    if (hidden) picture.hidden.push(hidden);
    else if (has(part, words.background)) picture.background ||= part;
    else if (when) {
      picture.light = [picture.light, when].filter(Boolean).join(", ");
      if (!isSubject) picture.seen.push(part.replace(moment, ""));
    } else if (has(part, words.light))
      picture.light = [picture.light, part].filter(Boolean).join(", ");
    else if (has(part, words.style) && colorsIn(part).length > 0) picture.style.push(part);
    else picture.seen.push(part);
  }
  const { subject } = job.request;
  const [thing = "", without] = (subject?.full ?? "").split(/\s+sin\s+/u);
  if (without) picture.hidden.push(without);
  const isShown = [...picture.seen, ...picture.style].some((part) => mentions(part, thing));
  if (thing && !isShown && !has(thing, words.background)) picture.seen.unshift(thing);
  picture.hidden = picture.hidden.filter((word, at, all) => all.indexOf(word) === at);
  if (picture.seen.length === 0) picture.seen.push(job.subject.full);
  return picture;
}

/** How bright a colour is, from 0 to 255. */
const brightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16) / 3, 0);

/** Three colours, the darkest first and the lightest last: those told, then the trade's, then quiet ones. */
export function paletteOf(job: Job, told: readonly Color[]): Color[] {
  const quiet = job.several("visual.color", 4).map((line) => {
    const [name = "", hex = ""] = line.split(" | ");
    return { name, hex };
  });
  const own = told.length > 0 ? told : (job.business.trade?.colors ?? []);
  const dark = quiet.filter(({ hex }) => brightness(hex) < 90);
  const light = quiet.filter(({ hex }) => brightness(hex) > 220);
  const hasDark = own.some(({ hex }) => brightness(hex) < 90);
  const hasLight = own.some(({ hex }) => brightness(hex) > 220);
  const added = [...(hasDark ? [] : dark), ...(hasLight ? [] : light), ...quiet];
  const all = [...own.slice(0, 3), ...added];
  return all
    .filter(({ hex }, at) => all.findIndex((one) => one.hex === hex) === at)
    .slice(0, 3)
    .sort((left, right) => brightness(left.hex) - brightness(right.hex));
}

/** «la silla vacía y el foco» */
export const seenList = (picture: Picture): string => list(picture.seen.slice(0, 4));

/** How this tone looks: frame, light and background where nothing was told. */
export const lookOf = (
  job: Job,
  what: "frame" | "light" | "background" | "type" | "idea",
): string => job.say(`visual.${what}`);

/** A line «**Luz:** luz de ventana.» */
export const labelled = (label: string, text: string): string =>
  text ? `- **${label}:** ${sentence(capitalized(text))}` : "";

/** What this owner calls the phone. */
export const phoneOf = (job: Job): string =>
  /\bcel(?:ular)?\b/i.test(job.brief.prompt) ||
  (job.business.country !== "" && job.business.country !== "espana")
    ? "celular"
    : "móvil";
