import type { Deliverable } from "../draft.ts";
import { labelled, lookOf, paletteOf, pictureOf, seenList } from "../picture.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";
import { headline } from "../telling.ts";

export const visualConcept: Deliverable = {
  id: "visual-concept",
  rule: "Idea en una frase, composición, paleta con códigos hexadecimales, tipografía, luz, elementos que sí y que no, y formatos (1080×1080, 1080×1920).",
  write(job) {
    const picture = pictureOf(job);
    const seen = seenList(picture);
    const palette = paletteOf(job, picture.colors);
    const light = picture.light || lookOf(job, "light");
    const background = picture.background || lookOf(job, "background");
    const frame = lookOf(job, "frame");
    const idea = job.say("visual.idea", { seen });
    const subject = job.request.subject ?? undefined;
    const text =
      job.facts("price").length > 0
        ? headline(job, 40)
        : subject
          ? capitalized(subject.bare)
          : job.business.name;
    const hidden = [...picture.hidden, "logotipos de otras marcas", "texto pequeño"];
    return {
      title: `Concepto visual: ${subject ? subject.bare : seen}`,
      body: [
        `**Idea:** ${capitalized(idea)}.`,
        [
          labelled("Encuadre", frame),
          labelled("Luz", light),
          labelled("Fondo", background.replace(/^fondo\s+/i, "")),
          `- **Color:** ${capitalized(palette.map(({ name, hex }) => `${name} ${hex}`).join(" · "))}`,
          labelled("Tonos", list(picture.style)),
          labelled("Se ve", seen),
          labelled("No se ve", list(hidden)),
          `- **Texto en la imagen:** «${text}».`,
          labelled("Tipografía", lookOf(job, "type")),
          "- **Formatos:** 1080 × 1080 para publicación y 1080 × 1920 para historia, con el quinto inferior libre.",
        ]
          .filter(Boolean)
          .join("\n"),
        `**Para pedirla a un generador de imágenes:** ${capitalized([seen, light, `fondo ${background.replace(/^fondo\s+/i, "")}`, `tonos ${list(palette.map(({ name }) => name))}`, "sin texto", "sin logotipos", ...picture.hidden.map((word) => `sin ${word}`)].join(", "))}.`,
      ].join("\n\n"),
    };
  },
};
