import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";

const afterwards = `Después, ${monthlyPrice(planOf(trialPlanId))}.`;

/** Under every page's last headline. */
export const closing = {
  start: "Empezar prueba gratis",
  terms: `${trialDays} días gratis. ${afterwards} Cancelas cuando quieras.`,
  /** Where the headline has said how long it is free. */
  shortTerms: `${afterwards} Cancelas cuando quieras.`,
} as const;
