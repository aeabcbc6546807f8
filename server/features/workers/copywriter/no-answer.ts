import { fold } from "./language/escape.ts";
import { inVos } from "./language/voseo.ts";

/** How a reply begins that says only that there is none: to a riddle, a wrong key, another language. */
export const noAnswers = {
  gibberish: "Eso no lo he entendido.",
  unknown:
    "Eso no lo sé contestar: en modo local sé de marketing, de Kolmena y de lo que hay en tu Brain Central, y no busco en internet.",
  unsure: "No estoy segura de haberte entendido, y prefiero decírtelo a escribir cualquier cosa.",
  unsureOfHim:
    "No estoy seguro de haberte entendido, y prefiero decírtelo a escribir cualquier cosa.",
  person:
    "Cambiar la persona o el tiempo de los verbos no lo sé hacer bien en modo local, y prefiero decírtelo a estropear el texto.",
  language:
    "En modo local solo escribo en español, y prefiero decírtelo a darte una traducción mala.",
} as const;

const openings = Object.values(noAnswers).flatMap((text) => [fold(text), fold(inVos(text))]);

/** Whether a reply is one; what only says that it has no answer is free. */
export function isAnswer(reply: string): boolean {
  const folded = fold(reply.slice(0, 400));
  return !openings.some((opening) => folded.startsWith(opening));
}
