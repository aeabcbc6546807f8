/** The four steps of a purchase, as named in the address: `/instant-ads?paso=propuesta`. */
export const steps = ["web", "analisis", "propuesta", "pago"] as const;
export type Step = (typeof steps)[number];

export const stepNames: Record<Step, string> = {
  web: "tu web",
  analisis: "la leemos",
  propuesta: "tu propuesta",
  pago: "el pago",
};

export const stepParam = "paso";

/** The step an address asks for; the first when it is none of them. */
export function stepFromAddress(search: URLSearchParams): Step {
  const requested = search.get(stepParam);
  return steps.find((step) => step === requested) ?? "web";
}

export const stepHref = (step: Step): string =>
  step === "web" ? "/instant-ads" : `/instant-ads?${stepParam}=${step}`;
