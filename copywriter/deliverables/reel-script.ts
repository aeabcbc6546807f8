import type { Deliverable, Draft } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { sentence } from "../spanish/sentences.ts";
import { aboutOf, captionOf, scenesOf, sceneTable, secondsOf } from "./scenes.ts";
import { sellingPoints } from "./selling-points.ts";

/** With the sound that the owner asked for. */
export const soundOf = (job: Job) =>
  [
    ...job
      .facts()
      .filter(({ text }) => /^(?:con )?(?:sonido|música) /i.test(text))
      .map(({ text }) => sentence(text)),
    usualSound(job),
  ].join(" ");

const usualSound = (job: Job) =>
  job.request.bans.includes("voice")
    ? "Solo música de la biblioteca de la red; nadie habla y todo se entiende leyendo."
    : "Voz cercana y clara, con subtítulos; música de la biblioteca de la red, muy baja.";

/** Only the first seconds were asked for. */
function hooks(job: Job): Draft {
  const { own, facts } = sellingPoints(job);
  const told = [
    ...own,
    ...facts.filter(({ isSentence }) => isSentence).map(({ text }) => sentence(text)),
  ];
  const lines = [...job.several("video.hook", 6), ...told].slice(0, job.count(3, 8));
  return {
    title: `${lines.length} ganchos de reel: ${aboutOf(job)}`,
    body: lines.map((line, at) => `${at + 1}. ${line}`).join("\n"),
  };
}

export const reelScript: Deliverable = {
  id: "reel-script",
  rule: "Duración total (15 a 45 s), gancho de los dos primeros segundos, tabla con plano, segundos, imagen, texto en pantalla (máximo 40) y voz; sonido, texto de publicación y 5 hashtags.",
  write(job) {
    if (/\bganchos?\b/.test(fold(job.brief.prompt))) return hooks(job);
    const count = job.count(1, 5);
    const seconds = secondsOf(job, 30);
    const script = (variant: number) => {
      const scenes = scenesOf(job, seconds, variant);
      const hook = scenes[0]!;
      return `**Duración:** ${seconds} s · vertical 9:16

**Gancho (0–2 s):** ${hook.image}, con «${hook.text}» en pantalla.

${sceneTable(job, scenes, seconds)}`;
    };
    const scripts = Array.from({ length: count }, (_, at) => script(at));
    return {
      title:
        count === 1
          ? `Guion de reel: ${aboutOf(job)}`
          : `${count} guiones de reel: ${aboutOf(job)}`,
      body: [
        ...scripts.map((text, at) => (count === 1 ? text : `### Guion ${at + 1}\n\n${text}`)),
        `**Sonido:** ${soundOf(job)}`,
        `### Texto de la publicación\n\n${captionOf(job)}`,
      ].join("\n\n"),
      reasons: [
        "El gancho enseña lo importante antes de que pase el dedo.",
        `Los planos suman ${seconds} segundos y se graban con un móvil.`,
      ],
    };
  },
};
