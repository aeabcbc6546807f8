import { normalizeFields } from "#shared/handoff-fields.ts";
import type { WorkerId } from "#shared/workers.ts";
import { findWorker, workers } from "#shared/workers.ts";
import { newCopy } from "../copy.ts";
import type { Brief } from "../copywriter.ts";
import type { Edited } from "../edits/edits.ts";
import { edited } from "../edits/edits.ts";
import { letter } from "../kinds/letters/letters.ts";
import { asksHowItGoes } from "../kinds/mel-ideas.ts";
import { wordCount } from "../language/condense.ts";
import { monthNamed } from "../language/dates.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { polish } from "../language/polish.ts";
import { dice } from "../language/seed.ts";
import { advice } from "../lexicon/advice.ts";
import { voices } from "../lexicon/voices.ts";
import { listNamed } from "../lists/lists.ts";
import { noAnswers } from "../no-answer.ts";
import { orderBlocks, writeListPiece, writePiece, writeShorter } from "../piece.ts";
import { answerTold, quotedComment } from "../understanding/comment.ts";
import { figures } from "../understanding/figures.ts";
import type { Earlier } from "../understanding/follow-up.ts";
import {
  addedFact,
  amend,
  earlier,
  followUp,
  pieceIn,
  pricedFact,
} from "../understanding/follow-up.ts";
import type { Intent } from "../understanding/intent.ts";
import { contentTypeNamed, readIntent, workerOf } from "../understanding/intent.ts";
import type { Request } from "../understanding/request.ts";
import { readRequest } from "../understanding/request.ts";
import { returnAnswer, returnNamed } from "../understanding/returns.ts";
import { isGibberish } from "../understanding/spelling.ts";
import { asksForPicture, houseAnswer } from "./house.ts";
import { calendar, melAnswers, notUnderstood, says, workOf } from "./mel-chat.ts";
import { order } from "./order.ts";
import { isQuestion, tradeAnswer } from "./questions.ts";
import { asksHowToSell, sellingAnswer } from "./selling.ts";

/** What each one writes where nothing else is asked for. */
export const usual: Readonly<Record<WorkerId, string>> = {
  mel: "idea-list",
  teo: "post",
  ani: "visual-concept",
  bran: "ad",
  lia: "comment-reply",
  nai: "email",
  iko: "metrics-plan",
  sofi: "product-page",
  marcos: "automation",
  vivi: "reel-script",
};

const ideasToPost =
  /\bideas? (?:de|para) (?:contenidos?|posts?|publicaciones|publicar|redes|reels)\b/;

const name = (workerId: WorkerId) => findWorker(workerId)!.name;
const noProfile =
  "Cuando completes Brain Central lo escribiré con tu nombre, tus productos y tu tono.";

function smallTalk(brief: Brief, intent: Intent): string {
  const voice = voices[brief.workerId];
  const random = dice(`${brief.seed}\n${brief.prompt}`);
  const pick = (options: readonly string[]) => options[random.below(options.length)]!;
  const who = clip(plain(brief.profile?.businessName ?? ""), 60);
  const missing = brief.profile ? "" : ` ${noProfile}`;
  switch (intent) {
    case "hello":
      return `Hola. ${voice.hello} ${who ? `Ya conozco ${who}, así que no hace falta que me lo cuentes otra vez.` : noProfile}\n\nPídeme ${voice.offers}. ${pick(["Con decirme sobre qué, me basta.", "Dime el tema y para cuándo, y empiezo.", "Cuanto más concreto seas, mejor lo escribo."])}`;
    case "thanks":
      return pick([
        "A ti. Si al publicarlo ves que algo chirría, me lo dices y lo cambio.",
        "Me alegro. Cuando lo publiques, apunta cuánta gente responde: con eso afinamos el siguiente.",
        "Nada. ¿Seguimos con otra versión o pasamos a la siguiente pieza?",
      ]);
    case "able":
      return `${voice.hello} Puedo hacerte ${voice.offers}.\n\nPrueba con algo así: «${example(brief)}». También entiendo fechas, ofertas, redes, «de usted», «más corto» o «dame 3 ideas».${missing}`;
    case "machine":
      return `Soy ${name(brief.workerId)}, del equipo de Kolmena. Ahora mismo escribo en modo local: no soy una persona ni un modelo de lenguaje, sino un redactor hecho de reglas que compone textos en español con tu Brain Central y lo que me pides. No busco en internet ni conozco datos que no me des. A cambio, nada de lo que escribes sale de aquí.`;
    default:
      return `${noAnswers.language} Con un proveedor de IA conectado sí puedo escribir en otros idiomas. Mientras tanto puedo dejarte el texto en español más corto y más llano, que es como mejor se traduce: dime «más corto».`;
  }
}

function example(brief: Brief): string {
  const product = clip(plain(brief.profile?.products[0] ?? ""), 40);
  const what = product ? product.toLowerCase() : "lo nuevo de esta semana";
  const worker = workers.find((one) => one.id === brief.workerId)!;
  return `${worker.deliverables[0].label} sobre ${what} para el viernes`;
}

/** The message without what it says of other languages. */
const withoutTranslation = (prompt: string) =>
  prompt.replace(
    /[,.;]?\s*(?:y |e )?(?:que )?(?:tambi[eé]n )?(?:me lo |lo |la |los )?(?:tradu[a-zà-ž]*(?: (?:tambi[eé]n )?(?:al? [a-zà-ž]+))?|(?:y )?en (?:ingl[eé]s|franc[eé]s|alem[aá]n|italiano|portugu[eé]s|catal[aá]n))(?: tambi[eé]n)?/giu,
    " ",
  );

const ordinals = ["primer", "segund", "tercer", "cuart", "quint"];

/** «La 2 me gusta, escríbela»: the title of that idea; undefined when none is chosen. */
function chosenIdea(prompt: string, piece: string): string | undefined {
  const folded = fold(prompt);
  if (folded.split(" ").length > 12) return undefined;
  const chosen =
    /\b(?:la|el|opcion|idea|numero) (?:numero |opcion |idea )?(\d|primer|segund|tercer|cuart|quint)/.exec(
      folded,
    )?.[1];
  if (!chosen) return undefined;
  const at = Number(chosen) || ordinals.indexOf(chosen) + 1;
  return new RegExp(`^${at}\\. \\*\\*(.+?)\\*\\*`, "mu").exec(piece)?.[1];
}

/** «Post: cuéntanos tu manía» → «Cuéntanos tu manía.» */
function ideaLine(idea: string): string {
  const said = idea
    .replace(/^[^:]{3,30}: /u, "")
    .replace(/[«».]/gu, "")
    .trim();
  const end = /[?!]$/.test(said) ? "" : ".";
  return `${said[0]!.toUpperCase()}${said.slice(1)}${end}`;
}

/** What cannot be done to a piece here, said plainly; undefined when it can. */
function cannot(prompt: string): string | undefined {
  const folded = fold(prompt);
  if (
    /\b(?:tercera|primera|segunda) persona\b|\ben (?:pasado|futuro|plural|singular|femenino|masculino|lenguaje inclusivo)\b/.test(
      folded,
    )
  )
    return `${noAnswers.person} Sí puedo pasarlo de tú a usted, cambiarle el tono, acortarlo o darte otra versión: dime «de usted», «más corto» u «otra versión». Para lo demás, edítalo en «Ver completo».`;
  if (
    /^(?:me (?:gusta|quedo|encanta)\w* )?(?:mas )?(?:con )?(?:la|el) (?:primer[oa]?|segund[oa]|tercer[oa]?|ultim[oa]|\d)\b.{0,24}$/.test(
      folded,
    )
  )
    return "Buena elección: la tienes arriba, lista para copiar. Si quieres que la retoque, dime «más corto», «de usted» o «otra versión»; lo que cambie será otra redacción sobre el mismo tema, no esa misma frase por frase.";
  return undefined;
}

function elsewhere(
  brief: Brief,
  contentType: string,
  workerId: WorkerId,
  request: Request,
): string {
  const copy = newCopy(brief, request);
  // What was asked of us says it best, where the other will read the same in it.
  const own = plain(brief.prompt);
  const given =
    own.length <= 300 &&
    contentTypeNamed(own, workerId) === contentType &&
    !/[{}«»"“”\n]/u.test(own)
      ? {
          workerId,
          fields: normalizeFields({
            deliverable: contentType,
            note: `${own[0]!.toUpperCase()}${own.slice(1).replace(/[.\s]+$/u, "")}.`,
          }),
        }
      : order(copy, workerId, workOf(contentType, request.count));
  // Mel gets no order: she is told.
  if (workerId === "mel")
    return polish(
      `Eso no es lo mío: de ${voices.mel.trade} se ocupa **Mel**. Escríbeselo a ella tal como me lo has dicho. Si lo que quieres es ${voices[brief.workerId].offers}, dímelo y me pongo.`,
    );
  return polish(
    `Eso no es lo mío: de ${voices[workerId].trade} se ocupa **${name(workerId)}**, y te lo hará mejor. Te dejo el encargo escrito con lo que me has contado. Si lo que quieres es ${voices[brief.workerId].offers}, dímelo y me pongo.\n\n${orderBlocks([given])}`,
  );
}

/** The kind of the piece under a heading, or what the worker usually writes. */
function kindBefore(brief: Brief, before: Earlier): string {
  const worker = findWorker(brief.workerId)!;
  const label = worker.deliverables.find((one) => before.heading?.startsWith(one.label))?.id;
  const own = (text = "") => {
    const named = contentTypeNamed(text, brief.workerId);
    return named && workerOf(named) === brief.workerId ? named : undefined;
  };
  return label ?? own(before.heading) ?? own(before.prompt) ?? usual[brief.workerId];
}

/** The previous piece with what the message changes in it. */
function again(brief: Brief, before: Earlier): string {
  const change = followUp(brief.prompt)!;
  const request = amend(before.request, brief.prompt, brief.profile?.products ?? []);
  const next = {
    ...brief,
    prompt: before.prompt,
    seed: `${brief.seed}\n${brief.history.length}\n${fold(brief.prompt)}`,
  };
  const contentType = kindBefore(brief, before);
  if (/\bm[aá]s corto\b/u.test(change.add) && wordCount(before.piece) > 8)
    return writeShorter({ ...next, contentType }, before, request, change);
  if (before.list) return writeListPiece(next, before.list, request, change.what);
  return writePiece({ ...next, contentType }, change.what, request);
}

/** The previous piece with the one thing changed that the message names; undefined when it wants more. */
function touched(brief: Brief, before: Earlier): Edited | undefined {
  // Mel's plans are handed on in orders, which would no longer say what the plan says.
  if (brief.workerId === "mel") return undefined;
  const after = amend(before.request, brief.prompt, brief.profile?.products ?? []);
  const contentType = kindBefore(brief, before);
  const rewrite = (key: string) => {
    const next = { ...brief, prompt: before.prompt, seed: `${brief.seed}\n${key}\nagain` };
    return pieceIn(
      before.list
        ? writeListPiece(next, before.list, after)
        : writePiece({ ...next, contentType }, undefined, after),
    );
  };
  const change = followUp(brief.prompt);
  return edited(brief.prompt, {
    piece: before.piece,
    before: before.request,
    after,
    rewrite,
    whole: change && (change.network || change.add !== "") ? change.what : undefined,
    added: addedFact(brief.prompt) ?? pricedFact(brief.prompt, before.request.offer),
  });
}

/** The request of a short message that goes on with the one before: «¿y el correo?». */
function carried(brief: Brief, before: Earlier | undefined): Request {
  const said = readRequest(brief.prompt, brief.profile?.products ?? []);
  const goesOn =
    before &&
    !said.subject &&
    !said.announcement &&
    !said.theme &&
    fold(brief.prompt).split(" ").length <= 9;
  if (!goesOn) return said;
  const base = before.request;
  return {
    ...said,
    subject: base.subject,
    facts: base.facts,
    offer: said.offer ?? base.offer,
    when: said.when ?? base.when,
    season: said.season ?? base.season,
    announcement: base.announcement,
    theme: base.theme,
    wish: said.wish ?? base.wish,
    formal: said.formal || base.formal,
    tone: said.tone ?? base.tone,
    audience: said.audience ?? base.audience,
  };
}

/** A question or a worry about marketing, answered in a few sentences; undefined for orders. */
function view(brief: Brief, named: string | undefined, request: Request): string | undefined {
  const own = named !== undefined && workerOf(named) === brief.workerId;
  const asked = tradeAnswer(brief.prompt);
  const trouble =
    /\bno (?:me |nos )?(?:funciona\w*|vende\w*|trae\w*|sirve\w*|da resultado\w*)\b|\bverguenza\b/;
  const worried = trouble.test(fold(brief.prompt));
  // «Un reel del escaparate, me da vergüenza salir» still wants its reel.
  const wants =
    own &&
    !isQuestion(brief.prompt) &&
    Boolean(request.subject ?? request.theme ?? request.facts[0]);
  if (asked && ((worried && !wants) || (!own && (isQuestion(brief.prompt) || !named)))) {
    const next = asked.next && asked.next[0] !== brief.workerId ? asked.next : undefined;
    if (!next) return polish(asked.answer);
    const copy = newCopy(brief, request);
    return polish(
      `${asked.answer}\n\nSi quieres seguir por ahí, **${name(next[0])}** te lo prepara: te dejo el encargo escrito.\n\n${orderBlocks([order(copy, next[0], next[1])])}`,
    );
  }
  if (asked && own && isQuestion(brief.prompt) && !/\b(?:horas?|cuando)\b/.test(fold(brief.prompt)))
    return polish(asked.answer);
  if (named || request.subject) return undefined;
  const worry = advice.find(({ match }) => match.test(fold(brief.prompt)));
  return worry && isQuestion(brief.prompt) ? polish(worry.answer) : undefined;
}

/** The answer to a message written in the conversation, whatever it says. */
export function writeChat(brief: Brief): string {
  const { workerId, prompt } = brief;
  const before = earlier(brief);
  const intent = readIntent(prompt, workerId);
  if (intent === "language") {
    const rest = withoutTranslation(prompt);
    const named = contentTypeNamed(rest, workerId);
    // «Un post para el sábado, y tradúcelo»: the post is written, and the truth is said.
    if (named && fold(rest).split(" ").length > 5 && workerOf(named) === workerId)
      return writePiece(
        { ...brief, prompt: rest, contentType: named },
        "Va en español: en modo local no traduzco, y prefiero decírtelo a darte una traducción mala.",
      );
  }
  if (intent) return polish(smallTalk(brief, intent));
  const piece = before?.heading !== undefined;
  if (piece) {
    const idea = before.list === "ideas" && chosenIdea(prompt, before.piece);
    if (idea) {
      const named = contentTypeNamed(idea, workerId);
      return writePiece(
        {
          ...brief,
          prompt: before.prompt,
          contentType: named && workerOf(named) === workerId ? named : usual[workerId],
        },
        "Esa, escrita:",
        { ...before.request, count: 1, facts: [ideaLine(idea), ...before.request.facts] },
      );
    }
    const change = touched(brief, before);
    if (change) return polish(`${change.what}\n\n${change.text}\n\n---`);
    const impossible = cannot(prompt);
    if (impossible) return polish(impossible);
    if (
      /\bpor ?que (?:lo |la |esta |has |esta )*(?:escribi\w*|hiciste|hecho|elegi\w*|puesto|asi)\b/.test(
        fold(prompt),
      )
    )
      return polish(
        before.reasons
          ? `Por esto, y no por otra cosa:\n\n${before.reasons}`
          : "Porque es lo más concreto que sé de tu negocio: lo que me pediste, tu Brain Central y el tono que elegiste. Si algo no te suena, dime qué y lo cambio.",
      );
  }
  // What is to be sent to somebody is written to them.
  if (workerId === "lia" && letter({ brief, formal: false }))
    return writePiece({ ...brief, contentType: "direct-message" });
  // What a customer wrote is to be answered, whatever it asks.
  if (workerId === "lia" && (quotedComment(prompt) || answerTold(prompt)))
    return writePiece(pieceOf(brief, "comment-reply"));
  const list = listNamed(prompt);
  const change = piece ? followUp(prompt) : undefined;
  // «Resúmelo en una frase» wants no list of phrases.
  if (change && (change.onlyShorter || !list || list === "ideas" || list === before!.list))
    return again(brief, before!);
  const spent = workerId === "iko" || workerId === "bran" ? returnNamed(prompt) : undefined;
  if (spent) return polish(returnAnswer(spent));
  // How it goes is answered with what is known, and with what is missing to say more.
  if (workerId === "mel" && asksHowItGoes.test(prompt) && figures(prompt).length === 0)
    return writePiece({ ...brief, contentType: "idea-list" });
  const house = houseAnswer(brief);
  if (house) return polish(house);
  const request = carried(brief, before);
  if (workerId === "iko" && bringsFigures(prompt))
    return writePiece({ ...brief, contentType: "report" }, undefined, request);
  if (workerId !== "mel" && asksHowToSell(prompt))
    return sellingAnswer(brief, request, calendar(newCopy(brief, request)));
  // Whoever plans is asked for posts to be planned, not for things to be counted.
  if (workerId === "iko" && list === "ideas" && ideasToPost.test(fold(prompt)))
    return monthNamed(prompt)
      ? writePiece({ ...brief, contentType: "month-plan" }, undefined, request)
      : elsewhere(brief, "idea-list", "teo", request);
  if (list && !(workerId === "mel" && list === "ideas"))
    return writeListPiece(brief, list, request, undefined);
  if (workerId === "mel") return melAnswers(brief, request);
  const named = contentTypeNamed(prompt, workerId);
  const answered = view(brief, named, request);
  if (answered) return answered;
  if (named && workerOf(named) !== workerId && named !== "idea-list")
    return elsewhere(brief, named, workerOf(named), request);
  if (named) {
    const opening =
      workerId === "ani" && asksForPicture(fold(prompt))
        ? "La imagen terminada todavía no sale del chat: te dejo el concepto completo para hacerla con el teléfono o pasársela a quien la monte."
        : named === "idea-list" && !request.subject
          ? "Si esta semana solo da para una, haz la primera."
          : undefined;
    return writePiece({ ...brief, contentType: named }, opening, request);
  }
  if (
    isGibberish(prompt) ||
    (!says(request) && workerId !== "lia") ||
    (isQuestion(prompt) && workerId !== "lia")
  )
    return notUnderstood(workerId, prompt);
  return writePiece({ ...brief, contentType: usual[workerId] }, undefined, undefined);
}

/** Figures told to who counts are to be read, unless they are part of another job. */
function bringsFigures(prompt: string): boolean {
  const named = contentTypeNamed(prompt, "iko");
  const told = figures(prompt).filter(({ before }) => !named || before !== undefined);
  return (!named || workerOf(named) !== "iko") && told.length > 1;
}

/** The brief of the kind that a message names, when it is the worker's own; else `fallback`. */
function pieceOf(brief: Brief, fallback: string): Brief {
  const named = contentTypeNamed(brief.prompt, brief.workerId);
  return {
    ...brief,
    contentType: named && workerOf(named) === brief.workerId ? named : fallback,
  };
}
