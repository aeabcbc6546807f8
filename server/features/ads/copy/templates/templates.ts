import type { Angle } from "#server/features/ads/creatives/creative.ts";
import type { Nature } from "../kinds/kind.ts";

/**
 * Templates in the copywriter's template language (template.ts), with `[tú|usted|vos]`. Slots: N the
 * product's name, n without its article, s and S with it, `un` with «un», `de s`; n2 s2 s3 N2 other
 * products, biz, town, price, price2, desc (the page's own sentence), fact, rating, year, award,
 * hours, moment («la Navidad»), Act (what to do), alt alt2 (products that one chooses between),
 * chosen («Tú eliges»), short and line (of the kind of thing, kind.ts). The first that can be filled
 * and fits is taken, those with the line in seeded order. A sentence of the text has its verb.
 */
export interface AdTemplates {
  /** Tried as they stand, the best first. */
  isOrdered?: true;
  /** After a line that does not name the product. */
  primaryText: readonly string[];
  /** After a line that names it. */
  named?: readonly string[];
  headline: readonly string[];
  pictureHeadline: readonly string[];
  pictureBody: readonly string[];
  description: readonly string[];
}

const caption = ["{N}, en {biz}.", "En {biz}, {town}.", "En {biz}."];
/** Below the title. */
export const short = ["{short}", "En {town}", "{biz}", "En la web", "A un clic"];
/** What most angles share: the line in the picture, and where it is from below it. */
const besideLine = { pictureHeadline: ["{line}"], pictureBody: caption, description: short };

const problem: AdTemplates = {
  primaryText: [
    "{line} Ahí <entra|entran> {s} de {biz}. {Act}.",
    "{line} En {biz} [tienes|tiene|tenés] {s}. {Act}.",
    "{line} Para eso <está|están> {s} de {biz}. {Act}.",
  ],
  headline: ["Para eso, {s}", "Ahí <entra|entran> {s}", "{N}, de {biz}"],
  ...besideLine,
};
const benefit: AdTemplates = {
  primaryText: [
    "{line} [Te|Le|Te] <espera|esperan> {s} de {biz}. {Act}.",
    "{line} En {biz} lo sabemos: [mira|mire|mirá] {s}.",
    "{line} [Conoce|Conozca|Conocé] {s} de {biz}.",
  ],
  headline: ["{N}, en {biz}", "{N} en {town}", "[Conoce|Conozca|Conocé] {s}"],
  ...besideLine,
};
const inUse: AdTemplates = {
  primaryText: [
    "{line} [Imagínalo|Imagínelo|Imaginalo] con {s} de {biz}. {Act}.",
    "{line} [Piensa|Piense|Pensá] en {s} de {biz}. {Act}.",
  ],
  named: [
    "{line} [Te|Le|Te] <espera|esperan> en {biz}. {Act}.",
    "{line} <Está|Están> en {biz}, {town}. {Act}.",
    "{line} <Es|Son> de {biz}. {Act}.",
  ],
  headline: ["{N} de {biz}", "{N}, en {biz}", "{N} en {town}", "{N}, en la web"],
  ...besideLine,
};
const question: AdTemplates = {
  primaryText: [
    "{line} En {biz} [te|le|te] ayudamos a elegir. {Act}.",
    "{line} [Mira|Mire|Mirá] {s} de {biz} y [decide|decida|decidí] con calma.",
    "{line} En {biz} [te|le|te] <espera|esperan> {s}. {Act}.",
  ],
  named: [
    "{line} [Míra|Míre|Mira]l<o|a|os|as> con calma en la web de {biz}.",
    "{line} En {biz} [te|le|te] ayudamos a decidir. {Act}.",
    "{line} En {biz} <está|están> a la vista. {Act}.",
  ],
  headline: [
    "¿{N} o {alt}?",
    "¿[Te|Le|Te] <interesa|interesan> {s}?",
    "¿[Has pensado en|Ha pensado en|Pensaste en] {s}?",
  ],
  pictureHeadline: ["{line}", "¿{N} o {alt}?", "¿[Te|Le|Te] <interesa|interesan> {s}?"],
  pictureBody: ["{N}, {alt} o {alt2}, en {biz}.", "{N} o {alt}, en {biz}.", ...caption],
  description: ["{chosen}", ...short],
};
const urgency: AdTemplates = {
  primaryText: [
    "{line} [Mira|Mire|Mirá] hoy {s} de {biz}. {open}.",
    "{line} [Mira|Mire|Mirá] hoy {s} de {biz}.",
    "{line} Hoy es buen día para ver {s} en la web de {biz}.",
  ],
  headline: ["Hoy, {s}", "Esta semana, {s}", "[Mira|Mire|Mirá] hoy {s}"],
  ...besideLine,
  description: ["{hours}", "Para {moment}", "{short}", "En {town}", "Hoy mejor que mañana"],
};
/** Around the sentences of an offer, whose price is known. */
export const besidePrice = {
  headline: ["{N}: {price}", "{N}, {price}"],
  pictureHeadline: ["{N}"],
  pictureBody: ["{line}", "En {biz}, {town}.", "En {biz}."],
  description: ["En {biz}", "En {town}", "Precio: {price}"],
};
/** Where it is not, what there is to choose from stands there. */
export const besideChoice = {
  pictureHeadline: ["{N}, {n2} y {n3}", "{N} y {n2}", "{N}"],
  description: ["{short}", "En {biz}", "En la web"],
};
const offer: AdTemplates = {
  primaryText: [
    "{S} <cuesta|cuestan> {price} en {biz}. {line} {Act}.",
    "{S} <cuesta|cuestan> {price} en {biz}. {line}",
    "¿Cuánto <cuesta|cuestan> {s}? En {biz}, {price}. {Act}.",
    "En {biz}, {s} <cuesta|cuestan> {price}. {Act}.",
    "{S} <cuesta|cuestan> {price} en {biz}.",
  ],
  ...besidePrice,
};
export const proof: AdTemplates = {
  isOrdered: true,
  primaryText: [
    "{desc}. Nos dan un {rating}. {Act}.",
    "Nos dan un {rating}. {desc}.",
    "Tenemos un premio: {award}. {desc}.",
    "En {biz} llevamos en esto desde {year}. {desc}.",
    "Nos dan un {rating}. Somos {biz}, en {town}. {Act}.",
    "{desc}. Somos {biz}, en {town}. {Act}.",
    "{desc}. Somos {biz}. {Act}.",
    "{desc}. {Act}.",
    "En {biz} llevamos en esto desde {year}. {Act}.",
    "En la web de {biz} se pueden ver {la}, {s2} y {s3} antes de decidir.",
    "En la web de {biz} se pueden ver {la} y {s2} antes de decidir.",
    "Antes de decidir, [mira|mire|mirá] {la} en la web de {biz}.",
    "Esto se puede ver en la web de {biz}: {N}, {n2} y {n3}.",
    "Esto se puede ver en la web de {biz}: {N} y {n2}.",
    "Antes de decidir, [mira|mire|mirá] la web de {biz}.",
  ],
  headline: ["Así es {biz}", "{biz}, en {town}", "{biz}: {fact}"],
  pictureHeadline: ["{fact}", "{desc}", "{N}, {n2} y {n3}", "{biz}, en {town}"],
  pictureBody: ["{desc}.", "{N}, {n2} y {n3}, en {biz}.", "{N}, en {biz}.", "Así es {biz}."],
  description: ["{fact}", "En {town}", "A la vista, en la web", "{biz}"],
};

/** Where something that is bought is named. */
const ofThings: Record<Angle, AdTemplates> = {
  problem,
  benefit,
  offer,
  proof,
  in_use: inUse,
  question,
  urgency,
};

const ofFood: Record<Angle, AdTemplates> = {
  ...ofThings,
  benefit: {
    ...benefit,
    primaryText: [
      "{line} [Prueba|Pruebe|Probá] {s} de {biz}. {Act}.",
      "{line} En {biz} lo sabemos: [prueba|pruebe|probá] {s}.",
      "{line} [Te|Le|Te] <espera|esperan> {s} en {biz}.",
    ],
    headline: ["{N}, en {biz}", "{N} en {town}", "[Prueba|Pruebe|Probá] {s}"],
  },
  in_use: {
    ...inUse,
    primaryText: ["{line} [Imagínalo|Imagínelo|Imaginalo] con {s} de {biz}. {Act}."],
  },
  question: {
    ...question,
    primaryText: [
      "{line} En {biz} [tienes|tiene|tenés] {s}. {Act}.",
      "{line} [Apunta|Apunte|Apuntá] {s} de {biz}. {Act}.",
    ],
    named: ["{line} <Está|Están> en {biz}. {Act}.", "{line} En {biz} [te|le|te] <espera|esperan>."],
  },
  urgency: {
    ...urgency,
    primaryText: [
      "{line} [Date|Dese|Date] el gusto con {s} de {biz}. {open}.",
      "{line} [Ven|Venga|Vení] a {biz}, en {town}, y [prueba|pruebe|probá] {s}.",
      "{line} [Date|Dese|Date] el gusto con {s} de {biz}.",
    ],
    headline: ["Hoy, {s}", "Esta semana, {s}", "[Prueba|Pruebe|Probá] {s} esta semana"],
  },
};

const ofServices: Record<Angle, AdTemplates> = {
  ...ofThings,
  problem: {
    ...problem,
    primaryText: [
      "{line} En {biz} nos ocupamos {de s}. {Act}.",
      "{line} En {biz} [te|le|te] ayudamos con {s}. {Act}.",
      "{line} Ahí <entra|entran> {s} de {biz}. {Act}.",
    ],
  },
  benefit: {
    ...benefit,
    primaryText: [
      "{line} En {biz} lo sabemos: [pregunta|pregunte|preguntá] por {s}.",
      "{line} En {biz} [te|le|te] contamos cómo <es|son> {s}. {Act}.",
      "{line} [Pregunta|Pregunte|Preguntá] por {s} en {biz}.",
    ],
  },
  in_use: {
    ...inUse,
    primaryText: [
      "{line} Así queremos que <sea|sean> {s} en {biz}. {Act}.",
      "{line} Así queremos que sea todo en {biz}. {Act}.",
    ],
    named: ["{line} Así queremos que sea en {biz}. {Act}."],
  },
  question: {
    ...question,
    primaryText: [
      "{line} [Pregúntanos|Pregúntenos|Preguntanos] por {s}: somos {biz}.",
      "{line} En {biz} podemos ayudar[te|le|te] con {s}. {Act}.",
      "{line} [Habla|Hable|Hablá] con {biz} y [resuelve|resuelva|resolvé] las dudas.",
    ],
    named: ["{line} [Habla|Hable|Hablá] con {biz}. {Act}."],
  },
  urgency: {
    ...urgency,
    primaryText: [
      "{line} [Pregunta|Pregunte|Preguntá] esta semana por {s} en {biz}. {open}.",
      "{line} [Pregunta|Pregunte|Preguntá] esta semana por {s} en {biz}.",
      "{line} [Habla|Hable|Hablá] esta semana con {biz}. {Act}.",
    ],
    headline: ["Esta semana, {s}", "{N}, esta semana", "[Pregunta|Pregunte|Preguntá] por {s}"],
  },
};

const ofClasses: Record<Angle, AdTemplates> = {
  ...ofServices,
  problem: { ...problem, primaryText: problem.primaryText.slice(0, 2) },
};

const ofPlaces: Record<Angle, AdTemplates> = {
  ...ofServices,
  problem: { ...problem, primaryText: [problem.primaryText[1]!, problem.primaryText[2]!] },
  benefit: {
    ...benefit,
    primaryText: [
      "{line} [Te|Le|Te] <espera|esperan> {s} de {biz}. {Act}.",
      "{line} En {biz} lo sabemos: [pregunta|pregunte|preguntá] por {s}.",
    ],
  },
  in_use: {
    ...inUse,
    primaryText: [
      "{line} [Imagínatelo|Imagíneselo|Imaginátelo] en {biz}. {Act}.",
      "{line} Así queremos que sea en {biz}. {Act}.",
    ],
  },
};

/** What is asked for rather than used: a pass, a fee, a first visit; the lines are of the house. */
export const feeTemplates: Partial<Record<Angle, AdTemplates>> = {
  problem: {
    ...problem,
    primaryText: [problem.primaryText[1]!],
    headline: ["{N}, en {biz}", "{N} en {town}"],
  },
  benefit: {
    ...benefit,
    primaryText: [
      "{line} En {biz} lo sabemos: [pregunta|pregunte|preguntá] por {s}.",
      "{line} [Pregunta|Pregunte|Preguntá] por {s} en {biz}. {Act}.",
    ],
    headline: ["{N}, en {biz}", "{N} de {biz}"],
  },
  in_use: {
    ...inUse,
    primaryText: ["{line} Así queremos que sea en {biz}. {Act}."],
  },
  question: {
    ...question,
    primaryText: [
      "{line} [Pregúntanos|Pregúntenos|Preguntanos] por {s}: somos {biz}.",
      "{line} [Habla|Hable|Hablá] con {biz} y [pregunta|pregunte|preguntá] por {s}.",
    ],
  },
};

export const templatesByNature: Record<Nature, Record<Angle, AdTemplates>> = {
  thing: ofThings,
  food: ofFood,
  service: ofServices,
  care: ofServices,
  class: ofClasses,
  place: ofPlaces,
};

/** An offer without a price on the page is of the thing itself. */
export const unpricedOffer = {
  bought: {
    ...offer,
    isOrdered: true,
    primaryText: [
      "En {biz} [puedes|puede|podés] elegir entre {s}, {s2} y {s3}. {Act}.",
      "En {biz} [puedes|puede|podés] elegir entre {s} y {s2}. {Act}.",
      "En {biz} [tienes|tiene|tenés] {s}. {line}",
      "En {biz} [tienes|tiene|tenés] {s}. {Act}.",
    ],
    headline: ["{N} y {n2}", "{N} y más, en {biz}", "{N}, en la web"],
    ...besideChoice,
  },
  served: {
    ...offer,
    isOrdered: true,
    primaryText: [
      "En {biz} nos ocupamos {de s}. {line} {Act}.",
      "[Pregunta|Pregunte|Preguntá] en {biz} por {s} y por {s2}.",
      "En {biz} nos ocupamos {de s}. {Act}.",
      "[Pregunta|Pregunte|Preguntá] en {biz} por {s}.",
    ],
    headline: ["{N} y {n2}", "{N} y más, en {biz}", "{N}, en {biz}"],
    ...besideChoice,
  },
} satisfies Record<string, AdTemplates>;
