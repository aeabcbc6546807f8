import type { Deliverable, Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import { termsOf } from "./clause-parts.ts";
import { aboutOf, captionOf, reasonsOf, sceneTable, scriptsOf } from "./scenes.ts";
import { durationOf, type VideoOrder, videoOrderOf } from "./video-order.ts";

/** Only the first seconds were asked for: the facts, then first lines that are true of anything. */
function hooks(job: Job, order: VideoOrder): Draft {
  const count = job.count(3, 8);
  const lines = [...order.lines.map(sentence), ...job.several("video.hook", count)].slice(0, count);
  return {
    title: `${lines.length} ganchos de reel: ${aboutOf(job, order)}`,
    body: lines.map((line, at) => `${at + 1}. ${line}`).join("\n"),
  };
}

export const reelScript: Deliverable = {
  id: "reel-script",
  rule: "Duración total (15 a 45 s), tabla de 3 a 6 planos con segundos, imagen, texto en pantalla (máximo 60) y voz, el primero con lo que engancha; sonido, texto de publicación y 5 hashtags.",
  write(job) {
    const order = videoOrderOf(job);
    if (/\bganchos?\b/.test(fold(job.brief.prompt))) return hooks(job, order);
    const count = job.count(1, 5);
    const scripts = scriptsOf(job, order, count).map((scenes, at) => {
      const table = sceneTable(order, scenes);
      return count === 1 ? table : `### Guion ${at + 1}\n\n${table}`;
    });
    const isUntold = order.lines.length < 2 && /^c[oó]mo /i.test(order.lines[0] ?? "");
    return {
      title: `${count === 1 ? "Guion de reel" : `${count} guiones de reel`}: ${aboutOf(job, order)}`,
      body: [
        `${durationOf(job, order)} · vertical 9:16`,
        ...scripts,
        `**Sonido:** ${order.sound}`,
        termsOf(order.kept),
        `### Texto de la publicación\n\n${captionOf(job, order)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      ...(isUntold && {
        note: "La técnica no me la invento: cuéntame los pasos y los pongo en su plano.",
      }),
      reasons: reasonsOf(order),
    };
  },
};
