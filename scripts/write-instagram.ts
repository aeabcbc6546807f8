// Generates the posts of the Instagram demo with the local copywriter; npm run site:examples runs it.
// The seeds were chosen before seeing the texts.
import { writeFile } from "node:fs/promises";
import { dataOf } from "#copywriter/data.ts";
import { writeCopy } from "#copywriter/index.ts";
import { hashtag } from "#copywriter/spanish/hashtag.ts";
import type { Trade } from "#copywriter/trades/trade.ts";
import { familyOf } from "#copywriter/trades/trade-of.ts";
import type { BusinessFacts } from "#shared/brain.ts";
import { type DemoContentType, estimateReach } from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";
import { bakery } from "./write-examples.ts";

/** The number of the advertisement in web/ads/example that shows each subject; the ensaimada is ordered. */
const pictures = { croissant: 3, sticks: 7, loaf: 5, review: 4, price: 7, ensaimada: 2 } as const;

interface Request {
  type: DemoContentType;
  worker: WorkerId;
  ask: string;
  /** The number of its advertisement in web/ads/example. */
  picture: (typeof pictures)[keyof typeof pictures];
  today?: string;
  /** A post by default; of other pieces only a part is published. */
  contentType?: "post" | "ad" | "faq" | "newsletter" | "review-reply";
  /** The bakery's differentiators for this post. */
  differentiators?: string[];
}

const rest = ["24 horas de reposo"];
const mill = ["harina de molino"];

const requests: readonly Request[] = [
  {
    type: "team",
    worker: "teo",
    ask: "Un post sin emojis. Nerea atiende el mostrador y Julio hornea. Si el sábado hay cola, salen los dos a despachar.",
    picture: pictures.sticks,
  },
  {
    type: "team",
    worker: "teo",
    ask: "Un post sin emojis. Carmen lleva el obrador y Luis reparte la hogaza. A las cinco de la mañana ya están los dos en marcha.",
    picture: pictures.loaf,
  },
  {
    type: "trending",
    worker: "teo",
    ask: "Un post sin emojis. El Día de la Madre la ensaimada se encarga hasta el viernes. Si nos dices su nombre, va escrito en la caja.",
    today: "2027-04-28",
    picture: pictures.ensaimada,
    differentiators: mill,
  },
  {
    type: "trending",
    worker: "teo",
    ask: "Un post sin emojis. La ensaimada de Navidad se encarga hasta el día 22. Se recoge el 24 por la mañana, sin hacer cola.",
    today: "2026-12-10",
    picture: pictures.ensaimada,
    differentiators: rest,
  },
  {
    type: "trending",
    worker: "teo",
    ask: "Un post sin emojis. La barra de masa madre de la vuelta al cole sale a las siete y media. Llega a tiempo para el bocadillo del recreo.",
    today: "2026-09-02",
    picture: pictures.sticks,
    differentiators: rest,
  },
  {
    type: "testimonial",
    worker: "lia",
    contentType: "review-reply",
    ask: "Reseña de 5 estrellas de Marta: «La hogaza aguanta tierna hasta el jueves»",
    picture: pictures.review,
  },
  {
    type: "testimonial",
    worker: "lia",
    contentType: "review-reply",
    ask: "Reseña de 5 estrellas de Pilar: «Vine por una barra y salí con tres ensaimadas»",
    picture: pictures.ensaimada,
  },
  {
    type: "spotlight",
    worker: "teo",
    ask: "Un post para anunciar la hogaza de centeno y nuez, sin emojis",
    picture: pictures.loaf,
    differentiators: mill,
  },
  {
    type: "spotlight",
    worker: "teo",
    ask: "Un post sin emojis. La barra de masa madre sale a las ocho y a las doce. Si la quieres caliente, ven a esa hora.",
    picture: pictures.sticks,
  },
  {
    type: "spotlight",
    worker: "ani",
    ask: "Un post corto para una foto de la ensaimada, sin emojis",
    picture: pictures.ensaimada,
  },
  {
    type: "spotlight",
    worker: "ani",
    ask: "Un post sin emojis. La ensaimada sale del horno a las cinco. Con un chocolate caliente es la merienda completa.",
    picture: pictures.ensaimada,
  },
  {
    type: "spotlight",
    worker: "bran",
    contentType: "ad",
    ask: "Un anuncio: la ensaimada a 2,20 €, hasta el domingo. Sale del horno a las cinco.",
    picture: pictures.ensaimada,
  },
  {
    type: "spotlight",
    worker: "bran",
    contentType: "ad",
    ask: "Un anuncio de la hogaza de centeno y nuez, 6,50 €. Aguanta tierna cuatro días.",
    picture: pictures.loaf,
  },
  {
    type: "spotlight",
    worker: "lia",
    ask: "Un post sin emojis. El pan se conserva mejor en una bolsa de tela. En la nevera se endurece antes.",
    picture: pictures.loaf,
  },
  {
    type: "spotlight",
    worker: "lia",
    contentType: "faq",
    ask: "Preguntas frecuentes sobre la hogaza: ¿cuánto aguanta la hogaza? Cuatro días en una bolsa de tela. ¿Se puede congelar? Sí, cortada en rebanadas.",
    picture: pictures.loaf,
  },
  {
    type: "spotlight",
    worker: "nai",
    contentType: "newsletter",
    ask: "La newsletter de diciembre. La ensaimada sale a las cinco de la tarde, a tiempo para la merienda. Para Nochebuena se encarga hasta el día 22.",
    picture: pictures.ensaimada,
  },
  {
    type: "spotlight",
    worker: "nai",
    contentType: "newsletter",
    ask: "La newsletter de enero. La barra de masa madre aguanta dos días en una bolsa de tela. Si se seca, se tuesta y vuelve a crujir.",
    today: "2027-01-11",
    picture: pictures.sticks,
  },
  {
    type: "spotlight",
    worker: "iko",
    ask: "Un post con un consejo sobre la barra de masa madre, sin emojis",
    picture: pictures.sticks,
  },
  {
    type: "spotlight",
    worker: "iko",
    ask: "Un post sin emojis. La barra de masa madre se congela en rebanadas. De ahí van directas a la tostadora.",
    picture: pictures.sticks,
  },
  {
    type: "spotlight",
    worker: "sofi",
    ask: "Un post de la hogaza de centeno y nuez, 6,50 €, pesa un kilo, sin emojis",
    picture: pictures.loaf,
  },
  {
    type: "spotlight",
    worker: "sofi",
    ask: "Un post sin emojis. La barra de masa madre cuesta 1,80 €. Pesa 400 gramos.",
    picture: pictures.price,
  },
  {
    type: "spotlight",
    worker: "marcos",
    ask: "Un post para avisar: los encargos del sábado se cierran el viernes a las 14 h, sin emojis",
    picture: pictures.loaf,
  },
  {
    type: "spotlight",
    worker: "marcos",
    ask: "Un post para avisar de que esta semana abrimos a las siete. Los cruasanes salen a esa hora. Sin emojis",
    picture: pictures.croissant,
  },
];

/** Writes a piece, without its introduction, title and explanation. */
function write(
  { worker, contentType = "post", ask, today, differentiators = [] }: Request,
  seed: string,
) {
  const profile: BusinessFacts = { ...bakery, differentiators, brandValues: [] };
  const text = writeCopy({
    // Posts are Teo's; the demo shows which colleague's subject each one is.
    workerId: contentType === "post" ? "teo" : worker,
    contentType,
    prompt: ask,
    profile,
    history: [],
    seed,
    today: new Date(`${today ?? "2026-11-20"}T09:00:00Z`),
  });
  const piece = text.split(/\n\n---(?:\n|$)/)[0]?.replace(/^[\s\S]*?## [^\n]+\n\n/, "");
  if (!piece) throw new Error(`No piece in:\n${text}`);
  return piece;
}

function findText(piece: string, pattern: RegExp): string {
  const words = piece.match(pattern)?.[1];
  if (!words) throw new Error(`No ${pattern} in:\n${piece}`);
  return words;
}

/** The published paragraphs of a piece. */
function publishedOf({ contentType, ask }: Request, piece: string): string[] {
  if (contentType === "ad")
    return [findText(piece, /Titular:\*\* (.+)/), findText(piece, /Texto principal:\*\* (.+)/)];
  if (contentType === "faq")
    return [findText(piece, /### (¿.+?\?)\n/), findText(piece, /### ¿.+?\?\n\n(.+)/)];
  if (contentType === "newsletter")
    return findText(piece, /\n\nHola:\n\n([\s\S]+?)(?:\n\n\*\*Botón|\n\nUn saludo)/)
      .split("\n\n")
      .filter((paragraph) => !paragraph.endsWith("responde a este correo."));
  if (contentType === "review-reply") return [findText(ask, /(«.+»)/), ...piece.split("\n\n")];
  return piece.split("\n\n").filter((paragraph) => !paragraph.startsWith("#"));
}

/** Each hashtag once, whatever its capitals. */
const distinct = (tags: readonly string[]) =>
  tags.filter((tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at);

const tagsOf = (piece: string) => piece.match(/^#\S+(?: #\S+)*$/m)?.[0] ?? "";

/** The hashtags of the bakery's trade and of the families of its products. */
function allHashtags(): string {
  const trade = dataOf<Trade>("trades/bakery");
  const families = [...bakery.products, "croissant"].map((thing) => familyOf(trade, thing));
  const tags = [...trade.tags, ...families.flatMap((family) => family?.tags ?? [])];
  const places = bakery.audienceLocation.split(/[,/]/).map((place) => hashtag(place.trim()));
  const own = [hashtag(bakery.businessName), ...places, hashtag(`Pan en ${bakery.businessName}`)];
  return [...new Set([...tags.map((tag) => `#${tag}`), ...own])].filter(Boolean).join(" ");
}

/** The expected content of server/features/instagram/written.ts. */
export function writeInstagram() {
  const all = allHashtags();
  return requests.map((request, at) => {
    const piece = write(request, `lumbre-${at + 1}`);
    const { type, worker, picture } = request;
    return {
      type,
      worker,
      picture,
      caption: publishedOf(request, piece).join("\n\n").replaceAll("**", ""),
      // The post's specific hashtags first.
      hashtags: distinct(`${tagsOf(piece)} ${all}`.trim().split(" ")).join(" "),
    };
  });
}

/** The expected content of web/site/content/instagram-example.ts: the page's first post. */
export function writeExample() {
  const { hashtags, ...post } = writeInstagram().find(({ type }) => type === "trending")!;
  return { ...post, hashtags: hashtags.split(" "), estimatedReach: estimateReach(1) };
}

const heading =
  "// Written by scripts/write-instagram.ts with the local copywriter. Not edited by hand.";

if (import.meta.main) {
  await writeFile(
    new URL("../server/features/instagram/written.ts", import.meta.url),
    `${heading}
import type { DemoContentType } from "#shared/instagram.ts";
import type { WorkerId } from "#shared/workers.ts";

export interface WrittenPost {
  type: DemoContentType;
  worker: WorkerId;
  picture: number;
  caption: string;
  /** With spaces between them. */
  hashtags: string;
}

export const written: readonly WrittenPost[] = ${JSON.stringify(writeInstagram(), null, 2)};
`,
  );
  await writeFile(
    new URL("../web/site/content/instagram-example.ts", import.meta.url),
    `${heading}
import type { DemoContent } from "#shared/instagram.ts";

export const postExample: DemoContent = ${JSON.stringify(writeExample(), null, 2)};
`,
  );
}
