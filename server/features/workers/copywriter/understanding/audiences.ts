import { clip, plain } from "../language/escape.ts";
import { peopleWords } from "./subject.ts";

const who = `((?:los|las|quienes|(?:nuev[oa]s |futur[oa]s )?(?:${peopleWords}))(?!\\p{L}) ?[^,.;:\\n]{0,60}?)`;
const pair = new RegExp(
  `(?<!\\p{L})(?:e-?mails?|correos?|mensajes?|whatsapps?|posts?|textos?|anuncios?|un[oa])(?: \\p{L}+)? (?:es )?(?:a|para) ${who}(?:,? y|,) (?:(?:el |la )?otr[oa]|un[oa])(?: \\p{L}+)? (?:a|para) ${who}(?=[,.;:\\n]|$)`,
  "iu",
);

/** «Un correo a los que no vienen y otro a los nuevos»: each of the two that a message writes to; undefined for one. */
export function audiencesNamed(prompt: string): readonly [string, string] | undefined {
  const [, one = "", other = ""] = pair.exec(prompt.slice(0, 1500)) ?? [];
  const [first, second] = [one, other].map((text) => clip(plain(text), 70));
  return first && second ? [first, second] : undefined;
}
