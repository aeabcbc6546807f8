import type { Deliverable } from "../draft.ts";
import { daysBetween, monthPeriod, rhythmIn, weekdayNames, weekdaysOf } from "../plan-period.ts";
import { channelName, channelsOf, namesOf, stack, table } from "../planning.ts";
import { shortDay } from "../spanish/dates.ts";
import { publishingDays, rowsOf } from "./dated-plan.ts";

export const calendar: Deliverable = {
  id: "calendar",
  rule: "Tabla con día, red, formato, de qué va y primera línea ya escrita; fechas de verdad, solo las redes pedidas y ningún tema repetido.",
  write(job) {
    const prompt = job.brief.prompt.slice(0, 3000);
    const period = monthPeriod(job, 14);
    const length = daysBetween(period.from, period.to) + 1;
    const rhythm = rhythmIn(prompt);
    const { only, never } = weekdaysOf(prompt);
    const weekly = rhythm?.per === "semana" ? rhythm.times : 3;
    const usual = (job.business.isB2b ? [2, 4, 3, 1, 5] : [2, 4, 6, 1, 3, 5, 0]).slice(0, weekly);
    const days = publishingDays(job, period, prompt).filter(
      (day) => only.length > 0 || never.length > 0 || usual.includes(day.getUTCDay()),
    );
    const counted = rhythm?.per === "mes" ? rhythm.times : Math.round((length / 7) * weekly);
    const most = only.length > 0 ? days.length : counted;
    const pieces = Math.min(job.request.limits.count ?? most, 31);

    const rows = rowsOf(job, period, { pieces, lead: 2, days, isOnce: true });
    const networks = namesOf(channelsOf(job));
    const span = period.months ?? (length % 7 === 0 ? `${length / 7} semanas` : `${length} días`);
    const title = length === 7 && !period.months ? "una semana" : span;
    const rhythmTold = [
      rhythm && `${rhythm.times} por ${rhythm.per}`,
      only.length > 0 && weekdayNames(only),
      never.length > 0 && `nunca ${weekdayNames(never)}`,
    ].filter(Boolean);
    return {
      title: `Calendario de ${title} para ${networks}`,
      body: stack(
        rhythmTold.length > 0 && `**Ritmo:** ${rhythmTold.join("; ")}.`,
        table(
          ["Día", "Red", "Formato", "De qué va", "Primera línea"],
          rows.map(({ day, channel, kind, about, first }) => [
            shortDay(day),
            channelName(channel),
            kind.label,
            about,
            first,
          ]),
        ),
      ),
    };
  },
};
