import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";

/** The texts of the section at the end of every page. */
export const closing = {
  start: "Empezar prueba gratis",
  terms: `${trialDays} días gratis. Después, ${monthlyPrice(planOf(trialPlanId))}. Cancelas cuando quieras.`,
} as const;
