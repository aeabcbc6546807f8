import type { BrandTone } from "#shared/brain.ts";

/** How a brand's tone sounds, said to a language model. */
export const voices: Record<BrandTone, string> = {
  professional: "profesional: claro, preciso, sin exclamaciones ni emojis de adorno",
  casual: "informal: como se habla, frases cortas, algún emoji con sentido",
  friendly: "cercano: cálido, en segunda persona, agradecido, sin empalagar",
  authoritative: "experto: afirma con datos y razones, enseña algo, sin arrogancia",
  playful: "divertido: juegos de palabras, sorpresa y humor amable, nunca a costa de nadie",
  luxury: "exclusivo: sobrio, sensorial, pocas palabras bien elegidas, sin ofertas chillonas",
};
