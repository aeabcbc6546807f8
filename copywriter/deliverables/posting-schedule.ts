import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  type Channel,
  channelNames,
  channelsOf,
  numbered,
  stack,
  table,
  told,
} from "../planning.ts";
import { weekdays, weekdaysNamed } from "../spanish/dates.ts";
import { fold } from "../spanish/fold.ts";
import { numberOf } from "../spanish/numbers.ts";
import { list } from "../spanish/phrase.ts";
import { capitalized } from "../spanish/sentences.ts";

/** How often the owner can: «2 veces por semana», «3 x semana», «una vez al mes». */
function rhythmOf(prompt: string): { times: number; per: "semana" | "mes" } | undefined {
  const folded = fold(prompt);
  const found =
    /\b(\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete)(?: \w+){0,2} (?:por|x|a la|al|cada) (semana|mes)\b/.exec(
      folded,
    );
  const times = found && (/^una?$/.test(found[1]!) ? 1 : numberOf(found[1]!));
  return times && times <= 14 ? { times, per: found[2] as "semana" | "mes" } : undefined;
}

/** Days that were ruled out, and days that were named for it (0 = Sunday). */
function daysOf(prompt: string): { never: Set<number>; only: number[] } {
  const never = new Set<number>();
  const only: number[] = [];
  for (const clause of prompt.split(
    /[.,;\n]|\by\b(?= (?:nunca|no)\b)|(?=\b(?:nunca|menos|salvo|excepto)\b)/iu,
  )) {
    const days = weekdaysNamed(clause);
    if (/\b(?:nunca|menos|salvo|excepto|ni|no)\b/iu.test(clause))
      for (const day of days) never.add(day);
    else only.push(...days);
  }
  return { never, only: only.filter((day) => !never.has(day)) };
}

/** Days spread over the week, from those that are allowed. */
function spread(times: number, never: ReadonlySet<number>): number[] {
  const orders: Readonly<Record<number, readonly number[]>> = {
    1: [3, 2, 4],
    2: [2, 4, 3, 1],
    3: [1, 3, 5, 4, 2],
    4: [1, 2, 4, 5, 3, 6],
    5: [1, 2, 3, 4, 5, 6, 0],
  };
  const order = orders[Math.min(5, times)]!;
  const all = [...new Set([...order, 1, 2, 3, 4, 5, 6, 0])].filter((day) => !never.has(day));
  return all.slice(0, Math.min(7, times)).sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
}

const hourOf = (job: Job, channel: Channel) =>
  job.say(`metric.hour.${channel}`).split(" // ") as [string, string, string];

export const postingSchedule: Deliverable = {
  id: "posting-schedule",
  rule: "Tabla semanal con día, hora (Europe/Madrid), red y formato, con la razón; y cómo comprobarlo en cuatro semanas.",
  write(job) {
    const prompt = job.brief.prompt.slice(0, 3000);
    const rhythm = rhythmOf(prompt);
    const { never, only } = daysOf(prompt);
    const channels = channelsOf(job);
    const times = rhythm?.times ?? (only.length > 0 ? only.length : undefined);
    const rows = channels.flatMap((channel, at) => {
      const [days, hour, why] = hourOf(job, channel);
      const usual = weekdaysNamed(days);
      const wanted = times ?? Math.min(3, usual.length || 2);
      const chosen =
        only.length > 0
          ? only
          : rhythm?.per === "mes"
            ? [3]
            : times === undefined && usual.length > 0
              ? usual.filter((day) => !never.has(day))
              : spread(Math.max(1, wanted), never);
      return chosen.map((day, turn) => [
        weekdays[day]!,
        channelNames[channel],
        formats[(turn + at) % formats.length]!,
        hour,
        turn === 0 ? why : "la misma franja, para poder comparar",
      ]);
    });
    const often = rhythm
      ? `${rhythm.times} ${rhythm.times === 1 ? "publicación" : "publicaciones"} por ${rhythm.per} en ${list(channels.map((one) => channelNames[one]))}`
      : `lo que se pueda mantener sin fallar en ${list(channels.map((one) => channelNames[one]))}`;
    const without = [...never].map((day) => `ningún ${weekdays[day]}`);
    const seasons = seasonsIn(prompt);
    const facts = job
      .facts()
      .filter(({ text, isSentence }) => isSentence && weekdaysNamed(text).length === 0);
    return {
      title: "Horario de publicación",
      body: stack(
        `**Ritmo:** ${[often, ...without].join("; ")}.`,
        facts.length > 0 &&
          !rhythm &&
          `**Lo que se tiene en cuenta:** ${facts.map(told).join(" ")}`,
        table(["Día", "Red", "Formato", "Franja para empezar", "Por qué"], rows),
        seasons.length > 1 &&
          `**${capitalized(list(seasons.map((one) => `en ${one}`)))}:** ${job.say("metric.hour.seasons")}`,
        "Las franjas son una hipótesis, en la hora local de quien lee. Así se comprueban:",
        numbered([1, 2, 3].map((step) => job.say(`metric.hour.check.${step}`))),
      ),
    };
  },
};

const formats = ["Foto con texto", "Vídeo corto", "Consejo o respuesta a una duda"];

/** «en invierno y en verano» → «invierno», «verano» */
function seasonsIn(prompt: string): string[] {
  const folded = fold(prompt);
  return ["primavera", "verano", "otoño", "invierno", "temporada alta", "temporada baja"].filter(
    (name) => folded.includes(fold(name)),
  );
}
