import type { Topics } from "./topic.ts";

/** What is read, and what comes in a box. */
export const shelfTopics: Topics = {
  bookshop: [
    {
      match: ["infantil", "nino", "cuento", "juvenil", "album"],
      hooks: [
        "Otra vez el mismo cuento, y otra vez con todas las voces.",
        "El libro que se sabe de memoria y aun así pide.",
      ],
      says: [
        "Para acertar, la edad orienta menos que lo que ahora le da risa o miedo.",
        "Un cuento antes de dormir dura diez minutos y se recuerda treinta años.",
      ],
    },
    {
      match: ["club", "taller", "presentacion", "encuentro", "lectura"],
      hooks: [
        "Leer a solas; discutirlo en grupo.",
        "Alguien odió el final que tú adoraste. Perfecto.",
      ],
      says: [
        "No hace falta haberlo entendido todo: las dudas son la mejor conversación.",
        "Con treinta páginas leídas ya se puede venir a opinar.",
      ],
    },
    {
      match: ["papel", "libreta", "agenda", "pluma", "cuaderno", "material"],
      hooks: [
        "La primera página de una libreta da un poco de respeto.",
        "Escrito a mano se olvida menos.",
      ],
      says: [
        "El gramaje se nota al darle la vuelta a la hoja: si traspasa, molesta.",
        "Una libreta se llena antes si cabe en el bolsillo.",
      ],
    },
    {
      match: ["libro", "novela", "poesia", "comic", "ensayo", "historia"],
      hooks: [
        "Una página más y se apaga la luz. Mentira.",
        "Se empieza en el sofá y se acaba de madrugada.",
      ],
      says: [
        "Las primeras treinta páginas dicen si va a quedarse en la mesilla.",
        "Para regalar, el último libro que le gustó es mejor pista que su edad.",
        "Hay libros para el tren y libros para la manta: conviene saber cuál toca.",
      ],
    },
  ],
  ecommerce: [
    {
      match: ["regalo", "cesta", "pack", "kit", "caja"],
      own: /cumplea/,
      hooks: [
        "Un regalo que llega antes que la excusa.",
        "Se abre, se enseña y se pregunta dónde.",
      ],
      says: [
        "Para regalar sin fallar: algo que se use y algo que sorprenda, en la misma caja.",
        "Conviene mirar la fecha de entrega antes que el papel.",
      ],
    },
    {
      match: ["vela", "hogar", "decorac", "taza", "lampara", "manta", "textil"],
      hooks: [
        "La casa cambia por las cosas pequeñas.",
        "Se enciende, se apoya, se usa: no es para guardar.",
      ],
      says: [
        "Medir el hueco antes de pedir evita la mitad de las dudas.",
        "En casa, las cosas bonitas duran más cuando también se usan.",
      ],
    },
    {
      match: ["jabon", "cosmet", "crema", "aceite", "perfume"],
      hooks: [
        "Lo que se usa cada día merece elegirse despacio.",
        "Se abre y ya huele a otra mañana.",
      ],
      says: [
        "Leer los ingredientes lleva un minuto y ahorra un bote a medias.",
        "Probar en una zona pequeña primero: la piel responde al día siguiente.",
      ],
    },
  ],
};
