import type { Deliverable } from "../draft.ts";
import { labelled, paletteOf, pictureOf, without } from "../picture.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { termsOf } from "./clause-parts.ts";

const uses = ["Texto y contornos", "Acentos y una palabra del título", "Fondos y aire"];

export const styleGuide: Deliverable = {
  id: "style-guide",
  rule: "Paleta con códigos hexadecimales y uso, dos tipografías, tratamiento de foto y errores que evitar.",
  write(job) {
    const picture = pictureOf(job);
    const { business, request } = job;
    const palette = paletteOf(job, picture.colors);
    const seen = request.facts.length > 0 ? picture.seen : [];
    const told = [...seen, ...picture.style, picture.light, picture.background].filter(Boolean);
    const themes = business.products.slice(0, 3).map(({ bare }) => uncapitalized(bare));
    return {
      title: `Guía de estilo de ${business.name || "tu marca"}`,
      body: [
        told.length > 0
          ? `**En una frase:** ${capitalized(told.join(", "))}, en todas las imágenes.`
          : "",
        "### Color",
        `| Color | Código | Para qué |\n| --- | --- | --- |\n${palette.map(({ name, hex }, at) => `| ${capitalized(name)} | ${hex} | ${uses[at]} |`).join("\n")}`,
        "### Letra",
        `${job.say("visual.type")}. Títulos de menos de siete palabras.`,
        "### Fotografía",
        [
          labelled("Luz", picture.light || job.say("visual.light")),
          labelled(
            "Fondo",
            (picture.background || job.say("visual.background")).replace(/^fondo (?:de )?/iu, ""),
          ),
          labelled("Tonos", picture.style.join(", ")),
          labelled("Encuadre", job.say("visual.frame")),
          labelled("Motivos", list(themes)),
        ]
          .filter(Boolean)
          .join("\n"),
        termsOf(picture.kept),
        "### Qué evitar",
        [
          ...(picture.hidden.length > 0
            ? [`Imágenes ${without(picture.hidden)}: es lo que pediste.`]
            : []),
          ...job.several("visual.avoid", 3),
        ]
          .map((line) => `- ${sentence(line)}`)
          .join("\n"),
      ]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
};
