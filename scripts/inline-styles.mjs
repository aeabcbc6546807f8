// Inlines into each prerendered page the CSS rules that it needs, so that it renders without waiting
// for a style sheet. Pages with React load the full sheets later, with their code. A long page without
// React gets the rules of its first screen inline, and the rest in a sheet after that screen.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { remainingRules, usedRules } from "./needed-rules.mjs";

const folder = process.argv[2];
const read = (address) => readFileSync(join(folder, address), "utf8");
// Code may also name files on other hosts.
const built = new Set(readdirSync(join(folder, "assets")));
// TCP's initial window: ten packets of 1460 bytes are sent before the first acknowledgement.
const firstWindowBytes = 14_480;
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

for (const path of readdirSync(folder, { recursive: true })) {
  // The app's fallback page serves routes that are not known at build time.
  if (!path.endsWith(".html") || path === "__spa-fallback.html") continue;
  const html = read(path);
  const links = [...html.matchAll(sheetLink)];
  if (links.length === 0) continue;
  const styles = links.map(([, address]) => read(address)).join("");
  const hydrated = html.includes('<script type="later"');
  const needed = usedRules(styles, html, readCode(html));
  const first = links[0].index;
  const rest = html
    .slice(first)
    // shell-script.ts turns them back into style sheets, because React expects them.
    .replaceAll(sheetLink, (link) => (hydrated ? link.replace("stylesheet", "sheet") : ""));
  const withStyles = (rules) => `${html.slice(0, first)}<style>${rules}</style>${rest}`;
  const whole = withStyles(needed);
  writeFileSync(join(folder, path), hydrated ? whole : splitStyles(whole, needed, withStyles));
}

/**
 * Splits the rules of a page that exceeds the initial TCP window: the first screen's rules go into the
 * head, and the others into a sheet after the first section, where it only blocks what follows.
 */
function splitStyles(whole, needed, withStyles) {
  if (brotliCompressSync(whole).length <= firstWindowBytes) return whole;
  const end = endOfFirstScreen(withStyles(""));
  if (end === undefined) return whole;
  const first = usedRules(needed, withStyles("").slice(0, end), "");
  const sheetRules = remainingRules(needed, first);
  const name = `${createHash("sha256").update(sheetRules).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(join(folder, "assets", `page-${name}`), sheetRules);
  // Firefox only waits for a sheet when a script follows it.
  const sheet = `<link rel="stylesheet" href="/assets/page-${name}"/><script> </script>`;
  const page = withStyles(first);
  const at = page.length - (withStyles("").length - end);
  return page.slice(0, at) + sheet + page.slice(at);
}

/** The end of the section with the page's title; undefined when nothing follows it. */
function endOfFirstScreen(html) {
  const title = html.indexOf("<h1");
  let depth = 0;
  for (const { 0: tag, index } of html.matchAll(/<\/?section\b[^>]*>/g)) {
    depth += tag.startsWith("</") ? -1 : 1;
    if (depth > 0 || index < title) continue;
    const end = index + tag.length;
    return html.startsWith("</main>", end) ? undefined : end;
  }
  return undefined;
}

/** The code of the page's scripts, SVGs and imports, without what loads together with the full sheets. */
function readCode(html) {
  const found = new Map();
  const waiting = [...html.matchAll(/<[^>]+(?:src|href)="(\/assets\/[^"#]+\.(?:js|svg))/g)]
    .filter(([element]) => !element.includes('rel="later"'))
    .map(([, address]) => address);
  while (waiting.length > 0) {
    const address = waiting.pop();
    if (found.has(address)) continue;
    const code = read(address);
    found.set(address, code);
    for (const [, name] of code.matchAll(/["'`/]([\w.~-]+\.js)["'`]/g)) {
      if (built.has(name)) waiting.push(`/assets/${name}`);
    }
  }
  return [...found.values()].join("\n");
}
