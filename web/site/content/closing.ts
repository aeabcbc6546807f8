import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";

/** Under every page's last headline. */
export const closing = {
  start: "Empezar prueba gratis",
  terms: `${trialDays} días gratis. Después, ${monthlyPrice(planOf(trialPlanId))}. Cancelas cuando quieras.`,
} as const;
