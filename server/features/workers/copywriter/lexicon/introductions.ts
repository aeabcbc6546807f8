import type { Goal } from "#shared/brain.ts";

/** Sentences that name the thing and the house, by what the business wants of its text. */
type Introductions = Readonly<Record<Goal, readonly string[]>>;

/** After a first line that has not named the thing. */
export const introductions: Introductions = {
  sales: [
    "En {biz} [tienes|tiene] {s}.",
    "¿[Buscas|Busca] {n} en {cerca}? En {biz} <lo|la|los|las> [tienes|tiene].",
    "¿[Buscas|Busca] {n}? En {biz} <lo|la|los|las> [tienes|tiene].",
    "En {biz} [puedes|puede] contar con {s}.",
    "Aquí [tienes|tiene] {s}.",
  ],
  awareness: [
    "[Te|Le] presentamos {s} de {biz}.",
    "Así <es|son> {s} en {biz}.",
    "Somos {biz}, y esto es lo nuestro: {s}.",
    "Somos {biz}, en {cerca}, y hoy [te|le] presentamos {s}.",
    "[Te|Le] presentamos {s}.",
  ],
  engagement: [
    "Hablemos {de s}.",
    "Hoy la conversación va {de s}.",
    "En {biz} queremos hablar {de s}.",
  ],
  leads: [
    "¿[Estás|Está] pensando en {s}? En {biz} [te|le] ayudamos a decidir.",
    "¿[Te|Le] <interesa|interesan> {s}? En {biz} lo hablamos.",
    "Si [te|le] <interesa|interesan> {s}, en {biz} empezamos por aquí.",
    "¿[Estás|Está] pensando en {s}?",
  ],
  retention: [
    "Si ya [conoces|conoce] {s} de {biz}, esto [te|le] sonará.",
    "Para quien ya es de la casa: {s}.",
    "Si ya [eres|es] cliente de {biz}, [conoces|conoce] {s}.",
  ],
};

/** The same where people come worried, or the voice is a professional's. */
export const calmIntroductions: Introductions = {
  sales: [
    "En {biz} nos ocupamos {de s}.",
    "En {biz} [puedes|puede] consultar sobre {s}.",
    "Sobre {s}, lo esencial.",
  ],
  awareness: [
    "Somos {biz}, y nos ocupamos {de s}.",
    "Así <es|son> {s} en {biz}.",
    "Sobre {s}, un dato útil.",
  ],
  engagement: [
    "Hablemos {de s}.",
    "En {biz} queremos hablar {de s}.",
    "Sobre {s} se pregunta poco en voz alta.",
  ],
  leads: [
    "¿Dudas sobre {s}? Empecemos por aquí.",
    "¿Dudas sobre {s}? En {biz} las aclaramos.",
    "En {biz} [te|le] orientamos sobre {s}.",
    "Si [te|le] <interesa|interesan> {s}, en {biz} lo primero es entender [tu|su] caso.",
  ],
  retention: [
    "Si ya [nos conoces|nos conoce], sobre {s} conviene recordar algo.",
    "Si ya [conoces|conoce] {biz}, [sabes|sabe] que nos ocupamos {de s}.",
  ],
};

/** The same after a first line that has named it. */
export const calmHouse = "De esto nos ocupamos en {biz}.";

/** A first line has named the thing: only the house is missing. */
export const houses: Introductions = {
  sales: [
    "En {biz} <lo|la|los|las> [tienes|tiene].",
    "[Puedes|Puede] encontrar<lo|la|los|las> en {biz}.",
  ],
  awareness: ["Somos {biz}, en {cerca}.", "Somos {biz}."],
  engagement: [],
  leads: ["En {biz} lo hablamos [contigo|con usted].", "En {biz} [te|le] orientamos."],
  retention: ["Esto va para quien ya conoce {biz}.", "En {biz} ya nos [conoces|conoce]."],
};
