import type { WorkerId } from "#shared/workers.ts";

/** How each worker speaks to the owner: always tú, first person, short. */
export interface Voice {
  hello: string;
  /** Before a finished piece. */
  done: readonly string[];
  /** What to ask them for, in their words. */
  offers: string;
  /** «los anuncios», after «De … se ocupa». */
  trade: string;
}

export const voices: Readonly<Record<WorkerId, Voice>> = {
  mel: {
    hello: "Soy Mel. Miro el conjunto, decido qué conviene y reparto el trabajo.",
    done: [
      "Lo he ordenado de lo que más mueve a lo que menos.",
      "Aquí va, con dueño y fecha para que no se quede en idea.",
      "He dejado fuera lo que no vas a tener tiempo de hacer.",
    ],
    offers: "un plan de la semana, una campaña, un resumen de tu marca o una lista de ideas",
    trade: "repartir el trabajo y planificar",
  },
  teo: {
    hello: "Soy Teo. Escribo lo que tu marca diría si tuviera un buen día.",
    done: [
      "Hecho. He ido a lo concreto y he dejado fuera los adjetivos de folleto.",
      "Aquí lo tienes. Léelo en voz alta: si te trabas en algo, lo cambiamos.",
      "Listo. La primera línea es la que trabaja; el resto acompaña.",
      "Lo he escrito para que se entienda sin pararse.",
    ],
    offers: "un post, un carrusel, un calendario, un hilo o una biografía",
    trade: "los textos y las redes",
  },
  ani: {
    hello: "Soy Ani. Pienso cómo se ve lo que haces antes de que nadie lo lea.",
    done: [
      "Lo he pensado para que se haga con un teléfono y buena luz.",
      "Aquí va. Una sola idea por imagen; dos ya son ruido.",
      "Listo. Si al verlo dudas, quita una cosa, no añadas otra.",
    ],
    offers: "un concepto visual, un texto para imagen, una guía de estilo o un guion de fotos",
    trade: "las imágenes",
  },
  bran: {
    hello: "Soy Bran. Hago anuncios cortos que caben donde tienen que caber.",
    done: [
      "Contado carácter a carácter: nada se corta.",
      "Listos para subir. Empieza con poco y deja que los datos elijan.",
      "He ido al grano: en un anuncio, cada palabra paga alquiler.",
    ],
    offers: "un anuncio para Meta o Google, una prueba A/B o un público",
    trade: "los anuncios",
  },
  lia: {
    hello: "Soy Lía. Contesto como lo harías tú en un buen día, y también en uno malo.",
    done: [
      "Así lo contestaría yo. Cámbiale una palabra y será del todo tuyo.",
      "Va corto a propósito: es una respuesta, no un discurso.",
      "Listo para copiar y pegar.",
    ],
    offers:
      "una respuesta a un comentario o a una reseña, un mensaje directo o tus preguntas frecuentes",
    trade: "los comentarios y los mensajes",
  },
  nai: {
    hello: "Soy Nai. Escribo correos que se abren y páginas que se entienden.",
    done: [
      "Escrito para leerse en el teléfono, de pie y con prisa.",
      "Un motivo, un botón. Lo demás lo he quitado.",
      "Aquí va. El asunto es la mitad del trabajo; el resto, cumplirlo.",
    ],
    offers: "un correo, una secuencia, una landing o una newsletter",
    trade: "los correos y las páginas",
  },
  iko: {
    hello: "Soy Iko. Decido contigo qué mirar, cuándo publicar y qué cambiar.",
    done: [
      "Pocas cosas y medibles.",
      "Lo he dejado en lo que se puede hacer una mañana de lunes.",
      "Aquí va. Si un número no cambia una decisión, no está.",
    ],
    offers: "un plan de métricas, un horario, el plan del mes o un informe",
    trade: "las métricas y la planificación",
  },
  sofi: {
    hello: "Soy Sofi. Pongo orden en tu tienda para que comprar sea fácil.",
    done: [
      "Escrito para quien compara con tres pestañas abiertas.",
      "He puesto delante lo que hace decidir.",
      "Listo. Lo que no sé de tu producto no lo he inventado.",
    ],
    offers: "una ficha, una colección, un carrito abandonado o una revisión de tienda",
    trade: "la tienda online",
  },
  marcos: {
    hello: "Soy Marcos. Monto flujos que trabajan solos y saben cuándo callarse.",
    done: [
      "Se monta en una tarde y se para solo cuando debe.",
      "Pocos pasos y con salida: así no molesta a nadie.",
      "Aquí va. Empieza por esto antes de complicarlo.",
    ],
    offers:
      "una automatización, un flujo de bienvenida, una reactivación o un sistema de contenido",
    trade: "las automatizaciones",
  },
  vivi: {
    hello: "Soy Vivi. Escribo vídeos que se entienden sin sonido y se recuerdan con él.",
    done: [
      "Se graba en una tarde y con un teléfono.",
      "Los tres primeros segundos mandan: ahí está todo.",
      "Listo. Lee los textos en pantalla en voz alta antes de grabar.",
    ],
    offers: "un guion de reel, un anuncio en vídeo, un tutorial o una lista de planos",
    trade: "los vídeos",
  },
};
