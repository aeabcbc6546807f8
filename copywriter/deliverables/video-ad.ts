import type { Deliverable } from "../draft.ts";
import { termsOf } from "./clause-parts.ts";
import { aboutOf, reasonsOf, sceneTable, scriptsOf } from "./scenes.ts";
import { buttonOf } from "./selling-points.ts";
import { durationOf, videoOrderOf } from "./video-order.ts";

export const videoAd: Deliverable = {
  id: "video-ad",
  rule: "Una duración (15 s o la pedida) con planos, voz, texto en pantalla (máximo 60), marca antes del segundo 3 y botón.",
  write(job) {
    const order = videoOrderOf(job);
    const { name } = job.business;
    return {
      title: `Anuncio en vídeo: ${aboutOf(job, order)}`,
      body: [
        `${durationOf(job, order)} · vertical 9:16 y cuadrado 1:1`,
        ...scriptsOf(job, order).map((scenes) => sceneTable(order, scenes)),
        name && `**Marca:** el nombre de ${name} se ve en una esquina desde el primer segundo.`,
        `**Sonido:** ${order.sound}`,
        termsOf(order.kept),
        `**Botón:** ${buttonOf(job)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: reasonsOf(order),
    };
  },
};
