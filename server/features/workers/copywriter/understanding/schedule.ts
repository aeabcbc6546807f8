import { absence } from "../language/addressing.ts";
import { clip, fold, plain } from "../language/escape.ts";

const time =
  /(?<![a-zà-ž])(?:(?:el|ese) mismo d[ií]a|al momento|al d[ií]a siguiente|a la semana|al mes|al a[ñn]o|(?:a|despu[eé]s de|pasad[oa]s|tras) (?:los |las )?(?:\d{1,3}|un|una|dos|tres|cuatro|seis) (?:d[ií]as?|semanas?|mes(?:es)?|horas?|a[ñn]os?))(?![a-zà-ž])(?: (?:(?:para|de) )?((?:el|la|los|las|que|su|pedir|recordar|preguntar|proponer|ofrecer|mandar|enviar) [^,.;:\n]{3,50}?)(?=,| y |[.;:\n]|$))?/giu;

/** A moment that a message names for something to be sent, in its words, with what it is for. */
export interface Moment {
  when: string;
  purpose: string | undefined;
}

/** «El mismo día, a la semana y al mes para la reposición», in order; at most five. */
export function momentsNamed(prompt: string): Moment[] {
  const seen = new Set<string>();
  return [...prompt.slice(0, 1500).matchAll(time)]
    .map(([all, purpose]) => ({
      when: (purpose ? all.slice(0, -purpose.length).replace(/\s+(?:para|de)?\s*$/iu, "") : all)
        .toLowerCase()
        .replace(/^(?:después de|despues de|pasados|pasadas|tras) (?:los |las )?/u, "a los "),
      purpose: purpose && clip(plain(purpose), 50),
    }))
    .filter(({ when }) => !seen.has(fold(when)) && seen.add(fold(when)))
    .slice(0, 5);
}

/** «3 meses»: after how long something is to be remembered again; undefined when a message asks for no reminder. */
export function reminderSpan(prompt: string): string | undefined {
  const folded = fold(prompt);
  if (
    !/\brecord|\bavis|\btoca\b|\botra vez\b|\brepet|\brenov|\bvuelv|\bles? llegue|\bregres/.test(
      folded,
    ) ||
    absence(folded)
  )
    return undefined;
  const span = "((?:\\d{1,3}|dos|tres|cuatro|seis) (?:dias|semanas|meses|anos))\\b";
  const found =
    new RegExp(
      `\\b(?:a los|a las|despues de|pasad[oa]s|tras|cada) (?:los |las )?${span}(?! antes)`,
    ).exec(folded) ?? new RegExp(`\\b${span} (?:despues|mas tarde|tras|desde)\\b`).exec(folded);
  return found?.[1]?.replace(/\bano/, "año").replace(/\bdia/, "día");
}
