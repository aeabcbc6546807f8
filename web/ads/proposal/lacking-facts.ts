import type { AdReadiness } from "#shared/ads.ts";

/** «Faltan 2 datos»; empty when none is. */
export function lackingFacts({ factCount, factsNeeded }: AdReadiness): string {
  const lacking = factsNeeded - factCount;
  if (lacking <= 0) return "";
  return lacking === 1 ? "Falta 1 dato" : `Faltan ${lacking} datos`;
}

const shortReasons: Record<AdReadiness["missing"][number]["reason"], string> = {
  login: "Falta contar tu negocio",
  article: "Falta contar tu negocio",
  other_language: "Falta contarlo en español",
  no_products: "Falta decir qué vendes",
  few_facts: "",
};

/** What is missing, short enough for the pay bar; empty when nothing is. */
export function lackingText(readiness: AdReadiness): string {
  if (readiness.isReady) return "";
  const [first] = readiness.missing.filter(({ reason }) => reason !== "few_facts");
  return (first && shortReasons[first.reason]) || lackingFacts(readiness);
}
