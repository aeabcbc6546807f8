import type { Voice } from "#db/schema-site-facts.ts";
import type { BrandTone } from "#shared/brain.ts";
import { addressOf } from "./address-form.ts";
import { foldText } from "./texts.ts";

const tones: Record<BrandTone, RegExp> = {
  luxury:
    /\b(exclusiv\w*|lujo\w*|luxury|premium|alta (costura|joyeria|relojeria)|artesanal\w*|atelier|elegan\w+|refinad\w+|sofisticad\w+|distincion|unic[oa] en su|pieza unica|edicion limitada|selecto|privad[oa]|bespoke|a medida|exquisit\w+|excelencia)\b/g,
  playful:
    /\b(diver\w+|jueg\w+|loc[oa]s?|guay|flip\w+|molon\w*|a lo loco|fiesta|sorpresa|magia|superheroe\w*|risas?|locura|yay|wow|fun|chuches|bichos?|travesur\w+|pelud\w+|achuch\w+)\b/g,
  casual:
    /\b(chollos?|ofertas?|rebajas?|barat\w+|mejor precio|precios? (bajos?|minimos?)|envio gratis|descuentos?|outlet|hola|echa un vistazo|pasate|finde|bici|peli|cole|promo\w*|liquidacion|deals?|sale)\b/g,
  friendly:
    /\b(familia\w*|familiar|carino|casa|hogar|juntos|bienvenid\w+|te esperamos|os esperamos|cerca\w*|barrio|amig[oa]s?|de siempre|corazon|mimo|acoged\w+|cuidam\w+|sonrisa|abuel[oa]|vecin\w+|como en casa|welcome|home)\b/g,
  authoritative:
    /\b(expert\w+|especialist\w+|lider\w*|anos de experiencia|certificad\w+|doctor\w*|dra|dr|colegiad\w+|investigacion|cientific\w+|metodo|diagnostico|tratamientos?|normativa|acreditad\w+|titulad\w+|cirug\w+|clinic\w+|leading|evidence)\b/g,
  professional:
    /\b(soluciones|empresas?|servicios?|clientes?|profesional\w*|calidad|compromiso|eficien\w+|asesor\w+|gestion|presupuesto|proyectos?|confianza|garantia|consultor\w+|solutions|business|services|abogad\w+|fiscal|contabilidad)\b/g,
};

/** The page's form of address, and the tone of ours that its words match best. */
export function readVoice(words: string): Voice {
  const text = words.slice(0, 30_000);
  const plain = foldText(text);
  const count = Math.max(60, plain.split(" ").length);
  const times = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const address = addressOf(text);
  const scores = Object.entries(tones).map(([tone, pattern]) => {
    const rate = (times(pattern) * 100) / count;
    return { tone: tone as BrandTone, score: rate * (toneWeights[tone as BrandTone] ?? 1) };
  });
  const exclamationRate =
    (((text.match(/!/g)?.length ?? 0) + countEmoji(text) * 1.5) * 100) / count;
  const add = (tone: BrandTone, by: number) => {
    scores.find((one) => one.tone === tone)!.score += by;
  };
  add("playful", Math.max(0, exclamationRate - 1.2) * 0.8);
  add("casual", Math.min(1.2, exclamationRate * 0.4));
  if (address === "usted") add("professional", 0.9);
  if (address === "usted") add("authoritative", 0.3);
  if (address === "tu" || address === "vos" || address === "vosotros") add("friendly", 0.7);
  if (address === null) add("professional", 0.4);
  scores.sort((one, other) => other.score - one.score);
  return { tone: scores[0]!.tone, address };
}

// Common business words weigh less; words of luxury and play weigh more.
const toneWeights: Partial<Record<BrandTone, number>> = {
  luxury: 1.6,
  playful: 1.4,
  professional: 0.6,
};

function countEmoji(text: string): number {
  return text.match(/\p{Extended_Pictographic}/gu)?.length ?? 0;
}
