import type { Deliverable } from "../draft.ts";
import { type Figures, figuresIn, type Series, spanishNumber } from "../figures.ts";
import type { Job } from "../job.ts";
import { numbered, stack, table } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";

/** «+11 (+36,7 %)»; without a percentage where there was nothing before. */
function change(before: number, now: number): string {
  const difference = now - before;
  if (difference === 0) return "igual";
  const sign = difference > 0 ? "+" : "−";
  const size = `${sign}${spanishNumber(Math.abs(difference))}`;
  if (before === 0) return size;
  return `${size} (${sign}${spanishNumber(Math.abs((difference / before) * 100))} %)`;
}

interface Pair {
  first: Series;
  second: Series;
}

/** What follows from what: each series and the next one, where the next is never larger. */
function pairsOf({ series, periods }: Figures): Pair[] {
  return series.slice(1).flatMap((second, at) => {
    const first = series[at]!;
    const fits = periods.every(
      (period) =>
        (second.values[period] ?? 0) <= (first.values[period] ?? 0) && first.values[period],
    );
    return fits ? [{ first, second }] : [];
  });
}

const rate = ({ first, second }: Pair, period: string) =>
  (second.values[period]! / first.values[period]!) * 100;

/** Of the last two periods, in the sense of what people do: asked, then decided. */
function readingOf(job: Job, figures: Figures, pairs: readonly Pair[]): string[] {
  const [before, now] = figures.periods.slice(-2) as [string, string];
  const readings = pairs.flatMap((pair) => {
    const { first, second } = pair;
    const more = first.values[now]! - first.values[before]!;
    const turn = rate(pair, now) - rate(pair, before);
    const use =
      Math.abs(turn) < 1
        ? "same"
        : more > 0
          ? turn > 0
            ? "both-up"
            : "more-but-less"
          : turn > 0
            ? "less-but-more"
            : "both-down";
    return job.say(`metric.reading.${use}`, { a: first.name, b: second.name });
  });
  if (readings.length > 0) return readings.filter(Boolean);
  return figures.series.map(({ name, values }) => {
    const turn = (values[now] ?? 0) - (values[before] ?? 0);
    const use = turn > 0 ? "one-up" : turn < 0 ? "one-down" : "flat";
    return job.say(`metric.reading.${use}`, { a: name, "a.cap": capitalized(name) });
  });
}

/** One sentence for each series: «Mensajes: de 30 a 41, +11 (+36,7 %).» */
function summaryOf({ series, periods }: Figures): string[] {
  const [before, now] = periods.slice(-2) as [string, string];
  return series
    .filter(({ values }) => before in values && now in values)
    .map(
      ({ name, values }) =>
        `${capitalized(name)}: de ${spanishNumber(values[before]!)} a ${spanishNumber(values[now]!)}, ${change(values[before]!, values[now]!)}.`,
    );
}

function changesOf(job: Job, figures: Figures, pairs: readonly Pair[]): string[] {
  const [before, now] = figures.periods.slice(-2) as [string, string];
  const falls = pairs.some((pair) => rate(pair, now) < rate(pair, before) - 1);
  const first = figures.series[0]!;
  const less = (first.values[now] ?? 0) < (first.values[before] ?? 0);
  return [
    ...(falls ? [job.say("metric.change.answer"), job.say("metric.change.answer")] : []),
    ...(less || !falls ? [job.say("metric.change.reach")] : []),
    job.say("metric.change.origin"),
    ...(falls || less ? [] : [job.say("metric.change.keep")]),
    job.say("metric.change.one"),
  ]
    .filter(Boolean)
    .slice(0, 3);
}

/** The same table for the owner to fill. */
function template(job: Job, { series }: Figures) {
  const known = series.map(({ name, values }) => [
    capitalized(name),
    "",
    spanishNumber(Object.values(values)[0]!),
    "",
  ]);
  const usual = ["Contactos nuevos", "Ventas o reservas", "Clientes que repiten"].map((name) => [
    name,
    "",
    "",
    "",
  ]);
  return {
    title: "Informe: plantilla para rellenar",
    note: job.say("metric.report.ask"),
    body: stack(
      table(["Qué se cuenta", "Antes", "Ahora", "Cambio"], known.length > 0 ? known : usual),
      `### Qué se mirará\n\n${numbered(["Qué subió y qué bajó, en cifras y en porcentaje.", "Qué parte de los contactos termina en venta.", "Qué se publicó o cambió en cada periodo."])}`,
    ),
  };
}

export const report: Deliverable = {
  id: "report",
  rule: "Resumen en tres frases, qué ha pasado con los datos que haya dado la persona, por qué, y tres cambios por prioridad. Sin datos, entrega la plantilla y pide los números.",
  write(job) {
    const figures = figuresIn(job.brief.prompt);
    const { series, periods } = figures;
    if (periods.length < 2 || series.length === 0) return template(job, figures);
    const pairs = pairsOf(figures);
    const [before, now] = periods.slice(-2) as [string, string];
    const cell = (value: number | undefined) => (value === undefined ? "—" : spanishNumber(value));
    const rows = [
      ...series.map(({ name, values }) => [
        name,
        ...periods.map((period) => cell(values[period])),
        before in values && now in values ? change(values[before]!, values[now]!) : "—",
      ]),
      ...pairs.map((pair) => [
        `${pair.second.name} por cada 100 ${pair.first.name}`,
        ...periods.map((period) => cell(rate(pair, period))),
        `${spanishNumber(rate(pair, now) - rate(pair, before))} puntos`,
      ]),
    ];
    return {
      title: `Informe: ${list(periods)}`,
      body: stack(
        `**Resumen.** ${summaryOf(figures).slice(0, 3).join(" ")}`,
        table(["Qué se cuenta", ...periods, "Cambio"], rows),
        `### Qué ha pasado y por qué puede ser\n\n${readingOf(job, figures, pairs)
          .map((line) => `- ${line}`)
          .join("\n")}`,
        `### Tres cambios, por prioridad\n\n${numbered(changesOf(job, figures, pairs))}`,
      ),
    };
  },
};
