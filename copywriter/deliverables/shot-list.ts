import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { capitalized } from "../spanish/sentences.ts";
import { termsOf } from "./clause-parts.ts";
import { aboutOf, cell, sizeOf } from "./scenes.ts";
import { type VideoOrder, videoOrderOf } from "./video-order.ts";

/** The stages of anything that is done, where its owner told none. */
const stages = [
  "El lugar, en plano general",
  "Lo que se va a usar, en orden y visto desde arriba",
  "El comienzo, en plano general",
  "Las manos, muy de cerca",
  "El mismo gesto, desde otro ángulo",
  "Un detalle que cambie: textura, color o brillo",
  "El final, con el encuadre del comienzo",
  "El resultado, en un plano quieto",
];

function shotsOf(job: Job, order: VideoOrder): string[] {
  const told = [...order.seen, ...order.last].map(capitalized);
  const count = Math.max(job.count(told.length || 7, 15), told.length);
  const missing = Math.max(0, count - told.length);
  if (told.length > 0) return [...told, ...[stages[0]!, ...stages.slice(-3)].slice(0, missing)];
  const own = job.several("video.shot", 2);
  return [...stages.slice(0, 2), ...own, ...stages.slice(2)].slice(0, count);
}

const moves: Readonly<Record<string, string>> = {
  "Plano general": "Fijo, el teléfono apoyado",
  "Plano medio": "En mano, despacio",
  "Primer plano": "Fijo, muy cerca y sin zoom",
};

export const shotList: Deliverable = {
  id: "shot-list",
  rule: "Tabla con número, lo que se ve, plano, movimiento y duración, en orden de rodaje.",
  write(job) {
    const order = videoOrderOf(job, true);
    const rows = shotsOf(job, order).map((shot, at) => {
      const size = sizeOf(shot);
      return `| ${at + 1} | ${cell(shot)} | ${size} | ${moves[size]} | ${size === "Plano general" ? 5 : 4} s |`;
    });
    return {
      title: `Lista de planos: ${aboutOf(job, order)}`,
      body: [
        `| N.º | Qué se ve | Plano | Cámara | Duración |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}`,
        order.lines.length > 0 ? `**Qué se graba:** ${order.lines.join(" · ")}.` : "",
        termsOf(order.kept),
        "Graba en vertical, con la lente limpia, y deja dos segundos de más al principio y al final de cada toma.",
      ]
        .filter(Boolean)
        .join("\n\n"),
    };
  },
};
