import { dataOf } from "../data.ts";
import { addDays, easter } from "./dates.ts";
import { fold } from "./fold.ts";

/** A day of the year that shops and people keep. */
export interface Feast {
  id: string;
  /** With its article, for «para …»: «la Navidad», «el Día de la Madre». */
  name: string;
  /** Without #: «diadelamadre». */
  tag: string;
}

interface FeastRow extends Feast {
  match: string[];
  /** As `feasts.yaml` explains. */
  day: string;
  in?: string[];
  notIn?: string[];
}
type Country = Record<"mothers" | "fathers" | "school", string>;
interface FeastData {
  feasts: FeastRow[];
  countries: Record<string, Country>;
}

const read = () => dataOf<FeastData>("spanish/feasts");
const english = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** The nth weekday of a month (1 = January); the fifth is the last one. */
function nthDay(year: number, month: number, weekday: number, nth: number): Date {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const day = addDays(first, ((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7);
  return day.getUTCMonth() === month - 1 ? day : addDays(day, -7);
}

function dayIn(year: number, rule: string): Date {
  const [kind = "", detail = "", shift = "0"] = rule.split(" ");
  if (kind === "easter") return addDays(easter(year), Number(detail));
  // Thanksgiving, the fourth Thursday of November, and so many days.
  if (kind === "thanks") return addDays(nthDay(year, 11, 4, 4), Number(detail));
  const weekday = english.indexOf(kind);
  const [month = 1, day = 1] = (weekday < 0 ? kind : detail).split("-").map(Number);
  if (weekday < 0) return new Date(Date.UTC(year, month - 1, day));
  return addDays(nthDay(year, month, weekday, day), Number(shift));
}

const isKept = (feast: FeastRow, country: string) =>
  (feast.in?.includes(country) ?? true) && !feast.notIn?.includes(country);

function nextDay(feast: FeastRow, today: Date, country: string): Date {
  const { countries } = read();
  const land = countries[country] ?? countries.other!;
  const rule = land[feast.day as keyof Country] ?? feast.day;
  const start = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate());
  const day = dayIn(today.getUTCFullYear(), rule);
  return day.getTime() >= start ? day : dayIn(today.getUTCFullYear() + 1, rule);
}

const feastOf = ({ id, name, tag }: FeastRow): Feast => ({ id, name, tag });

/** The feasts within `days` days of a date, today included, soonest first. The country as in `Business.country`: «mexico». */
export function feastsAhead(
  today: Date,
  days: number,
  country: string,
): { feast: Feast; day: Date }[] {
  const limit = addDays(today, days).getTime();
  return read()
    .feasts.filter((feast) => isKept(feast, country || "espana"))
    .map((feast) => ({ feast: feastOf(feast), day: nextDay(feast, today, country || "espana") }))
    .filter(({ day }) => day.getTime() <= limit)
    .sort((left, right) => left.day.getTime() - right.day.getTime());
}

/** The feast that a text names, in the calendar of the country where it has one there, and its next day. */
export function feastNamed(
  text: string,
  today: Date,
  country: string,
): { feast: Feast; day: Date | undefined } | undefined {
  const said = ` ${fold(text)} `;
  const land = country || "espana";
  let best: FeastRow | undefined;
  let rank = Number.POSITIVE_INFINITY;
  for (const feast of read().feasts)
    for (const match of feast.match) {
      const at = said.indexOf(` ${match} `);
      // The first one named; of those that begin together the longer, of these the one kept there.
      const next = at * 1000 - match.length * 2 - Number(isKept(feast, land));
      if (at >= 0 && next < rank) [best, rank] = [feast, next];
    }
  return best && { feast: feastOf(best), day: nextDay(best, today, land) };
}
