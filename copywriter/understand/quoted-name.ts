import { fold } from "../spanish/fold.ts";
import { capitalized } from "../spanish/sentences.ts";
import { quotedWords, startOf } from "./quoted-words.ts";

const name = "(\\p{Lu}\\p{Ll}{2,}(?: (?:y )?\\p{Lu}\\p{Ll}+)?)(?: \\p{Lu}\\.?)?";
/** «de Rosa:», «3 estrellas, Paula:», «la señora Carmen», «Marta escribe» */
const beforeNames = [
  new RegExp(`(?:^|, |\\s(?:de|a|llama|don|doña|señora?|client[ea]) )${name}[:,.]?$`, "u"),
  new RegExp(`(?:^|\\s)${name} (?:nos |me )?(?:dice|pregunta|escrib|pon|puso|dej|coment)`, "u"),
];
/** «4 estrellas de Javier M.», «— Paula», «firmado Laura y Dani» */
const afterName = new RegExp(
  `^[\\s.,★⭐️—–-]*(?:[1-5] estrellas? )?(?:de |firmad[oa] )?${name}(?=[.,\\n]|$)`,
  "u",
);

/** Who wrote: «comentario de Rosa: …», «… — Paula», «contéstale a Juan Carlos que puso …» */
export function nameIn({ before, after }: { before: string; after: string }): string | undefined {
  const puts =
    / a (\p{L}{3,}(?: \p{L}{3,})?) que (?:puso|escribió|dice|dijo|comentó|dejó|preguntó)/iu.exec(
      before,
    )?.[1];
  if (puts && !/^(?:una?|el|la|los|las|est\p{L}+)(?: |$)/iu.test(puts))
    return puts
      .split(" ")
      .map(capitalized)
      .join(" ")
      .replace(/^D(?=o[nñ]a? )/u, "d");
  const ordered = /(?:[dD]il?e|[cC]ont[eé]st\p{L}+|[rR]esp[oó]nd\p{L}+) a (\p{Lu}\p{Ll}{2,})/u;
  const found = [
    ordered.exec(`${before} ${after}`)?.[1],
    ...beforeNames.map((pattern) => pattern.exec(before.trim())?.[1]),
    afterName.exec(after.split("\n")[0]!)?.[1],
  ];
  return found.find(
    (one) => one !== undefined && startOf(fold(one), quotedWords("noNames")) === undefined,
  );
}

/** What stands behind a customer's words, without their name. */
export const withoutName = (after: string, name: string | undefined) => {
  const at = name ? after.indexOf(name) : -1;
  return at >= 0 && at < 25
    ? after.slice(at + name!.length).replace(/^ \p{Lu}\.?(?=[\s.,]|$)/u, "")
    : after;
};
