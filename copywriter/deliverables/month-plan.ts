import type { Deliverable } from "../draft.ts";
import { monthPeriod } from "../plan-period.ts";
import { shortDay } from "../spanish/dates.ts";
import { datedPlan } from "./dated-plan.ts";

export const monthPlan: Deliverable = {
  id: "month-plan",
  rule: "Objetivo, los datos contados, fechas señaladas reales, una tabla de piezas con fecha (fecha, canal, pieza, qué cuenta) y el siguiente paso.",
  write: (job) =>
    datedPlan(job, {
      title: (_, { from, to, months }) =>
        months ? `Plan de ${months}` : `Plan del mes: ${shortDay(from)} – ${shortDay(to)}`,
      period: (one) => monthPeriod(one, 28),
      pieces: 8,
      lead: 4,
      hasFeasts: true,
    }),
};
