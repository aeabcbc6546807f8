/** The texts of /resultados. Those of each case are in cases/written.ts. */
export const head = {
  title: "Mismo negocio.",
  mark: "Otro anuncio.",
  lead: "Diez oficios: lo que publicaban y lo que hizo Ani con ello.",
  drag: "Arrastra la celda y juzga.",
} as const;

export const filter = {
  label: "Filtrar por industria",
  all: "Todas",
  shownAll: "Se ven los diez casos",
  shownOne: "Se ve un caso:",
} as const;

export const story = { said: "Decía", says: "Dice", changed: "Ani cambió" } as const;

export const note =
  "Los diez negocios son inventados y sus textos, de ejemplo. Los anuncios los compone el mismo generador que usarás tú, sin retocar.";

export const method = {
  title: "Lo que Ani nunca cambia es tu producto",
  steps: [
    "Lee tu web: colores, fotos, precios y la forma en que hablas.",
    "Busca la frase que solo tú puedes decir. Si la firma cualquiera, no vale.",
    "Compone el anuncio con letra de verdad, legible en un móvil al sol.",
  ],
  prices: "Ver planes y precios",
} as const;

export const resultsClosing = {
  lines: ["El próximo antes", "y después", "es el tuyo"],
  signedInLink: { href: "/chat/ani", words: "Pedir un anuncio a Ani" },
  crew: ["bran", "teo", "vivi", "ani", "iko"],
} as const;

export const resultsMeta = {
  title: "Resultados: diez anuncios, antes y después",
  description:
    "Compara lo que publicaban diez negocios de ejemplo con el anuncio que compuso Ani: restaurantes, tiendas, fitness, salud… Filtra por industria y arrastra.",
  keywords:
    "ejemplos de anuncios, antes y después de anuncios, anuncios para Instagram por industria, diseño de anuncios con IA",
} as const;
