import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { correct } from "../spanish/correct.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";
import { brandLines } from "../telling.ts";
import { actionFor } from "../telling-call.ts";
import type { Fact } from "../understand/request.ts";
import { adLines, descriptionOf, metaLimits } from "./ad.ts";
import {
  buttonOf,
  callBeside,
  headlines,
  offerFacts,
  offerLead,
  offerSentences,
  says,
  serviceOf,
  startsWithAny,
  told,
} from "./selling-points.ts";

interface Words {
  measures: Partial<Record<string, string>>;
  creatives: string[];
  before: string[];
  aboutTest: string[];
  budget: string[];
}
const words = () => dataOf<Words>("lines/ad");

/** How an owner tells two sides: «uno que diga … y otro que diga …», «el A … y el B …», «… contra …». */
const pairs = [
  /\bun[oa] ((?:que|con|de|sobre) .{3,120}?),? y (?:el |la )?otr[oa] ((?:que|con|de|sobre) [^.;\n]{3,120})/i,
  /\b[Aa]\b[:,)]? ([^.;\n]{3,120}?),? (?:y|o|contra|vs) (?:el |la )?[Bb]\b[:,)]? ([^.;\n]{3,120})/,
  /(?:[:,]|\b(?:probar|comparar|compara|prueba|mejor)) ([^.,:;\n]{3,80}?) (?:contra|vs|versus|frente a) ([^.,;\n]{3,80})/i,
  /\b(?:probar|comparar|compara|prueba|mejor|a\/b|test):? ([^.,:;\n]{3,80}?) (?:o|u) ([^.,;\n]{3,80})/i,
];

/** Without the words that lead to what the ad says. */
function bare(side: string): string {
  let parts = side
    .replace(/["«»“”?¿]/g, "")
    .trim()
    .split(" ");
  while (parts.length > 1 && words().before.includes(fold(parts[0]!))) parts = parts.slice(1);
  return parts.join(" ");
}

/** The two sides that the owner wants to compare; none when none were understood. */
function sidesOf(job: Job): [string, string] | undefined {
  const [first, second] = job.request.question?.sides ?? [];
  if (first && second) return [bare(first), bare(second)];
  const typed = correct(job.brief.prompt.slice(0, 1500));
  for (const pair of pairs) {
    const [, a, b] = pair.exec(typed) ?? [];
    if (a && b) return [bare(a), bare(b)];
  }
  return undefined;
}

export const adTest: Deliverable = {
  id: "ad-test",
  rule: "Hipótesis, una sola variable, versión A y versión B completas dentro de los límites de Meta (título 40, descripción 30), métrica que decide, duración y regla para elegir.",
  write(job) {
    const sides = sidesOf(job);
    const { measures, creatives, aboutTest, budget } = words();
    const isBudget = ({ text }: Fact) => budget.some((word) => says(text, word));
    const isTest = ({ text }: Fact) =>
      startsWithAny(text, aboutTest) ||
      (sides ?? []).some((side) => says(side, text) || says(text, side));
    const all = offerFacts(job);
    const facts = all.filter((fact) => !isTest(fact) && !isBudget(fact));
    const { call, rest } = callBeside(job, facts);
    const isPicture = sides?.some((side) => startsWithAny(side, creatives)) ?? false;
    const lead = offerLead(job, rest);
    const common = [lead, ...offerSentences(job, rest)].filter(Boolean);
    const service = sentence(serviceOf(job));
    // Without sides it is tried what comes first: the offer, or what the business is.
    const second = [service, ...brandLines(job, 1), call].find(
      (text) => text && !common.includes(text),
    );
    const starts = isPicture
      ? ["", ""]
      : (sides ?? ["", second ?? ""]).map((side) => sentence(side));
    const names =
      sides ?? [common[0] ?? service, second ?? ""].map((text) => text.replace(/\.$/, ""));
    const what = isPicture
      ? "la imagen o el formato; el texto es el mismo"
      : "la primera frase del texto";
    const title = headlines(job, facts, metaLimits.title)[0] ?? job.business.name;
    const versions = starts.map((start, at) => {
      const text = [start, ...common, start === call ? "" : call].filter(Boolean).join(" ");
      const parts = { title, text, description: descriptionOf(job) };
      const picture = isPicture ? `**Imagen:** ${names[at]}\n\n` : "";
      return `### Versión ${"AB".charAt(at)}: ${names[at]}\n\n${picture}${adLines(parts, buttonOf(job))}`;
    });
    const measure = measures[actionFor(job)] ?? "coste por conversación iniciada";
    const spent = all.filter(isBudget).map((fact) => told(fact).replace(/^Presupuesto:? /, ""));
    return {
      title: "Prueba A/B",
      body: `**Qué se compara:** «${names[0]}» o «${names[1]}».

**Lo único que cambia:** ${what}. Público, presupuesto, titular y botón son los mismos.

${versions.join("\n\n")}

### Cómo se hace

| Qué | Regla |
| --- | --- |
| Métrica que decide | ${capitalized(measure)} |
| Presupuesto | ${[...spent, "La mitad"].join(" ")} para cada versión |
| Duración | Una semana completa, sin tocar nada |
| Gana | La de menor ${measure}; si quedan casi iguales, otra semana |`,
      note: sides
        ? undefined
        : "No me dijiste qué dos mensajes comparar. Esta prueba compara por dónde empieza el texto; si quieres otra cosa, dímela.",
      reasons: [
        "Solo cambia una cosa: así se sabe a qué se debe la diferencia.",
        "Una semana completa recoge los días laborables y el fin de semana.",
      ],
    };
  },
};
