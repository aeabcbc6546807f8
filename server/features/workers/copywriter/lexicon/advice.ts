import type { Job } from "../handed-work.ts";

/** What Mel answers to the worries that owners bring: a view, and who does it first. */
export const advice: readonly {
  match: RegExp;
  answer: string;
  team: Job[];
}[] = [
  {
    match:
      /\b(?:pocas ventas|no vend\w*|vend\w* poco|venta\w* floj\w*|(?:bajan|bajaron|caen) (?:las )?ventas|dias? floj\w*|flojo|vacio|nadie viene)\b/,
    answer:
      "Un hueco flojo se llena dándole un motivo propio, no bajando el precio de todo. Elegiría una sola cosa que solo pase ese día, la contaría la víspera y se lo diría primero a quien ya te compra.",
    team: [
      ["teo", { kind: "post", note: "que dé un motivo para venir el día más flojo" }],
      ["marcos", { kind: "reactivation" }],
    ],
  },
  {
    match:
      /\b(?:seguidores|nadie me ve|no me conocen|darme a conocer|alcance|visibilidad|mas gente)\b/,
    answer:
      "Más que seguidores necesitas que te recuerden tres calles alrededor, o tres clics. Lo consigue antes un vídeo corto donde se te vea trabajar que diez fotos bonitas.",
    team: [
      ["vivi", { kind: "reel-script" }],
      ["bran", { kind: "audience" }],
    ],
  },
  {
    match: /\b(?:no tengo tiempo|poco tiempo|sin tiempo|no llego a todo|agobi\w*)\b/,
    answer:
      "Con una hora a la semana da para tres piezas, si se hacen de una sentada y de un solo tema. Lo que no cabe en esa hora, lo quitaría sin pena.",
    team: [
      ["marcos", { kind: "content-system" }],
      ["teo", { kind: "calendar" }],
    ],
  },
  {
    match: /\b(?:competencia|mas barato|bajan precios|guerra de precios)\b/,
    answer:
      "Competir en precio solo lo gana quien puede perder más tiempo que tú. Yo enseñaría lo que el barato no puede copiar, con una prueba que se vea.",
    team: [
      ["teo", { kind: "carousel", note: "que explique en qué fijarse antes de elegir" }],
      ["nai", { kind: "landing" }],
    ],
  },
  {
    match: /\b(?:no vuelven|fideliz\w*|repitan|que vuelvan|clientes de siempre|vuelvan)\b/,
    answer:
      "Volver es más una costumbre que un descuento. Escribe a los pocos días con algo útil y deja apuntada la siguiente ocasión mientras aún están contentos.",
    team: [
      ["marcos", { kind: "reactivation" }],
      ["nai", { kind: "email", note: "para quien ya nos compró" }],
    ],
  },
  {
    match: /\b(?:mala resena|malas resenas|criticas|me han puesto|una estrella|queja)\b/,
    answer:
      "Una mala reseña bien contestada vende más que tres buenas. Se responde el mismo día, sin discutir, y se arregla en privado.",
    team: [["lia", { kind: "review-reply", ofHouse: true, note: "que pueda adaptar" }]],
  },
  {
    match:
      /\b(?:presupuesto|cuanto (?:invierto|gasto)|invertir en (?:anuncios|publicidad)|poco dinero)\b/,
    answer:
      "Empezaría con lo que puedas perder sin dolor durante siete días, en un solo anuncio con dos textos. Si uno trae mensajes, se dobla; si no, el problema es el texto y no el dinero.",
    team: [["bran", { kind: "ad-test" }]],
  },
  {
    match:
      /\b(?:por donde empiezo|por donde empezar|no se que hacer|que hago|que me recomiendas|que me aconsejas|estrategia)\b/,
    answer:
      "Empezaría por lo que ya funciona: tu producto más pedido, explicado mejor y a más gente como la que ya lo compra. Lo nuevo, después.",
    team: [
      ["teo", { kind: "post" }],
      ["iko", { kind: "metrics-plan", ofHouse: true }],
    ],
  },
];
