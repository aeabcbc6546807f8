// Generates the texts of /demos with the local copywriter; npm run site:examples runs it, and a test
// fails when they are outdated. Proofread them before committing: a text must fit any product, otherwise
// leave its industry out, which then gets the general texts.
import { mkdir, writeFile } from "node:fs/promises";
import { writeCopy } from "#server/features/workers/copywriter/copywriter.ts";
import { businessProfileInput } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";

/** Placeholder names without meaning, so that the texts fit any product. */
const business = "Zarvel";
const product = "Zelmiro";

/** The copywriter's industry for each group. The seeds were chosen before seeing the texts. */
export const demoGroups = {
  general: "Otro",
  restaurantes: "Restaurante",
  "tiendas-online": "E-commerce",
  software: "Software (SaaS)",
  fitness: "Fitness",
  belleza: "Belleza",
  educacion: "Academia",
  finanzas: "Finanzas",
  salud: "Salud",
  inmobiliarias: "Inmobiliaria",
  automocion: "Automoción",
  panaderias: "Panadería",
  cafeterias: "Cafetería",
  floristerias: "Floristería",
  peluquerias: "Peluquería",
  hoteles: "Hotel",
  fotografia: "Fotografía",
  abogados: "Abogados",
  veterinarias: "Veterinaria",
  reformas: "Reformas",
  dentistas: "Dentista",
  joyerias: "Joyería",
  talleres: "Taller mecánico",
} as const;
type DemoGroup = keyof typeof demoGroups;

interface Request {
  worker: WorkerId;
  type: string;
  ask: string;
  /** Leaves out the product, for texts about the industry. */
  bare?: true;
}

const seed = "d2";

function writerFor(industry: string) {
  return ({ worker, type, ask, bare }: Request): string =>
    writeCopy({
      workerId: worker,
      contentType: type,
      prompt: ask,
      profile: businessProfileInput.parse({
        businessName: business,
        industry,
        businessType: "b2c",
        mainService: bare ? industry : product,
        targetAudience: "clientes de la zona",
        audienceAge: "",
        primaryGoal: "sales",
        brandTone: "friendly",
        preferredPlatforms: ["instagram"],
        products: bare ? [] : [product],
      }),
      history: [],
      seed,
      // A Sunday, four weeks away from any holiday.
      today: new Date("2026-09-13T09:00:00Z"),
    });
}

/** Inserts placeholders; the product is put in quotation marks unless it begins a sentence. */
function fillable(text: string): string {
  return text
    .trim()
    .replaceAll(business, "{negocio}")
    .replace(new RegExp(product, "g"), (_, at: number, whole: string) =>
      /(^|[.:?!] )$/.test(whole.slice(0, at)) ? "{producto}" : "«{producto}»",
    );
}

function findText(text: string, pattern: RegExp, part = 1): string {
  const match = text.match(pattern)?.[part];
  if (!match) throw new Error(`No ${pattern} in:\n${text}`);
  return fillable(match);
}

/** The paragraphs between the greeting and the button, each with the heading above it, if any. */
function partsOf(letter: string): { title: string; text: string }[] {
  const [, between] = letter.match(/¿qué tal\?\n\n([\s\S]+?)\n\n\*\*→/) ?? [];
  if (!between) throw new Error(`No letter in:\n${letter}`);
  const parts: { title: string; text: string }[] = [];
  let title = "";
  for (const line of between.split("\n\n").map(fillable)) {
    if (line.startsWith("### ")) title = line.slice(4);
    else {
      parts.push({ title, text: line });
      title = "";
    }
  }
  // Drops the second of more than three paragraphs, to keep it short.
  return parts.length > 3 ? parts.filter((_, at) => at !== 1) : parts;
}

/** The expected content of web/site/demos/texts/<group>.json. */
export function writeDemo(group: DemoGroup) {
  const write = writerFor(demoGroups[group]);
  const post = write({
    worker: "teo",
    type: "post",
    ask: `Un post para anunciar ${product}, sin emojis`,
  });
  const [title, ...lines] = findText(post, /## Post para Instagram\n\n([\s\S]+?)\n\n---/).split(
    "\n\n",
  );
  const tags = lines.pop()!.split(" ");
  const nameTags = [product, business].map((name) => `#${name.toLowerCase()}`);
  const ad = write({ worker: "bran", type: "ad", ask: `Un anuncio de ${product}` });
  const audience = write({ worker: "bran", type: "audience", ask: `Público para ${product}` });
  const concept = write({
    worker: "ani",
    type: "visual-concept",
    ask: `Concepto visual de ${product}`,
  });
  const questions = write({
    worker: "lia",
    type: "faq",
    ask: `Preguntas frecuentes de mi negocio: ${demoGroups[group].toLowerCase()}`,
    bare: true,
  });
  const letter = write({ worker: "nai", type: "newsletter", ask: `Boletín sobre ${product}` });
  const month = write({ worker: "iko", type: "month-plan", ask: `Plan del mes para ${product}` });
  const hours = write({ worker: "iko", type: "posting-schedule", ask: "¿A qué hora publico?" });
  const sheet = write({ worker: "sofi", type: "product-page", ask: `Ficha de ${product}` });
  const shelf = write({ worker: "sofi", type: "collection", ask: `Colección de ${product}` });
  const pieces = [
    ...month
      .split("### Semana 2")[0]!
      .matchAll(/\| (\S+) \d+ \S+ \| ([^|]+) \| ([^|]+) \| ([^|]*)\|/g),
  ];
  if (pieces.map(([, day]) => day).join() !== "Lun,Mié,Vie")
    throw new Error(`Other days:\n${month}`);
  // The first two questions are the same for every business.
  const answered = [...questions.matchAll(/\n\*\*(¿.+?)\*\*\n\n(.+)/g)];
  const [, question, answer] = answered[2] ?? answered[1]!;
  return {
    teo: {
      title: fillable(title!.replaceAll("**", "")),
      lines: lines.map(fillable),
      tags: tags
        .filter((tag) => !nameTags.includes(tag))
        .slice(0, 3)
        .join(" "),
    },
    ani: {
      idea: findText(concept, /\*\*Idea:\*\* (.+)/),
      light: findText(concept, /\*\*Luz:\*\* (.+)/),
    },
    bran: {
      title: findText(ad, /\*\*Titular:\*\* (.+)/),
      text: findText(ad, /\*\*Texto principal:\*\* (.+)/),
      button: findText(ad, /\*\*Botón:\*\* (.+)/),
      interests: findText(audience, /intereses: (.+?) \|/),
    },
    lia: { question: fillable(question!), answer: fillable(answer!) },
    nai: {
      subject: findText(letter, /\*\*Asunto:\*\* (.+)/),
      parts: partsOf(letter),
      button: findText(letter, /\*\*→ (.+?)\*\*/),
    },
    iko: {
      aim: findText(month, /### Semana 1: (.+)/),
      pieces: pieces.map(([, , format, about, line]) => ({
        format: format!,
        about: fillable(about!.replace(/^[^:]+: /, "")),
        line: fillable(line!),
      })),
      hours: findText(hours, /\| Instagram \| [^|]+ \| ([^|]+) \|/),
    },
    sofi: {
      line: findText(shelf, /\n\*\*(.+?)\*\*/),
      title: findText(sheet, /\*\*Título SEO:\*\* (.+)/),
      description: findText(sheet, /\*\*Descripción SEO:\*\* (.+)/),
      pictureWords: findText(sheet, /\*\*Texto alternativo de la foto:\*\* (.+)/),
      button: findText(shelf, /### Al final de la página\n\n(.+?)\.?\n/),
    },
  };
}

export const demoTextsFolder = new URL("../web/site/demos/texts/", import.meta.url);

/** The text of a group's file. */
export const demoFile = (texts: ReturnType<typeof writeDemo>) =>
  `${JSON.stringify(texts, null, 2)}\n`;

if (import.meta.main) {
  await mkdir(demoTextsFolder, { recursive: true });
  for (const group of Object.keys(demoGroups) as DemoGroup[]) {
    await writeFile(new URL(`${group}.json`, demoTextsFolder), demoFile(writeDemo(group)));
  }
}
