import { parseDeclarations } from "./css-rules.ts";
import type { HtmlPage } from "./page.ts";
import { plainText } from "./texts.ts";

const ignoredFamilies =
  /^(inherit|initial|unset|revert|serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|-apple-system|blinkmacsystemfont|emoji|math|var\(.*|segoe ui( emoji| symbol)?|apple color emoji|noto color emoji|.*(icon|awesome|glyph|dashicons|swiper|slick).*)$/i;

/** Font families that the page uses, most used first, at most six. */
export function readFonts({ $ }: HtmlPage, stylesheets: readonly string[]): string[] {
  const uses = new Map<string, number>();
  const count = (family: string, by: number) => {
    const name = plainText(family.replace(/["']|!important/g, ""), 60).replace(/[“”‘’]/g, "");
    if (name === "" || ignoredFamilies.test(name)) return;
    uses.set(name, (uses.get(name) ?? 0) + by);
  };
  for (const { attribs } of $('link[href*="fonts.googleapis.com/css"]').toArray().slice(0, 10)) {
    for (const list of URL.parse(attribs.href ?? "", "https://x/")?.searchParams.getAll("family") ??
      []) {
      for (const family of list.split("|").slice(0, 6)) count(family.split(":")[0]!, 3);
    }
  }
  const sheets = [
    ...$("style")
      .toArray()
      .map((style) => $(style).text()),
    ...stylesheets,
  ];
  for (const { property, value } of sheets.slice(0, 70).flatMap(parseDeclarations)) {
    const families =
      property === "font-family"
        ? value
        : property === "font"
          ? value.split(/\d\S*\s/).at(-1)!
          : "";
    const first = families.split(",")[0];
    if (first) count(first, 1);
  }
  return [...uses]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([name]) => name);
}
