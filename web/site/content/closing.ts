import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";

const afterwards = `Después, ${monthlyPrice(planOf(trialPlanId))}.`;

/** Under every page's last headline. */
export const closing = {
  start: "Empezar prueba gratis",
  terms: `${trialDays} días gratis. ${afterwards} Cancelas cuando quieras.`,
} as const;
