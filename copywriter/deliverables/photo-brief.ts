import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { type Picture, phoneOf, pictureOf, without } from "../picture.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { mentions } from "../telling.ts";
import { termsOf } from "./clause-parts.ts";
import { cell } from "./scenes.ts";

interface Shot {
  seen: string;
  frame: string;
}

const how: Readonly<Record<string, string>> = {
  General: "Un paso atrás, el {phone} recto y apoyado",
  Medio: "A la altura de lo que se ve, sin inclinar el {phone}",
  Detalle: "Acércate tú, sin zoom, y toca la pantalla para enfocar",
};

const changes: readonly Shot[] = [
  { seen: "Antes, tal como está", frame: "General" },
  { seen: "Antes: un detalle que vaya a cambiar", frame: "Detalle" },
  { seen: "Después, desde el mismo sitio y a la misma altura", frame: "General" },
  { seen: "Después: el mismo detalle", frame: "Detalle" },
];

const isChange = (text: string) => /\bantes y (?:el )?después\b/iu.test(text);

/** Each thing that was told; of a single one, views of it. */
function shotsOf(job: Job, picture: Picture, isBefore: boolean): Shot[] {
  const { seen } = picture;
  const told: readonly Shot[] = isBefore
    ? changes
    : seen.map((text, at) => ({ seen: text, frame: at === 0 ? "General" : "Medio" }));
  const count = job.count(told.length > 1 ? told.length : 5, 12);
  const views = job.several("visual.shot", 7).map((line) => {
    const [view = "", frame = ""] = line.split(" | ");
    return {
      seen: told.length > 1 && !isBefore ? `${told[0]!.seen}: ${uncapitalized(view)}` : view,
      frame,
    };
  });
  return [...told, ...views.slice(0, Math.max(0, count - told.length))].filter(
    (shot) => !picture.hidden.some((word) => mentions(shot.seen, word)),
  );
}

export const photoBrief: Deliverable = {
  id: "photo-brief",
  rule: "Lista numerada de tomas con lo que se ve, plano, formato y cómo se hace; luz, y lo necesario para hacerlas con un móvil.",
  write(job) {
    const picture = pictureOf(job, true);
    const change = picture.seen.find(isChange);
    const isBefore = change !== undefined || job.request.question?.kind === "before-after";
    const shots = shotsOf(job, picture, isBefore);
    const phone = phoneOf(job);
    const light = picture.light || job.say("visual.light");
    const about = picture.seen[0] ?? job.subject.bare;
    const rows = shots.map(
      ({ seen, frame }, at) =>
        `| ${at + 1} | ${cell(capitalized(seen))} | ${frame} | ${frame === "General" ? "Horizontal y vertical" : "Vertical"} | ${how[frame]!.replace("{phone}", phone)} |`,
    );
    return {
      title: `Guion de fotos: ${uncapitalized(about)}`,
      body: [
        change ? `**Qué se fotografía:** ${sentence(change)}` : "",
        `**Luz${picture.background ? " y fondo" : ""}:** ${sentence([light, picture.background].filter(Boolean).join(", "))}`,
        `| N.º | Qué se ve | Plano | Formato | Cómo |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}`,
        picture.hidden.length > 0 ? `**Fuera de cuadro:** ${without(picture.hidden)}.` : "",
        termsOf([...picture.kept, ...picture.texts]),
        "Limpia la lente y haz cada toma dos veces, sin flash.",
      ]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
};
