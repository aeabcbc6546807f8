import type { Families } from "./topic.ts";

/** Troubles that each family solves, and more lines for the smallest: food, shops and gifts. */
export const tableFamilies: Families = {
  bookshop: {
    infantil: {
      pains: ["Regalar un cuento y que se quede en la estantería."],
      hooks: ["«Otra vez», y van cuatro."],
      says: [
        "Diez minutos antes de dormir, siempre a la misma hora, hacen más lectores que cualquier discurso.",
      ],
    },
    club: {
      pains: ["Terminar un libro y no tener con quién comentarlo."],
      hooks: ["Unos lo odian, otros lo subrayan. De eso se trata."],
      says: ["No hace falta haberlo terminado para venir; a veces ayuda."],
    },
    papel: {
      pains: ["Veinte notas en el teléfono y ninguna se encuentra."],
      hooks: ["Lo que se escribe a mano se recuerda de otra manera."],
      says: ["El gramaje manda: con pluma hace falta papel que no traspase."],
    },
    libro: {
      pains: [
        "Empezar tres y no terminar ninguno.",
        "Regalar un libro que ya tenían.",
        "Buscar qué leer y acabar mirando el teléfono una hora.",
      ],
      hooks: ["Un capítulo más, y ya es la una."],
    },
  },
  ecommerce: {
    regalo: {
      pains: ["La fecha encima y cero ideas.", "Regalar algo por salir del paso, y que se note."],
      hooks: ["Lo abre despacio. Buena señal."],
      says: [
        "Para acertar basta pensar en una costumbre de esa persona, y no en su edad.",
        "Si va por correo, conviene pedirlo con unos días de margen.",
      ],
    },
    vela: {
      pains: [
        "Una casa ordenada que sigue sin parecer propia.",
        "Comprar una vela que huele en la tienda y desaparece al encenderla.",
      ],
      hooks: ["Se apaga la pantalla, se enciende algo mejor."],
      says: [
        "La primera vez, dejar que se funda toda la superficie: así dura y no hace pozo.",
        "Medio centímetro de mecha y ninguna corriente: con eso no humea.",
      ],
    },
    jabon: {
      pains: ["Tres botes a medias y ninguno que guste de verdad."],
      hooks: ["Se nota al tacto, sin leer la etiqueta."],
      says: ["Probarlo unos días en una zona pequeña dice más que cualquier anuncio."],
    },
  },
};
