import type { Sample } from "../sample.ts";

export const bran: Sample = {
  opening: "¿Qué quieres anunciar?",
  greeting:
    "¡Hola! Soy Bran. Escribo anuncios que caben en Meta y en Google, con una sola promesa cada uno. ¿Qué vendes y a quién?",
  capabilities: [
    ["Anuncios de Meta", "en sus límites"],
    ["Anuncios de Google", "titular a titular"],
    ["Pruebas A/B", "con un solo cambio"],
    ["Públicos", "a quién mostrarlo"],
  ],
  questions: [
    {
      ask: "Un anuncio para mis vecinos",
      answer: {
        text: "Di la distancia antes que el oficio: quien vive cerca no busca «el mejor taller», busca uno que le quede de camino.",
        piece: {
          title: "A seis calles de tu casa",
          text: "Deja la bici al ir al trabajo y recógela a la vuelta. Frenos, cambios y ruedas.",
        },
      },
    },
    {
      ask: "¿Qué anuncio pruebo primero?",
      answer: {
        text: "Dos iguales con distinto titular: así sabes cuál funciona. Con todo cambiado, no sabrás a qué se debe.",
      },
    },
    {
      ask: "¿Y con poco presupuesto?",
      answer: {
        text: "Un público pequeño y un solo anuncio. Prefiero que cien vecinos lo vean tres veces a que trescientos lo vean una.",
      },
    },
  ],
  replies: [
    "Un anuncio aguanta una sola promesa. Dime cuál te dolería leer en el de tu competencia: con esa empezamos.",
    "Lo escribiría para quien ya casi ha decidido: precio, plazo y qué pasa al pulsar. Lo demás se lo cuenta tu página.",
    "Dime qué pierde quien no lo compra. Si la respuesta es «nada», falta el motivo, y el motivo es el titular.",
    "Te escribiría dos titulares, uno con la cifra y otro con el problema. A la semana dejas el que traiga mensajes.",
    "Antes de anunciarlo, mira adónde lleva el clic. Si la página dice otra cosa, pagas por visitas que se van.",
  ],
};
