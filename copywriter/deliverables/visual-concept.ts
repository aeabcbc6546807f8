import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { labelled, lookOf, type Picture, paletteOf, pictureOf, without } from "../picture.ts";
import { capitalized, uncapitalized } from "../spanish/sentences.ts";
import { termsOf } from "./clause-parts.ts";

const lettersOnly = "el texto solo, grande y bien ordenado";

/** What is seen: as told, else letters alone where something is to be read, else what this business does. */
function seenOf(job: Job, { seen, texts }: Picture): string {
  if (seen.length > 0) return seen.slice(0, 5).join(", ");
  if (texts.length > 0) return lettersOnly;
  const { business } = job;
  const [product] = business.products;
  if (product && (business.traits.has("goods") || business.traits.has("edible")))
    return product.full;
  const shot = job.say("video.shot");
  return shot ? uncapitalized(shot) : `un trabajo de ${business.name || "tu negocio"}, de cerca`;
}

export const visualConcept: Deliverable = {
  id: "visual-concept",
  rule: "Idea en una frase, encuadre, luz, fondo, paleta con códigos hexadecimales, lo que no se ve, texto, tipografía y formatos (1080×1080, 1080×1920).",
  write(job) {
    const picture = pictureOf(job);
    const { business, request } = job;
    const seen = seenOf(job, picture);
    const palette = paletteOf(job, picture.colors);
    const look = lookOf(job, picture);
    const name = request.bans.includes("business") ? "" : business.name;
    const texts = [
      ...picture.texts,
      picture.texts.length > 0 ? "" : request.occasion || name,
    ].filter(Boolean);
    const hidden = without([...picture.hidden, "logotipos de otras marcas"]);
    return {
      title: `Concepto visual: ${picture.seen[0] ?? (texts[0] || seen)}`,
      body: [
        `**Idea:** ${capitalized(seen)}, y nada más que distraiga.`,
        labelled([
          ...look,
          ["Color", palette.map(({ name, hex }) => `${name} ${hex}`).join(" · ")],
          ["Fuera de cuadro", hidden],
          ["Texto en la imagen", texts.map((text) => `«${capitalized(text)}»`).join(" · ")],
          ["Tipografía", job.say("visual.type")],
          ["Formatos", "1080 × 1080 para publicación y 1080 × 1920 para historia"],
        ]),
        termsOf(picture.kept),
        seen === lettersOnly
          ? ""
          : `**Para pedirla a un generador de imágenes:** ${capitalized([seen, ...look.slice(1).map(([, text]) => text), "sin texto", hidden].filter(Boolean).join(", "))}.`,
      ]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
};
