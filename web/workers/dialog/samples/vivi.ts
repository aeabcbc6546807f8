import type { Sample } from "../sample.ts";

export const vivi: Sample = {
  opening: "¿Qué grabamos?",
  greeting:
    "¡Hola! Soy Vivi. Escribo guiones con planos, rótulos y sonido, para grabar con lo que tienes. ¿Qué se puede ver en tu negocio?",
  capabilities: [
    ["Reels", "plano a plano"],
    ["Anuncios en vídeo", "con gancho"],
    ["Tutoriales", "de lo que sabes hacer"],
    ["Listas de planos", "para una mañana"],
  ],
  questions: [
    {
      ask: "¿Cómo empiezo un reel?",
      answer: {
        text: "Por el final. El primer segundo enseña el resultado y el resto cuenta cómo se llegó:",
        piece: {
          title: "Segundo 0: el corte del pan, muy cerca",
          text: "Segundo 1: las manos que amasan. Segundo 6: se abre el horno. Rótulo: «Desde las cuatro de la mañana».",
        },
      },
    },
    {
      ask: "¿Y si no quiero salir?",
      answer: {
        text: "No hace falta. Bastan tus manos, tu voz o tu puerta: se puede seguir un oficio sin ver una cara.",
      },
    },
    {
      ask: "¿Cuánto debe durar un reel?",
      answer: {
        text: "Lo que aguante sin que sobre un plano. Para enseñar algo, unos quince segundos; para explicarlo, treinta.",
      },
    },
  ],
  replies: [
    "Grábalo en vertical, con la ventana a un lado y el móvil apoyado en algo. Tres planos de cuatro segundos ya son un reel.",
    "Lo contaría para verlo en silencio. Si se entiende solo con los rótulos, el sonido es un regalo.",
    "¿Qué se mueve? Busca eso y ya tienes el primer plano: vapor, manos, una persiana que sube.",
    "Lo contaría en un solo lugar y sin cambiar de luz. Cuanto menos prepares, antes lo grabas.",
    "Enseña lo que el cliente no ve: la trastienda, la prueba, el primer intento. Lo terminado puede ir al final.",
  ],
};
