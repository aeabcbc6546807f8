import type { Deliverable } from "../draft.ts";
import { campaignOf } from "../plan-period.ts";
import { capitalized } from "../spanish/sentences.ts";
import { datedPlan } from "./dated-plan.ts";

export const campaignPlan: Deliverable = {
  id: "campaign-plan",
  rule: "Objetivo, los datos contados, una tabla de piezas con fecha (fecha, canal, pieza, qué cuenta), presupuesto solo si se dio, el siguiente paso y los encargos.",
  write: (job) =>
    datedPlan(job, {
      title: ({ request, business }) => {
        const about = request.occasion ?? business.name;
        return about ? `Plan de campaña: ${capitalized(about)}` : "Plan de campaña";
      },
      period: campaignOf,
      pieces: 6,
      lead: 7,
      isOneOffer: true,
    }),
};
