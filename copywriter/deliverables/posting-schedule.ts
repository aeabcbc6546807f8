import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import { rhythmIn, spread, weekdayNames, weekdaysOf } from "../plan-period.ts";
import {
  bulleted,
  type Channel,
  channelName,
  channelsOf,
  hasOneOf,
  namesOf,
  numbered,
  stack,
  table,
  toldLines,
} from "../planning.ts";
import { weekdays, weekdaysNamed } from "../spanish/dates.ts";

/** Days and hours to begin with, and why; the part of the day that was told goes before. */
function slotOf(job: Job, channel: Channel) {
  const [days = "", hour = "", why = ""] = job.say(`metric.hour.${channel}`).split(" // ");
  const told = ["por la mañana", "por la tarde", "por la noche", "a mediodía"].find((part) =>
    hasOneOf(job.brief.prompt, [part.replace("ñ", "n").replace("í", "i")]),
  );
  return {
    days: weekdaysNamed(days),
    hour: told ?? hour,
    why: told ? "cuando [puedes|puede|podés] publicar" : why,
  };
}

export const postingSchedule: Deliverable = {
  id: "posting-schedule",
  rule: "Tabla semanal con día, hora local, red y la razón, según lo que la persona puede; y cómo comprobarlo en cuatro semanas.",
  write(job) {
    const prompt = job.brief.prompt.slice(0, 3000);
    const rhythm = rhythmIn(prompt);
    const { only, never } = weekdaysOf(prompt);
    const channels = channelsOf(job);
    const isMonthly = rhythm?.per === "mes";
    // The best days first, in the order of the week.
    const week = [2, 4, 1, 3, 5, 6, 0].filter((day) => !never.includes(day));
    const daysFor = (usual: readonly number[]) => {
      if (only.length > 0) return rhythm && !isMonthly ? spread(only, rhythm.times) : only;
      const all = [...new Set([...usual.filter((day) => !never.includes(day)), ...week])];
      const times = isMonthly ? 1 : (rhythm?.times ?? Math.max(1, Math.min(3, usual.length)));
      return all.slice(0, Math.min(7, times)).sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7));
    };
    const rows = channels.flatMap((channel) => {
      const { days, hour, why } = slotOf(job, channel);
      return daysFor(days).map((day, at) => [
        weekdays[day]!,
        channelName(channel),
        hour,
        at === 0 ? (job.fill(why) ?? why) : "la misma franja, para poder comparar",
      ]);
    });
    const names = namesOf(channels);
    const often = rhythm
      ? `${rhythm.times} ${rhythm.times === 1 ? "vez" : "veces"} ${isMonthly ? "al mes" : "por semana"}: ${names}`
      : only.length > 0
        ? `${weekdayNames(only)}: ${names}`
        : `lo que se pueda mantener sin fallar: ${names}`;
    const without = never.map((day) => `ningún ${weekdays[day]}`);
    const told = toldLines(job);
    const check = isMonthly ? "metric.month" : "metric.hour.check";
    return {
      title: "Horario de publicación",
      body: stack(
        `**Ritmo:** ${[often, ...without].join("; ")}.`,
        told.length > 0 && `**${job.say("plan.told")}:**\n\n${bulleted(told)}`,
        table(
          [isMonthly ? "Día, una vez al mes" : "Día", "Red", "Franja para empezar", "Por qué"],
          rows,
        ),
        !isMonthly && job.say("metric.hour.guess"),
        numbered([1, 2, 3].map((step) => job.say(`${check}.${step}`))),
      ),
    };
  },
};
