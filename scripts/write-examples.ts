// Writes the site's examples anew with the local copywriter: node scripts/write-examples.ts
// A test says when they are no longer what it writes. Read them before keeping them: the seeds are
// chosen by hand.
import { writeFile } from "node:fs/promises";
import { writeCopy } from "#server/features/workers/copywriter/copywriter.ts";
import { businessProfileInput } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";

/** An invented bakery, as its owner would describe it to Brain Central. */
export const bakery = businessProfileInput.parse({
  businessName: "Lumbre",
  industry: "Panadería",
  businessType: "b2c",
  mainService: "Pan de masa madre y bollería del día",
  targetAudience: "vecinos del barrio que desayunan en casa",
  audienceAge: "36-45",
  audienceLocation: "Ruzafa, Valencia",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram", "facebook"],
  products: ["hogaza de centeno y nuez", "barra de masa madre", "ensaimada"],
  brandValues: ["cercanía", "paciencia"],
  differentiators: ["24 horas de reposo", "harina de molino"],
});

interface Request {
  worker: WorkerId;
  contentType: string;
  ask: string;
  seed: string;
}

function write({ worker, contentType, ask, seed }: Request): string {
  return writeCopy({
    workerId: worker,
    contentType,
    prompt: ask,
    profile: bakery,
    history: [],
    seed,
    today: new Date("2026-11-20T09:00:00Z"),
  });
}

const loaf = "la hogaza de centeno y nuez";

const requests: Request[] = [
  {
    worker: "teo",
    contentType: "post",
    ask: `Un post para anunciar ${loaf}, sin emojis`,
    seed: "s1",
  },
  { worker: "bran", contentType: "ad", ask: `Un anuncio de ${loaf}`, seed: "s2" },
  {
    worker: "lia",
    contentType: "review-reply",
    ask: "Reseña de 5 estrellas de Marta: la mejor hogaza del barrio",
    seed: "s5",
  },
  {
    worker: "nai",
    contentType: "email",
    ask: "Un correo sobre la barra de masa madre",
    seed: "s13",
  },
  {
    worker: "iko",
    contentType: "posting-schedule",
    ask: "¿A qué hora publico para que me lean mis vecinos?",
    seed: "s10",
  },
  { worker: "vivi", contentType: "reel-script", ask: `Un reel corto de ${loaf}`, seed: "s79" },
];

/** The rest of the week: one line of each piece, found in what was written. */
const days: (Request & { day: string; line: RegExp })[] = [
  { day: "Mar", ...requests[1]!, line: /Titular:\*\* (.+)/ },
  {
    day: "Mié",
    worker: "ani",
    contentType: "image-copy",
    ask: "Un texto para la foto de la ensaimada",
    seed: "s4",
    line: /Título:\*\* (.+)/,
  },
  { day: "Jue", ...requests[3]!, line: /Asunto:\*\* (.+)/ },
  { day: "Vie", ...requests[4]!, line: /Primera línea: «(.+?)»/ },
  { day: "Sáb", ...requests[5]!, line: /\n\*\*([^*]+?)\*\*\n/ },
  { day: "Dom", ...requests[2]!, line: /### Opción 1\n\n(.+)/ },
];

function found(text: string, pattern: RegExp, what: string): string {
  const line = text.match(pattern)?.[1];
  if (!line) throw new Error(`No ${what} in:\n${text}`);
  // A headline in display type goes without the emoji that closes it.
  return line.replace(/\s*\p{Extended_Pictographic}\uFE0F?$/u, "").trim();
}

/** What its small picture has room for. */
const lineLengthMax = 48;

/** What web/site/content/written.ts must hold today. */
export function writeExamples() {
  const monday = write(requests[0]!);
  const [, headline, body] = monday.match(/\*\*(.+?)\*\*\n\n([\s\S]*?)\n\n---/) ?? [];
  if (!headline || !body) throw new Error(`No post in:\n${monday}`);
  const paragraphs = body.split("\n\n");
  const lines = days.map(({ day, worker, contentType, line, ...rest }) => ({
    day,
    worker,
    contentType,
    line: found(write({ worker, contentType, ...rest }), line, `line for ${day}`),
  }));
  const seen = new Set([headline]);
  for (const { day, line } of lines) {
    if (line.length > lineLengthMax) throw new Error(`Too long for ${day}: «${line}»`);
    if (seen.has(line)) throw new Error(`Twice in a week: «${line}»`);
    seen.add(line);
  }
  return {
    monday: {
      ask: requests[0]!.ask,
      headline: found(monday, /\*\*(.+?)\*\*/, "headline"),
      text: paragraphs[0],
      hashtags: paragraphs.at(-1)!.split(" ").slice(0, 3).join(" "),
      why: found(monday, /\n2\. (.+)/, "reason"),
    },
    days: lines,
    requests: requests.map((request) => ({
      worker: request.worker,
      contentType: request.contentType,
      ask: request.ask,
      text: write(request),
    })),
  };
}

if (import.meta.main) {
  await writeFile(
    new URL("../web/site/content/written.ts", import.meta.url),
    `// Written by scripts/write-examples.ts with the local copywriter. Not edited by hand.
export const written = ${JSON.stringify(writeExamples(), null, 2)};
`,
  );
}
