import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { actionFor } from "../telling-call.ts";
import { type AdParts, adLines, adParts, anglesOf, metaLimits } from "./ad.ts";
import { firstFitting, packed, shortened } from "./fit.ts";
import { buttonOf, placeOf, type SellingPoints, sellingPoints } from "./selling-points.ts";

const measures: Partial<Record<string, string>> = {
  book: "coste por reserva",
  buy: "coste por compra",
  order: "coste por pedido",
  quote: "coste por presupuesto pedido",
  call: "coste por llamada",
  signup: "coste por inscripción",
};

/** The two sides that the owner wants to compare, as ads that only differ in them. */
function toldSides(job: Job, points: SellingPoints): readonly (readonly [string, AdParts])[] {
  const sides = job.request.question?.sides ?? [];
  if (sides.length < 2) return [];
  const { name } = job.business;
  const place = placeOf(job);
  const common = points.facts.filter(
    ({ text }) => !sides.some((side) => side.includes(text) || text.includes(side)),
  );
  const thing = capitalized(job.subject.bare);
  return sides.slice(0, 2).map((side) => {
    const start = sentence(side);
    const service = sentence(job.business.service);
    return [
      side,
      {
        title: firstFitting(
          [capitalized(side), capitalized(shortened(side, metaLimits.title)), thing, name],
          metaLimits.title,
        ),
        text: packed(
          [start, service, ...common.map(({ text }) => sentence(text)), points.call],
          metaLimits.text,
        ).text,
        description: firstFitting([place && `En ${place}`, name], metaLimits.description),
      },
    ] as const;
  });
}

function ownSides(job: Job, points: SellingPoints): (readonly [string, AdParts])[] {
  const names = {
    offer: "empezar por la oferta",
    use: "empezar por el detalle",
    audience: "empezar por a quién va",
    trust: "empezar por lo propio",
    place: "empezar por el sitio",
    action: "empezar por el siguiente paso",
  } as const;
  const angles = anglesOf(job, points);
  const both = angles.includes("trust") ? (["offer", "trust"] as const) : angles.slice(0, 2);
  const [first, ...rest] = both.map((angle) => ({
    name: names[angle],
    parts: adParts(job, points, angle),
  }));
  // Only the text may differ.
  return [first!, ...rest].map(({ name, parts }) => [
    name,
    { ...parts, title: first!.parts.title, description: first!.parts.description },
  ]);
}

export const adTest: Deliverable = {
  id: "ad-test",
  rule: "Hipótesis, una sola variable, versión A y versión B completas dentro de los límites de Meta (125 / 40 / 30), métrica que decide, duración y regla para elegir.",
  write(job) {
    const points = sellingPoints(job);
    const told = toldSides(job, points);
    const sides = told.length === 2 ? told : ownSides(job, points);
    const [[a, partsA], [b, partsB]] = [sides[0]!, sides[1]!];
    const measure = measures[actionFor(job)] ?? "coste por conversación iniciada";
    const button = buttonOf(job);
    const variable = told.length === 2 ? "el mensaje (titular y texto)" : "el texto principal";
    return {
      title:
        told.length === 2
          ? `Prueba A/B: ${a} o ${b}`
          : `Prueba A/B${points.subject ? `: ${points.subject}` : ""}`,
      body: `**Hipótesis:** uno de los dos mensajes, «${uncapitalized(a)}» o «${uncapitalized(b)}», consigue un ${measure} claramente más bajo.

**Lo único que cambia:** ${variable}. Imagen, público, presupuesto y botón son los mismos.

### Versión A: ${uncapitalized(a)}

${adLines(partsA, button)}

### Versión B: ${uncapitalized(b)}

${adLines(partsB, button)}

### Cómo se hace

| Qué | Regla |
| --- | --- |
| Métrica que decide | ${capitalized(measure)} |
| Duración | Una semana completa, sin tocar nada |
| Reparto | La mitad del presupuesto a cada versión |
| Gana | La de menor ${measure}, si la diferencia se mantiene los últimos días; si quedan casi iguales, otra semana o la que dé menos trabajo mantener |`,
      reasons: [
        "Solo cambia una cosa: así se sabe a qué se debe la diferencia.",
        "Una semana completa recoge los días laborables y el fin de semana.",
      ],
    };
  },
};
