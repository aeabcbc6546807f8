import { dataOf } from "./data.ts";
import { behind, commaParts, hasVerb, listed } from "./deliverables/clause-parts.ts";
import { isTerm, withoutAsking } from "./deliverables/video-order.ts";
import type { Job } from "./job.ts";
import { fold } from "./spanish/fold.ts";
import { capitalized, sentence } from "./spanish/sentences.ts";
import type { Fact } from "./understand/request.ts";

export interface Color {
  name: string;
  hex: string;
}

/** What was told about a picture, in the owner's words, sorted by what a photographer asks for. */
export interface Picture {
  /** What is seen, in the order told: «una silla vacía», «el ramo de temporada». */
  seen: string[];
  background: string;
  light: string;
  colors: Color[];
  /** How it looks, as told: «verdes apagados». */
  style: string[];
  /** What must not be seen: «niños». */
  hidden: string[];
  /** What is to be read: prices, days, whole sentences. */
  texts: string[];
  /** Terms of the work: «solo tengo el móvil», «antes de que entren los dueños». */
  kept: string[];
}

interface Words extends Record<"light" | "background" | "style" | "objects" | "written", string[]> {
  colors: Record<string, string>;
  quiet: Record<string, string>;
}
const words = () => dataOf<Words>("lines/visual");

const has = (text: string, list: readonly string[]) =>
  list.some((word) => ` ${fold(text)} `.includes(` ${word}`));

const determiners = /^(?:(?:para|poner|que|en|por|de|del|el|la|los|las|un|una|mis?|tus?) )+/iu;

/** Whether a text only names what it is put on: «cartel del escaparate», «para la portada de Facebook». */
export const isObject = (text: string) =>
  behind(text.replace(determiners, ""), words().objects) !== undefined;

/** «Una imagen de un delantal» → «un delantal»; without what it is taken with, and of the owner as «tu». */
function thingIn(part: string): string {
  const bare = part
    .replace(/(?:^|\s)con (?:el |mi |un )?(?:móvil|celular|teléfono|cel|celu)\b(?: de(?= ))?/iu, "")
    .replace(/^\s*(?:y|e|con|que salgan?|que se vean?) (?=\p{L})/iu, "")
    .trim();
  const rest = behind(bare.replace(determiners, ""), words().objects);
  const within = rest === undefined ? undefined : /^(?:de|con) (.+)$/iu.exec(rest)?.[1];
  return (within ?? bare).replace(/\bmi(s?)\b/giu, "tu$1");
}

/** The colours that a text names: «verdes apagados» is a green. */
function colorsIn(text: string): Color[] {
  const found: Color[] = [];
  const folded = ` ${fold(text)} `;
  for (const [name, hex] of Object.entries(words().colors))
    if (folded.includes(` ${fold(name)}`) && !found.some((one) => one.name.startsWith(name)))
      found.push({ name, hex });
  return found;
}

const read = /^(?:price|percent|hour|date|weekday|month|phone|link)$/;

/** Whether a part is to be read, not seen: it tells a price, a day, a whole sentence. */
const isText = (part: string, { atoms, isSentence }: Fact) =>
  atoms.some(({ kind, text }) => read.test(kind) && part.includes(text)) ||
  has(part, words().written) ||
  (isSentence && !/^una? /iu.test(part) && hasVerb(part.replace(/ que .*$/iu, "")));

const term = /^(?:antes de que|cuando|mientras|para que|sin que|nada de) /iu;

function sortPart(picture: Picture, part: string, fact: Fact): void {
  const hidden = /^sin (?!que )(.+)$/iu.exec(part)?.[1];
  if (hidden) picture.hidden.push(hidden);
  else if (term.test(part) || isTerm(part)) picture.kept.push(part);
  else if (has(part.split(" ")[0]!, words().style)) picture.style.push(part);
  else if (has(part.split(" ").slice(0, 2).join(" "), words().background))
    picture.background = part;
  else if (has(part, words().light) && part.split(" ").length < 6)
    picture.light = picture.light.includes(part)
      ? picture.light
      : [picture.light, part].filter(Boolean).join(", ");
  else if (isObject(part)) picture.kept.push(...(part.includes(" ") ? [part] : []));
  else if (isText(part, fact)) picture.texts.push(part);
  else if (!/^(?:para|por) /iu.test(part)) picture.seen.push(part);
}

const setting =
  / (?:con|y) (?=fondo |luz )| (?=de noche|al amanecer|al atardecer|a contraluz|sin (?!que ))/iu;

/** What was told about the picture; `isList` when each part is a picture of its own. */
export function pictureOf(job: Job, isList = false): Picture {
  const picture: Picture = {
    seen: [],
    background: "",
    light: "",
    colors: [],
    style: [],
    hidden: [...job.request.bannedWords],
    texts: [],
    kept: [],
  };
  const subject = job.request.subject?.full ?? "";
  const [thing = "", ...more] = isObject(subject) ? [] : subject.split(setting);
  const told = job.facts().flatMap((fact) =>
    commaParts(withoutAsking(fact.text))
      .flatMap((part) => (isList ? listed(part) : part.split(setting)))
      .map((part) => ({
        part: isObject(thingIn(part)) ? part : thingIn(part),
        fact,
      })),
  );
  for (const part of more)
    sortPart(picture, thingIn(part), { text: part, isSentence: false, role: "what", atoms: [] });
  for (const { part, fact } of told) {
    picture.colors.push(
      ...colorsIn(part).filter(({ hex }) => picture.colors.every((one) => one.hex !== hex)),
    );
    if (part.length > 2) sortPart(picture, part, fact);
  }
  const { traits, products } = job.business;
  const isGoods = traits.has("goods") || traits.has("edible");
  const bare = (text: string) => fold(text.replace(determiners, ""));
  // A service that is sold is no thing to see.
  const isSold = (text: string) =>
    !isGoods && products.some((one) => bare(text) === fold(one.bare));
  const looks = fold([picture.light, picture.background, ...picture.style].join(" "));
  if (thing && picture.seen.length === 0 && !looks.includes(bare(thing)))
    (picture.texts.length > 0 && !isList ? picture.texts : picture.seen).unshift(thing);
  if (!isList) {
    picture.texts.unshift(...picture.seen.filter(isSold));
    picture.seen = picture.seen.filter((text) => !isSold(text));
  }
  picture.hidden = [...new Set(picture.hidden)];
  return picture;
}

/** How bright a colour is, from 0 to 255. */
const brightness = (hex: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(hex.slice(at, at + 2), 16) / 3, 0);

/** Three colours, the darkest first: those told or the trade's, then quiet ones that are lighter or darker. */
export function paletteOf(job: Job, told: readonly Color[]): Color[] {
  const own = (told.length > 0 ? told : (job.business.trade?.colors ?? [])).slice(0, 3);
  const quiet = Object.entries(words().quiet)
    .map(([name, hex]) => ({ name, hex }))
    .filter(({ hex }) => own.every((one) => Math.abs(brightness(one.hex) - brightness(hex)) > 50));
  return [...own, ...quiet]
    .slice(0, 3)
    .sort((left, right) => brightness(left.hex) - brightness(right.hex));
}

/** How the picture is taken, as told, else as it suits the brand's tone, with labels. */
export const lookOf = (job: Job, { light, background, style }: Picture): [string, string][] => [
  ["Encuadre", job.say("visual.frame")],
  ["Luz", light || job.say("visual.light")],
  ["Fondo", background || job.say("visual.background")],
  ["Tonos", style.join(", ")],
];

/** Lines «- **Fondo:** Liso y claro.» of what is not empty. */
export const labelled = (look: readonly (readonly [string, string])[]): string =>
  look
    .filter(([, text]) => text !== "")
    .map(([label, text]) => [label, sentence(capitalized(text.replace(/^fondo (?:de )?/iu, "")))])
    .map(([label, text]) => `- **${label}:** ${text}`)
    .join("\n");

/** «sin niños, sin coches» */
export const without = (hidden: readonly string[]) => hidden.map((one) => `sin ${one}`).join(", ");

/** What this owner calls the phone. */
export const phoneOf = ({ brief, business }: Job): string =>
  /\bcel(?:ular|u)?\b/i.test(brief.prompt) || !["", "espana"].includes(business.country)
    ? "celular"
    : "móvil";
