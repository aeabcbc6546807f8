import type { Sample } from "../sample.ts";

export const ani: Sample = {
  opening: "¿Qué hay que enseñar?",
  greeting:
    "¡Hola! Soy Ani. Dibujo imágenes con tus palabras y te digo cómo fotografiar lo que vendes. ¿Qué tiene que entrar por los ojos?",
  capabilities: [
    ["Imágenes", "con tu texto dentro"],
    ["Conceptos", "antes de diseñar"],
    ["Guías de estilo", "para no improvisar"],
    ["Guiones de fotos", "para tu móvil"],
  ],
  questions: [
    {
      ask: "¿Qué fotos hago de mis pasteles?",
      answer: {
        text: "Uno entero y otro partido. Ponlos junto a una ventana, apaga la luz del techo y dispara a la altura de la mesa. Deja libre un lado: ahí va el titular.",
      },
    },
    {
      ask: "¿Qué lleva una imagen de oferta?",
      answer: {
        text: "Una sola cosa grande. Si la noticia es el precio, manda el precio. Fondo liso, letra gruesa y nada más:",
        piece: {
          title: "Dos cafés y un cruasán, 5 €",
          text: "Hasta las once. En barra o para llevar.",
        },
      },
    },
    {
      ask: "¿Qué colores usas?",
      answer: {
        text: "Los que me pidas: «en verde», «con fondo rosa». Si no dices nada, elijo por tu oficio y tu tono. En Web Ads salen de tu propia página.",
      },
    },
  ],
  replies: [
    "Antes de dibujar, dime dónde se va a ver. En una historia el texto va arriba y abajo queda sitio para el pulgar; en el feed, centrado y grande.",
    "Lo imagino con un solo objeto y mucho aire. Si al entrecerrar los ojos todavía se entiende, está bien; si no, sobra algo.",
    "Para eso buscaría un gesto, no un objeto: una mano que sirve, una puerta que se abre. Se entiende antes de leer.",
    "Dime tres palabras que se puedan ver: «caliente», «de madera», «domingo». Con ellas dibujo mejor que con «bonito».",
    "Yo pondría seis palabras como mucho. Si la frase no cabe en una camiseta, va en el texto del post.",
  ],
};
