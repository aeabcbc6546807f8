import type { Families } from "./topic.ts";

/** Troubles that each family solves, and more lines for the smallest: hair and beauty. */
export const careFamilies: Families = {
  beauty: {
    facial: {
      pains: [
        "El baño lleno de botes y la piel igual.",
        "Copiar la rutina de otra persona y acabar con la cara roja.",
      ],
    },
    manicur: { pains: ["Un esmalte perfecto que el martes ya tiene un desconchón."] },
    masaje: {
      pains: [
        "Los hombros a la altura de las orejas y aún es miércoles.",
        "Dejar siempre lo propio para el último hueco de la semana.",
      ],
    },
    depilac: {
      pains: ["Acordarse de la cera la víspera de la playa."],
      hooks: ["Un verano sin pensar en ello empieza en invierno."],
      says: ["La piel, limpia y sin crema ese día: así va mejor."],
    },
    maquilla: {
      pains: ["Un tutorial de diez minutos que en casa dura una hora y acaba en agua micelar."],
      hooks: ["Que se vea bien de cerca y en la foto de lejos."],
      says: ["Llevar una foto propia que guste ayuda más que diez de otras personas."],
    },
  },
  hair: {
    corte: {
      pains: [
        "Enseñar una foto y salir con otra cosa.",
        "Un remolino con ideas propias y quince minutos cada mañana.",
      ],
    },
    color: {
      pains: [
        "El color perfecto, tres lavados después.",
        "Dos dedos de raíz y ninguna gana de empezar de cero.",
      ],
    },
    barba: {
      pains: ["Una barba que empieza bien y acaba en isla desierta."],
      hooks: ["La línea del cuello separa la barba del descuido."],
      says: ["Peinarla antes de recortar enseña lo que sobra de verdad."],
    },
    tratamiento: {
      pains: [
        "Un pelo que se enreda con solo mirarlo.",
        "Media hora de plancha para que dure hasta la esquina.",
      ],
      hooks: ["Se pasa la mano y no se engancha: ese es el resultado."],
      says: ["El primer lavado después, con agua templada y sin frotar."],
    },
    peinado: {
      pains: ["Un recogido que llega a la foto y no al baile."],
      hooks: ["Que aguante el abrazo de la tía y la última canción."],
      says: ["Una prueba unos días antes quita los nervios de la mañana."],
    },
  },
};
