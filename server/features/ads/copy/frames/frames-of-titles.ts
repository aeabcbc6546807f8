import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Nature } from "../kinds/kind.ts";
import { type Frames, proof as proofOfThings, short } from "./frames.ts";

const inPicture = {
  pictureHeadline: ["{line}"],
  pictureBody: ["{N}: {price}, en {biz}.", "{N}, en {biz}.", "En {biz}, {town}.", "En {biz}."],
};
const description = short;

const proof: Frames = {
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
export const framesOfTitles: Record<Angle, Frames> = {
  problem: {
    ...inPicture,
    primaryText: [
      "{line} En {biz} no hace falta. {N}: {price}.",
      "{line} En {biz} no hace falta. {N}: {price}. {Act}.",
    ],
    headline: ["{N}, en {biz}", "En {biz}: {N}", "{N} en {town}"],
    description,
  },
  benefit: {
    ...inPicture,
    primaryText: [
      "{line} Somos {biz}. {N}: {price}. {Act}.",
      "{line} [Conoce|Conozca|Conocé] {biz}. {N}: {price}.",
    ],
    headline: ["{N} · {biz}", "{biz}: {N}", "{N} en {town}"],
    description,
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
    headline: ["{N}: {price}", "{N}, {price}"],
    pictureHeadline: ["{N}"],
    pictureBody: ["{line}", "En {biz}, {town}.", "En {biz}."],
    description: ["En {biz}", "En {town}", "Precio: {price}"],
  },
  proof,
  in_use: {
    ...inPicture,
    primaryText: [
      "{line} Así es en {biz}. {N}: {price}.",
      "{line} Así queremos que sea en {biz}. {N}: {price}.",
    ],
    headline: ["{N} en {biz}", "{N} · {town}", "Así es {biz}"],
    description,
  },
  question: {
    ...inPicture,
    primaryText: ["{line} {N}: {price} en {biz}. {Act}."],
    named: [
      "{line} En {biz} el precio es este: {price}. {Act}.",
      "{line} En {biz}: {price}. {Act}.",
    ],
    headline: ["¿{N}? En {biz}", "¿{N} o {alt}?", "¿{N}? En {town}"],
    pictureBody: ["{N}: {price}, en {biz}.", "{N}, en {biz}.", "{price}, en {biz}.", "En {biz}."],
    description,
  },
  urgency: {
    ...inPicture,
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
export const titlesWithoutPrice: Record<Angle, Frames> = {
  ...framesOfTitles,
  problem: {
    ...framesOfTitles.problem,
    primaryText: [
      "{line} En {biz} [puedes|puede|podés] preguntar por «{N}». {Act}.",
      "{line} Somos {biz} y [te|se|te] lo contamos. {N}: {act}.",
    ],
    headline: ["{N}, en {biz}", "En {biz}: {N}", "{N} en {town}"],
  },
  benefit: {
    ...framesOfTitles.benefit,
    primaryText: [
      "{line} En {biz} [te|le|te] explicamos lo que [quieras|quiera|quieras] saber. {N}: {act}.",
      "{line} [Pregunta|Pregunte|Preguntá] en {biz} por «{N}». {Act}.",
    ],
    headline: ["{N} · {biz}", "{biz}: {N}", "{N} · {town}"],
  },
  offer: {
    ...framesOfTitles.offer,
    primaryText: [
      "Esto es lo que hay en {biz}: {N}, {n2} y {n3}. {Act}.",
      "Esto es lo que hay en {biz}: {N} y {n2}. {Act}.",
      "En {biz} [encuentras|encuentra|encontrás] esto: {N}. {line} {Act}.",
      "En {biz} [encuentras|encuentra|encontrás] esto: {N}. {Act}.",
    ],
    headline: ["{N} y {n2}", "{N} y más, en {biz}", "{N}, de {biz}"],
    pictureHeadline: ["{N}, {n2} y {n3}", "{N} y {n2}", "{N}"],
    description: ["{short}", "En {biz}", "En la web"],
  },
  in_use: {
    ...framesOfTitles.in_use,
    primaryText: ["{line} Así de fácil es preguntar en {biz} por «{N}»."],
    headline: ["{N} en {biz}", "{N} · {town}", "Así es {biz}"],
  },
  question: {
    ...framesOfTitles.question,
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
    ...framesOfTitles.urgency,
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
export function framesBesideKind(angle: Angle, nature: Nature, isPriced: boolean): Frames {
  const frames = (isPriced ? framesOfTitles : titlesWithoutPrice)[angle];
  if (angle === "problem") {
    const invitation = `{line} ${invited[nature]}`;
    return {
      ...frames,
      primaryText: isPriced
        ? [`${invitation} {N}: {price}. {Act}.`, `${invitation} {N}: {price}.`]
        : [`${invitation} Para empezar: «{N}».`, `${invitation} {N}: {act}.`],
    };
  }
  if (angle !== "in_use" || isPriced) return frames;
  return {
    ...frames,
    primaryText: ["{line} Así queremos que sea en {biz}. {Act}.", "{line} Así es en {biz}. {Act}."],
  };
}
