import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";
import { brandLines, mentions, productList } from "../telling.ts";
import {
  closing,
  isMonth,
  mailText,
  preheaderLine,
  subjectLine,
  subjectOf,
  toldLines,
} from "./mail.ts";
import { topic } from "./spoken.ts";
import { hasVerb } from "./to-readers.ts";

export const newsletter: Deliverable = {
  id: "newsletter",
  rule: "«Asunto» (máximo 60), «Preencabezado» (máximo 90), saludo, una sección breve por tema contado y una sola acción.",
  write: (job) => {
    const sections = sectionsOf(job);
    const month = job
      .facts()
      .find(({ text }) => isMonth(text))
      ?.text.toLowerCase();
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
        subject: subjectLine(job, plain, true),
        preheader: preheaderLine(plain),
        body: [month ? `Novedades de ${month}:` : "", ...sections.map(bold), closing(job, plain)],
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
  const lines = toldLines(job, topicsOf);
  const about = subjectOf(job)?.bare ?? "";
  const isTold = about === "" || lines.some(({ text }) => mentions(text, about));
  const told = lines.filter(({ text }) => !period.test(text)).map(({ text }) => sentence(text));
  const sections = [isTold ? "" : topic(about), ...told].filter(Boolean);
  return sections.length > 0 ? sections : aboutBusiness(job);
}

/** «este mes»: when it is sent, and nothing to tell. */
const period =
  /^(?:de |para )?(?:este|esta|el|la) (?:mes|semana|trimestre|año|temporada)\b[^,]*$/iu;

/** What the profile says, where nothing was told. */
function aboutBusiness(job: Job): string[] {
  const products = productList(job, 4);
  const { service } = job.business;
  return [service, products && `esto es lo que hay ahora: ${products}`, ...brandLines(job, 2)]
    .filter(Boolean)
    .map((text) => sentence(capitalized(text)));
}

/** «La vendimia (acabamos el 12), el nuevo crianza a 14 €»: cut where another topic begins. */
const topicsOf = (fact: string): string[] =>
  hasVerb(fact.replace(/\([^)]*\)/gu, ""))
    ? [fact]
    : fact.split(/, (?=(?:el|la|los|las|un|una|qué|cómo|por qué) )(?![^(]*\))/u);

/** «**Peligros de la Navidad:** chocolate y huesos.» */
const bold = (section: string) => section.replace(/^([^:.!?*]{3,70}:)(?= )/u, "**$1**");
