import { saidToOne } from "../../language/addressing.ts";
import { clip, plain } from "../../language/escape.ts";
import { phrase } from "../../language/grammar.ts";
import type { Letter } from "../../understanding/letter.ts";

export type Say = (text: string) => string;
export interface Told {
  letter: Letter;
  /** The whole order, for what it names anywhere. */
  text: string;
  formal: boolean;
  say: Say;
  /** What they are told, as sentences to the reader; "" for nothing. */
  told: string;
}
export type Purpose = (told: Told) => { body: string; close: string } | undefined;

export const person = /^(?:don|doña|señora?|sr\.?|sra\.?) /iu;
export const theThing = (typed: string) => {
  const bare = clip(plain(typed), 60)
    .replace(/^(?:el|la|los|las|su|sus|tu|mi|una?|del?) /iu, "")
    .trim();
  return bare
    ? phrase(bare.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u, (letter) => letter.toLowerCase()))
    : undefined;
};
export const begun = (text: string) => text && `${text[0]!.toUpperCase()}${text.slice(1)}`;
export const lowered = (text: string) =>
  text.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u, (letter) => letter.toLowerCase());
export const anyDoubt = "Cualquier duda, aquí estamos.";

const many = new Map(
  Object.entries({
    vino: "vinieron",
    hizo: "hicieron",
    fue: "fueron",
    pidió: "pidieron",
    estuvo: "estuvieron",
    dio: "dieron",
    trajo: "trajeron",
  }),
);
/** «La señora que vino a ver persianas el jueves»: what they did, said to them; "" when not sure. */
export function whatTheyDid(people: string, formal: boolean): string {
  const clause = / (?:que|quienes) (.+)$/u.exec(people)?.[1];
  if (!clause) return "";
  const [first = "", ...rest] = clause.split(" ");
  const verb = many.get(first) ?? first.replace(/ió$/u, "ieron").replace(/ó$/u, "aron");
  const one = saidToOne(`que ${[verb, ...rest].join(" ")}`, formal);
  return one ? begun(one) : "";
}
