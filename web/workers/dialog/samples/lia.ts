import type { Sample } from "../sample.ts";

export const lia: Sample = {
  opening: "¿Qué te han escrito?",
  greeting:
    "¡Hola! Soy Lía. Te escribo las respuestas a comentarios, reseñas y mensajes, como las darías tú en un buen día. ¿Qué hay pendiente?",
  capabilities: [
    ["Comentarios", "también los torcidos"],
    ["Reseñas", "de una estrella y de cinco"],
    ["Mensajes", "que acaban en pedido"],
    ["Preguntas frecuentes", "ya escritas"],
  ],
  questions: [
    {
      ask: "Me han puesto dos estrellas",
      answer: {
        text: "Primero lo concreto, después la salida. Nunca «lamentamos las molestias»:",
        piece: {
          title: "Veinte minutos de espera son muchos.",
          text: "El sábado nos faltaron manos y lo pagaste tú. Escríbenos y la próxima mesa te la guardamos.",
        },
      },
    },
    {
      ask: "¿Cómo contesto a «¿precio?»?",
      answer: {
        text: "Con el precio. Quien recibe un «te escribo por privado» se va; quien recibe la cifra pregunta lo siguiente:",
        piece: {
          title: "38 €, con el envío incluido",
          text: "Si lo pides antes de las seis, sale mañana. ¿Te lo aparto?",
        },
      },
    },
    {
      ask: "¿Y si la queja tiene razón?",
      answer: {
        text: "Se la das en la primera línea y cuentas qué vas a cambiar. Quien lee una reseña mala no mira la queja: mira tu respuesta.",
      },
    },
  ],
  replies: [
    "Yo contestaría corto y con su nombre. Bastan dos frases: una que demuestre que lo has leído y otra que diga qué pasa ahora.",
    "Dime si es una queja, una duda o un elogio: a cada una le va un ritmo distinto. La queja es la que no puede esperar a mañana.",
    "Pégame el mensaje tal como te llegó. El tono de quien escribe decide el mío.",
    "Empezaría por dar las gracias por algo concreto. Un «gracias por escribirnos» lo puede mandar cualquiera.",
    "Mi regla: contestar lo que preguntan, después lo que van a preguntar, y parar ahí.",
  ],
};
