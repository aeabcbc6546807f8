import type { Deliverable } from "../draft.ts";
import { amountOf, figuresIn, funnelsIn, rateOf, spanishNumber } from "../figures.ts";
import { aimOf, bulleted, channelsOf, questionIn, stack, table } from "../planning.ts";
import { capitalized, sentence } from "../spanish/sentences.ts";

export const metricsPlan: Deliverable = {
  id: "metrics-plan",
  rule: "Entre 3 y 5 métricas en tabla, primero las que la persona ya cuenta: cómo se calcula, de cuánto se parte, cada cuánto y qué se decide si sube o baja.",
  write(job) {
    const figures = figuresIn(job.brief.prompt);
    const own = figures.series.filter(({ name }) => !/^años?$/iu.test(name)).slice(0, 3);
    const known = own.map(({ name, unit, values }) =>
      job.say("metric.known", {
        "m.cap": capitalized(name),
        n: amountOf(Object.values(values).at(-1)!, unit),
      }),
    );
    const rates = funnelsIn(figures)
      .slice(0, 1)
      .map((funnel) =>
        job.say("metric.rate", {
          a: funnel.first.name,
          b: funnel.second.name,
          "b.cap": capitalized(funnel.second.name),
          r: spanishNumber(rateOf(funnel, figures.periods.at(-1) ?? "")),
        }),
      );
    const rows = [
      ...known,
      ...rates,
      ...channelsOf(job)
        .slice(0, 2)
        .map((channel) => job.say(`metric.${channel}`)),
      job.say("metric.source"),
      job.say("metric.time"),
      job.say("metric.repeat"),
    ].filter(Boolean);
    const told = job
      .facts()
      .filter((fact) => !questionIn(fact))
      .map(({ text }) => sentence(text));
    return {
      title: job.business.name ? `Plan de métricas: ${job.business.name}` : "Plan de métricas",
      body: stack(
        `**Para qué:** ${aimOf(job)}`,
        told.length > 0 && `**De qué partimos:**\n\n${bulleted(told)}`,
        table(
          ["Qué se mide", "Cómo se calcula", "Hoy", "Cada cuánto", "Qué se decide"],
          rows.slice(0, job.count(5, 8)).map((row) => row.split(" // ")),
        ),
        job.say("metric.leave"),
      ),
    };
  },
};
