import { fold } from "../language/escape.ts";

const kinds =
  /^(?:para [a-z]{4,}|king size|queen size|[a-z]{3,}(?:al|iles|ales|ares|[ai]v[oa]s|os[oa]s|antes|ad[oa]s?|ic[oa]s?))$/;
/** What is so today, and what it is for once: neither says which thing it is. */
const passing =
  /^(?:agot|rebaj|termin|lleg|reserv|vend|encarg|agend|para (?:hoy|esta|este|llevar|pedir|regal|navidad|reyes|boda|mama|papa))/;

/** «Sábanas de algodón matrimoniales», typed alone: the product with what says which; else undefined. */
export function withItsKind(product: string, prompt: string): string | undefined {
  const [clause = ""] = prompt.trim().split(/[,;:\n]|\.(?!\d)/);
  const key = fold(product);
  if (!fold(clause).startsWith(`${key} `)) return undefined;
  const rest = clause.trim().split(/\s+/).slice(key.split(" ").length).join(" ");
  return kinds.test(fold(rest)) && !passing.test(fold(rest))
    ? `${product} ${rest.toLowerCase()}`
    : undefined;
}
