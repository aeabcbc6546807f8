import type { Deliverable } from "../draft.ts";
import { labelled, lookOf, paletteOf, pictureOf, without } from "../picture.ts";
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
    const seen = picture.seen.filter((text) => text !== request.subject?.full);
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
        labelled([...lookOf(job, picture), ["Motivos", list(themes)]]),
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
