import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { hashtags } from "../telling.ts";
import { clausesOf, commaParts, hasVerb, termsOf } from "./clause-parts.ts";
import { publishableFacts } from "./selling-points.ts";
import { type VideoOrder, videoOrderOf } from "./video-order.ts";

const isTask = (text: string) => /^c[oó]mo |^\p{L}+[aei]r(?:l[aeo]s?)? /iu.test(text);
/** «no carne ni cítricos», «nunca de día»; «no tiene que oler» only tells. */
const isMistake = (text: string) =>
  /^(?:no|nunca|sin|nada de|evita|evitar) /iu.test(text) && !hasVerb(text);
const measure = /^(?:en )?(?:\d+|dos|tres|cuatro|cinco|seis|siete) pasos$/iu;

/** What is taught, and what was told of it: its first clause names the task. */
function taskOf(job: Job, order: VideoOrder): { task: string; told: string[] } {
  const facts = publishableFacts(job).map(({ text }) => text);
  const question = job.request.question?.text;
  const [first = "", ...rest] = facts;
  const begins = isTask(first) || first === question;
  const [head = "", ...more] = commaParts(begins ? first : (question ?? ""));
  const said = (begins ? [...more, ...rest] : facts).flatMap(clausesOf);
  const isTerm = (text: string) => order.kept.some((one) => fold(one) === fold(text));
  return {
    task:
      uncapitalized(head.replace(/^como /i, "cómo ").replace(/ en (?:\d+|\p{L}+) pasos$/iu, "")) ||
      order.lines[0] ||
      job.subject.bare,
    // Without a verb «si» says yes.
    told: said
      .map((text) => (hasVerb(text) ? text : text.replace(/^si /iu, "sí ")))
      .filter((text) => !measure.test(text) && !isTerm(text)),
  };
}

/** The last of several steps may hold two: «poner la pastilla y soplarle la nariz». */
function stepsOf(told: readonly string[], count: number): string[] {
  const last = told.at(-1) ?? "";
  const [, before, after] = /^(.+) y (\p{L}+[aei]r(?:l[aeo]s?)? .+)$/iu.exec(last) ?? [];
  return told.length === count - 1 && before && after
    ? [...told.slice(0, -1), before, after]
    : [...told];
}

export const tutorial: Deliverable = {
  id: "tutorial",
  rule: "Resultado que se verá, materiales, pasos numerados que se dicen y se leen, cómo se graban, errores que se evitan y cierre con acción.",
  write(job) {
    const order = videoOrderOf(job);
    const { task, told: said } = taskOf(job, order);
    const told = said.filter((text) => !/^con /iu.test(text));
    const asked =
      job.request.limits.count ?? Number(/(\d+) pasos/.exec(job.brief.prompt)?.[1] ?? 0);
    const mistakes = told.filter(isMistake);
    const steps = stepsOf(
      told.filter((text) => !isMistake(text)),
      asked,
    );
    const missing = Math.max(0, Math.min(9, asked || (steps.length > 0 ? 0 : 3)) - steps.length);
    const [about = "", within] = task.split(/ con (?=un|\d|el |la )/u);
    const materials = within ?? said.find((text) => /^con /iu.test(text))?.slice(4);
    const items = [
      ...steps.map(sentence),
      ...Array.from(
        { length: missing },
        (_, at) => `(Paso ${steps.length + at + 1}, en una frase)`,
      ),
    ];
    return {
      title: `Tutorial: ${about}`,
      body: [
        order.seen[0] ? `**Arranque:** ${sentence(order.seen[0])}` : "",
        `**En pantalla al empezar:** «${capitalized(about)}», en el primer plano.`,
        materials ? `**Materiales:** ${materials}, juntos y vistos desde arriba.` : "",
        `### Pasos\n\n${items.map((text, at) => `${at + 1}. ${text}`).join("\n")}`,
        "**Cómo se graba:** cada paso entero, de cerca y sin cortes; la voz y el texto en pantalla dicen el paso.",
        mistakes.length > 0
          ? `### Errores que se evitan\n\n${mistakes.map((text) => `- ${sentence(text)}`).join("\n")}`
          : "",
        termsOf(order.kept),
        `### Cierre\n\n${order.closing}\n\n${hashtags(job, 5)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      ...(missing > 0 && {
        note: `La técnica no me la invento: cuéntame ${steps.length === 0 ? "los pasos" : "los pasos que faltan"} y los pongo en su sitio.`,
      }),
    };
  },
};
