import { dataOf } from "../data.ts";
import type { Job } from "../job.ts";
import { fold } from "../spanish/fold.ts";
import { list } from "../spanish/phrase.ts";
import { registerOf } from "../spanish/register.ts";
import { capitalized, sentence, uncapitalized } from "../spanish/sentences.ts";
import { addressed, asksReaders } from "../understand/addressed.ts";
import { atomsOf } from "../understand/atoms.ts";
import type { Fact } from "../understand/request.ts";
import { columnOf, formsOfOthers, hasVerb, isFormOf, toReaders } from "./to-readers.ts";

interface Words {
  asks: readonly string[];
  tells: readonly string[];
  acts: readonly { stems: readonly string[]; says: string }[];
  purposes: readonly { match: readonly string[]; says: string }[];
}
const words = () => dataOf<Words>("lines/mail");

/** «(que) me contesten el correo», «traer toalla» → «Contéstanos el correo», «Trae toalla»; undefined for other words. */
function asOrder(job: Job, text: string): string | undefined {
  const [first = "", second = ""] = fold(text).split(" ");
  const verb = first === "que" ? second : first;
  const isWish = formsOfOthers().wish.get(verb)?.isPlural === true;
  // «Que vuelvan, les hago un 15 %»: what the owner hopes for is not said.
  const hope = /^(?:que )?\p{L}+(?:,\s(.+)|\s\p{L}+ndo\b.*)?$/iu.exec(text);
  if (isWish && hope) return capitalized(toReaders(job, hope[1] ?? ""));
  // «Que traigan neopreno no, que se lo damos»
  if (isWish && /^[^,]+ no(?:,|$)/u.test(text)) return `[cuenta aquí: ${text}]`;
  const order = isWish && first !== "que" ? `que ${text}` : text;
  if (!asksReaders(order)) return undefined;
  const fact: Fact = { text: order, isSentence: true, role: "what", atoms: [] };
  return toReaders(job, addressed(fact, job.request.register).text);
}

/** Whether a text is an order to the worker or to readers: «que traigan toalla», «proponer visita». */
export const isCommand = (job: Job, text: string): boolean =>
  isFormOf(fold(text.split(" ")[0]!), [
    ...words().asks,
    ...words().tells,
    ...words().acts.flatMap(({ stems }) => stems),
  ]) ||
  /^(?:que|para \p{L}+[aei]r\p{L}{0,4}) /iu.test(text) ||
  asOrder(job, text) !== undefined;

/** Marks where the owner has to write something that nobody told. */
const gap = "[cuenta aquí lo principal]";
/** Of how a message is to sound: «(pide perdón) pero sin arrastrarse». */
const manner = /,?(?: pero)? sin \p{L}+[aei]r(?:se|l[eo]s?)?(?:\s.*)?$/u;

/** What the owner says that a message does or brings, as the message says it to its reader. */
export function spoken(job: Job, instruction: string, isOne = false): string {
  const text = instruction.trim().replace(/^(?:(?:y|e) |que (?=sepan que ))/i, "");
  const [first = "", ...rest] = text.split(" ");
  const key = fold(first);
  const told = rest.join(" ");
  if (text === "") return "";
  // «Ya les toca limpieza, que respondan TURNO»
  const [before = "", ...orders] = text.split(/, (?=que )/u);
  if (orders.length > 0 && orders.every((one) => asOrder(job, one) !== undefined))
    return [before, ...orders].map((one) => spoken(job, one)).join(" ");
  // «Ya se puede facturar desde el móvil, que el día 1 cambia la ley»
  const clauses = text.split(/, (?=que (?:el|la|los|las|ya|se|hay) )/iu);
  if (clauses.length > 1) return clauses.map((one) => spoken(job, one, isOne)).join(" ");
  // «A los clientes que este agosto abrimos solo por la mañana»
  const [, toAll] = /^a (?:l[oa]s? )?\p{L}+ que (.+)$/iu.exec(text) ?? [];
  if (toAll && !formsOfOthers().present.has(fold(toAll.split(" ")[0]!))) return spoken(job, toAll);
  // «Si necesitan ayuda nos manden los papeles»
  const [, condition, wish] =
    /^(si .+?),? ((?:(?:no|me|nos|l[oa]s?) )+\p{L}+[ae]n .+)$/iu.exec(text) ?? [];
  const wanted = wish && asOrder(job, `que ${wish}`);
  if (condition && wanted)
    return sentence(`${toReaders(job, condition)}, ${uncapitalized(wanted)}`);
  const purpose = purposeOf(job, text);
  if (purpose) return purpose;
  if (isFormOf(key, words().asks)) return question(job, told);
  if (isFormOf(key, words().tells) && told !== "") {
    // «(avisa) a los socios que …»
    const [, clause] = /^(?:de |a (?:l[oa]s? )?\p{L}+ )?que (.+)$/iu.exec(told) ?? [];
    if (clause) return sentence(toReaders(job, clause.replaceAll(" y que ", " y "), true));
    if (!hasVerb(told) || isAsked(told)) return topic(told);
  }
  const act = words().acts.find(({ stems }) => isFormOf(key, stems));
  if (act && told !== "") {
    const [, that = "", said = ""] = /^((?:de )?que )?(.*)$/s.exec(told.replace(manner, "")) ?? [];
    const readers = toReaders(job, that + said.replaceAll(" y que ", " y "), that !== "");
    return sentence(job.fill(`${act.says} ${readers}`) ?? "");
  }
  const order = asOrder(job, text);
  if (order !== undefined) return sentence(order);
  // «Para recogerles los cuchillos los lunes»
  if (/^para \p{L}+[aei]r\p{L}{0,4} /iu.test(text))
    return sentence(job.fill(`[te|le|te] escribimos ${uncapitalized(toReaders(job, text))}`) ?? "");
  const isSaid = hasVerb(text.replace(/\([^)]*\)/gu, "")) || registerOf(text) !== undefined;
  if (isAsked(text) || !isSaid) return topic(text);
  return sentence(toReaders(job, text.replace(/^que /i, ""), isOne));
}

export const isAsked = (text: string) =>
  /^(?:como|que|por que|cuando|donde|cual|cuanto) /.test(fold(text)) && !/^que /.test(text);

/** «resolviendo dudas», «última», «gracias y …»: one of the few things that every business says. */
export function purposeOf(job: Job, text: string): string {
  const [own = "", after = ""] = text.split(/ (?:y|con) (.+)/u);
  const keys = fold(own).split(" ");
  const found = words().purposes.find(
    ({ match }) => keys.length <= 3 && match.some((word) => keys.includes(word)),
  );
  const said = found ? (job.fill(found.says) ?? "") : "";
  return said && after ? `${said} ${spoken(job, after)}` : said;
}

/** «cómo va la molestia», «si necesitan algo» → «¿Cómo va la molestia?», «¿Necesitas algo?» */
function question(job: Job, asked: string): string {
  const [, about] = /^por (.+)$/i.exec(asked) ?? [];
  const text = toReaders(job, asked.replace(/^si /i, ""), true);
  // «cómo van», «qué tal están»: nobody else is named.
  const words = text.split(" ");
  const last = formsOfOthers().present.get(fold(words.at(-1)!));
  const isOwn = last?.isPlural && words.length <= 4;
  const said = isOwn ? [...words.slice(0, -1), last.verb.present[columnOf(job)]].join(" ") : text;
  if (about) return `¿Qué tal ${about}?`;
  return fold(said) === "que tal" ? "¿Cómo va todo?" : `¿${capitalized(said)}?`;
}

/** Words before a thing that leave it open: «con fotos». */
export const hangs = /^(?:a|al|con|cuando|de|del|desde|durante|en|hasta|para|por|si|sin|tras)\s/i;
const vague = new Set(["name", "term", "place"]);

/** «Peligros de la Navidad (chocolate, huesos)» → «Peligros de la Navidad: chocolate y huesos.»; with a gap where only a topic was told. */
export function topic(text: string): string {
  const [, name, inside, tail = ""] = /^(.+?) \(([^()]+)\)(.*)$/u.exec(text) ?? [];
  if (name && inside) {
    const isList = !/ [ye] /.test(inside) && !hasVerb(inside);
    return sentence(`${name}: ${isList ? list(inside.split(", ")) : inside}${tail}`);
  }
  const isTold =
    text.includes(": ") ||
    (hangs.test(text) && !isAsked(text)) ||
    atomsOf(text).some(({ kind }) => !vague.has(kind));
  return isTold ? sentence(text) : sentence(`${text}: ${gap}`);
}
