import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, sentence, sentencesOf, uncapitalized } from "../spanish/sentences.ts";
import type { Fact } from "../understand/request.ts";
import { firstFitting, packed, shortened } from "./fit.ts";
import {
  buttonOf,
  familyLines,
  leadOf,
  placeOf,
  type SellingPoints,
  says,
  sellingPoints,
} from "./selling-points.ts";

export const metaLimits = { text: 125, title: 40, description: 30 } as const;

/** What an ad begins with. */
export type Angle = "offer" | "use" | "audience" | "trust" | "place" | "action";

const angleNames: Record<Angle, string> = {
  offer: "por la oferta",
  use: "por el detalle",
  audience: "por a quién va",
  trust: "por la confianza",
  place: "por el sitio",
  action: "por el siguiente paso",
};

export interface AdParts {
  title: string;
  text: string;
  description: string;
}

/** The angles that this business and request have something for, the strongest first. */
export function anglesOf(job: Job, points: SellingPoints): Angle[] {
  const angles: Angle[] = ["offer"];
  if (job.plainness === 0 && points.facts.length < 3 && hookOf(job)) angles.push("use");
  if (points.audience && points.isAudienceTold) angles.push("audience");
  if (points.own.length > 0) angles.push("trust");
  if (placeOf(job) && job.plainness < 2) angles.push("place");
  if (points.audience && !points.isAudienceTold) angles.push("audience");
  angles.push("action");
  return angles;
}

/** What is true of the thing in its trade. */
const hookOf = (job: Job) => familyLines(job, "hook.trade", 1)[0] ?? "";

/** «Hogaza de centeno en Lumbre: harina de molino y 24 horas de reposo.», where nothing else was told. */
function richLead(points: SellingPoints, max: number): string {
  if (points.facts.length > 0 || points.thing === "" || points.own.length === 0) return "";
  const own = points.own.map((text) => uncapitalized(text.replace(/\.$/, "")));
  const start = `${capitalized(points.thing)} ${points.at}`.trim();
  return firstFitting(
    [sentence(`${start}: ${list(own.slice(0, 2))}`), sentence(`${start}: ${own[0]}`)],
    max,
  );
}

/** One ad; `late` are the facts that no ad before had room for. */
export function adParts(
  job: Job,
  points: SellingPoints,
  angle: Angle,
  { late = [], titles = [] }: { late?: readonly Fact[]; titles?: readonly string[] } = {},
): AdParts & { told: Set<Fact> } {
  const { name } = job.business;
  const place = placeOf(job);
  const { limits } = job.request;
  // A limit that no text can keep is meant for the title.
  const asked = limits.maxCharsEach ?? limits.maxChars ?? (limits.isShort ? 90 : metaLimits.text);
  const max = asked < 60 ? metaLimits.text : Math.min(metaLimits.text, asked);
  const { own, call } = points;
  const isPlaced = points.facts.some(({ text, atoms }) => says(text, place) || isPlaceIn(atoms));
  const before =
    angle === "audience"
      ? `Para ${points.audience.replace(/^(?:para|a) /iu, "")}: `
      : angle === "place" && !isPlaced
        ? `En ${place}: `
        : "";
  const rich = angle === "offer" ? richLead(points, max) : "";
  const lead = rich ? { text: rich, used: new Set<Fact>() } : leadOf(points, max, before);
  const rest = [...late, ...points.facts]
    .filter((fact, at, all) => !lead.used.has(fact) && all.indexOf(fact) === at)
    .map((fact) => ({ fact, text: sentence(fact.text) }));
  const facts = rest.map(({ text }) => text);
  const { offer } = points;
  const hook = angle === "use" ? hookOf(job) : "";
  const [first = "", second = ""] = rich ? [] : own;
  const extra = angle === "offer" ? second : facts.length === 0 && angle !== "use" ? first : "";
  // What was told gives way to nothing; what is kept stands in the order of the angle.
  const { used } = packed(
    angle === "trust"
      ? [lead.text, ...facts, first, offer, call, second]
      : [lead.text, offer, ...facts, hook, call, extra],
    max,
  );
  const inOrder =
    angle === "trust"
      ? [first, lead.text, offer, ...facts, second, call]
      : angle === "action"
        ? [call, lead.text, offer, ...facts]
        : [hook, lead.text, offer, ...facts, extra, call];
  const text = inOrder.filter((part) => part && used.has(part)).join(" ");
  const told = new Set([
    ...lead.used,
    ...rest.filter((part) => used.has(part.text)).map(({ fact }) => fact),
  ]);
  const taken = new Set(sentencesOf(text).map(fold));
  const title = titleOf(job, points, angle, new Set([...taken, ...titles.map(fold)]));
  const description = firstFitting(
    [
      ...points.facts
        .filter((fact) => !told.has(fact))
        .map((fact) => shortened(fact.text, metaLimits.description, fact.isSentence)),
      ...own.map((line) => line.replace(/\.$/, "")).filter((line) => !says(text, line)),
      ...points.facts.map((fact) => fact.text),
      place && !isPlaced && `En ${place}`,
      name,
    ].filter((line) => line && !taken.has(fold(line)) && !says(title, line)),
    metaLimits.description,
  );
  return { title, text, description: capitalized(description), told };
}

const isPlaceIn = (atoms: Fact["atoms"]) => atoms.some(({ kind }) => kind === "place");

/** A title that neither a sentence of the text nor another ad has. */
function titleOf(
  job: Job,
  points: SellingPoints,
  angle: Angle,
  taken: ReadonlySet<string>,
): string {
  const { name } = job.business;
  const place = placeOf(job);
  const main = leadOf(points, metaLimits.title).text.replace(/\.$/, "");
  const first = points.facts.find(({ text }) => says(main, text));
  // «clase» says less than the «primera clase» of the fact.
  const told = shortened(first?.text ?? main, points.subject ? 30 : 40, first?.isSentence);
  const thing = capitalized(
    points.subject.includes(" ") || told === ""
      ? shortened(points.subject, metaLimits.title)
      : told,
  );
  const price = points.facts.find(
    ({ role, text }) => role === "price" && /^(?:desde )?\S?\d/.test(text),
  );
  const isNoun = thing !== "" && !/[.:,]/.test(thing) && !first?.isSentence;
  const isPlaced =
    says(thing, place) ||
    / en \p{Lu}/u.test(`${points.subject} ${thing}`) ||
    points.facts.some(({ atoms }) => isPlaceIn(atoms));
  const placed = place && isNoun && !isPlaced && `${thing} en ${place}`;
  const named = isNoun && !says(name, thing) && `${thing} · ${name}`;
  const candidates = [
    angle === "offer" &&
      isNoun &&
      price &&
      !/\d/.test(thing) &&
      `${thing}: ${uncapitalized(price.text)}`,
    angle === "offer" && main,
    angle === "audience" &&
      isNoun &&
      !/ (?:para|con) /.test(thing) &&
      `${thing} para ${points.audience.replace(/^(?:para|a) /iu, "")}`,
    angle === "place" ? placed : named,
    placed,
    named,
    thing,
    main,
    ...points.own.map((line) => line.replace(/\.$/, "")),
    place && `${name}, en ${place}`,
    name,
  ];
  const fresh = candidates.filter((title) => title && !taken.has(fold(title)));
  return firstFitting([...fresh, thing, name], metaLimits.title);
}

/** An ad as pages and users know it. */
export const adLines = ({ title, text, description }: AdParts, button: string) =>
  [
    `**Titular:** ${title}`,
    `**Texto principal:** ${text}`,
    description && `**Descripción:** ${description}`,
    `**Botón:** ${button}`,
  ]
    .filter(Boolean)
    .join("\n\n");

const networkNames: Partial<Record<string, string>> = {
  linkedin: "LinkedIn",
  facebook: "Facebook",
  instagram: "Instagram",
  tiktok: "TikTok",
};

export const ad: Deliverable = {
  id: "ad",
  rule: "Tres variantes para Meta. Cada una con «Texto principal» (máximo 125), «Título» (máximo 40), «Descripción» (máximo 30) y «Botón» (uno de los de Meta, como «Más información» o «Comprar»). Sin atributos personales, promesas de salud ni superlativos que no se puedan probar.",
  write(job) {
    const points = sellingPoints(job);
    const count = job.count(3, 5);
    const button = buttonOf(job);
    let late: Fact[] = [];
    const titles: string[] = [];
    const texts = new Set<string>();
    const ads: { angle: Angle; parts: AdParts }[] = [];
    for (const angle of anglesOf(job, points)) {
      if (ads.length === count) break;
      const parts = adParts(job, points, angle, { late, titles });
      // Two ads that say the same test nothing.
      if (texts.has(parts.text)) continue;
      texts.add(parts.text);
      titles.push(parts.title);
      late = points.facts.filter((fact) => !parts.told.has(fact));
      ads.push({ angle, parts });
    }
    return {
      title: `Anuncio para ${networkNames[job.request.network ?? ""] ?? "Meta"}`,
      body: ads
        .map(({ angle, parts }, at) =>
          ads.length === 1
            ? adLines(parts, button)
            : `### Anuncio ${at + 1}: ${angleNames[angle]}\n\n${adLines(parts, button)}`,
        )
        .join("\n\n"),
      reasons: [
        "Cada texto cabe en lo que se enseña sin cortar: 125, 40 y 30 caracteres.",
        ads.length > 1
          ? "Cada anuncio empieza por un sitio distinto: así se ve cuál funciona."
          : "",
        "Todo lo que dice sale de lo que contaste y de tu Brain Central.",
      ].filter(Boolean),
    };
  },
};
