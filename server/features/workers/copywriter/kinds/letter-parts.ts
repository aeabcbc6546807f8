import { clip, plain } from "../language/escape.ts";
import { phrase } from "../language/grammar.ts";
import type { Letter } from "../understanding/letter.ts";

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
export const begun = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;
export const lowered = (text: string) =>
  text.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u, (letter) => letter.toLowerCase());
export const anyDoubt = "Cualquier duda, aquí estamos.";
