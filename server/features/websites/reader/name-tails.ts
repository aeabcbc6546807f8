import type { SiteProduct } from "#db/schema-site-facts.ts";
import { adProductName, adProductNameMax } from "#shared/added-facts.ts";
import { wholeSentences } from "./product-details.ts";
import { foldText } from "./texts.ts";

const nameMax = 40;
const descriptionMax = 200;

/**
 * A product whose description begins with what an advertisement would leave out of its name: «1ª edición,
 * dedicado», «de martes a jueves». A bracket at the end of a name over 40 characters is moved there, as
 * is what follows its colon.
 */
export function withNameTail(product: SiteProduct): SiteProduct {
  const { name, description = "" } = product;
  const short = adProductName(name);
  if (name.length <= adProductNameMax || short === name || short === "") return product;
  const tail = tailOf(name, short);
  const isLabelled = name.length > nameMax && name.startsWith(`${short}:`);
  const bare = name.length > nameMax ? name.replace(/(?<=\S{3})\s*\([^()]+\)$/, "") : name;
  const named = isLabelled ? short : bare;
  if (tail === "" || foldText(description).includes(foldText(tail)))
    return { ...product, name: named };
  return { ...product, name: named, description: joined(tail, description) };
}

function tailOf(name: string, short: string): string {
  const brackets = [...name.matchAll(/\(([^()]+)\)/g)].map(([, inner]) => inner ?? "");
  const rest = name.startsWith(short) ? name.slice(short.length) : brackets.join(", ");
  const bare = rest
    .replace(/^[\s.,:;·|/–—-]+/, "")
    .replace(/^\(([^()]*)\)$/, "$1")
    .replace(/^\([^()]*\),\s*(?=\p{L})/u, "")
    .trim();
  return /[\p{L}\d]/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : "";
}

function joined(tail: string, description: string): string {
  if (description === "") return tail;
  const end = /[.!?]$/.test(tail) ? "" : ".";
  const whole = `${tail}${end} ${description}`;
  return whole.length <= descriptionMax ? whole : (wholeSentences(whole) ?? tail);
}
