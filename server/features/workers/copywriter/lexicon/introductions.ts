import type { Goal } from "#shared/brain.ts";

/** Sentences that name the thing and the house, by what the business wants of its text. */
type Introductions = Readonly<Record<Goal, readonly string[]>>;

/** Where the text has not named the thing; what sets the house apart may follow. */
export const introductions: Introductions = {
  sales: [
    "En {biz} [tienes|tiene] {s}.",
    "¿[Buscas|Busca] {n} en {cerca}? En {biz} <lo|la|los|las> [tienes|tiene].",
    "¿[Buscas|Busca] {n}? En {biz} <lo|la|los|las> [tienes|tiene].",
    "[Puedes|Puede] encontrar {s} en {biz}.",
    "Aquí [tienes|tiene] {s}.",
  ],
  awareness: [
    "[Te|Le] presentamos {s} de {biz}.",
    "Somos {biz}, en {cerca}, y hoy [te|le] presentamos {s}.",
    "Somos {biz}, en {cerca}, y {s} <es|son> lo nuestro.",
    "[Te|Le] presentamos {s}.",
  ],
  engagement: ["Hoy en {biz} hablamos {de s}.", "Hoy, en {biz}, {s}.", "Hablemos {de s}."],
  leads: [
    "¿[Estás|Está] pensando en {s}? En {biz} [te|le] ayudamos a decidir.",
    "¿[Te|Le] <interesa|interesan> {s}? En {biz} lo hablamos.",
    "Si [te|le] <interesa|interesan> {s}, en {biz} [te|le] contamos lo que [quieras|quiera] saber.",
    "¿[Estás|Está] pensando en {s}?",
  ],
  retention: [
    "Si ya [conoces|conoce] {biz}, [sabes|sabe] que aquí [tienes|tiene] {s}.",
    "[Ya lo sabes|Ya lo sabe]: {s}, en {biz}.",
    "[Ya sabes|Ya sabe] que aquí [tienes|tiene] {s}.",
  ],
};

/** The same where something is done for people: nobody has it lying ready. */
export const serviceIntroductions: Introductions = {
  ...introductions,
  sales: [
    "Para {s}, [cuenta|cuente] con {biz}.",
    "¿[Necesitas|Necesita] {n}? En {biz} [te|le] atendemos.",
    "¿[Necesitas|Necesita] {n} en {cerca}? [Cuenta|Cuente] con {biz}.",
  ],
  awareness: [
    "Somos {biz}, en {cerca}, y hoy [te|le] presentamos {s}.",
    "Somos {biz}, en {cerca}, y {s} <es|son> lo nuestro.",
    "Somos {biz} y [te|le] presentamos {s}.",
  ],
  leads: [
    "¿Preguntas sobre {s}? En {biz} [te|le] respondemos.",
    "Si [te|le] <interesa|interesan> {s}, en {biz} [te|le] contamos lo que [quieras|quiera] saber.",
    "¿[Te|Le] <interesa|interesan> {s}? En {biz} lo hablamos.",
  ],
  retention: [
    "Si ya [conoces|conoce] {biz}, [sabes|sabe] que para {s} [puedes|puede] contar con nosotros.",
    "[Ya lo sabes|Ya lo sabe]: para {s}, {biz}.",
  ],
};

/** Where things are bought and a question is wanted first: nobody talks over a croquette before having one. */
export const onTheShelf = [
  "En {biz} [tienes|tiene] {s}: [pregunta|pregunte] lo que [quieras|quiera].",
  "¿[Te|Le] <interesa|interesan> {s}? En {biz} <lo|la|los|las> [tienes|tiene].",
  "Si [te|le] <interesa|interesan> {s}, [pregunta|pregunte] en {biz}.",
];

/** The same where people come worried, or the voice is a professional's. */
export const calmIntroductions: Introductions = {
  sales: [
    "En {biz} nos ocupamos {de s}.",
    "{Biz} se ocupa {de s}.",
    "[Puedes|Puede] consultarnos sobre {s}.",
  ],
  awareness: [
    "Somos {biz}, y nos ocupamos {de s}.",
    "Somos {biz}, en {cerca}, y nos ocupamos {de s}.",
    "{Biz} se ocupa {de s}.",
  ],
  engagement: [
    "Hoy en {biz} hablamos {de s}.",
    "En {biz} queremos hablar {de s}.",
    "Sobre {s} se pregunta poco en voz alta.",
  ],
  leads: [
    "¿Dudas sobre {s}? En {biz} las aclaramos.",
    "En {biz} [te|le] orientamos sobre {s}.",
    "Si [te|le] <interesa|interesan> {s}, en {biz} [te|le] orientamos.",
    "¿Dudas sobre {s}?",
  ],
  retention: [
    "Si ya [conoces|conoce] {biz}, [sabes|sabe] que nos ocupamos {de s}.",
    "[Ya sabes|Ya sabe] que en {biz} nos ocupamos {de s}.",
    "[Ya sabes|Ya sabe] que nos ocupamos {de s}.",
  ],
};

/** The same where the text has named it. */
export const calmHouse = "De esto nos ocupamos en {biz}.";

/** The same of one person. */
export const personHouse = "De esto se ocupa {biz}.";

/** The text has named the thing: only the house is missing. */
export const houses: Introductions = {
  sales: [
    "En {biz} <lo|la|los|las> [tienes|tiene].",
    "[Puedes|Puede] encontrar<lo|la|los|las> en {biz}.",
  ],
  awareness: ["Somos {biz}, en {cerca}.", "Somos {biz}."],
  engagement: ["De esto hablamos hoy en {biz}.", "A esto nos dedicamos en {biz}."],
  leads: ["En {biz} lo hablamos [contigo|con usted].", "En {biz} [te|le] orientamos."],
  retention: [
    "Quien ya conoce {biz} sabe dónde <está|están>.",
    "[Ya sabes|Ya sabe]: en {biz} <lo|la|los|las> [tienes|tiene].",
  ],
};

/** The same where something is done for people. */
export const serviceHouses: Introductions = {
  ...houses,
  sales: [
    "Para esto, [cuenta|cuente] con {biz}.",
    "Si es lo que [buscas|busca], [cuenta|cuente] con {biz}.",
    "Si [te|le] hace falta, en {biz} [te|le] atendemos.",
  ],
  leads: [
    "En {biz} [te|le] respondemos lo que [quieras|quiera] preguntar.",
    "¿Preguntas? En {biz} [te|le] respondemos.",
  ],
  retention: [
    "[Ya sabes|Ya sabe]: [cuenta|cuente] con {biz}.",
    "Quien ya conoce {biz} sabe con quién contar.",
  ],
};

/** The house of a thing on the shelf, when a question is wanted first. */
export const shelfHouses = [
  "En {biz} <lo|la|los|las> [tienes|tiene]: [pregunta|pregunte] lo que [quieras|quiera].",
  "[Pregunta|Pregunte] en {biz} lo que [quieras|quiera] saber.",
];
