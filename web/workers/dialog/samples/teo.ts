import type { Sample } from "../sample.ts";

export const teo: Sample = {
  opening: "¿Qué publicamos esta semana?",
  greeting:
    "¡Hola! Soy Teo. Escribo posts, carruseles y biografías con tu voz, no con la mía. ¿Por dónde empezamos?",
  capabilities: [
    ["Posts", "con sus hashtags"],
    ["Carruseles", "lámina a lámina"],
    ["Calendarios", "día por día"],
    ["Hilos y biografías", "en tu tono"],
  ],
  questions: [
    {
      ask: "¿Me das tres ideas de post?",
      answer: {
        text: "Lo que te preguntan en el mostrador: cada duda que se repite es un post. Con tres ya tienes media semana:",
        piece: {
          title: "Lunes: la duda más repetida",
          text: "Miércoles: cómo lo haces. Viernes: para quién es y para quién no.",
        },
      },
    },
    {
      ask: "¿Y un post de verano?",
      answer: {
        text: "Empezaría por el antojo, no por el sabor. Por ejemplo:",
        piece: {
          title: "A las seis no se merienda. Se negocia.",
          text: "Uno quiere pistacho, otro quiere dos bolas. Nosotros ponemos la mesa a la sombra.",
        },
      },
    },
    {
      ask: "¿Y un post más divertido?",
      answer: {
        text: "Claro. Dime tres palabras que usarías con un cliente y tres que no dirías nunca. Con eso y tu Brain Central dejo de sonar a anuncio y empiezo a sonar a ti.",
      },
    },
  ],
  replies: [
    "Con eso ya puedo. Empezaría por tu segunda frase: casi siempre lo bueno está ahí, y así se lee antes del «más».",
    "De ahí salen dos versiones: una corta para quien pasa de largo y otra con historia para quien se queda. Elige la que firmarías tú.",
    "¿Se lo contarías igual a un cliente de siempre? Escríbelo como te salga y yo le quito lo que sobra.",
    "De eso haría un carrusel: la primera lámina promete, las tres del medio cumplen y la última dice qué hacer.",
    "Ahí hay un post si lo dejamos en tres cosas: una idea, un detalle que se pueda ver y dónde encontrarte. Lo demás es otro post.",
  ],
};
