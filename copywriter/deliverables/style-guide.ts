import type { Deliverable } from "../draft.ts";
import { lookOf, paletteOf, pictureOf } from "../picture.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";

const uses = ["Texto y contornos", "Acentos y una palabra del título", "Fondos y aire"];

export const styleGuide: Deliverable = {
  id: "style-guide",
  rule: "Paleta con códigos hexadecimales y uso, dos tipografías, tratamiento de foto, tono gráfico y errores que evitar.",
  write(job) {
    const picture = pictureOf(job);
    const { business, request } = job;
    const palette = paletteOf(job, picture.colors);
    const light = picture.light || lookOf(job, "light");
    const background = picture.background || lookOf(job, "background");
    const toldSeen = request.facts.length > 0 ? picture.seen : [];
    const told = [...toldSeen, ...picture.style, picture.light, picture.background].filter(Boolean);
    const themes = business.products.slice(0, 3).map(({ bare }) => uncapitalized(bare));
    return {
      title: `Guía de estilo de ${business.name || "tu marca"}`,
      body: [
        told.length > 0
          ? `**En una frase:** ${capitalized(list(told.filter((part, at) => told.findIndex((one) => one.includes(part)) === at)))}, en todas las imágenes.`
          : "",
        "### Color",
        `| Color | Código | Para qué |\n| --- | --- | --- |\n${palette.map(({ name, hex }, at) => `| ${capitalized(name)} | ${hex} | ${uses[at]} |`).join("\n")}`,
        "### Letra",
        `${lookOf(job, "type")}. Títulos de menos de siete palabras.`,
        "### Fotografía",
        [
          `- **Luz:** ${sentence(light)}`,
          picture.style.length > 0
            ? `- **Tonos:** ${sentence(capitalized(list(picture.style)))}`
            : "",
          `- **Fondo:** ${sentence(background.replace(/^fondo\s+/i, ""))}`,
          toldSeen.length > 0 ? `- **Materiales y elementos:** ${sentence(list(toldSeen))}` : "",
          `- **Encuadre:** ${sentence(lookOf(job, "frame"))}`,
          themes.length > 0 ? `- **Motivos:** ${sentence(list(themes))}` : "",
        ]
          .filter(Boolean)
          .join("\n"),
        "### Qué evitar",
        [
          ...picture.hidden.map((word) => `- ${sentence(word)}`),
          ...job.several("visual.avoid", 3).map((line) => `- ${line}`),
        ].join("\n"),
      ]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
};
