import { dataOf } from "../data.ts";
import type { Deliverable } from "../draft.ts";
import type { Job } from "../job.ts";
import {
  addDays,
  monthNamed,
  months,
  shortDay,
  weekdays,
  weekdaysNamed,
} from "../spanish/dates.ts";
import { feastsAhead } from "../spanish/feasts.ts";
import { clip, fold } from "../spanish/fold.ts";
import { list, phrase } from "../spanish/phrase.ts";
import { capitalized, graphemes, sentence } from "../spanish/sentences.ts";
import { callFor, differences, tellFact } from "../telling.ts";
import type { Trait } from "../trades/trade.ts";
import type { Network } from "../understand/request.ts";
import { networkNames, networkOf } from "./post.ts";

interface Plan {
  /** «Calendario de febrero», «Calendario de 2 semanas» */
  title: string;
  days: Date[];
  /** The days that were asked for: «martes», «jueves». */
  named: string[];
  /** How many a week. */
  each: number;
  /** «en febrero», «en 14 días» */
  span: string;
}

const wordNumbers = ["", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete"];
const numberOf = (word: string): number =>
  Number(word) || Math.max(1, wordNumbers.indexOf(word.replace(/^un$/, "una")));

/** How long, how often and on which days, as far as it was said. */
function planOf(job: Job): Plan {
  const said = fold(job.brief.prompt);
  const month = monthNamed(said) ?? months.findIndex((name) => ` ${said} `.includes(` ${name} `));
  const weeks = /(\d{1,2}|una|dos|tres|cuatro) semanas?/.exec(said);
  const perWeek = /(\d|una?|dos|tres|cuatro|cinco) (?:[a-z]+ ){0,2}(?:por|a la|x|cada) semana/.exec(
    said,
  );
  const each = numberOf(perWeek?.[1] ?? "3");
  const today = job.brief.today;
  const isMonth = month >= 0;
  const year = today.getUTCFullYear() + Number(isMonth && month < today.getUTCMonth());
  const start = isMonth ? new Date(Date.UTC(year, month, 1)) : addDays(today, 1);
  const from = isMonth && start < today ? addDays(today, 1) : start;
  const length = isMonth
    ? new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
    : weeks
      ? numberOf(weeks[1]!) * 7
      : /quincena/.test(said)
        ? 14
        : /\bmes\b|mensual/.test(said)
          ? 30
          : 7;
  const never =
    /(?:nunca|sin|menos|no (?:los|el)?) ?(?:los |el )?(lunes|martes|miercoles|jueves|viernes|sabado|domingo)/.exec(
      said,
    );
  const banned = never ? weekdaysNamed(never[1]!) : [];
  const only =
    /(?:solo|los) (?:los )?(?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)/.test(said) &&
    !never
      ? weekdaysNamed(said)
      : [];
  const isWork = job.business.isB2b || networksOf(job).every((network) => network === "linkedin");
  const usual = (isWork ? [2, 4, 3, 1, 5] : [2, 4, 6, 1, 3, 5, 0]).filter(
    (day) => !banned.includes(day),
  );
  const wanted =
    only.length > 0 ? only : usual.slice(0, weeks || isMonth || perWeek || length > 7 ? each : 7);
  const days: Date[] = [];
  for (let day = 0; day < Math.min(length, 45); day += 1) {
    const date = isMonth ? addDays(start, day) : addDays(from, day);
    if (date >= from && wanted.includes(date.getUTCDay())) days.push(date);
  }
  const title = isMonth
    ? `Calendario de ${months[month]}`
    : weeks
      ? `Calendario de ${length / 7} semanas`
      : `Calendario de ${length} días`;
  return {
    title: title.replace("de 1 semanas", "de una semana"),
    each,
    span: isMonth ? `en ${months[month]}` : weeks ? `en ${weeks[0]}` : `en ${length} días`,
    named: only.map((day) => weekdays[day]!),
    days: days.slice(0, job.request.limits.count ?? 31),
  };
}

/** The networks that were named, each once, else the one of the profile. */
function networksOf(job: Job): Network[] {
  const said = fold(job.brief.prompt).split(" ");
  const { aliases } = dataOf<{ aliases: Record<string, Network> }>("lines/calendar");
  const named = said.flatMap((word) => (aliases[word] ? [aliases[word]] : []));
  const all = [...job.request.networks, ...named].filter(
    (one, at, list) => list.indexOf(one) === at,
  );
  return all.length > 0 ? all : [networkOf(job)];
}

/** LinkedIn has no stories and no reels. */
const formatOn = (network: Network, format: string) =>
  network !== "linkedin"
    ? format
    : format
        .replace(/^Historia con encuesta$/, "Encuesta")
        .replace(/^Historia$/, "Post")
        .replace(/^Reel$/, "Vídeo");

/** Whether a text only repeats how the calendar was ordered: «2 semanas», «3 por semana». */
function isOrder(text: string): boolean {
  const { orderWords } = dataOf<{ orderWords: string[] }>("lines/calendar");
  return fold(text)
    .split(" ")
    .every((word) => /^\d*$/.test(word) || orderWords.includes(word));
}

const weekly = /(?<!\S)una? ([^,.]{3,40}?) (?:por|a la|cada) semana/iu;

/** Themes in an order that never sells twice in a row: what was told comes first. */
function themesOf(job: Job, count: number, isWeekly: boolean): string[] {
  const told = job.facts().map(({ text }) => text);
  const each = told.flatMap((text) => weekly.exec(text)?.[1] ?? []).map(capitalized);
  const facts = job.facts().filter(({ text }) => !weekly.test(text) && !isOrder(text));
  const subject = job.request.subject;
  const own = subject && !isOrder(subject.bare) ? [subject] : [];
  const products = [...own, ...job.business.products.filter(({ bare }) => bare !== own[0]?.bare)];
  const things =
    products.length > 0 ? products : [phrase(job.business.service || job.business.industry)];
  const pools = dataOf<Record<string, { text: string }[]>>("lines/calendar");
  const apart = differences(job, 4);
  const lines = facts.map((fact) => {
    const text = capitalized(tellFact(fact));
    return `Post | ${clip(text, 70)} | ${sentence(clip(text, 110))}`;
  });
  const uses = ["product", "difference", "question", "product", "behind", "pair"];
  const used: Record<string, number> = {};
  for (let at = 0; lines.length < count && at < count * 4; at += 1) {
    const use = uses[at % uses.length]!;
    const turn = used[use] ?? 0;
    used[use] = turn + 1;
    const theme = each[turn % Math.max(1, each.length)];
    if (theme && (use === "product" || isWeekly)) {
      lines.push(`Post | ${theme} de la semana ${lines.length + 1} | ${theme} de esta semana.`);
      if (isWeekly) continue;
    }
    const thing = things[turn % things.length]!;
    const other = things[(turn + 1) % things.length]!;
    const d = apart[turn];
    if ((use === "difference" && !d) || (use === "pair" && thing === other)) continue;
    const pool = pools[`calendar.${use}`] ?? [];
    const round = Math.floor(turn / (use === "product" ? 1 : things.length));
    const line = pool[(use === "product" ? turn : use === "question" ? turn : round) % pool.length];
    const filled =
      line &&
      job.fill(line.text, {
        p: thing.full,
        "p.title": capitalized(thing.bare),
        q: other.bare,
        "q.full": other.full,
        d,
        "d.title": d && capitalized(d),
      });
    if (filled && !lines.includes(filled)) lines.push(filled);
  }
  return lines;
}

export const calendar: Deliverable = {
  id: "calendar",
  rule: "Tabla con día, red, formato, de qué va y primera línea ya escrita; fechas de verdad, solo las redes pedidas y ningún tema repetido.",
  write(job) {
    const plan = planOf(job);
    const networks = networksOf(job);
    const themes = themesOf(job, plan.days.length, plan.each === 1);
    const call = callFor(job);
    const last = job.say("calendar.call", { call });
    const isFestive = ["goods", "edible", "leisure", "lodging", "events", "looks"].some((trait) =>
      job.business.traits.has(trait as Trait),
    );
    const feasts = !isFestive
      ? []
      : feastsAhead(plan.days[0] ?? job.brief.today, 45, job.business.country);
    const rows = plan.days.map((day, at) => {
      const feast = feasts.find(
        (one) => Math.abs(one.day.getTime() - day.getTime()) < 2 * 86_400_000 && one.day >= day,
      );
      const line = feast
        ? job.say("calendar.feast", {
            f: capitalized(feast.feast.name.replace(/^(?:el|la|los|las) /, "")),
          })
        : at === plan.days.length - 1 && at > 2
          ? last
          : "";
      const [format = "", theme = "", first = ""] = (
        line ||
        themes[at % Math.max(1, themes.length)] ||
        ""
      ).split(" | ");
      const network = networks[at % networks.length]!;
      return `| ${capitalized(shortDay(day))} | ${networkNames[network]} | ${formatOn(network, format)} | ${theme} | ${graphemes(first) > 120 ? clip(first, 120) : first} |`;
    });
    return {
      title: `${plan.title} para ${list(networks.map((network) => networkNames[network]))}`,
      body: `**Ritmo:** ${rows.length} publicaciones ${plan.span}${plan.named.length > 0 ? `: ${list(plan.named)}` : ""}.\n\n| Día | Red | Formato | De qué va | Primera línea |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}`,
    };
  },
};
