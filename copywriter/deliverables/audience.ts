import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import type { Fact } from "../understand/request.ts";
import { packed } from "./fit.ts";
import {
  namedSubject,
  ownWords,
  placeOf,
  type SellingPoints,
  says,
  sellingPoints,
} from "./selling-points.ts";

interface Group {
  name: string;
  who: string;
  how: string;
  size: string;
  message: string;
}

/** «agencias de publicidad pequeñas y museos» are two groups; «quienes tienen casa y jardín» is one. */
function groupsIn(told: string): string[] {
  const audience = told
    .replace(/^(?:que )?busquen? /iu, "quienes buscan ")
    .replace(/^(?:que )?quieran? /iu, "quienes quieren ")
    .replace(/^(?:que )?necesiten? /iu, "quienes necesitan ");
  if (/\b(?:que|con|de \d)/.test(audience)) return [audience];
  const parts = audience.split(/, | y (?=\p{L}{4})| e (?=i|hi)/u).map((part) => part.trim());
  return parts.every((part) => part.length > 3) ? parts.slice(0, 3) : [audience];
}

/** In an order for an audience, what is told without a price or a time says who is meant. */
function whoIn(job: Job, points: SellingPoints): { groups: string[]; facts: Fact[] } {
  const { request, business } = job;
  const isProduct = (text: string) => business.products.some(({ bare }) => says(text, bare));
  const whos = points.facts.filter(
    ({ role, text, isSentence }) =>
      ["what", "condition"].includes(role) &&
      !/^(?:se|me|te|le|lo|a) /iu.test(text) &&
      !isProduct(text) &&
      !isSentence,
  );
  const told = request.audience && !isProduct(request.audience) ? [request.audience] : [];
  const main = told[0] ?? whos[0]?.text ?? business.audience;
  const more = whos.filter(({ text }) => text !== main && !says(main, text));
  const groups = groupsIn(main || "quienes ya buscan esto");
  return {
    // What was added belongs to the first group.
    groups: groups.map((group, at) =>
      at === 0 && more.length > 0 ? `${group}, ${more.map(({ text }) => text).join(", ")}` : group,
    ),
    facts: points.facts.filter((fact) => !whos.includes(fact)),
  };
}

function interestsOf(job: Job): string {
  const { business } = job;
  // Nobody is interested in a name that is new.
  const products = business.products.filter(({ hasArticle }) => hasArticle);
  const named = products.filter(({ bare }) => bare === namedSubject(job)?.bare);
  const words = [
    ...named.map(({ bare }) => bare),
    business.industry,
    ...(business.trade?.searches ?? []).filter(ownWords(job)).slice(0, 3),
    ...products.map(({ bare }) => bare),
  ].map((text) => text.toLowerCase());
  return list(
    [...new Map(words.filter(Boolean).map((word) => [fold(word), word])).values()].slice(0, 4),
  );
}

function coldGroups(job: Job, points: SellingPoints): Group[] {
  const { business } = job;
  const { groups, facts } = whoIn(job, points);
  const interests = interestsOf(job);
  const place = placeOf(job);
  const roles = job.say("audience.roles");
  const size = job.say("audience.size-cold");
  const service = sentence(business.service);
  const told = facts.map(({ text }) => sentence(text));
  return groups.map((group, at) => {
    const about = told[0] ?? service;
    const start = `Para ${group.split(",")[0]}: ${points.isName && about.startsWith(points.subject) ? about : uncapitalized(about)}`;
    return {
      name: group.split(",")[0]!,
      who: sentence(
        place && !says(group, place)
          ? `${capitalized(group)}, en ${place} y alrededores`
          : capitalized(group),
      ),
      how: `${roles} Intereses y palabras: ${interests}.`.trim(),
      size,
      message:
        packed([start, ...told.slice(1), ...points.own.slice(at), points.call], 125).text ||
        service,
    };
  });
}

export const audience: Deliverable = {
  id: "audience",
  rule: "Tres públicos: quiénes son, intereses o palabras clave, exclusiones, tamaño orientativo como hipótesis y mensaje para cada uno. Sin segmentar por salud, ideología, religión u origen.",
  write(job) {
    const points = sellingPoints(job);
    const own = points.own.slice(0, 2).join(" ");
    const thing = job.business.service || job.subject.bare;
    const warm: Group[] = [
      {
        name: "quienes ya conocen el negocio",
        who: job.say("audience.warm"),
        how: "Se crea en la cuenta publicitaria con la actividad de la página, el perfil y la web.",
        size: "Pequeño: depende de las visitas de ahora.",
        message: packed([own, points.call], 125).text || points.call,
      },
      {
        name: "parecidos a la clientela actual",
        who: "Gente que se parece a quienes ya han comprado.",
        how: "Público similar a partir de la lista de clientes, subida con su permiso.",
        size: "Amplio: se acota por zona.",
        message: packed([sentence(thing), ...points.own.slice(1), points.call], 125).text,
      },
    ];
    const groups = [...coldGroups(job, points), ...warm].slice(0, job.count(3, 5));
    const excluded = [...points.exclusions, job.say("audience.exclude"), "el propio equipo"].filter(
      Boolean,
    );
    return {
      title: `Público: ${groups[0]!.name}`,
      body: [
        ...groups.map(
          ({ name, who, how, size, message }, at) => `### Público ${at + 1}: ${uncapitalized(name)}

**Quiénes son:** ${who}

**Cómo se define:** ${how}

**Tamaño (hipótesis):** ${size}

**Mensaje:** ${message}`,
        ),
        `**Exclusiones:** ${list(excluded)}.`,
      ].join("\n\n"),
      reasons: [
        "Los grupos salen de lo que dijiste y de tu Brain Central.",
        "El tamaño no lleva cifras: se ve en la cuenta al crear cada público.",
      ],
    };
  },
};
