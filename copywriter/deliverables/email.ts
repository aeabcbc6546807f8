import type { Deliverable } from "../draft.ts";
import {
  closing,
  mailText,
  openingLine,
  preheaderLine,
  subjectLine,
  toldLines,
  toldParagraphs,
} from "./mail.ts";

export const email: Deliverable = {
  id: "email",
  rule: "«Asunto» (máximo 60), «Preencabezado» (máximo 90), cuerpo de 90 a 220 palabras con una sola acción y despedida. Sin asuntos engañosos.",
  write: (job) => {
    const lines = toldLines(job).map(({ text }) => text);
    const opening = openingLine(job, lines);
    return {
      title: "Correo",
      body: mailText(job, {
        subject: subjectLine(job, lines, true),
        preheader: preheaderLine(lines),
        body: [opening, ...toldParagraphs(job, opening !== ""), closing(job, lines)],
      }),
      reasons: [
        "El asunto dice lo principal y cabe en la pantalla del teléfono.",
        "Están los datos que diste y ninguno más.",
      ],
    };
  },
};
