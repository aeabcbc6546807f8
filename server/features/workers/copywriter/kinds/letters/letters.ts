import type { Copy } from "../../copy.ts";
import { readComment } from "../../understanding/comment.ts";
import { answerIn, letterIn, saidToReader } from "../../understanding/letter.ts";
import { appointment, birthday, debt, quote, review, season } from "./business.ts";
import {
  apology,
  condolence,
  impression,
  invitation,
  missed,
  news,
  ofThem,
  thanks,
  undecided,
  wondering,
} from "./news.ts";
import type { Say } from "./parts.ts";
import { anyDoubt, lowered, person } from "./parts.ts";

/** A letter to one reader: what stands between the greeting and the signature. */
export interface Written {
  /** «Marta», «don Ramiro»; "" for nobody by name. */
  name: string;
  /** Called usted, whatever the tone: «don Ramiro». */
  formal: boolean;
  body: string;
  close: string;
}

const purposes = [
  condolence,
  review,
  season,
  birthday,
  quote,
  debt,
  apology,
  appointment,
  missed,
  impression,
  ofThem,
  undecided,
  wondering,
  thanks,
  invitation,
  news,
];

/** «Una clienta quiere devolver una blusa usada, dile que no se puede». */
function answered(prompt: string, formal: boolean): Written | undefined {
  const [verb = "", what = "", answer = ""] = answerIn(prompt) ?? [];
  if (!answer) return undefined;
  const told = saidToReader(
    answer
      .replace(/^(?:dile )?(?:que )?/iu, "")
      .replace(/,? (?:y )?(?:que )?lo (?:sentimos|siento)(?: mucho)?$/iu, "")
      .replace(/^si (?=[a-zà-ž])/iu, "sí, "),
    formal,
  );
  const { mood } = readComment(what);
  const complains =
    /^(?:quej|reclam)/u.test(verb) ||
    (/^(?:d|escr|avis|cuent|coment)/u.test(verb) && mood === "bad");
  const opening = complains
    ? "Gracias por avisarnos, y sentimos lo que pasó."
    : mood === "good" && /^(?:d|escr|cuent|coment)/u.test(verb)
      ? "Qué alegría leerlo."
      : "Gracias por escribirnos.";
  const sorry = !complains && /^No /u.test(told);
  return {
    name: "",
    formal,
    body: `${opening} ${sorry ? `Lo sentimos, pero ${lowered(told)}` : told}`,
    close: complains ? "" : anyDoubt,
  };
}

/** «Respuesta de fuera de horario, atiendo de 9 a 19». */
function outOfHours(
  { brief }: Pick<Copy, "brief">,
  formal: boolean,
  say: Say,
): Written | undefined {
  const { prompt } = brief;
  if (
    !/fuera de (?:hora|horario)|cuando (?:est[aá] cerrado|estamos cerrados|no estamos|no atiendo)/iu.test(
      prompt,
    ) ||
    /autom[aá]tic/iu.test(prompt)
  )
    return undefined;
  const hours =
    /(?:atiend[eo]|atendemos|abr[eo]|abrimos|horario(?: es)?|trabaj(?:o|amos)|estoy|estamos) ((?:de|entre|desde|a partir|los?|l) [^.;\n]{3,80})/iu.exec(
      prompt,
    )?.[1];
  return {
    name: "",
    formal,
    body: say(
      `Gracias por escribir. Ahora estamos fuera de horario${hours ? `: atendemos ${lowered(saidToReader(hours, formal)).replace(/\.$/u, "")}` : ""}. [Te|Le] respondemos en cuanto volvamos.`,
    ),
    close: "",
  };
}

/** The letter that a message orders, or undefined where it orders none that is sure. */
export function letter(copy: Pick<Copy, "brief" | "formal">): Written | undefined {
  const { prompt } = copy.brief;
  const read = letterIn(prompt);
  const formal = copy.formal || person.test(read?.name ?? "");
  const say: Say = (text) =>
    text.replace(/\[([^|\]]*)\|([^\]]*)\]/gu, (_, one: string, other: string) =>
      formal ? other : one,
    );
  const whole = outOfHours(copy, formal, say) ?? answered(prompt, formal);
  if (whole || !read) return whole;
  const told = {
    letter: read,
    text: prompt.toLowerCase(),
    formal,
    say,
    told: saidToReader(read.rest, formal),
  };
  for (const purpose of purposes) {
    const written = purpose(told);
    if (written) return { name: read.name, formal, ...written };
  }
  return undefined;
}
