import { formatHex, parse } from "culori";
import type { SiteColor } from "#db/schema-site-facts.ts";
import { type Declaration, parseDeclarations } from "./css-rules.ts";
import { metaTexts } from "./head.ts";
import { type HtmlPage, isElement } from "./page.ts";
import { rankColors, type WeightedColor } from "./ranked-colors.ts";

/**
 * The page's colours by how much they are used, brand colours before black, white and grey. Sources are
 * style rules whose selectors match something on the page, its attributes and its theme-colour metadata.
 */
export function readColors(
  page: HtmlPage,
  stylesheets: readonly string[],
  manifest: { themeColor: string | null; backgroundColor: string | null } | null,
): SiteColor[] {
  const found: WeightedColor[] = [];
  const { $ } = page;
  const inline = $("style").toArray().slice(0, 60);
  const sheets = [...inline.map((style) => $(style).text()), ...stylesheets];
  const declarations = sheets.slice(0, 70).flatMap(parseDeclarations).slice(0, 60_000);
  const properties = customProperties(declarations);
  const uses = countUses(page);
  for (const { selector, property, value } of declarations) {
    if (property.startsWith("--")) continue;
    const weight = weightOf(property) * uses(selector);
    if (weight > 0) for (const hex of colorsOf(value, properties)) found.push({ hex, weight });
  }
  for (const [name, value] of properties) {
    if (!brandNames.test(name)) continue;
    for (const hex of colorsOf(value, properties)) found.push({ hex, weight: 6 });
  }
  for (const element of $("[style], [bgcolor], font[color]").toArray().slice(0, 3_000)) {
    const { style = "", bgcolor, color } = element.attribs;
    for (const { property, value } of parseDeclarations(`x{${style};}`)) {
      for (const hex of colorsOf(value, properties))
        found.push({ hex, weight: weightOf(property) });
    }
    for (const hex of colorsOf(bgcolor ?? "", properties)) found.push({ hex, weight: 3 });
    for (const hex of colorsOf(color ?? "", properties)) found.push({ hex, weight: 1 });
  }
  const declaredColors = [
    ...(metaTexts(page).get("theme-color") ?? []),
    ...(metaTexts(page).get("msapplication-tilecolor") ?? []),
    manifest?.themeColor ?? "",
    $('link[rel="mask-icon"]').attr("color") ?? "",
  ];
  for (const value of declaredColors)
    for (const hex of colorsOf(value, properties)) found.push({ hex, weight: 14 });
  return rankColors(found);
}

const brandNames =
  /(^|-)(brand|primary|primario|principal|accent|acento|marca|secondary|secundario|main|theme)(-?(color|500|600))?$/;

function weightOf(property: string): number {
  if (property === "background" || property === "background-color") return 3;
  if (property === "background-image" || property === "fill") return 1.5;
  if (property === "color" || property === "stroke") return 1.2;
  if (/^border(-\w+)?(-color)?$/.test(property) || property === "accent-color") return 0.6;
  return 0;
}

function customProperties(declarations: readonly Declaration[]): Map<string, string> {
  const properties = new Map<string, string>();
  for (const { property, value } of declarations) {
    if (property.startsWith("--") && !properties.has(property)) properties.set(property, value);
  }
  return properties;
}

const colorText =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl|hwb|oklch|oklab|lab|lch)a?\([^()]{1,80}\)|\b[a-z]{3,20}\b/gi;

function colorsOf(value: string, properties: Map<string, string>): string[] {
  const whole = resolveVariables(value, properties).replace(/url\([^)]{0,400}\)/gi, " ");
  return (whole.match(colorText) ?? []).slice(0, 12).flatMap((text) => {
    const color = parse(text.toLowerCase());
    const alpha = (color as { alpha?: number } | undefined)?.alpha ?? 1;
    // A nearly transparent colour mostly shows what lies behind it.
    return !color || alpha < 0.35 ? [] : [formatHex(color)];
  });
}

/** Replaces `var(…)` by its custom property's value, at most five levels deep. */
function resolveVariables(value: string, properties: Map<string, string>): string {
  let text = value.slice(0, 600);
  for (let level = 0; level < 5 && text.includes("var("); level += 1) {
    text = text
      .replace(/var\(\s*(--[\w-]{1,80})\s*(?:,([^()]{0,80}))?\)/g, (_, name, instead = "") => {
        return (properties.get(name) ?? instead).slice(0, 200);
      })
      .slice(0, 600);
  }
  return text;
}

/** How much of the page a selector matches, estimated from its names; hover states count almost nothing. */
function countUses({ $ }: HtmlPage): (selector: string) => number {
  const counts = new Map<string, number>();
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const element of $("*").toArray().filter(isElement)) {
    count(element.name);
    for (const name of (element.attribs.class ?? "").slice(0, 600).split(/\s+/)) {
      if (name) count(`.${name}`);
    }
    if (element.attribs.id) count(`#${element.attribs.id}`);
  }
  const cache = new Map<string, number>();
  const one = (selector: string): number => {
    if (/:(hover|focus|active|visited|disabled)|::selection/.test(selector)) return 0.1;
    const names = selector
      .replace(/\[[^\]]*\]|:{1,2}[\w-]+(\([^()]*\))?/g, " ")
      .match(nameInSelector);
    if (!names) return /:root|\*/.test(selector) ? 1 : 0;
    const matches = Math.min(...names.map((name) => counts.get(name) ?? 0));
    if (matches === 0) return 0;
    return (1 + Math.log2(matches)) * (eyeCatchers.test(selector) ? 2.5 : 1);
  };
  return (selector) => {
    const before = cache.get(selector);
    if (before !== undefined) return before;
    const uses = Math.max(0, ...selector.slice(0, 600).split(",").slice(0, 20).map(one));
    cache.set(selector, uses);
    return uses;
  };
}

const nameInSelector = /[.#]?-?[a-z_][\w-]*/gi;
const eyeCatchers =
  /btn|button|boton|cta|header|cabecera|hero|banner|nav|price|precio|logo|brand|footer|h1|h2/i;
