// Writes into each page made at build the rules that it needs, so that it is drawn without waiting
// for a style sheet. Pages with React load their sheets with their code; a long page without React has
// the rules of its first screen in itself, and all of them in a sheet behind that.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { rulesBeyond, rulesFor } from "./needed-rules.mjs";

const folder = process.argv[2];
const read = (address) => readFileSync(join(folder, address), "utf8");
// Scripts name files of other hosts, too.
const built = new Set(readdirSync(join(folder, "assets")));
// What a server sends before it waits for the first answer: ten packets of 1460 bytes.
const firstWindowBytes = 14_480;
const sheetLink = /<link rel="stylesheet" href="([^"#]+)#?"\/>/g;

for (const path of readdirSync(folder, { recursive: true })) {
  // The application's shell stands for pages that it does not know.
  if (!path.endsWith(".html") || path === "__spa-fallback.html") continue;
  const html = read(path);
  const links = [...html.matchAll(sheetLink)];
  if (links.length === 0) continue;
  const styles = links.map(([, address]) => read(address)).join("");
  const hydrated = html.includes('<script type="later"');
  const needed = rulesFor(styles, html, codeOf(html));
  const first = links[0].index;
  const rest = html
    .slice(first)
    // shell-script.ts makes style sheets of them again, as React expects to find them.
    .replaceAll(sheetLink, (link) => (hydrated ? link.replace("stylesheet", "sheet") : ""));
  const withStyles = (rules) => `${html.slice(0, first)}<style>${rules}</style>${rest}`;
  const whole = withStyles(needed);
  writeFileSync(join(folder, path), hydrated ? whole : inTwoParts(whole, needed, withStyles));
}

/**
 * A page that does not come in one go has only what is seen first in its head; all its rules follow
 * behind the section of its title, where a sheet holds back what stands below it and nothing above.
 */
function inTwoParts(whole, needed, withStyles) {
  if (brotliCompressSync(whole).length <= firstWindowBytes) return whole;
  const end = endOfFirstScreen(withStyles(""));
  if (end === undefined) return whole;
  const first = rulesFor(needed, withStyles("").slice(0, end), "");
  const sheetRules = rulesBeyond(needed, first);
  const name = `${createHash("sha256").update(sheetRules).digest("base64url").slice(0, 8)}.css`;
  writeFileSync(join(folder, "assets", `page-${name}`), sheetRules);
  // Firefox waits for a sheet only where a script comes after it.
  const sheet = `<link rel="stylesheet" href="/assets/page-${name}"/><script> </script>`;
  const page = withStyles(first);
  const at = page.length - (withStyles("").length - end);
  return page.slice(0, at) + sheet + page.slice(at);
}

/** Where the section ends that has the page's title; undefined where nothing follows it. */
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

/** All that the page's own scripts and drawings say, and what those load; not what comes with the whole sheets. */
function codeOf(html) {
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
