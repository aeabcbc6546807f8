import type { Topics } from "./topic.ts";

/** What is done to a house, trade by trade. */
export const reformTopics: Topics = {
  reforms: [
    {
      match: ["bano", "ducha"],
      own: /ducha|azulej/,
      hooks: [
        "El baño se usa cada día y se mira poco.",
        "Cambiar la bañera gana más que un metro.",
      ],
      says: [
        "Pendiente, ventilación y enchufes se deciden antes que el azulejo.",
        "Una ducha a ras de suelo se agradece a todas las edades.",
      ],
    },
    {
      match: ["cocina"],
      own: /cocina/,
      hooks: ["En la cocina se decide la casa entera.", "La encimera siempre es corta."],
      says: [
        "Fregadero, fuego y nevera: el triángulo manda sobre el color.",
        "Los enchufes se cuentan dos veces: los de hoy y los que vendrán.",
      ],
    },
    {
      match: ["electric", "fontan", "caldera", "instalac", "solar", "clima", "placas"],
      own: /enchufe|gota|grifo/,
      hooks: [
        "Lo que va por dentro de la pared no perdona.",
        "Se nota cuando falla; se agradece cuando no.",
      ],
      says: [
        "Una instalación se piensa con los aparatos de mañana, no con los de ayer.",
        "Saber dónde está la llave de paso y el cuadro es la primera reparación.",
      ],
    },
    {
      match: ["pintura", "pintar", "suelo", "tarima", "ventana", "puerta", "carpinter"],
      own: /puerta que cierra/,
      hooks: [
        "La misma habitación, con otra luz.",
        "El suelo se pisa todos los días: elegirlo merece una tarde.",
      ],
      says: [
        "El color se prueba en la pared y se mira a tres horas distintas.",
        "Una ventana que cierra bien se nota en el ruido y en la factura.",
      ],
    },
  ],
};
