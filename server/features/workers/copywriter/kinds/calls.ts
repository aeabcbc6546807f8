import type { Goal } from "#shared/brain.ts";

/** What ends a text for a family in mourning. */
export const farewells = [
  "Cada familia lo vive a su manera.",
  "No hay una única forma de despedirse.",
  "Hay tiempo para pensarlo y para preguntar.",
];

/** What invites to talk where people come worried. */
export const calmInvitations = [
  "Leer otras experiencias ayuda más de lo que parece.",
  "No hay respuestas correctas.",
  "Cada caso es distinto, y por eso preguntamos.",
];

/** Plain ways to ask, for the fifth text of a handful. */
export const plainCalls: Readonly<Record<Goal, readonly string[]>> = {
  sales: ["Para {inf}, basta un mensaje.", "{Act}: así de corto.", "El paso es uno: {act}."],
  awareness: [
    "[Guarda|Guarde] esto para cuando haga falta.",
    "[Cuéntaselo|Cuénteselo] a quien le pueda servir.",
    "Por aquí seguimos contando cosas así.",
  ],
  engagement: ["{ask}", "[Dinos|Díganos]: {ask}", "{ask} Una palabra basta."],
  leads: [
    "Para {leadInf}, basta un mensaje.",
    "{Lead}: con eso empezamos.",
    "Con la palabra «{word}» por mensaje ya sabemos de qué va.",
  ],
  retention: ["{back} {Act}.", "Para volver basta un mensaje.", "{Act}, como la última vez."],
};

/** After a question of the owner's own. */
export const answers = [
  "[Cuéntanoslo|Cuéntenoslo] en comentarios.",
  "Las respuestas, en comentarios: [te|le] leemos.",
  "[Déjanos|Déjenos] [tu|su] respuesta aquí abajo.",
];

/** Where a question under a post is answered. */
export const inComments = [
  "Los comentarios están abiertos.",
  "Las respuestas, en comentarios.",
  "[Contesta|Conteste] en comentarios.",
];

/** To who was just told what to do. */
export const doubts = [
  "Cualquier duda, [escríbenos|escríbanos].",
  "Si [te|le] queda alguna pregunta, aquí estamos.",
  "¿Dudas? [Escríbenos|Escríbanos] y lo vemos.",
];

/** To a family in mourning: nobody is asked to follow, to share or to hurry. */
export const graveCalls = [
  "[Escríbenos|Escríbanos] o [llámanos|llámenos] cuando [lo necesites|lo necesite].",
  "Si [te|le] hace falta hablarlo, aquí estamos.",
  "Cualquier duda, por pequeña que sea, se puede preguntar.",
];
