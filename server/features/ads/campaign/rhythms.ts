import { adTradeOf, type RhythmName } from "../copy/ad-trade.ts";

/** When to publish on a day, and why then; times are `HH:MM` of Europe/Madrid. */
export interface Moment {
  instagramAt: string;
  facebookAt: string;
  why: string;
}

/** When a trade's customers look at their phones, and on which days they decide. */
export interface Rhythm {
  /** They alternate; serious tones start with the first, light tones with the second. */
  workday: readonly [Moment, Moment];
  weekend: Moment;
  /** Weekdays on which customers decide, 0 is Sunday; the best first. */
  deciding: readonly number[];
  /** Why on those days. */
  whyDeciding: string;
}

const table: Rhythm = {
  workday: [
    {
      instagramAt: "12:30",
      facebookAt: "11:30",
      why: "Antes de comer, cuando el hambre ya decide y todavía hay tiempo de acercarse.",
    },
    {
      instagramAt: "19:30",
      facebookAt: "18:30",
      why: "Al salir del trabajo, cuando se piensa en la cena y en el plan de mañana.",
    },
  ],
  weekend: {
    instagramAt: "11:30",
    facebookAt: "10:30",
    why: "A media mañana, mientras se decide con calma dónde comer.",
  },
  deciding: [5, 4],
  whyDeciding: "a las puertas del fin de semana, que es cuando se hacen los planes",
};

const shop: Rhythm = {
  workday: [
    {
      instagramAt: "13:30",
      facebookAt: "12:30",
      why: "En la pausa de mediodía: un rato para mirar y guardar lo que gusta.",
    },
    {
      instagramAt: "20:30",
      facebookAt: "19:30",
      why: "Al final de la tarde, con el móvil en la mano y tiempo para comparar.",
    },
  ],
  weekend: {
    instagramAt: "12:00",
    facebookAt: "11:00",
    why: "A media mañana, cuando se mira sin prisa.",
  },
  deciding: [5, 0],
  whyDeciding: "cerca del fin de semana, cuando hay tiempo para elegir y comprar",
};

const appointments: Rhythm = {
  workday: [
    {
      instagramAt: "09:00",
      facebookAt: "10:00",
      why: "Con la agenda abierta, a una hora a la que ya se puede llamar.",
    },
    {
      instagramAt: "20:00",
      facebookAt: "19:00",
      why: "Cuando acaba el día y por fin se piensa en uno mismo.",
    },
  ],
  weekend: {
    instagramAt: "11:00",
    facebookAt: "12:00",
    why: "Por la mañana, con calma para leer y pedir cita después.",
  },
  deciding: [1, 2],
  whyDeciding: "al empezar la semana, que es cuando se ordena la agenda",
};

const office: Rhythm = {
  workday: [
    {
      instagramAt: "08:30",
      facebookAt: "09:30",
      why: "Al empezar la jornada, antes de que el trabajo ocupe el día.",
    },
    {
      instagramAt: "13:00",
      facebookAt: "14:00",
      why: "En la pausa de mediodía, con un rato para leer y contestar.",
    },
  ],
  weekend: {
    instagramAt: "11:00",
    facebookAt: "12:00",
    why: "Sin la prisa de los días de trabajo, se lee hasta el final.",
  },
  deciding: [2, 3, 4],
  whyDeciding: "entre martes y jueves, cuando se atienden los asuntos pendientes",
};

const leisure: Rhythm = {
  workday: [
    {
      instagramAt: "14:00",
      facebookAt: "13:00",
      why: "Después de comer, cuando apetece pensar en otra cosa.",
    },
    {
      instagramAt: "21:00",
      facebookAt: "20:00",
      why: "Por la noche, cuando los planes se hablan en casa.",
    },
  ],
  weekend: {
    instagramAt: "19:00",
    facebookAt: "18:00",
    why: "A última hora de la tarde, cuando ya se echa de menos el próximo plan.",
  },
  deciding: [0, 4],
  whyDeciding: "cuando el próximo plan se habla y se reserva",
};

const rhythms: Record<RhythmName, Rhythm> = { table, shop, appointments, office, leisure };

export const rhythmOf = (tradeId: string): Rhythm => rhythms[adTradeOf(tradeId).rhythm];
