import type { BrandTone } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";

const tones: Readonly<Record<BrandTone, string>> = {
  professional: "profesional",
  casual: "informal",
  friendly: "cercano",
  authoritative: "experto",
  playful: "divertido",
  luxury: "elegante",
};

/** A complete prompt for a specialist, in the person's name. */
export function order(
  copy: Copy,
  workerId: WorkerId,
  what: string,
): { workerId: WorkerId; prompt: string } {
  const { wish } = copy.request;
  const extras = [
    wish && wish.id !== "sell"
      ? `Objetivo: ${copy.fill("{aim}").replace("darte", "darnos").replace("tus", "nuestros")}.`
      : "",
    copy.request.season ? `Es para ${copy.request.season.name}.` : "",
    copy.request.when ? `Fecha: ${copy.request.when}.` : "",
    copy.request.offer ? `Oferta: ${copy.request.offer}.` : "",
    copy.request.audience ? `Dirigido a ${copy.request.audience}.` : "",
    copy.formal ? "Trata de usted al cliente." : "",
    copy.request.tone && !copy.formal ? `Tono ${tones[copy.request.tone]}.` : "",
    copy.request.emoji === false ? "Sin emojis." : "",
    copy.request.hashtags ? "" : "Sin hashtags.",
    ...copy.request.facts,
  ].filter(Boolean);
  return { workerId, prompt: copy.fill([what, ...extras].join(" ")) };
}
