import type { Angle } from "#server/features/ads/creatives/creative.ts";
import { type AdTemplates, proof, short } from "./templates.ts";

const besideLine = {
  pictureHeadline: ["{line}"],
  pictureBody: ["{desc}.", "{biz}, en {town}."],
  description: short,
};

/** Where the page names nothing that it sells, or nothing that fits whole. */
export const aboutBusiness: Record<Angle, AdTemplates> = {
  problem: {
    ...besideLine,
    primaryText: [
      "{line} En {biz} podemos ayudar[te|le|te]. {Act}.",
      "{line} Para eso está {biz}, en {town}. {Act}.",
      "{line} Para eso está {biz}. {Act}.",
    ],
    headline: ["Para eso está {biz}", "{biz} puede ayudar[te|le|te]"],
  },
  benefit: {
    ...besideLine,
    primaryText: [
      "{line} Somos {biz}, en {town}. {Act}.",
      "{line} En {biz} lo sabemos. {Act}.",
      "{line} Somos {biz}. {Act}.",
    ],
    headline: ["{biz}, en {town}", "Somos {biz}"],
  },
  offer: {
    isOrdered: true,
    primaryText: [
      "{desc}. [Pregunta|Pregunte|Preguntá] en {biz} y [decide|decida|decidí] con calma.",
      "{desc}. [Pregúntanos|Pregúntenos|Preguntanos] y [decide|decida|decidí] con calma.",
      "[Cuéntanos|Cuéntenos|Contanos] qué [necesitas|necesita|necesitás] y en {biz} lo vemos.",
    ],
    headline: ["[Habla|Hable|Hablá] con {biz}", "[Pregunta|Pregunte|Preguntá] a {biz}"],
    pictureHeadline: ["{desc}", "[Habla|Hable|Hablá] con {biz}"],
    pictureBody: ["{line}", "{biz}, en {town}.", "Está en la web."],
    description: ["{short}", "En la web", "{biz}"],
  },
  proof: {
    ...proof,
    primaryText: [
      ...proof.primaryText.filter((one) => !one.includes("{s}")),
      "Somos {biz} y estamos en {town}. En la web se puede ver cómo trabajamos.",
      "Somos {biz}. En la web se puede ver cómo trabajamos.",
    ],
    pictureHeadline: ["{fact}", "{desc}", "{biz}, en {town}", "Así es {biz}"],
    pictureBody: ["{desc}.", "Así es {biz}.", "Está en la web."],
  },
  in_use: {
    ...besideLine,
    primaryText: ["{line} Así queremos que sea en {biz}. {Act}."],
    headline: ["Así se trabaja en {biz}"],
  },
  question: {
    ...besideLine,
    primaryText: [
      "{line} [Cuéntanoslo|Cuéntenoslo|Contanoslo]: somos {biz}.",
      "{line} [Habla|Hable|Hablá] con {biz}. {Act}.",
    ],
    headline: ["¿[Conoces|Conoce|Conocés] {biz}?"],
    pictureHeadline: ["{line}", "¿[Conoces|Conoce|Conocés] {biz}?"],
  },
  urgency: {
    ...besideLine,
    primaryText: [
      "{line} [Habla|Hable|Hablá] esta semana con {biz}. {open}.",
      "{line} [Habla|Hable|Hablá] esta semana con {biz}. {Act}.",
      "{line} [Escribe|Escriba|Escribí] hoy a {biz}.",
    ],
    headline: ["Esta semana, {biz}", "Hoy, {biz}"],
    description: ["{hours}", "{short}", "En {town}", "Hoy mejor que mañana"],
  },
};

/** The same for houses where one eats, sleeps or buys rather than is helped. */
export const aboutHouse: Record<Angle, AdTemplates> = {
  ...aboutBusiness,
  problem: {
    ...aboutBusiness.problem,
    primaryText: aboutBusiness.problem.primaryText.slice(1),
    headline: ["Para eso está {biz}"],
  },
  in_use: {
    ...aboutBusiness.in_use,
    primaryText: ["{line} [Imagínatelo|Imagíneselo|Imaginátelo] en {biz}. {Act}."],
    headline: ["Así se está en {biz}"],
  },
  question: {
    ...aboutBusiness.question,
    primaryText: [
      "{line} En {biz} [te|le|te] esperamos. {Act}.",
      "{line} [Conoce|Conozca|Conocé] {biz}. {Act}.",
    ],
  },
  urgency: {
    ...aboutBusiness.urgency,
    primaryText: [
      "{line} En {biz} [te|le|te] esperamos. {open}.",
      "{line} [Conoce|Conozca|Conocé] {biz} esta semana. {Act}.",
    ],
  },
};

/** Where one says farewell: nothing is hurried and nothing is offered. */
export const farewell: Record<Angle, AdTemplates> = {
  ...aboutBusiness,
  question: { ...aboutBusiness.benefit, headline: ["{biz}", "{biz}, en la web"] },
  urgency: { ...aboutBusiness.problem, headline: ["Somos {biz}", "{biz}, en {town}"] },
};
