import type { DemoInput, DemoTexts } from "./texts.ts";

const longestName = 60;

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("es") + text.slice(1);

/** The first product in the typed text, short enough for a headline. */
export function nameOfProduct(typed: string): string {
  const first = typed
    .replace(/[«»“”"]/g, "")
    .split(/[,;:(]|\. /)[0]!
    .replace(/[\s.]+$/, "")
    .trim();
  const name = first || typed.trim();
  if (name.length <= longestName) return name;
  const cut = name.slice(0, longestName);
  return cut.slice(0, cut.lastIndexOf(" ") > 20 ? cut.lastIndexOf(" ") : longestName).trim();
}

/** Fills the business and product names into a text: in quotation marks as typed, at the start with a capital. */
export function fill(
  text: string,
  { businessName, product }: Pick<DemoInput, "businessName" | "product">,
) {
  const name = nameOfProduct(product);
  const filled = text.replace(/«\{producto\}»|\{producto\}|\{negocio\}/g, (place) => {
    if (place === "{negocio}") return businessName;
    return place === "{producto}" ? capital(name) : `«${name}»`;
  });
  return capital(filled);
}

/** The text for a path like `nai.parts.0.text`; empty when there is none. */
export function textAt(texts: DemoTexts, path: string, typed: DemoInput): string {
  if (path === "product") return capital(nameOfProduct(typed.product));
  if (path === "business") return typed.businessName;
  // Shown struck out above the shortened name, when they differ.
  if (path === "typed") {
    const isSame = typed.product.toLowerCase() === nameOfProduct(typed.product).toLowerCase();
    return isSame ? "" : typed.product;
  }
  let value: unknown = texts;
  for (const step of path.split(".")) {
    value = (value as Record<string, unknown> | undefined)?.[step];
  }
  return typeof value === "string" ? fill(value, typed) : "";
}
