import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Nature } from "../kinds/kind.ts";
import {
  type AdTemplates,
  besideChoice,
  besidePrice,
  proof as proofOfThings,
  short,
} from "./templates.ts";

const besideLine = {
  pictureHeadline: ["{line}"],
  pictureBody: ["{N}: {price}, en {biz}.", "{N}, en {biz}.", "En {biz}, {town}.", "En {biz}."],
  description: short,
};

const proof: AdTemplates = {
  ...proofOfThings,
  primaryText: [
    ...proofOfThings.primaryText.slice(0, 5),
    "En la web de {biz}, todo a la vista: {N}, {n2} y {n3}.",
    "En la web de {biz}, todo a la vista: {N} y {n2}.",
    ...proofOfThings.primaryText.slice(5),
  ],
  pictureHeadline: ["{fact}", "{N}, {n2} y {n3}", "{N} y {n2}", "{desc}", "{biz}, en {town}"],
};

/**
 * Where what is advertised is said as its page writes it, after a colon or in quotation marks:
 * right for any name, of whatever gender, number or language.
 */
export const titleTemplates: Record<Angle, AdTemplates> = {
  problem: {
    ...besideLine,
    primaryText: [
      "{line} En {biz} no hace falta. {N}: {price}.",
      "{line} En {biz} no hace falta. {N}: {price}. {Act}.",
    ],
    headline: ["{N}, en {biz}", "En {biz}: {N}", "{N} en {town}"],
  },
  benefit: {
    ...besideLine,
    primaryText: [
      "{line} Somos {biz}. {N}: {price}. {Act}.",
      "{line} [Conoce|Conozca|Conocé] {biz}. {N}: {price}.",
    ],
    headline: ["{N} · {biz}", "{biz}: {N}", "{N} en {town}"],
  },
  offer: {
    isOrdered: true,
    primaryText: [
      "{N}: {price} en {biz}, {town}. {line} {Act}.",
      "{N}: {price} en {biz}. {line} {Act}.",
      "{N}: {price} en {biz}. {N2}: {price2}. {Act}.",
      "{N}: {price} en {biz}. {Act}.",
      "{N}: {price} en {biz}.",
    ],
    ...besidePrice,
  },
  proof,
  in_use: {
    ...besideLine,
    primaryText: [
      "{line} Así es en {biz}. {N}: {price}.",
      "{line} Así queremos que sea en {biz}. {N}: {price}.",
    ],
    headline: ["{N} en {biz}", "{N} · {town}", "Así es {biz}"],
  },
  question: {
    ...besideLine,
    primaryText: ["{line} {N}: {price} en {biz}. {Act}."],
    named: [
      "{line} En {biz} el precio es este: {price}. {Act}.",
      "{line} En {biz}: {price}. {Act}.",
    ],
    headline: ["¿{N}? En {biz}", "¿{N} o {alt}?", "¿{N}? En {town}"],
    pictureBody: ["{N}: {price}, en {biz}.", "{N}, en {biz}.", "{price}, en {biz}.", "En {biz}."],
  },
  urgency: {
    ...besideLine,
    primaryText: [
      "{line} {N}: {price} en {biz}. {open}.",
      "{line} [Entra|Entre|Entrá] hoy en la web de {biz}. {N}: {price}.",
      "{line} En la web de {biz} está el precio. {N}: {price}.",
    ],
    headline: ["Hoy en {biz}: {N}", "Esta semana: {N}", "Esta semana, en {biz}"],
    description: ["{hours}", "{short}", "En {town}", "Hoy mejor que mañana"],
  },
};

/** The same where the page gives no price. */
export const unpricedTitleTemplates: Record<Angle, AdTemplates> = {
  ...titleTemplates,
  problem: {
    ...titleTemplates.problem,
    primaryText: [
      "{line} En {biz} [puedes|puede|podés] preguntar por «{N}». {Act}.",
      "{line} Somos {biz} y [te|se|te] lo contamos. {N}: {act}.",
    ],
    headline: ["{N}, en {biz}", "En {biz}: {N}", "{N} en {town}"],
  },
  benefit: {
    ...titleTemplates.benefit,
    primaryText: [
      "{line} En {biz} [te|le|te] explicamos lo que [quieras|quiera|quieras] saber. {N}: {act}.",
      "{line} [Pregunta|Pregunte|Preguntá] en {biz} por «{N}». {Act}.",
    ],
    headline: ["{N} · {biz}", "{biz}: {N}", "{N} · {town}"],
  },
  offer: {
    ...titleTemplates.offer,
    primaryText: [
      "Esto es lo que hay en {biz}: {N}, {n2} y {n3}. {Act}.",
      "Esto es lo que hay en {biz}: {N} y {n2}. {Act}.",
      "En {biz} [encuentras|encuentra|encontrás] esto: {N}. {line} {Act}.",
      "En {biz} [encuentras|encuentra|encontrás] esto: {N}. {Act}.",
    ],
    headline: ["{N} y {n2}", "{N} y más, en {biz}", "{N}, de {biz}"],
    ...besideChoice,
  },
  in_use: {
    ...titleTemplates.in_use,
    primaryText: ["{line} Así de fácil es preguntar en {biz} por «{N}»."],
    headline: ["{N} en {biz}", "{N} · {town}", "Así es {biz}"],
  },
  question: {
    ...titleTemplates.question,
    primaryText: [
      "{line} [Pregunta|Pregunte|Preguntá] en {biz} por «{N}». {Act}.",
      "{line} En {biz} [te|le|te] ayudamos. {N}: {act}.",
    ],
    named: [
      "{line} En {biz} [te|le|te] contamos lo que [quieras|quiera|quieras] saber. {Act}.",
      "{line} [Pregunta|Pregunte|Preguntá] en {biz}. {Act}.",
    ],
    headline: ["¿{N}? En {biz}", "¿{N} o {alt}?", "¿{N}? En {town}"],
  },
  urgency: {
    ...titleTemplates.urgency,
    primaryText: [
      "{line} [Pregunta|Pregunte|Preguntá] hoy en {biz} por «{N}». {open}.",
      "{line} [Pregunta|Pregunte|Preguntá] hoy en {biz} por «{N}».",
      "{line} Hoy es buen día para preguntar por «{N}» en {biz}.",
    ],
  },
};

/** What follows a line of the kind of thing, which speaks neither of prices nor of asking. */
const invited: Record<Nature, string> = {
  thing: "[Mira|Mire|Mirá] lo que hay en {biz}.",
  food: "[Te|Le|Te] esperamos en {biz}.",
  place: "[Te|Le|Te] esperamos en {biz}.",
  service: "En {biz} podemos ayudar[te|le|te].",
  care: "En {biz} podemos ayudar[te|le|te].",
  class: "[Te|Le|Te] esperamos en {biz}.",
};

/** The sentences for a name said as its page writes it beside a line of its kind. */
export function titleTemplatesBesideKind(
  angle: Angle,
  nature: Nature,
  isPriced: boolean,
): AdTemplates {
  const templates = (isPriced ? titleTemplates : unpricedTitleTemplates)[angle];
  if (angle === "problem") {
    const invitation = `{line} ${invited[nature]}`;
    return {
      ...templates,
      primaryText: isPriced
        ? [`${invitation} {N}: {price}. {Act}.`, `${invitation} {N}: {price}.`]
        : [`${invitation} Para empezar: «{N}».`, `${invitation} {N}: {act}.`],
    };
  }
  if (angle !== "in_use" || isPriced) return templates;
  return {
    ...templates,
    primaryText: ["{line} Así queremos que sea en {biz}. {Act}.", "{line} Así es en {biz}. {Act}."],
  };
}
