/** For a line that leaves little room. */
export const shortTemplates = {
  bought: [
    "{line} En {biz} <está|están> {s}.",
    "{line} [Mira|Mire|Mirá] {s}.",
    "{line} [Conoce|Conozca|Conocé] {biz}.",
    "{line} Somos {biz}.",
  ],
  served: [
    "{line} [Pregunta|Pregunte|Preguntá] en {biz} por {s}.",
    "{line} [Pregunta|Pregunte|Preguntá] en {biz}.",
    "{line} [Habla|Hable|Hablá] con {biz}.",
    "{line} Somos {biz}.",
  ],
  titled: ["{line} {N}: {price} en {biz}.", "{line} {N}: {price}.", "{line} Somos {biz}."],
  unpriced: [
    "{line} [Pregunta|Pregunte|Preguntá] en {biz} por «{N}».",
    "{line} [Pregunta|Pregunte|Preguntá] en {biz}.",
    "{line} Somos {biz}.",
  ],
};

/** What holds the week together when nothing else fits; each names the business. */
export const fallbacks = {
  primaryText: [
    "En {biz} [tienes|tiene|tenés] {la}. {Act}.",
    "[Conoce|Conozca|Conocé] {biz}. {Act}.",
    "Somos {biz}. {Act}.",
    "Todo lo de {biz} está en la web.",
    "[Dedica|Dedique|Dedicá] un minuto a {biz}.",
    "Así es {biz}. {Act}.",
    "Esto es {biz}. {Act}.",
    "Somos {biz}.",
    "Esto es {biz}.",
    "Hola, somos {biz}.",
    "[Mira|Mire|Mirá] {biz} en la web.",
    "[Entra|Entre|Entrá] en la web de {biz}.",
    "[Pregunta|Pregunte|Preguntá] a {biz}.",
  ],
  headline: [
    "{N}",
    "{biz}",
    "Así es {biz}",
    "En {biz}",
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
