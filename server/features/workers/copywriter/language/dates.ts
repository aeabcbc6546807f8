import type { Season } from "../lexicon/seasons.ts";
import { seasons } from "../lexicon/seasons.ts";
import { familyDay, isKept, schoolStart } from "./feast-days.ts";

export const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];
export const months = [
  "enero",
  "febrero",
  "marzo",
  "abril",
  "mayo",
  "junio",
  "julio",
  "agosto",
  "septiembre",
  "octubre",
  "noviembre",
  "diciembre",
];

const dayMs = 86_400_000;
export function addDays(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}
/** «lunes 23 de noviembre». */
export function longDay(date: Date): string {
  return `${weekdays[date.getUTCDay()]} ${date.getUTCDate()} de ${months[date.getUTCMonth()]}`;
}
/** «lun 23 nov». */
export function shortDay(date: Date): string {
  return `${weekdays[date.getUTCDay()]!.slice(0, 3)} ${date.getUTCDate()} ${months[date.getUTCMonth()]!.slice(0, 3)}`;
}
/** The next date with that weekday (0 = Sunday), never today. */
export function nextWeekday(today: Date, weekday: number): Date {
  return addDays(today, ((weekday - today.getUTCDay() + 6) % 7) + 1);
}

function nthSunday(year: number, month: number, nth: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const day = addDays(first, ((7 - first.getUTCDay()) % 7) + (nth - 1) * 7);
  // A fifth Sunday that the month has not is its last one.
  return day.getUTCMonth() === month - 1 ? day : addDays(day, -7);
}
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return new Date(
    Date.UTC(year, Math.floor((h + l - 7 * m + 114) / 31) - 1, ((h + l - 7 * m + 114) % 31) + 1),
  );
}

function fixedDay(season: Season, year: number, location: string): Date | undefined {
  if (season.day) {
    const [month, day] = season.id === "back-to-school" ? schoolStart(location) : season.day;
    return new Date(Date.UTC(year, month - 1, day));
  }
  if (season.rule === "mothers-day" || season.rule === "fathers-day") {
    const [month, nth, sunday] = familyDay(season.rule, location);
    return sunday ? nthSunday(year, month, nth) : new Date(Date.UTC(year, month - 1, nth));
  }
  if (season.rule === "easter") return easterSunday(year);
  if (season.rule === "black-friday") {
    const november = new Date(Date.UTC(year, 10, 1));
    const firstThursday = addDays(november, (4 - november.getUTCDay() + 7) % 7);
    return addDays(firstThursday, 22);
  }
  return undefined;
}

/** When the season is celebrated next, today included; undefined for seasons without a day. */
export function seasonDay(season: Season, today: Date, location: string): Date | undefined {
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  for (const year of [today.getUTCFullYear(), today.getUTCFullYear() + 1]) {
    const day = fixedDay(season, year, location);
    if (day && day.getTime() >= start) return day;
  }
  return undefined;
}

const seasonWords = seasons.flatMap((season) =>
  season.match.map((match) => [season, ` ${match} `] as const),
);

export function seasonNamed(foldedText: string): Season | undefined {
  const text = ` ${foldedText} `;
  let best: Season | undefined;
  let length = 0;
  for (const [season, words] of seasonWords) {
    if (words.length > length && text.includes(words)) {
      best = season;
      length = words.length;
    }
  }
  // Mexico's own name and days: not a translation of Black Friday.
  if (best?.id === "black-friday" && / buen fin /.test(text)) return buenFin(best);
  // «Navidad y año nuevo» begin with Christmas.
  if (/^(?:new-year|year-end)$/.test(best?.id ?? "") && text.includes(" navidad "))
    return seasons.find(({ id }) => id === "christmas");
  if (best?.id === "back-to-school") return inSchoolWords(best, text);
  return best;
}

const dayOf =
  /(?:\b(?:para|por|en|es|hoy|celebr[a-zà-ž]+|promo[a-zà-ž]*)|^)\s(?:el )?d[ií]a (?:(?:mundial|internacional|nacional) )?(del |de la |de los |de las )([a-zà-ž]{3,}(?: de(?: la)? [a-zà-ž]{4,})?)(?![a-zà-ž])/iu;
const noFeast =
  /^(?:evento|boda|partido|semana|mes|apertura|entrega|cita|consulta|examen|viaje|parto|inauguraci[oó]n|lanzamiento|cumplea[nñ]os|sorteo|torneo|concierto|a[nñ]o|pago|cierre|juicio|se[nñ]or|madre|padre|libro|ni[nñ]o|maestro|mujer|trabajo|despu[eé]s|cliente)/iu;

/** «Para el día del café»: a day that the calendar does not know, in the person's words. */
export function feastNamed(text: string): Season | undefined {
  const [, of = "", what = ""] = dayOf.exec(` ${text}`) ?? [];
  if (!what || noFeast.test(what)) return undefined;
  const name = `Día ${of.toLowerCase()}${what.toLowerCase()}`;
  return {
    id: "feast",
    name: `el ${name}`,
    match: [],
    tag: name.replace(/\s/g, ""),
    hooks: [`Llega el ${name}: {s}.`, `Para el ${name}: {s}.`, `El ${name} se celebra con {s}.`],
    lines: [
      `Una fecha pequeña que nos toca de cerca: el ${name}.`,
      `El ${name} se nota más cuando se comparte.`,
    ],
  };
}

function buenFin(season: Season): Season {
  const own = (lines: readonly string[]) => lines.filter((line) => !/black friday/i.test(line));
  const { rule: _, ...rest } = season;
  return {
    ...rest,
    name: "el Buen Fin",
    tag: "buenfin",
    hooks: own(season.hooks),
    lines: own(season.lines),
  };
}

/** «Regreso a clases», as half of America says it: nobody there reads «cole». */
function inSchoolWords(season: Season, text: string): Season {
  const [, said] =
    / (regreso a clases|vuelta a clases|inicio de clases|temporada escolar) /.exec(text) ?? [];
  if (!said) return season;
  const article = /^[ri]/.test(said) ? "el" : "la";
  const reworded = (line: string) =>
    line
      .replace(/la vuelta al cole/g, `${article} ${said}`)
      .replace(/La vuelta al cole/g, `${article[0]!.toUpperCase()}${article.slice(1)} ${said}`)
      .replace(/Vuelta al cole/g, `${said[0]!.toUpperCase()}${said.slice(1)}`);
  return {
    ...season,
    name: `${article} ${said}`,
    tag: said.replace(/ /g, ""),
    hooks: season.hooks.map(reworded),
    lines: season.lines.map(reworded),
  };
}

/** The next dated seasons within `days` days of today, soonest first. */
export function seasonsAhead(
  today: Date,
  days: number,
  location: string,
): { season: Season; day: Date }[] {
  const limit = today.getTime() + days * dayMs;
  return seasons
    .flatMap((season) => {
      const day =
        ["summer", "spring", "autumn", "winter"].includes(season.id) ||
        !isKept(season.only, location)
          ? undefined
          : seasonDay(season, today, location);
      return day && day.getTime() <= limit ? [{ season, day }] : [];
    })
    .sort((left, right) => left.day.getTime() - right.day.getTime());
}

const dayWords = weekdays.join("|");
const monthWords = months.join("|");
const dated = new RegExp(
  `\\b(?:(?:del|desde el) \\d{1,2}(?: de (?:${monthWords}))? al \\d{1,2}(?: de (?:${monthWords}))?|(?:el )?\\d{1,2} y (?:el )?\\d{1,2} de (?:${monthWords})|(?:el )?(?:(?:${dayWords}) )?\\d{1,2} de (?:${monthWords})|(?<!los )(?:el |este )?(?:${dayWords}) \\d{1,2}(?! ?(?:de|a(?! las? )|por (?=[$₡\\d])|y|h|hs|hrs|am|pm|x|€|%|:|\\/|\\d)))\\b`,
  "iu",
);
/** «Tallas del 35 al 42», «de piel, del 35 al 42»: nothing happens on a 35th. */
const sizes =
  /\bdel (?:3[2-9]|[4-9]\d) al \d{2}\b|\b(?:tallas?|n[uú]meros?) (?:[a-zà-ž]+ )?del \d{1,2} al \d{1,2}\b/giu;
const blank = (text: string) => " ".repeat(text.length);
const weekly = new RegExp(
  `\\b(?:de (?:${dayWords}) a (?:${dayWords})(?![a-zA-ZÀ-ÖØ-ž])|(?:el )?(?:${dayWords}) y (?:el )?(?:${dayWords})(?![a-zA-ZÀ-ÖØ-ž])|(?:todos )?los (?:${dayWords})s?(?: y (?:los )?(?:${dayWords})s?)?(?![a-zA-ZÀ-ÖØ-ž])|(?:el|del|este|próximo|proximo) (?:próximo |proximo )?(?:${dayWords})\\b(?: que viene)?|(?:${dayWords})(?![a-zA-ZÀ-ÖØ-ž]))`,
  "iu",
);
/** The weekdays that a text names, 0 = Sunday, in its order; each once. */
export function weekdaysNamed(text: string): number[] {
  const named = text
    .toLowerCase()
    .matchAll(new RegExp(`(?<![a-zA-ZÀ-ÖØ-ž])(${dayWords})s?(?![a-zA-ZÀ-ÖØ-ž])`, "gu"));
  return [...new Set([...named].map(([, day]) => weekdays.indexOf(day!)))];
}
const relative =
  /\b(?:(?:el |en el |este )?puente de (?:diciembre|mayo|noviembre|octubre|la constitución|todos los santos|la inmaculada|reyes|san josé)|mañana|pasado mañana|hoy|entre semana|esta noche|esta tarde|(?:este|el) (?:próximo )?fin de semana|esta semana|la (?:próxima|proxima) semana|la semana que viene|este mes|el mes que viene|(?:el )?fin de semana|(?:el )?fin(?:al)? de mes|(?<=hasta (?:la )?)(?:fin(?:al)?(?:es)? de año|navidad|nochebuena|reyes|semana santa)|en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))\b/iu;

/** The time a person names, in their words and lower case: «mañana», «el viernes», «el 24 de mayo». */
export function whenNamed(text: string): string | undefined {
  const match = dated.exec(text.replace(sizes, blank)) ?? weekly.exec(text) ?? relative.exec(text);
  if (!match) return undefined;
  let when = match[0].toLowerCase().replace("proximo", "próximo").replace("proxima", "próxima");
  if (/^(?:\d|fin de|puente)/.test(when) || new RegExp(`^(?:${dayWords})`, "u").test(when))
    when = `el ${when}`;
  when = when
    .replace(/^desde el/, "del")
    .replace(new RegExp(`^del (?=(?:${dayWords})\\b)`, "u"), "el ")
    .replace(/^(el [a-zA-ZÀ-ÖØ-ž]+) y (?!el )/u, "$1 y el ")
    .replace(/^próximo/, "el próximo")
    .replace(/^el fin(?:al)? de (mes|año)/, "fin de $1")
    .replace(/^(?:navidad|nochebuena|reyes|semana santa)/, (feast) =>
      feast.replace(/(?<=^| )[a-z]/g, (letter) => letter.toUpperCase()),
    );
  const before = text.slice(Math.max(0, match.index - 6), match.index).toLowerCase();
  if (when === "mañana" && /\b(?:la|cada|por la|de la) $/.test(before)) return undefined;
  // «Los martes, todo noviembre», «de lunes a jueves en diciembre»
  const month = /^(?:(?:todos )?los [a-zA-ZÀ-ÖØ-ž]+|de [a-zà-ž]+ a [a-zà-ž]+)$/u.test(when)
    ? new RegExp(
        `(?<![a-zA-ZÀ-ÖØ-ž])(?:tod[oa] (?:el mes de )?|durante (?:todo )?|en |de )(${monthWords})(?![a-zA-ZÀ-ÖØ-ž])`,
        "iu",
      ).exec(text)?.[1]
    : undefined;
  if (month) when += ` ${when.startsWith("de ") ? "en" : "de"} ${month.toLowerCase()}`;
  const part = /^,? por la (?:mañana|tarde|noche)\b|^,? (?:al mediodía|a mediodía)\b/iu.exec(
    text.slice(match.index + match[0].length),
  )?.[0];
  if (part) when += part.replace(",", "").toLowerCase();
  const after = text.slice(match.index + match[0].length);
  const hour = /\ba las? \d{1,2}(?::\d{2})?(?: ?h| horas)?\b/iu.exec(text.slice(match.index));
  const limit = /(?<![a-zà-ž])(hasta|desde|antes|a partir|despu[eé]s) (?:del? |el )?$/iu.exec(
    text.slice(Math.max(0, match.index - 16), match.index),
  )?.[1];
  if (limit)
    when = /^(?:hasta|desde)/i.test(limit)
      ? `${limit.toLowerCase()} ${when}`
      : `${limit.toLowerCase().replace("despues", "después")} de ${when}`.replace(
          / de el /,
          " del ",
        );
  if (hour && hour.index < 40) return `${when} ${hour[0].toLowerCase()}`;
  const span =
    /^(?: \d\s?[x×]\s?\d)?,? de (\d{1,2}(?::\d{2})?) a (\d{1,2}(?::\d{2})?)(?!\d|:| de)/iu.exec(
      after,
    );
  if (span) return `${when} de ${span[1]} a ${span[2]}`;
  const exact = /^,? (\d{1,2}:\d{2})(?![:\d]| ?(?:am|pm))/iu.exec(after);
  if (exact) return `${when} a las ${exact[1]}`;
  const clock = /^,? (\d{1,2})(:\d{2})? ?(am|pm|hs?|hrs)(?![a-zà-ž])/iu.exec(after);
  if (!clock) return when;
  const half = /m$/i.test(clock[3]!) ? ` ${clock[3]!.toLowerCase()}` : "";
  return `${when} ${clock[1] === "1" ? "a la" : "a las"} ${clock[1]}${clock[2] ?? ""}${half}`;
}

/** «Calendario de diciembre», but not «el 5 de diciembre». */
export function monthNamed(prompt: string): string | undefined {
  return new RegExp(`(?<!\\d\\s(?:de\\s)?)\\b(${monthWords})\\b`, "iu")
    .exec(prompt)?.[1]
    ?.toLowerCase();
}

/** The day before the month that a plan is asked for («calendario para diciembre»), else today. */
export function planningEve(prompt: string, today: Date): Date {
  const named = monthNamed(prompt);
  if (!named) return today;
  const month = months.indexOf(named);
  if (month === today.getUTCMonth()) return today;
  const year = today.getUTCFullYear() + (month < today.getUTCMonth() ? 1 : 0);
  return addDays(new Date(Date.UTC(year, month, 1)), -1);
}

/** The next day that a person's «el sábado», «el 5 de diciembre» or «mañana» means; undefined for longer spans. */
export function dayNamed(when: string, today: Date): Date | undefined {
  const text = when
    .toLowerCase()
    .replace(/^(?:hasta|(?:antes|a partir|después) del?) /, "")
    .replace(/^(?=\d)/, "el ");
  if (
    /^(?:todos )?los |^de [a-zà-ž]+ a |^del |^en |semana(?! $)|mes/.test(text) &&
    !/fin de semana/.test(text)
  )
    return undefined;
  if (/^hoy|^esta (?:noche|tarde)/.test(text)) return today;
  if (/^pasado mañana/.test(text)) return addDays(today, 2);
  if (/^mañana/.test(text)) return addDays(today, 1);
  const date = new RegExp(`(\\d{1,2})(?: y (?:el )?\\d{1,2})? de (${monthWords})`, "u").exec(text);
  if (date) {
    const month = months.indexOf(date[2]!);
    for (const year of [today.getUTCFullYear(), today.getUTCFullYear() + 1]) {
      const day = new Date(Date.UTC(year, month, Number(date[1])));
      if (day.getUTCMonth() !== month) return undefined;
      if (day.getTime() >= today.getTime() - dayMs) return day;
    }
  }
  if (/fin de semana/.test(text)) return nextWeekday(today, 6);
  const weekday = weekdays.findIndex((name) => text.includes(name));
  return weekday < 0 ? undefined : nextWeekday(today, weekday);
}
