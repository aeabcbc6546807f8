import type { Topics } from "./topic.ts";

/** Skin, hands and hair. */
export const looksTopics: Topics = {
  beauty: [
    {
      match: ["facial", "piel", "hidrata", "peeling", "serum", "limpieza", "crema", "antiedad"],
      own: /piel|cara|crema|botes|protector|rutina/,
      hooks: [
        "La cara de la semana, con menos peso.",
        "Limpiar antes que tapar.",
        "Agua, calma y una piel que respira.",
      ],
      says: [
        "Una piel limpia aprovecha mejor todo lo que se le ponga después.",
        "Cada piel pide lo suyo: seca, grasa o sensible no se tratan igual.",
        "Los días siguientes, protector y poca prisa: es parte del resultado.",
      ],
    },
    {
      match: ["manicur", "pedicur", "una", "esmalt", "semiperman"],
      own: /unas/,
      hooks: [
        "Las manos hablan antes que la boca.",
        "Diez detalles que se ven en cada café.",
        "Color o al natural: la decisión más rápida del día.",
      ],
      says: [
        "Cortas aguantan más; largas piden más cuidado: se elige según lo que hagan esas manos.",
        "Aceite en la cutícula por la noche y guantes para fregar: así dura el color.",
        "Cambiar la forma de la uña estiliza más que cambiar el tono.",
      ],
      tips: [
        ["Aceite de noche", "Una gota en cada cutícula antes de dormir."],
        ["Guantes al fregar", "El agua caliente levanta el esmalte antes que el tiempo."],
      ],
    },
    {
      match: ["masaje", "relaj", "spa", "corporal", "drenaje"],
      own: /hombro/,
      hooks: [
        "Los hombros bajan solos a los diez minutos.",
        "Una hora boca abajo y sin pantalla.",
        "La espalda guarda lo que la agenda no apunta.",
      ],
      says: [
        "Cuello, espalda o piernas: decir dónde carga más el día cambia el masaje entero.",
        "Después, agua y un rato sin prisa: el cuerpo sigue soltando.",
        "No hace falta que duela para que sirva.",
      ],
      tips: [
        ["Llegar sin correr", "Diez minutos de margen cuentan como parte del masaje."],
        [
          "Decir la presión",
          "Más suave o más fuerte: se dice en el momento y se nota al día siguiente.",
        ],
      ],
    },
    {
      match: ["depilac", "laser", "cera"],
      hooks: ["La cuchilla, de vacaciones.", "Verano o invierno: la piel lisa no espera estación."],
      says: [
        "Sin sol los días previos y con la piel limpia: así se llega bien a la sesión.",
        "Cada zona y cada tipo de vello llevan su ritmo: conviene preguntarlo antes.",
      ],
    },
    {
      match: ["maquilla", "novia", "pestana", "ceja"],
      hooks: ["Que se vea la cara, no el maquillaje.", "La mirada se enmarca con poco."],
      says: [
        "Con una prueba antes del día, nadie se lleva una sorpresa en el espejo.",
        "La luz del lugar manda: lo que brilla de noche sobra a mediodía.",
      ],
    },
  ],
  hair: [
    {
      match: ["corte", "flequillo", "puntas", "fade", "degradado"],
      own: /puntas|flequillo|tijera|mechon|corte/,
      hooks: [
        "Dos dedos menos y la cabeza más ligera.",
        "El corte se juzga al tercer lavado.",
        "Se nota al girar la cabeza.",
      ],
      says: [
        "Un buen corte sigue teniendo forma cuando crece: ahí está la diferencia.",
        "Decir cuánto tiempo se dedica al pelo cada mañana ayuda más que una foto de revista.",
        "El remolino no se pelea: se corta contando con él.",
      ],
    },
    {
      match: ["color", "tinte", "mecha", "balayage", "canas", "rubio"],
      own: /color|raiz/,
      hooks: [
        "El color se elige con luz de calle.",
        "Un tono arriba o abajo y parece otra estación.",
        "La raíz también puede ser parte del plan.",
      ],
      says: [
        "Cuanto más cerca del tono propio, menos visitas pide después.",
        "El color dura más con agua templada y un champú suave.",
        "Contar qué se ha puesto antes en el pelo evita sorpresas: el color tiene memoria.",
      ],
      tips: [
        ["Contar el historial", "Tintes, alisados y remedios caseros: el pelo se acuerda de todo."],
      ],
    },
    {
      match: ["barba", "afeitado", "bigote"],
      hooks: ["Una barba cuidada tiene bordes.", "Toalla caliente, cuello limpio y a la calle."],
      says: [
        "La línea del cuello decide si parece barba o descuido.",
        "Peinada hacia abajo antes de cortar, se ve lo que sobra.",
      ],
      tips: [
        ["Aceite después de la ducha", "Con la barba húmeda y poca cantidad."],
        ["La línea, dos dedos sobre la nuez", "Más arriba se come la cara."],
      ],
    },
    {
      match: ["tratamiento", "keratina", "alisado", "hidrata", "nutri"],
      hooks: [
        "El pelo seco no pide más productos: pide menos calor.",
        "Se nota al pasar el peine.",
      ],
      says: [
        "Un tratamiento luce más en un pelo con las puntas al día.",
        "El calor sin protección deshace en una mañana lo que costó un mes.",
      ],
    },
    {
      match: ["peinado", "recogido", "novia", "trenza"],
      hooks: ["Aguanta el baile y el abrazo de la tía.", "Un recogido se ensaya antes del día."],
      says: [
        "Con el pelo lavado la víspera se sostiene mejor.",
        "La foto del vestido decide la altura del recogido.",
      ],
    },
  ],
};
