import type { Deliverable } from "../draft.ts";
import { soundOf } from "./reel-script.ts";
import { aboutOf, scenesOf, sceneTable } from "./scenes.ts";
import { buttonOf } from "./selling-points.ts";

export const videoAd: Deliverable = {
  id: "video-ad",
  rule: "Dos duraciones (15 y 30 s) con planos, voz, texto en pantalla (máximo 40), marca antes del segundo 3 y botón.",
  write(job) {
    const { seconds } = job.request.limits;
    const lengths = seconds ? [Math.max(5, Math.min(180, seconds))] : [15, 30];
    const { name } = job.business;
    return {
      title: `Anuncio en vídeo: ${aboutOf(job)}`,
      body: [
        ...lengths.map((length) => {
          const table = sceneTable(job, scenesOf(job, length), length);
          return lengths.length === 1
            ? `**Duración:** ${length} s · vertical 9:16 y cuadrado 1:1\n\n${table}`
            : `### Versión de ${length} s\n\n${table}`;
        }),
        name && `**Marca:** el nombre de ${name} se ve en una esquina desde el primer segundo.`,
        `**Sonido:** ${soundOf(job)}`,
        `**Botón:** ${buttonOf(job)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      reasons: [
        "La marca sale antes del segundo 3, que es cuando más gente sigue mirando.",
        "Se entiende sin sonido: cada dato está escrito en pantalla.",
      ],
    };
  },
};
