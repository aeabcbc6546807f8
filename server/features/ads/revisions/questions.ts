import type { Target } from "./understanding/lexicon.ts";

/** Questions to the customer; each shows what an answer can look like. A question does not count as a revision. */
export const questions = {
  nothing:
    "¿Qué quieres cambiar? Por ejemplo: «otra foto», «otra letra», «en azul» o «pon Reserva hoy en el botón».",
  liked:
    "¡Nos alegra! No hemos cambiado nada. Si quieres retocar algo, dinos qué: la foto, los colores, un texto, el precio…",
  unchanged: "Todo está ya como lo has escrito. Cambia algún campo y vuelve a probar.",
  unseen:
    "Lo hemos probado y en este anuncio no quedaría bien o no se notaría, así que no lo hemos cambiado.",
  same: "Eso ya está así en este anuncio, y no hemos cambiado nada.",
  priceless:
    "Este anuncio no lleva precio. ¿Cuál ponemos? Escríbelo entero, por ejemplo «18,50 €».",
  largestPrice:
    "En esta imagen el precio no cabe más grande sin tapar otra cosa, así que no lo hemos cambiado.",
  unnoticed: "en este anuncio no cabría o no se notaría, así que lo hemos dejado como estaba.",
  kept: "Eso se queda como está. ¿Qué es lo que cambiamos, entonces?",
  disliked:
    "Vamos a mejorarlo. ¿Qué es lo que no te gusta: la foto, los colores, el texto, el precio o el diseño entero?",
  vague:
    "¿Qué cambiamos para conseguirlo: los colores, el título, la foto o el diseño entero? Por ejemplo: «otro diseño» o «colores más vivos».",
  undo: "Para volver atrás, elige la versión que prefieras entre las versiones de este anuncio: no gasta ningún cambio.",
  move: "Las piezas no se mueven una a una, pero podemos darte otra composición. ¿Quieres «otro diseño»?",
  photoLight:
    "La luz de la foto no la tocamos. ¿Prefieres «otra foto», o cambiar los colores del anuncio: «más claro», «fondo blanco»…?",
  everywhere:
    "Cada cambio es de un solo anuncio. Pídelo aquí sin «todos» para este, y después en los demás que quieras.",
  size: "¿Qué quieres que cambie de tamaño: el precio, el título, el logo o la foto?",
  where:
    "¿Dónde lo ponemos: en el título, debajo del título, en el botón o en el texto de la publicación?",
  offer:
    "¿Cómo anunciamos esa oferta? Escríbela como quieres que se lea y dinos dónde va: en el título, debajo del título, en el botón o en el texto de la publicación.",
  longer: "¿Qué quieres que diga de más? Escribe la frase y la ponemos debajo del título.",
  currency: "¿En qué moneda? Escribe el precio completo, por ejemplo «25 €» o «$350».",
  color: "¿Qué color quieres? Puedes decir «azul marino», «tonos pastel» o un código como #1a2b3c.",
  still: "Es una imagen fija: no puede llevar música ni movimiento.",
  elsewise:
    "Si quieres que se lea una frase, escríbela entre comillas y dinos dónde va. ¿Qué otra cosa cambiamos?",
  emoji: "¿Qué emoji quieres y dónde? Por ejemplo: pon «Pan recién hecho 🥖» en el título.",
} as const;

/** Adds up to three proposals that do work to a sentence about what did not. */
export const suggestProposals = (statement: string, ideas: readonly string[]): string =>
  ideas.length === 0
    ? `${statement} ¿Qué otra cosa cambiamos?`
    : `${statement} Aquí sí puedes pedir, por ejemplo, ${ideas
        .slice(0, 3)
        .map((idea) => `«${idea}»`)
        .join(", ")}. ¿Qué probamos?`;

/** Asked when somebody names a part of the ad without saying what to do with it. */
export const questionAboutTarget: Readonly<Record<Target, string>> = {
  PRICE:
    "¿Qué hacemos con el precio? Puedes decir «más grande», «quítalo» o el precio nuevo, por ejemplo «18,50 €».",
  LOGO: "¿Qué hacemos con el logo? Podemos quitarlo, ponerlo o hacerlo más grande o más pequeño.",
  PHOTO: "¿Qué foto quieres? Puedes decir «otra foto», «sin foto» o «la foto de» y el producto.",
  BUTTON: "¿Qué texto quieres en el botón? Por ejemplo: «Reserva hoy».",
  TITLE: "¿Qué título quieres? Escríbelo entre comillas, o di «otro título» y te proponemos uno.",
  BODY: "¿Qué texto quieres debajo del título? Escríbelo entre comillas, o di «quítalo».",
  TEXT: "¿Qué texto quieres? Escríbelo entre comillas y dinos si es el título, la frase de debajo, el botón o el texto de la publicación.",
  POST: "¿Qué quieres que diga la publicación? Escríbelo entre comillas, o di «otro texto» o «más corto».",
  HASHTAGS:
    "¿Qué hashtags quieres? Escríbelos con su almohadilla, por ejemplo #panaderia #sevilla.",
  COLOR: questions.color,
  BACKGROUND: "¿De qué color quieres el fondo? Por ejemplo: «fondo blanco» o «fondo azul marino».",
  LAYOUT:
    "¿Qué cambiamos del diseño? Di «otro diseño», o dinos qué pieza: la foto, los colores, el título…",
  FONT: "¿Quieres «otra letra», o la letra más grande?",
  EMOJI: questions.emoji,
  NAME: "El nombre del negocio sale como en tu pedido. ¿Quieres que lo quitemos de la imagen?",
  PHONE: "¿Qué teléfono ponemos? Escríbelo como quieres que se lea.",
  ADDRESS: "¿Qué dirección ponemos? Escríbela como quieres que se lea.",
  WEBSITE: "¿Qué dirección web ponemos? Escríbela como quieres que se lea.",
};

/** Asked when somebody wants to remove a part that every ad has. */
export const questionOnRemoval: Partial<Record<Target, string>> = {
  BUTTON:
    "El botón hace que la gente sepa qué hacer, y va siempre. ¿Qué texto quieres en el botón?",
  TITLE: "La imagen necesita un título. ¿Cuál quieres? También podemos hacerlo «más corto».",
  TEXT: "¿Qué texto quitamos: la frase de debajo del título, el precio o los hashtags? El título y el botón van siempre.",
  POST: "La publicación necesita un texto. ¿Lo hacemos «más corto», o qué quieres que diga?",
  COLOR: "¿Qué color ponemos en su lugar? Por ejemplo: «en azul» o «fondo blanco».",
  BACKGROUND:
    "¿Qué fondo prefieres? Por ejemplo: «fondo blanco». Si es la foto lo que sobra, di «sin foto».",
  LAYOUT: "¿Quieres «otro diseño»?",
  FONT: "¿Quieres «otra letra»?",
};
