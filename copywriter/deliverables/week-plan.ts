import type { Deliverable } from "../draft.ts";
import { weekOf } from "../plan-period.ts";
import { shortDay } from "../spanish/dates.ts";
import { datedPlan } from "./dated-plan.ts";

export const weekPlan: Deliverable = {
  id: "week-plan",
  rule: "Objetivo de la semana, los datos contados, una tabla de piezas con fecha (fecha, canal, pieza, qué cuenta), el siguiente paso y un encargo por pieza.",
  write: (job) =>
    datedPlan(job, {
      title: (_, { from, to }) => `Plan de la semana: ${shortDay(from)} – ${shortDay(to)}`,
      period: weekOf,
      pieces: 4,
      lead: 1,
    }),
};
