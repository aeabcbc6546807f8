import type { ScheduledDay } from "#shared/ads.ts";
import type { BrandTone } from "#shared/brain.ts";
import type { Angle } from "../creatives/creative.ts";
import { type Moment, type Rhythm, rhythmOf } from "./rhythms.ts";

interface Week {
  /** The copywriter's id of the trade: `restaurant`, `dental`. */
  tradeId: string;
  tone: BrandTone;
  /** The first ad is published on the day after. */
  today: Date;
}

const timeZone = "Europe/Madrid";
const spanishDate = new Intl.DateTimeFormat("sv-SE", { timeZone });
const weekdays = ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"];

/** Introduces the business first and builds trust last. */
const opening: readonly Angle[] = ["benefit", "problem", "in_use", "proof", "question"];

const purposes: Record<Angle, { goal: string; why: string }> = {
  benefit: {
    goal: "Que te conozcan",
    why: "Quien aún no sabe de ti necesita primero una buena razón para pararse.",
  },
  problem: {
    goal: "Que se reconozcan",
    why: "Ayer dijiste lo que das; hoy nombras lo que les pasa, para que lo hagan suyo.",
  },
  in_use: {
    goal: "Que se imaginen contigo",
    why: "Verlo en su vida vale más que otra lista de ventajas.",
  },
  proof: {
    goal: "Que confíen",
    why: "Ya te han visto varias veces: toca enseñar por qué fiarse.",
  },
  question: {
    goal: "Que te respondan",
    why: "Una pregunta abre la conversación; contesta a cada comentario ese mismo día.",
  },
  offer: {
    goal: "Que se decidan",
    why: "Con la confianza hecha, la propuesta concreta llega",
  },
  urgency: {
    goal: "Que no lo dejen para luego",
    why: "Cierra la semana para quien ya te conoce: un motivo para hacerlo hoy, sin inventar prisas.",
  },
};

/** Seven days from tomorrow, each with its angle, hour on both networks, goal and reason. Pure. */
export function scheduleWeek({ tradeId, tone, today }: Week): ScheduledDay[] {
  const rhythm = rhythmOf(tradeId);
  const dates = Array.from({ length: 7 }, (_, at) => dayAfter(today, at + 1));
  const order = anglesOn(dates.map(weekdayOf), rhythm);
  return dates.map((date, at) => {
    const angle = order[at]!;
    const weekday = weekdayOf(date);
    const { instagramAt, facebookAt, why } = momentOn(weekday, at, rhythm, tone);
    const isDecidingDay = angle === "offer" && rhythm.deciding.includes(weekday);
    const purpose =
      angle === "offer"
        ? `${purposes.offer.why} ${isDecidingDay ? rhythm.whyDeciding : "cuando ya se sabe quién la hace"}.`
        : purposes[angle].why;
    return {
      number: at + 1,
      date,
      angle,
      instagramAt,
      facebookAt,
      goal: purposes[angle].goal,
      why: `${purpose} ${capitalize(weekdays[weekday]!)}: ${lowercaseFirst(why)}`,
    };
  });
}

/** Puts the offer and the last call late in the week, on the best available days. */
function anglesOn(days: readonly number[], { deciding }: Rhythm): Angle[] {
  const worth = (day: number) => {
    const place = deciding.indexOf(day);
    return place < 0 ? 0 : deciding.length - place;
  };
  const pairs = [3, 4, 5].flatMap((offer) =>
    [4, 5, 6].filter((urgency) => urgency > offer).map((urgency) => ({ offer, urgency })),
  );
  const worthOf = ({ offer, urgency }: { offer: number; urgency: number }) =>
    2 * worth(days[offer]!) + worth(days[urgency]!) + (offer + urgency) / 100;
  const best = pairs.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one));
  const order: Angle[] = [...opening];
  order.splice(best.offer, 0, "offer");
  order.splice(best.urgency, 0, "urgency");
  return order;
}

const light: readonly BrandTone[] = ["casual", "friendly", "playful", "luxury"];

function momentOn(weekday: number, at: number, rhythm: Rhythm, tone: BrandTone): Moment {
  if (weekday === 0 || weekday === 6) return rhythm.weekend;
  const first = light.includes(tone) ? 1 : 0;
  return rhythm.workday[(first + at) % 2]!;
}

/** `YYYY-MM-DD`, counted from the current day in Spain. */
function dayAfter(today: Date, days: number): string {
  const date = new Date(`${spanishDate.format(today)}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

const weekdayOf = (date: string): number => new Date(`${date}T12:00:00Z`).getUTCDay();
const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1);
const lowercaseFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1);
