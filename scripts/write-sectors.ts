// Generates the weeks of the sector pages with the local copywriter; npm run site:examples runs it.
// The seeds follow from the sector and the day. Bad texts are excluded below, never edited by hand.
import { writeFile } from "node:fs/promises";
import { writeCopy } from "#copywriter/index.ts";
import { type SectorBusiness, sectorBusinesses } from "./site-sectors/businesses.ts";

const days = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"] as const;

/** Excluded days, whose text repeats another day or does not fit the industry. */
const excludedDays: Readonly<Record<string, readonly string[]>> = {
  restaurantes: ["Domingo"],
  "tiendas-online": ["Miércoles", "Jueves"],
  software: ["Lunes", "Jueves", "Domingo"],
  belleza: ["Martes", "Miércoles", "Jueves", "Viernes"],
  fitness: ["Sábado", "Domingo"],
  inmobiliarias: ["Sábado", "Domingo"],
  educacion: ["Miércoles", "Jueves", "Domingo"],
  salud: ["Viernes", "Sábado", "Domingo"],
  finanzas: ["Miércoles", "Jueves"],
  automocion: ["Martes", "Sábado", "Domingo"],
};

function matchText(text: string, pattern: RegExp): RegExpMatchArray {
  const match = text.match(pattern);
  if (!match) throw new Error(`No ${pattern} in:\n${text}`);
  return match;
}

/** Removes the emoji at the end of a headline. */
const withoutEmoji = (line: string) => line.replace(/\s*\p{Extended_Pictographic}\uFE0F?$/u, "");

/** Orders a post on a subject, or from what the owner tells in whole sentences. */
const postOrder = (about: string) =>
  /^\p{Lu}/u.test(about) ? `Un post sin emojis. ${about}.` : `Un post sin emojis sobre ${about}`;

function writeDay({ sector, profile, week }: SectorBusiness, at: number) {
  const { about, image } = week[at]!;
  const day = days[at]!;
  const written = writeCopy({
    workerId: image ? "ani" : "teo",
    contentType: image ? "image-copy" : "post",
    prompt: image ? `Texto para imagen: ${about}` : postOrder(about),
    profile,
    history: [],
    seed: `${sector}-${at + 1}`,
    today: new Date("2026-11-20T09:00:00Z"),
  });
  if (image) {
    const [, headline, text] = matchText(
      written,
      /\*\*Título:\*\* (.+)\n- \*\*Línea de apoyo:\*\* (.+)/,
    );
    return { day, worker: "ani" as const, headline: withoutEmoji(headline!), text: text! };
  }
  const [, headline, body] = matchText(written, /\*\*(.+?)\*\*\n\n([\s\S]*?)\n\n---/);
  const paragraphs = body!.split("\n\n");
  return {
    day,
    worker: "teo" as const,
    headline: withoutEmoji(headline!),
    text: paragraphs.slice(0, -1).join(" "),
    hashtags: paragraphs.at(-1)!.split(" ").slice(0, 3).join(" "),
  };
}

/** The expected content of web/site/sectors/written.ts. */
export function writeSectors() {
  return Object.fromEntries(
    sectorBusinesses.map((business) => [
      business.sector,
      business.week
        .map((_, at) => writeDay(business, at))
        .filter(({ day }) => !excludedDays[business.sector]?.includes(day)),
    ]),
  );
}

if (import.meta.main) {
  await writeFile(
    new URL("../web/site/sectors/written.ts", import.meta.url),
    `// Written by scripts/write-sectors.ts with the local copywriter. Not edited by hand.
export const writtenWeeks = ${JSON.stringify(writeSectors(), null, 2)} as const;
`,
  );
}
