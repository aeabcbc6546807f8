import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { callFor, hashtags } from "../telling.ts";
import { familyOf } from "../trades/trade-of.ts";
import { shortened } from "./fit.ts";
import { aboutOf, screenTextMax } from "./scenes.ts";
import { publishableFacts, says } from "./selling-points.ts";

export const tutorial: Deliverable = {
  id: "tutorial",
  rule: "Resultado que se verá, materiales, pasos numerados con plano y voz, errores comunes y cierre con acción.",
  write(job) {
    const { question, limits } = job.request;
    const told = publishableFacts(job);
    const first = told[0];
    const isFirstTask =
      told.length > 1 &&
      first !== undefined &&
      /^[a-zñ]+[aei]r (?:un|el|la|los|las) /i.test(first.text);
    const task =
      question?.text ??
      told.find(({ text }) => isTask(text))?.text ??
      (isFirstTask ? first.text : undefined);
    const short = told.find(
      ({ text }) => text.split(" ").length <= 3 && says(text, job.subject.bare),
    )?.text;
    const whole = (task ?? short ?? aboutOf(job)).replace(/^como /i, "cómo ");
    const steply = / en (?:\d+|dos|tres|cuatro|cinco|seis|siete) pasos/i;
    const [head = "", ...materials] = whole.replace(steply, "").split(/,? con /);
    const about = uncapitalized(head);
    const facts = told
      .filter(({ text }) => text !== task && fold(text) !== fold(about))
      .map((fact) => ({
        ...fact,
        text: fact.text
          .replace(/^s[ií] (?=\p{L}+(?: y \p{L}+)?$)/iu, "sí: ")
          .replace(/^no (?=\p{L}+ ni )/iu, "nada de "),
      }));
    const steps = facts.filter(({ text }) => !isMistake(text));
    const mistakes = facts.filter(({ text }) => isMistake(text));
    const tips = steps.length > 0 ? [] : tipsFor(job, about).slice(0, limits.count ?? 4);
    const asked = limits.count ?? (Number(/(\d+) pasos/.exec(job.brief.prompt)?.[1]) || 0);
    const missing = Math.max(
      0,
      Math.min(9, asked || (steps.length + tips.length > 0 ? 0 : 3)) - steps.length - tips.length,
    );
    const row = (at: number, text: string, voice: string) =>
      `| ${at + 1} | ${shots[at % shots.length]} | ${text.replace(/\|/g, "/")} | ${voice.replace(/\|/g, "/")} |`;
    const rows = [
      ...steps.map(({ text }, at) =>
        row(at, capitalized(shortened(text, screenTextMax) || `Paso ${at + 1}`), sentence(text)),
      ),
      ...tips.map(({ title, text }, at) =>
        row(at, shortened(title, screenTextMax), job.fill(text) ?? text),
      ),
      ...Array.from({ length: missing }, (_, index) => {
        const at = steps.length + tips.length + index;
        return row(at, `Paso ${at + 1}`, "Qué se hace y cómo se sabe que está bien");
      }),
    ];
    return {
      title: `Tutorial: ${about}`,
      body: [
        `**Resultado (0–3 s):** un plano de cómo queda al terminar, con «${capitalized(shortened(about, screenTextMax) || "Paso a paso")}» en pantalla.`,
        `**Materiales:** ${materials.length > 0 ? `${materials.join(" con ")}, junto y visto desde arriba` : "todo lo que se va a usar, junto y visto desde arriba"}.`,
        `### Pasos\n\n| Paso | Plano | Texto en pantalla | Voz |\n| --- | --- | --- | --- |\n${rows.join("\n")}`,
        mistakes.length > 0
          ? `### Errores que se evitan\n\n${mistakes.map(({ text }) => `- ${sentence(text)}`).join("\n")}`
          : "",
        `### Cierre\n\n${callFor(job)}\n\n${hashtags(job, 5)}`,
      ]
        .filter(Boolean)
        .join("\n\n"),
      ...(missing > 0 && {
        note: `La técnica no me la invento: cuéntame ${steps.length === 0 ? "los pasos" : "los pasos que faltan"}, los materiales y el error más común, y los pongo en su sitio. Los planos ya están.`,
      }),
    };
  },
};

/** What the trade knows of the very thing that is asked: «conservar el pan». */
function tipsFor(job: Job, about: string): readonly { title: string; text: string }[] {
  const { trade } = job.business;
  const words = fold(about)
    .split(" ")
    .filter((word) => word.length > 4 && word !== "hacer")
    .map((word) => word.slice(0, 5));
  return [...(familyOf(trade, job.subject.bare)?.tips ?? []), ...(trade?.tips ?? [])].filter(
    ({ title, text }) => words.some((word) => ` ${fold(`${title} ${text}`)}`.includes(` ${word}`)),
  );
}

const shots = [
  "Manos desde arriba, el paso entero sin cortes",
  "Primer plano de las manos",
  "Plano detalle de cómo queda",
];
const isMistake = (text: string) => /^(?:no|nunca|sin|nada|evita|evitar|ni) /iu.test(text);
/** «pelar camarones en 4 pasos», «cómo cuidar el cuero»: what is shown, no step of it. */
const isTask = (text: string) =>
  /^c[oó]mo | en (?:\d|dos|tres|cuatro|cinco|seis|siete) pasos/iu.test(text);
