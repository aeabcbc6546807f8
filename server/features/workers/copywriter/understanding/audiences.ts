import { clip, plain } from "../language/escape.ts";
import { peopleWords } from "./subject.ts";

const who = `((?:los|las|quienes|(?:nuev[oa]s |futur[oa]s )?(?:${peopleWords}))(?![a-zA-ZÀ-ÖØ-ž]) ?[^,.;:\\n]{0,60}?)`;
const pair = new RegExp(
  `(?<![a-zA-ZÀ-ÖØ-ž])(?:e-?mails?|correos?|mensajes?|whatsapps?|posts?|textos?|anuncios?|un[oa])(?: [a-zA-ZÀ-ÖØ-ž]+)? (?:es )?(?:a|para) ${who}(?:,? y|,) (?:(?:el |la )?otr[oa]|un[oa])(?: [a-zA-ZÀ-ÖØ-ž]+)? (?:a|para) ${who}(?=[,.;:\\n]|$)`,
  "iu",
);

/** «Un correo a los que no vienen y otro a los nuevos»: each of the two that a message writes to; undefined for one. */
export function audiencesNamed(prompt: string): readonly [string, string] | undefined {
  const [, one = "", other = ""] = pair.exec(prompt.slice(0, 1500)) ?? [];
  const [first, second] = [one, other].map((text) => clip(plain(text), 70));
  return first && second ? [first, second] : undefined;
}
