import type { Deliverable } from "../draft.ts";
import {
  amountOf,
  type Funnel,
  figuresIn,
  funnelsIn,
  rateOf,
  type Series,
  spanishNumber,
} from "../figures.ts";
import type { Job } from "../job.ts";
import { bulleted, numbered, stack, table, toldLines } from "../planning.ts";
import { list } from "../spanish/phrase.ts";
import { sentence } from "../spanish/sentences.ts";

/** «+11 (+36,7 %)»; without a percentage where there was nothing before. */
function change({ unit }: Series, before: number, now: number): string {
  const difference = now - before;
  if (difference === 0) return "igual";
  const sign = difference > 0 ? "+" : "−";
  const size = `${sign}${amountOf(Math.abs(difference), unit)}`;
  if (before === 0) return size;
  return `${size} (${sign}${spanishNumber(Math.abs((difference / before) * 100))} %)`;
}

/** The table for the owner to fill, and what to send. */
function template(job: Job) {
  const rows = ["Contactos nuevos", "Ventas o reservas", "Clientes que repiten"];
  return {
    title: "Informe: plantilla para rellenar",
    note: job.say("metric.report.ask"),
    body: table(
      ["Qué se cuenta", "Antes", "Ahora", "Cambio"],
      rows.map((name) => [name, "", "", ""]),
    ),
  };
}

export const report: Deliverable = {
  id: "report",
  rule: "Las cifras de la persona en una tabla con su cambio y las proporciones que se pueden calcular, qué significan y tres pasos por prioridad. Sin datos, entrega la plantilla y pide los números.",
  write(job) {
    const { series, periods } = figuresIn(job.brief.prompt);
    if (series.length === 0) return template(job);
    const when = periods.length > 0 ? periods : [""];
    const [before = "", now = ""] = periods.slice(-2);
    const isCompared = periods.length > 1;
    const funnels = funnelsIn({ series, periods });
    const cell = (value: number | undefined, unit: string) =>
      value === undefined ? "—" : amountOf(value, unit);
    const isBoth = ({ values }: Series) => isCompared && before in values && now in values;
    const changeOf = (one: Series) =>
      isBoth(one) ? change(one, one.values[before]!, one.values[now]!) : "—";
    const head = ["Qué se cuenta", ...(isCompared ? [...when, "Cambio"] : ["Cifra"])];
    const rows = [
      ...series.map((one) => [
        one.name,
        ...(isCompared ? when : when.slice(0, 1)).map((period) =>
          cell(
            one.values[period] ?? (isCompared ? undefined : Object.values(one.values)[0]),
            one.unit,
          ),
        ),
        ...(isCompared ? [changeOf(one)] : []),
      ]),
      ...funnels.map((funnel) => [
        `${funnel.second.name} por cada 100 ${funnel.first.name}`,
        ...when.map((period) => spanishNumber(rateOf(funnel, period))),
        ...(isCompared ? [`${signed(rateOf(funnel, now) - rateOf(funnel, before))} puntos`] : []),
      ]),
    ];
    const reading = { series: series.filter(isBoth), funnels, before, now, isCompared };
    // «5 millones 200 mil» stands as it was told, too.
    const isLarge = series.some(({ values }) => Object.values(values).some((one) => one >= 1e6));
    return {
      title: isCompared ? `Informe: ${list(periods)}` : "Informe",
      body: stack(
        isLarge && bulleted(toldLines(job)),
        table(head, rows),
        `### Qué significa\n\n${bulleted(meaningOf(job, reading))}`,
        `### Qué hacer ahora\n\n${numbered(stepsOf(job, reading))}`,
      ),
    };
  },
};

const signed = (value: number) =>
  value > 0 ? `+${spanishNumber(value)}` : `−${spanishNumber(Math.abs(value))}`.replace("−0", "0");

interface Reading {
  series: readonly Series[];
  funnels: readonly Funnel[];
  before: string;
  now: string;
  isCompared: boolean;
}

/** What rose, what fell, and what part of the one became the other. */
function meaningOf(job: Job, { series, funnels, before, now, isCompared }: Reading): string[] {
  const turned = (sign: number) =>
    series
      .filter(({ values }) => Math.sign(values[now]! - values[before]!) === sign)
      .map(({ name }) => name);
  const trends = (["up", "down", "flat"] as const).flatMap((way, at) => {
    const names = turned([1, -1, 0][at]!);
    return names.length > 0 ? [job.say(`metric.reading.${way}`, { names: list(names) })] : [];
  });
  const rates = funnels.map((funnel) => {
    const slots = { a: funnel.first.name, b: funnel.second.name };
    if (!isCompared)
      return job.fill("De cada 100 {a}, {b}: {r}.", {
        ...slots,
        r: spanishNumber(rateOf(funnel, "")),
      })!;
    const turn = rateOf(funnel, now) - rateOf(funnel, before);
    const way = Math.abs(turn) < 1 ? "same" : turn > 0 ? "better" : "worse";
    return job.fill(`De cada 100 {a}, {b}: {x} antes y {y} ahora; ${readings[way]}.`, {
      ...slots,
      x: spanishNumber(rateOf(funnel, before)),
      y: spanishNumber(rateOf(funnel, now)),
    })!;
  });
  const isNewLess =
    turned(-1).some((name) => /\bnuev/iu.test(name)) && turned(1).length > 0 && rates.length === 0;
  if (isNewLess) trends.push(job.say("metric.reading.new"));
  const lone = rates.length === 0 && trends.length > 0 ? [job.say("metric.reading.lone")] : [];
  const all = [...trends, ...rates, ...lone].filter(Boolean).map(sentence);
  return all.length > 0 ? all : [job.say("metric.reading.one")];
}
const readings = {
  same: "la proporción casi no cambia, lo que se mueve es cuánta gente llega",
  better: "se aprovecha mejor a quien llega",
  worse: "se aprovecha peor a quien llega",
};

/** By what the figures say: the answer where less comes of it, reach where fewer come. */
function stepsOf(job: Job, { series, funnels, before, now, isCompared }: Reading): string[] {
  const falls = isCompared && funnels.some((one) => rateOf(one, now) < rateOf(one, before) - 1);
  const lead = funnels[0]?.first ?? series[0];
  const leads = series.filter((one) => one === lead || /\bnuev/iu.test(one.name));
  const isLess = isCompared && leads.some(({ values }) => values[now]! < values[before]!);
  const uses = [
    ...(falls ? ["answer", "follow"] : []),
    ...(isLess ? ["reach"] : []),
    "origin",
    ...(falls || isLess || !isCompared ? [] : ["keep"]),
    isCompared ? "one" : "again",
  ];
  return uses.slice(0, 3).map((use) => job.say(`metric.change.${use}`));
}
