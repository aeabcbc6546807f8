import { fold } from "../language/escape.ts";

/** What the numbers of a network mean, by the words in which they are asked for. */
const meanings: readonly (readonly [words: string, meaning: string])[] = [
  [
    "alcance",
    "El alcance es cuántas personas distintas vieron algo tuyo, aunque lo vieran varias veces.",
  ],
  [
    "impresiones impresion",
    "Las impresiones son las veces que se mostró: una persona que lo ve tres veces cuenta tres.",
  ],
  [
    "reproducciones visualizaciones vistas",
    "Las reproducciones son las veces que empezó a verse; mira también cuánta gente llega al final, que es lo que dice si gusta.",
  ],
  [
    "engagement interaccion interacciones",
    "La interacción, o «engagement», es todo lo que la gente hace con una publicación: me gusta, comentarios, guardados y compartidos. Dividida entre el alcance, dice qué parte de quien la vio hizo algo.",
  ],
  ["likes like", "Un me gusta es el gesto que menos cuesta: dice que agradó, y poco más."],
  [
    "guardados guardado",
    "Un guardado dice que alguien quiere volver a verlo: suele pensar en usarlo, venir o comprar.",
  ],
  [
    "comentarios comentario",
    "Un comentario es alguien que se paró a escribirte: pide más que un me gusta y abre conversación.",
  ],
  [
    "compartidos compartido",
    "Un compartido es alguien que te recomienda: lleva lo tuyo a gente que no te sigue.",
  ],
  [
    "ctr",
    "El CTR es cuántas personas de cada cien que ven un anuncio o un enlace hacen clic. Si es bajo, cambia la imagen o la primera línea.",
  ],
  [
    "cpc",
    "El CPC es lo que pagas por cada clic de un anuncio: lo gastado, dividido entre los clics.",
  ],
  ["cpm", "El CPM es lo que cuesta mostrar un anuncio mil veces."],
  [
    "roas",
    "El ROAS es lo que vendiste con un anuncio por cada unidad de dinero que gastaste en él: 3 quiere decir que vendiste el triple, sin descontar lo que te cuesta a ti.",
  ],
  [
    "conversion conversiones",
    "Una conversión es que alguien haga lo que pedías: comprar, reservar o escribirte. La tasa es cuántos lo hacen de cada cien que llegan.",
  ],
  [
    "retencion",
    "La retención es qué parte de un vídeo ve la gente antes de irse. Si se van en los tres primeros segundos, cambia el comienzo.",
  ],
  [
    "rebote",
    "El rebote es quien entra en tu página y se va sin hacer nada. Si es alto, la página no responde a lo que venían a buscar.",
  ],
  [
    "apertura aperturas",
    "La apertura es cuántas personas de cada cien que reciben un correo lo abren. Depende sobre todo del asunto y de quién lo firma.",
  ],
  [
    "kpi kpis",
    "Un KPI es el número que te dice si vas hacia tu objetivo. Con tres basta: quién te ve, quién te escribe y quién compra.",
  ],
  [
    "lead leads",
    "Un «lead» es alguien que dejó su contacto o te preguntó: todavía no compra, pero ya puedes escribirle.",
  ],
];
const meaningOf = new Map(
  meanings.flatMap(([words, meaning]) => words.split(" ").map((word) => [word, meaning] as const)),
);

const asks =
  /\b(?:que (?:significan?|quieren? decir|es|son|seria|importa mas|vale mas|miro)|cual (?:es|importa|vale)|significado|explica(?:me|s)?|diferencia|como se (?:miden?|calculan?)|no entiendo)\b(.*)$/;
const beside = new Set(
  "que es son significa el la los las lo un una eso esto de del entre mejor mas importante importantes importa vale y e o u con en a al mi mis me instagram facebook tiktok google anuncio anuncios correo correos estadisticas metricas informe numeros exactamente por favor tasa hay".split(
    " ",
  ),
);

/** «¿Qué significa el alcance?»: what is meant by the measures in a question; undefined when it asks something else. */
export function measureMeant(prompt: string): string | undefined {
  const rest = asks.exec(
    fold(prompt)
      .replace(/\bme gustas?\b/g, "likes")
      .replace(/\bcos(?:te|to) por clic\b/g, "cpc"),
  )?.[1];
  const words = rest?.match(/[a-z]+/g) ?? [];
  const named = words.filter((word) => meaningOf.has(word));
  if (named.length === 0 || words.some((word) => !meaningOf.has(word) && !beside.has(word)))
    return undefined;
  const told = [...new Set(named.map((word) => meaningOf.get(word)!))];
  const against =
    named.includes("likes") && told.length > 1
      ? "Si solo vas a mirar una cosa, que no sean los me gusta."
      : "";
  return [...told, against].filter(Boolean).join(" ");
}
