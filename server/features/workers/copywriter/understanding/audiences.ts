import { clip, plain } from "../language/escape.ts";
import { peopleWords } from "./people.ts";

const someone = new RegExp(
  `^(?:los|las|quienes|(?:nuev[oa]s |futur[oa]s )?(?:${peopleWords}))(?![a-zà-ž])`,
  "iu",
);
const pair =
  /(?<![a-zà-ž])(?:e-?mails?|correos?|mensajes?|whatsapps?|posts?|textos?|anuncios?|un[oa])(?: [a-zà-ž]+)? (?:es )?(?:a|para) ([a-zà-ž][^,.;:\n]{2,80}?)(?:,? y|,) (?:(?:el |la )?otr[oa]|un[oa])(?: [a-zà-ž]+)? (?:a|para) ([a-zà-ž][^,.;:\n]{2,80}?)(?=[,.;:\n]|$)/giu;

/** «Un correo a los que no vienen y otro a los nuevos»: each of the two that a message writes to; undefined for one. */
export function audiencesNamed(prompt: string): readonly [string, string] | undefined {
  for (const [, one = "", other = ""] of prompt.slice(0, 1500).matchAll(pair)) {
    if (!someone.test(one) || !someone.test(other)) continue;
    const [first, second] = [one, other].map((text) => clip(plain(text), 70));
    if (first && second) return [first, second];
  }
  return undefined;
}
