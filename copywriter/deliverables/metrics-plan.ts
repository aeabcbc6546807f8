import type { Deliverable } from "../draft.ts";
import {
  figuresIn,
  figuresTold,
  isFollowers,
  isResult,
  sourcesIn,
  spanishNumber,
} from "../figures.ts";
import type { Job } from "../job.ts";
import { aimOf, channelNames, channelsOf, stack, table, telling, told } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";

/** What the owner's people do to make contact: what was counted, else what the trade takes. */
function leadOf(job: Job, counted: readonly string[]): string {
  const asked = counted.find((name) =>
    /^(?:cotiz|presup|mensaj|llamad|consult|solicit|contact)/iu.test(name),
  );
  if (asked) return asked;
  const { traits } = job.business;
  if (traits.has("bookable") || traits.has("lodging")) return "consultas";
  return traits.has("service") || job.business.isB2b ? "presupuestos pedidos" : "mensajes";
}

export const metricsPlan: Deliverable = {
  id: "metrics-plan",
  rule: "Entre 4 y 6 métricas en tabla: qué mide, fórmula, objetivo como hipótesis, cada cuánto y qué se decide si sube o baja.",
  write(job) {
    const { series } = figuresIn(job.brief.prompt);
    const known = series.map(({ name, values }) => ({ name, n: Object.values(values).at(-1)! }));
    const channels = channelsOf(job);
    const sources = sourcesIn(job.brief.prompt);
    const lead = leadOf(
      job,
      known.map(({ name }) => name),
    );
    const result = known.find(({ name }) => isResult(name))?.name ?? lead;
    const rows = [
      ...known.slice(0, 2).map(({ name, n }) =>
        job.say(isFollowers(name) ? "metric.followers" : "metric.known", {
          m: name,
          "m.cap": capitalized(name),
          n: spanishNumber(n),
          lead: result,
          "lead.cap": capitalized(result),
        }),
      ),
      ...sources.map((source) => job.say(`metric.${source}`)),
      ...channels.slice(0, 2).map((channel) => job.say(`metric.${channel}`)),
      job.say("metric.close", { lead }),
      job.say("metric.source"),
      job.say(job.business.goal === "retention" ? "metric.repeat" : "metric.time"),
      channels.length === 1 ? job.say(`metric.${channels[0]}`) : "",
      job.say("metric.ticket"),
    ]
      .filter(Boolean)
      .slice(0, job.count(5, 8));
    const facts = telling(job);
    const start = figuresTold(job.brief.prompt);
    const came = sources.map((source) => job.say(`metric.came.${source}`)).filter(Boolean);
    const short = [start, ...came].filter(Boolean).join("; ");
    const numbers = facts.flatMap(({ text }) => text.match(/\d[\d.,]*/g) ?? []);
    const isWhole = numbers.every((one) =>
      short.replace(/\./g, "").includes(one.replace(/\D/g, "")),
    );
    const from =
      (isWhole && short !== "") || facts.length === 0 ? short : `«${facts.map(told).join(" ")}»`;
    return {
      title: job.business.name ? `Plan de métricas: ${job.business.name}` : "Plan de métricas",
      body: stack(
        `**Para qué:** ${aimOf(job)}. **Dónde se mira:** ${list(channels.map((channel) => channelNames[channel]))}.`,
        from && `**De qué se parte:** ${from.replace(/[.\s]+(?=»?$)/u, "")}.`,
        table(
          [
            "Qué se mide",
            "Cómo se calcula",
            "Objetivo (hipótesis)",
            "Cada cuánto",
            "Qué se decide",
          ],
          rows.map((row) => row.split(" // ")),
        ),
        job.say("metric.leave"),
      ),
    };
  },
};
