import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { lookOf, type Picture, phoneOf, pictureOf } from "../picture.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";
import { mentions } from "../telling.ts";

interface Shot {
  seen: string;
  frame: string;
  how: string;
}

/** The same thing twice, from the same place: before and after. */
function beforeAndAfter(job: Job): Shot[] {
  const of = job.request.subject?.full ?? "el trabajo";
  return [
    {
      seen: `Antes: ${of}, tal como está`,
      frame: "General",
      how: "Marca en el suelo dónde pisas y a qué altura está el teléfono",
    },
    {
      seen: `Después: ${of}, desde el mismo sitio`,
      frame: "General",
      how: "Misma marca, misma altura y, si se puede, la misma hora",
    },
    {
      seen: "Antes: un detalle que se vaya a notar",
      frame: "Detalle",
      how: "Acércate tú; el zoom quita nitidez",
    },
    {
      seen: "Después: el mismo detalle",
      frame: "Detalle",
      how: "Misma distancia y mismo lado de la luz",
    },
  ];
}

function shotsOf(job: Job, picture: Picture): Shot[] {
  const count = job.count(5, 12);
  const phone = phoneOf(job);
  const frames = ["General", "Medio", "Detalle"];
  const shots: Shot[] = job.request.question?.kind === "before-after" ? beforeAndAfter(job) : [];
  if (shots.length === 0)
    for (const [at, seen] of picture.seen.entries()) {
      const frame = frames[at % 3]!;
      const how = job.say(`visual.how.${frame.toLowerCase()}`, { phone }) || "Sin flash y sin zoom";
      shots.push({ seen: capitalized(seen), frame, how });
    }
  const p = capitalized(picture.seen[0]!);
  if (shots.length < count && job.plainness < 2)
    for (const line of job.several("visual.shot", count - shots.length, { p, phone })) {
      const [seen = "", frame = "", how = ""] = line.split(" | ");
      shots.push({ seen, frame, how });
    }
  return shots
    .filter(({ seen }) => !picture.hidden.some((word) => mentions(seen, word)))
    .slice(0, Math.max(count, picture.seen.length));
}

export const photoBrief: Deliverable = {
  id: "photo-brief",
  rule: "Lista numerada de tomas con encuadre, luz, atrezo y uso; lo necesario para hacerlas con un móvil.",
  write(job) {
    const picture = pictureOf(job);
    const shots = shotsOf(job, picture);
    const light = picture.light || lookOf(job, "light");
    const { subject } = job.request;
    const isAlone = picture.seen.length === 1 && picture.seen[0] === subject?.full;
    const title = subject?.bare ?? list(picture.seen.slice(0, 2));
    return {
      title: `Guion de fotos: ${title}`,
      body: [
        isAlone && job.business.service ? `**De qué va:** ${sentence(job.business.service)}` : "",
        light || picture.background
          ? `**Luz y fondo:** ${sentence([light, picture.background].filter(Boolean).join(", "))}`
          : "",
        `| N.º | Plano | Qué se ve | Cómo |\n| --- | --- | --- | --- |\n${shots.map(({ seen, frame, how }, at) => `| ${at + 1} | ${frame} | ${seen} | ${how} |`).join("\n")}`,
        picture.hidden.length > 0 ? `**Fuera de cuadro:** ${sentence(list(picture.hidden))}` : "",
        `**Al disparar con el teléfono:** limpia la lente, sin flash y sin zoom. Haz cada toma en vertical y en horizontal, y dos veces.`,
      ]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
};
