// Writes into each page made at build the rules that it needs, so that it is drawn without waiting
// for a style sheet. Pages without React need no more; the others load their sheets with their code.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rulesFor } from "./needed-rules.mjs";

const folder = process.argv[2];
const read = (address) => readFileSync(join(folder, address), "utf8");
// Scripts name files of other hosts, too.
const built = new Set(readdirSync(join(folder, "assets")));
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
  const inlined = `<style>${needed}</style>`;
  const rest = html
    .slice(first)
    // shell-script.ts makes style sheets of them again, as React expects to find them.
    .replaceAll(sheetLink, (link) => (hydrated ? link.replace("stylesheet", "sheet") : ""));
  writeFileSync(join(folder, path), html.slice(0, first) + inlined + rest);
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
