import { fold, plain } from "#copywriter/spanish/fold.ts";
import { capitalized } from "#copywriter/spanish/sentences.ts";
import { isWithin, type SiteWords } from "../ad-copy.ts";
import { withAccents } from "./accents.ts";
import { isSayable } from "./flaws.ts";
import { isOrder } from "./planted-orders.ts";

const hoursMax = 62;
const marked = /^Horario: (.+)$/u;
const day = /\b(?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|todos los dias)\b/g;
const dayRange =
  /\b(lunes|martes|miercoles|jueves|viernes|sabado|domingo)s?(?: al? (?:los )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo))?/g;
const clockWord =
  /\b(?:de|a|al|y|e|los|las|la|h|hs|hrs|horas?|am|pm|[apm]|desde|hasta|manana|tarde|mediodia|noche|por)\b|\d/g;

/**
 * When the business is open, in one line without a stop, as its data or its page has it: «De lunes a viernes,
 * de 9:00 a 20:00». Null where it takes more than a line, or where several things have their hours.
 */
export function openingHoursOf({ facts, says = [] }: SiteWords): string | null {
  const ofData = facts.flatMap((fact) => hoursInSpanish(marked.exec(fact)?.[1] ?? "") ?? []);
  const told = says.filter(({ text, about }) => about === "hours" && isTimetable(said(text)));
  const ofPage = told.every(({ under }) => under === told[0]?.under) ? told : [];
  const lines = (ofData.length > 0 ? ofData : ofPage.map(({ text }) => text)).map(said);
  const line = [...new Set(lines)]
    .map((text, at) => (at === 0 ? text : text[0]!.toLowerCase() + text.slice(1)))
    .join("; ");
  const days = new Set(fold(line).match(day));
  const isWeek = days.size > 1 || days.has("todos los dias");
  if (!isWeek || !isWithin(line, hoursMax) || !isTimetable(line)) return null;
  const open = weekdaysIn(line);
  const others = says.filter(({ text }) => !told.some((one) => one.text === text));
  const isHiding = others.some(({ text, about, under }) => {
    const isNear = told.length > 0 && under === told[0]!.under;
    return isException(text, open, about === "hours" || isNear);
  });
  return isHiding || isOfSeveral(says, lines.length) ? null : capitalized(line);
}

/** The days of a folded or printed text, 0 for Monday: «lunes a viernes» are five. */
function weekdaysIn(text: string): ReadonlySet<number> {
  const folded = fold(text);
  if (folded.includes("todos los dias")) return new Set([0, 1, 2, 3, 4, 5, 6]);
  const at = (name: string) => dayNames.findIndex((one) => fold(one).startsWith(name.slice(0, 4)));
  const found = new Set<number>();
  for (const [, from = "", to] of folded.matchAll(dayRange)) {
    const first = at(from);
    const last = to ? at(to) : first;
    for (let one = first; ; one = (one + 1) % 7) {
      found.add(one);
      if (one === last) break;
    }
  }
  return found;
}

const months =
  /\b(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/;
const shut = /\b(?:cerrad[oa]s?|cerramos|no abrimos|no atendemos|descans\w+)\b/;

/** Whether a line of these days would hide what a statement says: «Miércoles a la tarde cerrado». */
function isException(text: string, open: ReadonlySet<number>, isOfHours: boolean): boolean {
  const folded = fold(text);
  const isShut = shut.test(folded);
  if (!isShut && !isOfHours) return false;
  const days = weekdaysIn(folded);
  const isWithinWeek = [...days].some((one) => open.has(one));
  // «En octubre también domingos» takes nothing away.
  const isMore = /\btambien\b/.test(folded) && days.size > 0 && !isWithinWeek;
  if (months.test(folded) && !isMore)
    return isShut || /\b(?:abrimos|abierto|mananas|tardes|horario|solo|tambien)\b/.test(folded);
  const isAdded = /^(?:los |el )?(?:lun|mar|mie|jue|vie|sab|dom)\w*\b.*\btambien\b/.test(folded);
  return isWithinWeek && (isShut || isAdded);
}

/** «Acceso a bodegas: todos los días …», «Oficina: lunes a viernes …»: each has its own. */
function isOfSeveral(says: NonNullable<SiteWords["says"]>, unnamed: number): boolean {
  const named = says.flatMap(({ text, about }) => {
    const [, name] = /^(\p{L}[\p{L} ]{3,25}): (?=.*\d)(.*)$/u.exec(text) ?? [];
    const rest = text.slice((name?.length ?? 0) + 2);
    return name && about === "hours" && isTimetable(said(rest)) && weekdaysIn(name).size === 0
      ? [fold(name).replace(/^horario.*$/, "")]
      : [];
  });
  return new Set(named).size + Math.min(unnamed, 1) > 1;
}

const said = (text: string): string =>
  withAccents(plain(text))
    .replace(/ *\/\/ */g, "; ")
    // «19:30 HS»
    .replace(/(?<=\d ?)(?:HS|HRS|H|AM|PM)(?!\p{L})/gu, (sign) => sign.toLowerCase())
    .replace(
      /^(?:horarios?(?: de (?:atenci[oó]n|apertura|tienda))?|abierto|abrimos)(?::|,)? /iu,
      "",
    )
    .replace(/(?<![ap]\. ?m)\.$/iu, "")
    .replace(/(?<=[\p{L}\d])\.?\s*[+|/·–-]+$/u, "")
    // «Lunes a Viernes»
    .replace(
      /(?<=.)(?<!\p{L})(?:L|M|J|V|S|D)(?=unes|artes|iércoles|ueves|iernes|ábado|omingo)/gu,
      (letter) => letter.toLowerCase(),
    );

/** «Lunes a viernes de 9 a 14 y de 17 a 20», and nothing of courses or holidays. */
function isTimetable(text: string): boolean {
  const folded = fold(text);
  const rest = folded.replace(day, " ").replace(clockWord, " ").trim();
  return (
    rest === "" &&
    // «6 a. m., mediodía y 6:30 p. m., de lunes a jueves» is when something begins.
    !/^\d/.test(text) &&
    folded.search(day) >= 0 &&
    /\d/.test(text) &&
    isSayable(text) &&
    !isOrder(text)
  );
}

const dayNames = ["lunes", "martes", "miércoles", "jueves", "viernes", "sábados", "domingos"];
const dayCodes = ["mo", "tu", "we", "th", "fr", "sa", "su"];

/**
 * Opening hours as schema.org writes them, `Mo-Fr 09:00-20:00`, in Spanish: «De lunes a viernes, de
 * 9:00 a 20:00». Hours that are already in Spanish stay as they are; null for anything else.
 */
export function hoursInSpanish(marked: string): string | null {
  const text = marked.trim();
  const found =
    /^((?:mo|tu|we|th|fr|sa|su)(?:\s*[-,]\s*(?:mo|tu|we|th|fr|sa|su))*)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/i.exec(
      text,
    );
  if (found) {
    const days = daysInSpanish(found[1]!.toLowerCase().replace(/\s/g, ""));
    return days && `${days}, de ${clock(found[2]!)} a ${clock(found[3]!)}`;
  }
  return /\b(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|abierto|todos los d[ií]as)/i.test(
    text,
  ) && /\d/.test(text)
    ? text
    : null;
}

const clock = (time: string) => time.replace(/^0(?=\d)/, "");

function daysInSpanish(codes: string): string | null {
  const range = /^(\w\w)-(\w\w)$/.exec(codes);
  const at = (code: string) => dayNames[dayCodes.indexOf(code)];
  if (range) {
    const [from, to] = [at(range[1]!), at(range[2]!)];
    if (codes === "mo-su") return "Todos los días";
    return from && to
      ? `De ${from.replace(/s$/, fixed(from))} a ${to.replace(/s$/, fixed(to))}`
      : null;
  }
  const days = codes.split(",").map(at);
  if (days.some((day) => day === undefined)) return null;
  const last = days.at(-1)!;
  const list = days.length > 1 ? `${days.slice(0, -1).join(", ")} y ${last}` : last;
  return `${list[0]!.toUpperCase()}${list.slice(1)}`;
}

/** «lunes» keeps its s, «sábados» is one Saturday in a range. */
const fixed = (day: string) => (/^(sábados|domingos)$/.test(day) ? "" : "s");
