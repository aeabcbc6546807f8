import { normalizeFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";
import { findWorker } from "#shared/workers.ts";
import type { Copy } from "../copy.ts";
import { newCopy } from "../copy.ts";
import type { Brief } from "../copywriter.ts";
import type { Job, Work } from "../handed-work.ts";
import { flow } from "../kinds/layout.ts";
import { addDays, dayNamed, longDay, seasonDay } from "../language/dates.ts";
import { fold, plain } from "../language/escape.ts";
import { polish } from "../language/polish.ts";
import { advice } from "../lexicon/advice.ts";
import { voices } from "../lexicon/voices.ts";
import { noAnswers } from "../no-answer.ts";
import { orderBlocks, writePiece } from "../piece.ts";
import { contentTypeNamed, workerOf } from "../understanding/intent.ts";
import type { Request } from "../understanding/request.ts";
import { isGibberish } from "../understanding/spelling.ts";
import { asksForPicture } from "./house.ts";
import { newsAnswer } from "./mel-news.ts";
import { order } from "./order.ts";
import { isQuestion, tradeAnswer, tradeAnswers } from "./questions.ts";
import { asksHowToSell } from "./selling.ts";
import { slowHours } from "./slow-hours.ts";

const name = (workerId: WorkerId) => findWorker(workerId)!.name;

/** That kind of piece, as often as was asked for. */
export function workOf(kind: string, count?: number): Work {
  return kind !== "faq" && count && count > 1 ? { kind, count } : { kind };
}

/** The specialists that a request names, in the order in which they would work. */
function team(prompt: string, count: number | undefined): Job[] {
  const jobs = new Map<WorkerId, Work>();
  const pieces = prompt.split(/,|\sy\s|\se\s(?=i)|;|\n|\+/u).slice(0, 12);
  for (const piece of pieces) {
    const id = contentTypeNamed(piece);
    if (!id || workerOf(id) === "mel" || jobs.has(workerOf(id))) continue;
    jobs.set(workerOf(id), workOf(id, count));
  }
  return [...jobs].slice(0, 5);
}

const orders = (copy: Copy, jobs: readonly Job[]) =>
  orderBlocks(jobs.map(([workerId, work]) => order(copy, workerId, work)));

/** «Lo centro en el roscón, para Reyes, el sábado, de usted»: what was understood, said back. */
function understood(copy: Copy): string {
  const { request } = copy;
  const parts = [
    request.season ? `para ${request.season.name}` : "",
    request.when
      ? `con fecha ${request.when.replace(/^el /, "del ").replace(/^los /, "de los ")}`
      : "",
    request.offer ? `con ${request.offer}` : "",
    request.formal ? "tratando de usted" : "",
  ].filter(Boolean);
  return copy.fill(`Lo centro en {s}${parts.length > 0 ? `, ${parts.join(", ")}` : ""}.`);
}

/** «Contestar una reseña que dice que tardé mucho»: what was said is the matter, in the owner's words. */
function complaintTold(prompt: string): string | undefined {
  const own = plain(prompt).replace(/[.\s]+$/u, "");
  return own.length <= 300 &&
    !/[{}«»"“”\n¿?]/u.test(own) &&
    /\b(?:dicen?|se quejan?|pone|escribi[oó]|reclaman?|protestan?)\b/iu.test(own)
    ? `${own[0]!.toUpperCase()}${own.slice(1)}.`
    : undefined;
}

/** What a long message asks in the end: «… me gustaría saber por dónde empezar». */
function mainQuestion(prompt: string, onlyLong = false): string {
  const tail =
    prompt.split(/\s+/).length > 20
      ? /\b(?:me gustar[ií]a saber|quiero saber|quer[ií]a (?:saber|preguntar)|mi (?:pregunta|duda) es|no s[eé] si|la pregunta es)\s+([\s\S]{8,300})$/iu.exec(
          prompt,
        )?.[1]
      : undefined;
  return tail ?? (onlyLong ? "" : prompt);
}

/** When to say it, counted back from the day that was named. */
export function calendar(copy: Copy): string {
  const { when, season, audience } = copy.request;
  const day =
    (when ? dayNamed(when, copy.today) : undefined) ??
    ((season?.rule || season?.day) && !/^(?:summer|spring|autumn|winter)$/.test(season.id)
      ? seasonDay(season, copy.today, copy.location)
      : undefined);
  const people = audience ? `Los textos irían dirigidos a ${audience}.` : "";
  return [people, counted(copy, day)].filter(Boolean).join(" ");
}

function counted(copy: Copy, day: Date | undefined): string {
  if (!day) return "";
  const left = Math.round((day.getTime() - copy.today.getTime()) / 86_400_000);
  if (left < 1) return "Como es hoy mismo, va por mensaje y por historia, y cuanto antes.";
  if (left === 1)
    return `Como es mañana, ${longDay(day)}, hoy sale el aviso y mañana a primera hora se repite; un anuncio ya no da tiempo a aprender.`;
  const fair = copy.request.season;
  if (left > 21 && fair)
    return `${fair.name[0]!.toUpperCase()}${fair.name.slice(1)} cae el ${longDay(day)}: empezaría a contarlo el ${longDay(addDays(day, -21))}, y lo repetiría cada semana con otra entrada.`;
  const first = longDay(addDays(day, -Math.min(left, left > 10 ? 10 : 3)));
  return left > 3
    ? `Tu fecha es el ${longDay(day)}: el primer aviso saldría el ${first}, el segundo la víspera y el último esa misma mañana.`
    : `Tu fecha es el ${longDay(day)}: el aviso sale hoy, se recuerda la víspera y se repite esa misma mañana.`;
}

function answer(copy: Copy, text: string, jobs: readonly Job[], extra = ""): string {
  const who = jobs.map(([workerId]) => `**${name(workerId)}**`);
  const people = who.length > 1 ? `${who.slice(0, -1).join(", ")} y ${who.at(-1)}` : who[0];
  const ready = `${people} ${who.length > 1 ? "pueden" : "puede"} empezar ya${copy.businessName ? ` con lo que sabemos de ${copy.businessName}` : ""}: te dejo ${who.length > 1 ? "los encargos escritos" : "el encargo escrito"}.`;
  return polish([[text, extra].filter(Boolean).join(" "), ready, orders(copy, jobs)].join("\n\n"));
}

/** What Mel says when she has not understood: the truth, and how to ask. */
export function notUnderstood(workerId: WorkerId, prompt: string): string {
  const { offers } = voices[workerId];
  const he = ["teo", "bran", "iko", "marcos"].includes(workerId);
  const why = isGibberish(prompt)
    ? noAnswers.gibberish
    : isQuestion(prompt)
      ? noAnswers.unknown
      : noAnswers[he ? "unsureOfHim" : "unsure"];
  return polish(
    `${why}\n\nPuedo hacerte ${offers}. Dime qué quieres contar, para cuándo y dónde sale, aunque sea en una línea.`,
  );
}

/** What a message says of the business, so that a text can be written from it. */
export function says(request: Request): boolean {
  return Boolean(
    request.subject ||
      request.facts.length > 0 ||
      request.offer ||
      request.season ||
      request.announcement ||
      request.theme ||
      request.wish ||
      request.platform ||
      request.when ||
      request.audience ||
      request.tone ||
      request.count,
  );
}

/** Mel's answer: the matter itself first, then who does it and the orders, ready to send. */
export function melAnswers(brief: Brief, request: Request): string {
  const copy = newCopy(brief, request);
  const folded = fold(brief.prompt);
  const named = contentTypeNamed(brief.prompt, "mel");
  const orderly =
    /\b(?:quiero|necesito|haz\w*|dame|escrib\w+|prepar\w+|crea\w*|redacta\w*|genera\w*|pon\w*|ayuda\w*|me (?:haces|escribes|preparas))\b/.test(
      folded,
    );
  if (asksForPicture(folded))
    return answer(
      copy,
      copy.fill(
        "Imágenes terminadas todavía no salen en el chat, y prefiero decírtelo. Lo que **Ani** sí te da es el concepto: encuadre, luz, colores y el texto que va encima, para hacerla con tu teléfono o pasársela a quien la monte. La pensaría con {s}.",
      ),
      [["ani", { kind: "visual-concept" }]],
    );
  if (
    named &&
    workerOf(named) === "mel" &&
    !asksHowToSell(brief.prompt) &&
    !(isQuestion(brief.prompt) && tradeAnswer(brief.prompt))
  )
    return writePiece({ ...brief, contentType: named }, undefined, request);
  const jobs = team(brief.prompt, request.count);
  if (jobs.length === 0 || !orderly) {
    const { wish, announcement, theme } = request;
    const news = newsAnswer(announcement?.id ?? theme?.id ?? "", folded);
    if (news && !wish) return answer(copy, copy.fill(news.answer), news.team, calendar(copy));
    if (wish && !mainQuestion(brief.prompt, true)) {
      const when = request.when
        ? ` ${request.when}`
        : request.season
          ? ` para ${request.season.name}`
          : "";
      const text = wish.answer.replace(
        "{Llenar}",
        copy.fill("{aim}").replace(/^[a-zß-öø-ž]/u, (letter) => letter.toUpperCase()) + when,
      );
      const poor =
        /\b(?:poc[oa]|sin|nada de|no tengo) (?:plata|dinero|presupuesto|pasta|lana|guita)\b/.test(
          folded,
        );
      const cheap = poor ? wish.team.filter(([workerId]) => workerId !== "bran") : wish.team;
      return answer(
        copy,
        copy.fill(text),
        cheap,
        flow(
          poor
            ? "Con poco dinero dejaría los anuncios para el final: lo primero no cuesta nada más que el rato de escribirlo."
            : "",
          wish.id === "sell" ? slowHours(brief.prompt) : "",
          calendar(copy),
        ),
      );
    }
    const question = mainQuestion(brief.prompt);
    const answers = tradeAnswers(question);
    const [asked] = answers;
    if (asked && answers.length > 1 && question !== brief.prompt) {
      const jobs = new Map(answers.flatMap(({ next }) => (next ? [next] : [])));
      return answer(copy, answers.map((one) => one.answer).join("\n\n"), [...jobs]);
    }
    if (asked && (isQuestion(brief.prompt) || jobs.length === 0))
      return asked.next ? answer(copy, asked.answer, [asked.next]) : polish(asked.answer);
    const worry = advice.find(({ match }) => match.test(folded));
    if (worry) return answer(copy, worry.answer, worry.team, calendar(copy));
  }
  if (jobs.length === 1) {
    const [[workerId, { kind }]] = jobs as [Job];
    const told = workerId === "lia" ? complaintTold(brief.prompt) : undefined;
    if (told)
      return polish(
        `Eso es cosa de **${name(workerId)}**, que lleva ${voices[workerId].trade}. Te dejo el encargo con lo que me cuentas; si pegas entre comillas lo que escribieron, contestará a cada cosa.\n\n${orderBlocks([{ workerId, fields: normalizeFields({ deliverable: kind, note: told }) }])}`,
      );
    const asked =
      isQuestion(brief.prompt) || /[?¿]/.test(brief.prompt) ? tradeAnswer(brief.prompt) : undefined;
    return polish(
      `${asked ? `${asked.answer}\n\n` : ""}${asked ? "El texto que pides" : "Eso"} es cosa de **${name(workerId)}**, que lleva ${voices[workerId].trade}. ${understood(copy)} Te dejo el encargo escrito: lo mandas con un clic.\n\n${orders(copy, jobs)}`,
    );
  }
  if (jobs.length > 1)
    return polish(
      `Son ${jobs.length} trabajos y conviene este orden, porque cada uno aprovecha el anterior. ${understood(copy)} ${calendar(copy)}\n\n${orders(copy, jobs)}`,
    );
  // «¿Cómo saco las botas en rebajas?» has an answer: a plan for it.
  const plannable =
    (request.season || request.offer || request.wish) &&
    /\bque (?:hago|hacemos)\b|\bcomo (?:(?:la|lo|las|los) [a-zA-ZÀ-ÖØ-ž]+|vendo|hago|saco|promociono|anuncio)\b/u.test(
      folded,
    );
  if (isGibberish(brief.prompt) || (isQuestion(brief.prompt) && !plannable) || !says(request))
    return notUnderstood("mel", brief.prompt);
  const line = copy.say([...copy.tone.hooks, ...copy.industry.hooks]).replace(/\.$/, "");
  return polish(
    `${understood(copy)} Haría una pieza corta que lo cuente y pida una sola cosa al final; podría abrir así: «${line.replace(/[«»]/g, "")}». ${calendar(copy)} **Teo** la escribe, y si prefieres verlo entero dime «plan de la semana».\n\n${orders(copy, [["teo", { kind: "post" }]])}`,
  );
}
