import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { closing, mailText, preheaderLine, subjectLine } from "./mail.ts";
import { spoken, topic } from "./to-readers.ts";

export const newsletter: Deliverable = {
  id: "newsletter",
  rule: "«Asunto» (máximo 60), «Preencabezado» (máximo 90), saludo, una sección breve por tema contado y una sola acción.",
  write: (job) => {
    const sections = sectionsOf(job);
    const gaps = sections.filter((section) => section.includes("[cuenta aquí")).length;
    const plain = sections.map((section) => section.replace(/: \[.+$/, "."));
    return {
      title: "Newsletter",
      ...(gaps > 0
        ? {
            note:
              gaps === 1
                ? "Aquí la tienes. Falta que cuentes lo que va entre corchetes: no me diste el contenido."
                : `Aquí la tienes. Faltan ${gaps} textos, marcados entre corchetes: me diste el tema y no el contenido.`,
          }
        : {}),
      body: mailText(job, {
        subject: subjectLine(job, plain),
        preheader: preheaderLine(plain),
        body: [...sections.map(bold), closing(job, plain)],
      }),
      reasons: [
        "Cada tema tiene su párrafo, en el orden en que los contaste.",
        "El asunto y el preencabezado salen de los dos primeros temas.",
      ],
    };
  },
};

/** One paragraph for each topic that was told, in the order told. */
function sectionsOf(job: Job): string[] {
  const facts = job
    .facts()
    .map((fact) => (fact.isSentence ? spoken(job, fact.text) : topic(fact.text)));
  const told = fold(facts.join(" "));
  const { question, subject } = job.request;
  const about = question?.text ?? (subject?.hasArticle ? subject.bare : "");
  const isTold = about === "" || told.includes(fold(about));
  return [isTold ? "" : topic(about), ...facts].filter(Boolean);
}

/** «**Peligros de la Navidad:** chocolate y huesos.» */
const bold = (section: string) => section.replace(/^([^:.!?*]{3,70}:)(?= )/u, "**$1**");
