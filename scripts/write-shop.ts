// Generates Sofi's texts for the fictional shop of /sofi with the local copywriter; npm run
// site:examples runs it. The seeds were chosen before seeing the texts.
import { writeFile } from "node:fs/promises";
import { writeCopy } from "#copywriter/index.ts";
import { businessProfileInput } from "#shared/brain.ts";

/** A fictional shop, as its owner would describe it to Brain Central. */
const shop = businessProfileInput.parse({
  businessName: "Calma",
  industry: "Tienda online de cosmética artesanal",
  businessType: "b2c",
  mainService: "Jabones hechos a mano",
  targetAudience: "quien prefiere menos botes en el baño",
  audienceAge: "26-35",
  audienceLocation: "España",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram", "email"],
  products: ["jabón de avena", "champú sólido de romero", "jabón de lavanda"],
  brandValues: [],
  differentiators: ["Curado seis semanas"],
});

function write(contentType: string, ask: string, seed: string): string {
  return writeCopy({
    workerId: "sofi",
    contentType,
    prompt: ask,
    profile: shop,
    history: [],
    seed,
    today: new Date("2026-11-20T09:00:00Z"),
  });
}

function findText(text: string, pattern: RegExp): string {
  const words = text.match(pattern)?.[1];
  if (!words) throw new Error(`No ${pattern} in:\n${text}`);
  return words;
}

function writeSheet() {
  const text = write(
    "product-page",
    "Ficha del jabón de avena. Pesa 100 gramos. Lleva avena molida y aceite de oliva. Va envuelto en papel, sin plástico. 7,50 €",
    "calma-1",
  );
  const details = listOf(findText(text, /### Detalles\n\n([\s\S]+?)\n\n/));
  const price = /^Precio: /;
  return {
    title: findText(text, /\*\*Título:\*\* (.+)/),
    paragraphs: findText(text, /### Descripción\n\n([\s\S]+?)\n\n###/).split("\n\n"),
    details: details.filter((line) => !price.test(line)),
    price: findText(details.join("\n"), /^Precio: (.+)$/m),
    seoTitle: findText(text, /Título SEO:\*\* (.+)/),
    seoDescription: findText(text, /Metadescripción:\*\* (.+)/),
  };
}

const listOf = (text: string) => text.split("\n").map((line) => line.replace(/^- /, ""));

function writeCart() {
  const text = write("cart-recovery", "Carrito abandonado del jabón de avena", "calma-2");
  const [, paragraphs = "", button = ""] =
    text.match(
      /### Mensaje 1[^\n]+\n\n\*\*Asunto[^\n]+\n\n([\s\S]+?)\n\n\*\*Botón:\*\* ([^\n]+)/,
    ) ?? [];
  if (!button) throw new Error(`No message in:\n${text}`);
  return {
    paragraphs: paragraphs.split("\n\n"),
    button,
    messages: [...text.matchAll(/### Mensaje \d · ([^\n]+)\n\n\*\*Asunto:\*\* ([^\n]+)/g)].map(
      ([, when = "", subject = ""]) => ({ when, subject }),
    ),
  };
}

/** The first three points of the shop's audit. */
function writeAudit() {
  const text = write("store-audit", "", "calma-3");
  const points = text.split(/^### Punto \d+ · /m).slice(1, 4);
  return points.map((point) => ({
    where: findText(point, /^(.+)/),
    must: findText(point, /\*\*Qué mirar:\*\* (.+)/),
    fix: findText(point, /\*\*Cómo arreglarlo:\*\* (.+)/),
  }));
}

/** The expected content of web/site/content/shop-example.ts. */
export function writeShop() {
  return { sheet: writeSheet(), cart: writeCart(), audit: writeAudit() };
}

if (import.meta.main) {
  await writeFile(
    new URL("../web/site/content/shop-example.ts", import.meta.url),
    `// Written by scripts/write-shop.ts with the local copywriter. Not edited by hand.
export const shopExample = ${JSON.stringify(writeShop(), null, 2)};
`,
  );
}
