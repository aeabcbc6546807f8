import { fold } from "../spanish/fold.ts";
import type { Atom, Ban, Fact, Request } from "../understand/request.ts";
import { hasWord, normalized, numbersIn, stems } from "./spelling.ts";
import { wordsOf } from "./words.ts";

/** A text prepared for looking up atoms. */
export interface Lookup {
  normalized: string;
  folded: string;
  numbers: ReadonlySet<string>;
}

export function lookupOf(text: string): Lookup {
  const spelled = normalized(text.replace(/(^|\s)#[\p{L}\p{N}_]+/gu, "$1"));
  return { normalized: spelled, folded: fold(spelled), numbers: numbersIn(spelled) };
}

/** Whether a thing that was told stands in a text, in one of its spellings. */
export const isFulfilled = (atom: Atom, text: string) => stands(atom, lookupOf(text));

/** The same, for a text that is looked at often. */
export function stands(atom: Atom, text: Lookup): boolean {
  if ((atom.same ?? []).some((same) => standsAs(same, text))) return true;
  const told = normalized(atom.text);
  if (standsAs(told, text)) return true;
  const numbers = told.match(/\d+(?:\.\d+)?/g) ?? [...numbersIn(told)];
  switch (atom.kind) {
    case "price":
    case "percent":
    case "number":
      return numbers.length > 0 && numbers.every((number) => text.numbers.has(number));
    case "hour":
      return standsAsHour(numbers, text);
    case "date":
      return (
        numbers.every((number) => text.numbers.has(number)) &&
        monthsOf(told).every((month) => hasWord(text.folded, month))
      );
    case "weekday":
    case "month":
      return fold(told)
        .split(" ")
        .some((word) => word.length > 4 && hasWord(text.folded, word.slice(0, 7)));
    case "phone":
    case "link":
      return text.normalized.replace(/[^a-z\d]/g, "").includes(told.replace(/[^a-z\d]/g, ""));
    default: {
      const words = stems(told);
      return words.length > 0 && words.every((word) => hasWord(text.folded, word));
    }
  }
}

/** Whether a spelling stands between word boundaries, its numbers no part of longer ones. */
function standsAs(spelling: string, { normalized: text, folded }: Lookup): boolean {
  const wanted = normalized(spelling);
  if (wanted === "") return true;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(Math.max(0, at - 2), at);
    const after = text.slice(at + wanted.length, at + wanted.length + 2);
    const isOpen = /^\d/.test(wanted) ? !/[a-z\d]$|\d[.,]$/.test(before) : !/[a-z]$/.test(before);
    if (isOpen && !/^[a-z\d]|^[.,]\d/.test(after)) return true;
  }
  const words = fold(wanted);
  return words !== "" && /^[a-z ]+$/.test(words) && ` ${folded} `.includes(` ${words} `);
}

function standsAsHour([hour = "", minute = "0"]: readonly string[], text: Lookup): boolean {
  const value = Number(hour.split(".")[0]);
  const minutes = Number(hour.includes(".") ? hour.split(".")[1]!.padEnd(2, "0") : minute);
  return [value, value + 12, value - 12].some((one) => {
    if (one < 0 || one > 24) return false;
    if (minutes === 0) return text.numbers.has(String(one));
    const digits = String(minutes).padStart(2, "0");
    return (
      new RegExp(`(?<!\\d)0?${one}[:.h] ?${digits}`).test(text.normalized) ||
      (text.numbers.has(String(one)) && /\by (?:media|cuarto)\b/.test(text.normalized)) ||
      text.numbers.has(`${one}.${Number(digits) / 10}`)
    );
  });
}

/** Beginnings of the months that a date names. */
const monthsOf = (text: string) =>
  (text.match(/[a-z]{3,}/g) ?? [])
    .filter((word) => /^(?:ene|feb|mar|abr|may|jun|jul|ago|sep|set|oct|nov|dic)/.test(word))
    .filter((word) => word !== "martes")
    .map((word) => word.slice(0, 3));

const bansOfAtoms: Readonly<Partial<Record<Atom["kind"], readonly Ban[]>>> = {
  price: ["price"],
  percent: ["discount"],
  date: ["date"],
  month: ["date"],
  weekday: ["date"],
  hour: ["hour"],
  phone: ["phone"],
  link: ["link"],
  place: ["place"],
};

/** Whether the owner himself does not want it in the text. */
export function isBanned(fact: Fact, atom: Atom, request: Request): boolean {
  return (
    (bansOfAtoms[atom.kind] ?? []).some((ban) => request.bans.includes(ban)) ||
    isBannedFact(fact, request)
  );
}

function isBannedFact(fact: Fact, { bans, bannedWords }: Request): boolean {
  return (
    (fact.role === "condition" && bans.includes("conditions")) ||
    (fact.role === "price" && bans.includes("price")) ||
    bannedWords.some((word) => hasWord(fold(fact.text), fold(word)))
  );
}

/** The atoms that a text must have and has not, and facts without atoms of which too few words stand. */
export function lostFrom(text: string, request: Request): string[] {
  const lookup = lookupOf(text);
  const isSent = wordsOf("sent").has(request.deliverable);
  const lost = new Set<string>();
  for (const fact of request.facts) {
    for (const atom of fact.atoms)
      if (!lost.has(atom.text) && !isBanned(fact, atom, request) && !stands(atom, lookup))
        lost.add(atom.text);
    // A plan acts on what was told and need not repeat it.
    if (!isSent || isBannedFact(fact, request)) continue;
    const words = stems(fact.text).filter((word) => !/\d/.test(word));
    const standing = words.filter((word) => hasWord(lookup.folded, word));
    // Its atoms may be all that a short fact tells.
    if (fact.atoms.length > 0 && words.length < 3) continue;
    if (standing.length < words.length * (fact.atoms.length > 0 ? 0.4 : 0.6)) lost.add(fact.text);
  }
  return [...lost];
}

/** The atoms of a text itself, of those that were told. */
export function atomsIn(text: string, request: Request): Atom[] {
  const lookup = lookupOf(text);
  return request.facts.flatMap(({ atoms }) => atoms).filter((atom) => stands(atom, lookup));
}
