// Copies the site's portraits for the affiliates' pictures into a file that the server bundles:
// node scripts/write-affiliate-portraits.ts
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const shown = ["mel", "teo", "ani", "bran", "lia", "nai", "iko"];

export const portraitsFile = inProject("server/features/affiliates/material/portraits.ts");

/** The file's expected content. */
export function portraitsModule(): string {
  const sprite = readFileSync(inProject("web/ui/portraits.svg"), "utf8");
  const portraits = shown.map((worker) => {
    const [, inner] = new RegExp(`<symbol id="${worker}"[^>]*>(.*?)</symbol>`, "s").exec(sprite)!;
    // The renderer does not support CSS variables, so each picture fills in the antennae's colour.
    const shapes = inner!.replaceAll("var(--ant,#1B1530)", "ANTENNAE").replaceAll('"', "'");
    return `  ${worker}: ${JSON.stringify(shapes)},\n`;
  });
  return `// Written by scripts/write-affiliate-portraits.ts.\nexport const portraitShapes = {\n${portraits.join("")}} as const;\n`;
}

if (import.meta.main) writeFileSync(portraitsFile, portraitsModule());
