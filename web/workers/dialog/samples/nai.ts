import type { Sample } from "../sample.ts";

export const nai: Sample = {
  opening: "¿A quién le escribimos?",
  greeting:
    "¡Hola! Soy Nai. Escribo correos y páginas con un solo objetivo cada uno. ¿Qué quieres que haga quien lo lea?",
  capabilities: [
    ["Correos", "con asunto y preheader"],
    ["Secuencias", "de varios días"],
    ["Landing pages", "bloque a bloque"],
    ["Newsletters", "con motivo para abrir"],
  ],
  questions: [
    {
      ask: "¿Qué asunto le pongo?",
      answer: {
        text: "El que dirías en voz alta. Si el asunto suena a asunto, se queda sin abrir:",
        piece: {
          title: "Tu mesa de los jueves",
          text: "Lleva tres semanas vacía. Te la guardamos hasta las ocho.",
        },
      },
    },
    {
      ask: "Un correo para los que llevan meses sin venir",
      answer: {
        text: "Con un motivo que sea suyo, no tuyo. «Hace tres meses que no vienes» es tuyo. «Ya hay castañas» es suyo.",
      },
    },
    {
      ask: "¿Qué pongo en mi landing?",
      answer: {
        text: "Una promesa arriba, una prueba debajo y un botón que dice lo que pasa al pulsarlo. Si hay dos botones, sobra uno.",
      },
    },
  ],
  replies: [
    "Antes de escribir una línea: ¿qué hace esa persona justo después de leer? Si la respuesta es «depende», son dos correos.",
    "Lo haría en cien palabras. Esto se lee de pie y en una cola: si no cabe ahí, se deja para luego, y luego no llega.",
    "Eso da para un correo si hay un motivo para abrirlo hoy. ¿Qué cambia si lo leen el lunes?",
    "Lo escribiría para una sola persona. Piensa en el cliente que más te gusta y borra lo que a él no le dirías.",
    "Primero el botón. Cuando sabemos qué dice, el resto del texto solo tiene que llevar hasta ahí.",
  ],
};
