// Generates the home page's examples with the local copywriter; npm run site:examples runs it.
// The seeds were chosen before seeing the texts.
import { writeFile } from "node:fs/promises";
import { writeCopy } from "#copywriter/index.ts";
import { businessProfileInput } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";

/** A fictional bakery, as its owner would describe it to Brain Central. */
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

const loaf = "la hogaza de centeno y nuez";

const requests: readonly { worker: WorkerId; contentType: string; ask: string }[] = [
  { worker: "teo", contentType: "post", ask: `Un post para anunciar ${loaf}, sin emojis` },
  {
    worker: "bran",
    contentType: "ad",
    ask: `Un anuncio de ${loaf}: reposa 24 horas y lleva harina de molino`,
  },
  {
    worker: "lia",
    contentType: "review-reply",
    ask: "Reseña de 5 estrellas de Marta: la mejor hogaza del barrio",
  },
  {
    worker: "nai",
    contentType: "email",
    ask: "Un correo: la barra de masa madre sale del horno a las ocho y a las doce",
  },
  {
    worker: "iko",
    contentType: "posting-schedule",
    ask: "¿A qué hora publico?",
  },
  {
    worker: "vivi",
    contentType: "reel-script",
    ask: `Un reel corto: ${loaf} reposa 24 horas y sale del horno a las ocho`,
  },
];

/** The expected content of web/site/content/written.ts. */
export function writeExamples() {
  return requests.map(({ worker, contentType, ask }, at) => ({
    worker,
    contentType,
    ask,
    text: writeCopy({
      workerId: worker,
      contentType,
      prompt: ask,
      profile: bakery,
      history: [],
      seed: `lumbre-${at + 1}`,
      today: new Date("2026-11-20T09:00:00Z"),
    }),
  }));
}

if (import.meta.main) {
  await writeFile(
    new URL("../web/site/content/written.ts", import.meta.url),
    `// Written by scripts/write-examples.ts with the local copywriter. Not edited by hand.
export const written = ${JSON.stringify(writeExamples(), null, 2)} as const;
`,
  );
}
