import type { BrandTone, Goal } from "#shared/brain.ts";
import type { HandoffFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "./copy.ts";
import { fold } from "./language/escape.ts";
import { graphemes } from "./language/polish.ts";

/** What a kind writes; the copywriter puts the worker's words around it. */
export interface Draft {
  /** After `## `. */
  title: string;
  body: string;
  /** Said before the usual opening words, when the text needs it. */
  note?: string;
  /** Candidates for «Por qué está escrito así», true of this text whatever the brief. */
  reasons: readonly string[];
  /** Ends in the call to action of the goal, in the voice of the tone. */
  closes?: boolean;
  /** What Mel hands on. */
  orders?: readonly Order[];
}

/** Work for a colleague. */
export interface Order {
  workerId: WorkerId;
  fields: HandoffFields;
}

export interface Kind {
  id: string;
  write(copy: Copy): Draft;
}

const firstLine = (body: string) => body.split("\n").find((line) => line.trim() !== "") ?? "";

/** The reasons that hold for this text: each is checked against the text itself. */
export function trueReasons(copy: Copy, draft: Draft): string[] {
  const body = fold(draft.body);
  const first: string[] = [];
  const { request, businessName, tone, goal } = copy;
  if (request.facts.some((text) => body.includes(fold(text)))) {
    first.push("Lo que contaste va casi con tus palabras: es lo más concreto que hay en el texto.");
  }
  if (request.offer && body.includes(fold(request.offer))) {
    first.push(
      `La oferta aparece tal como la dijiste, ${request.offer}, sin condiciones inventadas.`,
    );
  }
  const rest: string[] = [];
  const difference = copy.differentiators.find((text) => body.includes(fold(text)));
  if (difference) {
    rest.push(
      `«${difference[0]!.toUpperCase()}${difference.slice(1)}» sale de tu Brain Central: es tuyo y se puede comprobar.`,
    );
  }
  const hook = firstLine(draft.body);
  const hookLength = graphemes(hook.replace(/[*#]/g, ""));
  if (hook.startsWith("**") && hookLength <= 125 && hook.endsWith("**")) {
    rest.push(`La primera línea tiene ${hookLength} caracteres: se lee entera antes del «más».`);
  }
  if (draft.closes) {
    const end =
      draft.body
        .split("\n\n")
        .filter((part) => !part.startsWith("#"))
        .at(-1) ?? "";
    const closing = endings[goal.id];
    if (closing[0].test(end)) rest.push(closing[1]);
    const shape = shapes[tone.id];
    if (shape[0].test(draft.body) && !shape[1].test(draft.body)) rest.push(shape[2]);
  }
  if (
    !request.offer &&
    !/\d/.test(copy.brief.prompt) &&
    !/[€$%]/.test(draft.body) &&
    copy.dice.below(3) === 0
  ) {
    rest.push("No hay precios ni descuentos porque no me diste ninguno.");
  }
  const ordered = draft.closes
    ? [...copy.dice.shuffle(rest), ...draft.reasons]
    : [...draft.reasons, ...rest];
  const all = [...new Set([...first, ...ordered])];
  if (all.length < 2 && businessName && draft.body.includes(businessName)) {
    all.push(`${businessName} se nombra donde ayuda y no en cada frase.`);
  }
  return all.slice(0, 3);
}

/** What a closing must contain for its reason to be true. */
const endings: Readonly<Record<Goal, readonly [RegExp, string]>> = {
  sales: [/./, "El cierre dice qué hacer ahora mismo, porque lo que buscas es vender."],
  awareness: [
    /sígue|sígan|guard|guárd|compart|compárt|etiquet|pása|qued|quéd|dale|acompáñ/iu,
    "El cierre pide seguir, guardar o compartir: así llega a gente que aún no te conoce.",
  ],
  engagement: [
    /\?/,
    "Acaba con una pregunta que se contesta en tres palabras: es lo que abre conversación.",
  ],
  leads: [
    /«[A-ZÀ-ÖØ-Þ]+»/u,
    "Pedir una sola palabra por privado te deja hecha la lista de interesados.",
  ],
  retention: [/./, "Habla a quien ya te conoce: no se presenta ni explica desde cero."],
};

/** By tone: what the text must have, what it must not have, and the reason. */
const shapes: Readonly<Record<BrandTone, readonly [RegExp, RegExp, string]>> = {
  professional: [
    /./,
    /[!]|\p{Extended_Pictographic}/u,
    "Sin exclamaciones ni emojis: tu tono es profesional y se nota en lo que falta.",
  ],
  casual: [
    /./,
    /(?:[a-zA-ZÀ-ÖØ-ž\d,]+ ){24}/u,
    "Las frases son cortas, como se habla; ninguna obliga a releer.",
  ],
  friendly: [
    /(?:te|le|nos|tu|su) /u,
    /!!/,
    "Habla en primera persona del plural, como quien atiende, no como un folleto.",
  ],
  authoritative: [
    /^3\. /mu,
    /!/,
    "Da tres consejos que se pueden usar antes de pedir nada: eso es autoridad.",
  ],
  playful: [/[!?😏🎉🙈✨]/u, /xxx/, "La broma está en la situación y nunca en el cliente."],
  luxury: [
    /./,
    /[!]|\p{Extended_Pictographic}/u,
    "Una idea por párrafo y ninguna exclamación: el tono exclusivo no levanta la voz.",
  ],
};
