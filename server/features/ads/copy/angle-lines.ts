import type { Angle } from "../creatives/creative.ts";

/**
 * Templates of the copywriter's little language (template.ts), with `[tú|usted|vos]`. Slots: N and n
 * the product without its article, S and s with it (La and la only where it has one), `de s`, N2 n2 n3 other products, biz, town, price,
 * price2, desc (the page's own sentence), fact and fact2, hours, moment («la Navidad»), Act and act
 * (what to do), tone (a headline in the brand's voice), alt alt2 (products that one chooses between),
 * chosen («Tú eliges»), short (the trade's), line (something true of the trade). The first that can be filled and fits
 * is taken, in seeded order.
 */
export interface AngleLines {
  primaryText: readonly string[];
  headline: readonly string[];
  pictureHeadline: readonly string[];
  pictureBody: readonly string[];
  description: readonly string[];
}

export const aboutProduct: Record<Angle, AngleLines> = {
  problem: {
    primaryText: [
      "{line} Hay otra manera: {la}, en {biz}. {Act}.",
      "{line} ¿[Te|Le|Te] suena? En {biz}, {n}. {Act}.",
      "{line} ¿[Te|Le|Te] suena? {N}, en {biz}.",
      "{line} Hay otra manera: {la}. {Act}.",
      "{line} Por eso, {la}. En {biz}.",
    ],
    headline: ["Otra manera: {la}", "Por eso, {la}", "Hay otra manera: {la}", "{N}, para empezar"],
    pictureHeadline: ["{line}"],
    pictureBody: ["Hay otra manera: {la}, en {biz}.", "{N}, en {biz}.", "En {biz}."],
    description: ["{short}", "En {town}", "{biz}"],
  },
  benefit: {
    primaryText: [
      "{line} En {biz} [te|le|te] <espera|esperan> {la}. {Act}.",
      "{line} {N}, en {biz}. {Act}.",
      "{N}, en {biz}. {line}",
      "{N} en {biz}, {town}. {line} {Act}.",
    ],
    headline: ["{tone}", "{N}, en {biz}", "{N} en {town}", "{La} que [buscas|busca|buscás]"],
    pictureHeadline: ["{line}"],
    pictureBody: ["{N}, en {biz}.", "En {biz}, {town}.", "En {biz}."],
    description: ["{short}", "En {town}", "{biz}"],
  },
  offer: {
    primaryText: [
      "{N}: {price}. {line} En {biz}. {Act}.",
      "{N}: {price}. {line} {Act}.",
      "{N}: {price}. {N2}: {price2}. En {biz}. {Act}.",
      "{N}, en {biz}: {price}. {Act}.",
    ],
    headline: ["{N}: {price}", "{N}, {price}"],
    pictureHeadline: ["{N}"],
    pictureBody: ["{line}", "En {biz}, {town}.", "En {biz}."],
    description: ["En {biz}", "En {town}", "Precio: {price}"],
  },
  proof: {
    primaryText: [
      "{desc}. {fact}. {biz}, en {town}. {Act}.",
      "{fact}. {desc}. {Act}.",
      "{fact}. {N}, {n2} y {n3}, en {biz}. {Act}.",
      "{fact}. {N}, {n2} y {n3}, en {biz}.",
      "{fact}. {N} y {n2}, en {biz}. {Act}.",
      "{fact}. {biz}, en {town}. {Act}.",
      "{desc}. {N} y {n2}, en {biz}. {Act}.",
      "{desc}. {N}, en {biz}. {Act}.",
      "{desc}. {Act}.",
      "{biz}, en {town}: {n}, {n2} y {n3}. Todo se puede ver antes en la web.",
      "{N}, {n2} y {n3}: todo se puede ver antes en la web de {biz}.",
      "{N}, en {biz}. Todo se puede ver antes en la web.",
    ],
    headline: ["{biz}: {fact}", "{fact}", "{biz}, en {town}", "Así es {biz}"],
    pictureHeadline: ["{fact}", "{desc}", "{N}, {n2} y {n3}", "{biz}, en {town}"],
    pictureBody: [
      "{desc}.",
      "{N}, {n2} y {n3}, en {biz}.",
      "{N}, en {biz}.",
      "Todo se puede ver antes en la web.",
    ],
    description: ["{fact}", "En {town}", "A la vista, en la web", "{biz}"],
  },
  in_use: {
    primaryText: ["{line} {N}, en {biz}. {Act}.", "{line} En {biz}, {n}. {Act}."],
    headline: ["{tone}", "{N}, de cerca", "En {biz}, {n}"],
    pictureHeadline: ["{line}"],
    pictureBody: ["{N}, en {biz}.", "En {biz}, {town}.", "En {biz}."],
    description: ["{short}", "{biz}", "En {town}"],
  },
  question: {
    primaryText: [
      "{line} {chosen}, en {biz}. {Act}.",
      "{line} [Pregunta|Pregunte|Preguntá] en {biz}. {Act}.",
      "{line} En {biz} [te|le|te] <espera|esperan> {la}. {Act}.",
    ],
    headline: [
      "¿{N} o {alt}?",
      "¿[Buscas|Busca|Buscás] {n}?",
      "¿[Has pensado en|Ha pensado en|Pensaste en] {s}?",
    ],
    pictureHeadline: [
      "{line}",
      "¿{N} o {alt}?",
      "¿[Buscas|Busca|Buscás] {n} en {town}?",
      "¿[Buscas|Busca|Buscás] {n}?",
    ],
    pictureBody: [
      "{N}, {alt} o {alt2}, en {biz}.",
      "{N} o {alt}, en {biz}.",
      "{N}, en {biz}.",
      "En {biz}, {town}.",
      "En {biz}.",
    ],
    description: ["{chosen}", "{short}", "En {town}"],
  },
  urgency: {
    primaryText: [
      "{line} {N} para {moment}, en {biz}. {Act}.",
      "{line} {N}, en {biz}. {hours}.",
      "{line} En {biz}, {n}. {Act}.",
      "{line} {N}, en {biz}. {Act}.",
    ],
    headline: ["{N} para {moment}", "Esta semana, {n}", "{N}, sin dejarlo más"],
    pictureHeadline: ["{line}"],
    pictureBody: [
      "{N} para {moment}, en {biz}.",
      "{N}, en {biz}.",
      "En {biz}, {town}.",
      "En {biz}.",
    ],
    description: ["Para {moment}", "{hours}", "Cuanto antes, mejor"],
  },
};

/** Where the page names nothing that it sells, or nothing that fits whole. */
export const aboutBusiness: Record<Angle, AngleLines> = {
  problem: {
    primaryText: ["{line} Hay otra manera: {biz}. {Act}.", "{line} Por eso existe {biz}. {Act}."],
    headline: ["Por eso existe {biz}", "Hay otra manera: {biz}", "{biz}, para empezar"],
    pictureHeadline: ["{line}"],
    pictureBody: ["{desc}.", "Por eso existe {biz}."],
    description: ["{short}", "En {town}", "{biz}"],
  },
  benefit: {
    primaryText: [
      "{desc}. {line} {Act}.",
      "{line} {biz}, en {town}. {Act}.",
      "{line} En {biz}. {Act}.",
    ],
    headline: ["{biz}, en {town}", "Esto es {biz}"],
    pictureHeadline: ["{line}"],
    pictureBody: ["{desc}.", "{biz}, en {town}.", "{biz}, en la web."],
    description: ["{short}", "En {town}", "{biz}"],
  },
  offer: {
    primaryText: [
      "{desc}. {biz}. {Act}.",
      "{line} {biz}, en {town}. {Act}.",
      "{line} {biz}. {Act}.",
    ],
    headline: ["[Habla|Hable|Hablá] con {biz}"],
    pictureHeadline: ["{desc}", "Todo lo de {biz}"],
    pictureBody: ["{line}", "{biz}, en {town}.", "Está en la web."],
    description: ["{short}", "En la web", "{biz}"],
  },
  proof: {
    primaryText: [
      "{desc}. {fact}. {biz}. {Act}.",
      "{fact}. {biz}, en {town}. {Act}.",
      "{fact}. {biz}. {Act}.",
      "{desc}. {biz}. {Act}.",
      "{biz}, en {town}. Todo se puede ver antes en la web.",
      "{biz}. Todo se puede ver antes en la web.",
    ],
    headline: ["{biz}: {fact}", "{fact}", "Así es {biz}"],
    pictureHeadline: ["{fact}", "{desc}", "{biz}, en {town}", "Así es {biz}"],
    pictureBody: ["{desc}.", "Todo se puede ver antes en la web."],
    description: ["{fact}", "En {town}", "A la vista, en la web", "{biz}"],
  },
  in_use: {
    primaryText: ["{line} {biz}, en {town}. {Act}.", "{line} En {biz}. {Act}."],
    headline: ["{biz}, de cerca", "{biz}, por dentro"],
    pictureHeadline: ["{line}"],
    pictureBody: ["{biz}, en {town}.", "En {biz}."],
    description: ["{short}", "En {town}", "{biz}"],
  },
  question: {
    primaryText: ["{line} [Pregunta|Pregunte|Preguntá] en {biz}. {Act}."],
    headline: ["¿[Conoces|Conoce|Conocés] {biz}?"],
    pictureHeadline: ["{line}", "¿[Conoces|Conoce|Conocés] {biz}?"],
    pictureBody: ["{desc}.", "{biz}, en {town}.", "La respuesta, en {biz}."],
    description: ["{short}", "En {town}", "{biz}"],
  },
  urgency: {
    primaryText: [
      "{line} Para {moment}, {biz}. {Act}.",
      "{line} {biz}. {hours}.",
      "{line} {biz}. {Act}.",
    ],
    headline: ["Para {moment}, {biz}", "Esta semana, {biz}", "{biz}, sin dejarlo más"],
    pictureHeadline: ["{line}"],
    pictureBody: ["Para {moment}, {biz}.", "{biz}, en {town}.", "En {biz}."],
    description: ["Para {moment}", "{hours}", "Cuanto antes, mejor"],
  },
};

/** An offer without a price on the page is of the thing itself. */
export const withoutPrice: AngleLines = {
  primaryText: [
    "{N}, {n2} y {n3}: en {biz}. {line} {Act}.",
    "{N}, {n2} y {n3}, en {biz}. {Act}.",
    "{N} y {n2}, en {biz}. {Act}.",
    "{N}, en {biz}. {line} {Act}.",
    "{N}, en {biz}. {Act}.",
  ],
  headline: ["{N} y {n2}", "{N} y más, en {biz}", "{N}, en la web"],
  pictureHeadline: ["{N}, {n2} y {n3}", "{N} y {n2}", "{N}"],
  pictureBody: ["{line}", "En {biz}, {town}.", "En {biz}."],
  description: ["{short}", "En {biz}", "En la web"],
};

/** For a line that leaves little room. */
export const shortest = [
  "{line} En {biz}. {Act}.",

  "{line} {N}, en {biz}.",
  "{line} En {biz}.",
  "{line} {N}.",
  "{line} {biz}.",
];

/** What holds the week together when nothing else fits; each names the business. */
export const lastResorts = {
  primaryText: [
    "{N}, en {biz}. {Act}.",
    "{N}, en {biz}.",
    "{biz}. {Act}.",
    "{biz}, en la web.",
    "En {biz}: {n}.",
    "Así es {biz}. {Act}.",
    "Esto es {biz}. {Act}.",
    "Todo lo de {biz}, en la web.",
    "Un momento para {biz}. {Act}.",
    "De {biz}, de cerca. {Act}.",
  ],
  headline: [
    "{N}",
    "{biz}",
    "Así es {biz}",
    "En {biz}",
    "{biz}, de cerca",
    "Esto es {biz}",
    "{biz}, en la web",
    "Todo lo de {biz}",
    "[Conoce|Conozca|Conocé] {biz}",
    "Somos {biz}",
    "Hola, somos {biz}",
    "Un minuto con {biz}",
    "[Empieza|Empiece|Empezá] por {biz}",
    "[Pregunta|Pregunte|Preguntá] a {biz}",
    "[Mira|Mire|Mirá] {biz}",
  ],
};

/** For when the calendar has nothing to say: putting off, with the business's own thing in it. */
export const waiting = {
  easy: [
    "De esta semana no pasa: {n}.",
    "Para luego ya hay otras cosas. Hoy, {n}.",
    "Un rato de esta semana es para {s}.",
    "La lista de pendientes se acorta empezando por {s}.",
    "{S}: mejor esta semana que la que viene.",
    "Lo {de s} se puede dejar para otro día. O no.",
  ],
  sober: [
    "Cuanto antes se habla {de s}, antes se decide.",
    "Dejar {s} para más adelante no lo hace más fácil.",
    "{S}: lo que se pregunta a tiempo se decide con calma.",
    "El primer paso con {s} cabe en cualquier semana.",
  ],
  /** Where nothing is named that could be put off. */
  unnamed: [
    "Lo que se pregunta a tiempo se decide con calma.",
    "Cuanto antes se habla, antes se decide.",
    "El primer paso con {biz} cabe en cualquier semana.",
  ],
};

/** Urgency without a feast: its lines name the product. */
export const withoutFeast: AngleLines = {
  ...aboutProduct.urgency,
  primaryText: [
    "{line} En {biz}. {hours}.",
    "{line} En {biz}, {town}. {Act}.",
    "{line} En {biz}. {Act}.",
  ],
  pictureBody: ["En {biz}, {town}.", "En {biz}."],
};

/** Lines of any shop, with its own thing in them; a trade that is known has better ones. */
export const ofAnyShop: Partial<Record<Angle, readonly string[]>> = {
  problem: [
    "Buscar {n} y acabar con lo primero que sale.",
    "Elegir {n} sin saber qué mirar.",
    "Dejar {s} para otro día, otra vez.",
  ],
  benefit: [
    "{S}, con el precio a la vista: {price}.",
    "Elegir {s} con calma y a la primera.",
    "Lo que se elige bien se usa mucho: {n}.",
  ],
  offer: ["Con el precio a la vista, se decide mejor.", "Precio claro y la foto al lado."],
  in_use: [
    "El primer día con {s} siempre se nota.",
    "Abrir la bolsa, sacar {s} y buscarle sitio.",
    "{S} en la mano, y ya se está pensando dónde va.",
  ],
  question: ["¿{N} para casa o para regalar?", "¿{N} o {alt}?"],
};
