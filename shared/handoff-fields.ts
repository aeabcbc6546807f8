import * as z from "zod/mini";
import { oneOf, text } from "./fields.ts";
import { contentTypeIds, contentTypeLabel, deliverablesOf, findWorker } from "./workers.ts";

const deliverableIds = contentTypeIds.filter((contentType) => contentType !== "chat");

export const handoffFieldLengths = {
  subject: 300,
  goal: 300,
  date: 120,
  offer: 300,
  network: 60,
  tone: 60,
  note: 4_000,
} as const;
const line = (name: keyof typeof handoffFieldLengths) =>
  z.optional(text({ min: 1, max: handoffFieldLengths[name] }));
const countMessage = "Escribe un número del 1 al 20";

/** A hand-off's data for the worker who writes, so that no prose has to be parsed. */
export const handoffFields = z.strictObject({
  /** One of the worker's deliverables; without it, the worker decides. */
  deliverable: z.optional(oneOf(deliverableIds, "Este tipo de contenido no existe")),
  /** The piece's subject, such as «la hogaza de masa madre». */
  subject: line("subject"),
  /** The piece's purpose, for the worker only; it does not appear in the text. */
  goal: line("goal"),
  /** In words, such as «el sábado por la mañana» or «Reyes». */
  date: line("date"),
  offer: line("offer"),
  network: line("network"),
  tone: line("tone"),
  count: z.optional(
    z
      .int({ error: countMessage })
      .check(z.minimum(1, { error: countMessage }), z.maximum(20, { error: countMessage })),
  ),
  /** Everything else, one item per line. */
  note: line("note"),
});
export type HandoffFields = z.output<typeof handoffFields>;
export type HandoffField = keyof HandoffFields;

/** Labels in the hand-off's text, on its chips and next to its inputs. */
export const handoffFieldLabels: Readonly<Record<HandoffField, string>> = {
  deliverable: "Pieza",
  subject: "Tema",
  goal: "Objetivo",
  date: "Fecha",
  offer: "Oferta",
  network: "Red",
  tone: "Tono",
  count: "Cantidad",
  note: "Nota",
};
const fieldNames = Object.keys(handoffFieldLabels) as HandoffField[];
const nameByLabel = new Map(fieldNames.map((name) => [fold(handoffFieldLabels[name]), name]));

/** The fields with a value, with their labels and displayed values. */
export function displayFields(
  fields: HandoffFields,
): { name: HandoffField; label: string; value: string }[] {
  return fieldNames.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const shown = name === "deliverable" ? contentTypeLabel(`${value}`) : `${value}`;
    return [{ name, label: handoffFieldLabels[name], value: shown }];
  });
}

/** Writes the fields as lines such as «Tema: la hogaza», and each line of a note as its own line. */
export function formatFields(fields: HandoffFields): string {
  return displayFields(normalizeFields(fields))
    .flatMap(({ label, value }) => value.split("\n").map((line) => `${label}: ${line}`))
    .join("\n");
}

/**
 * Reads the fields of a text whose first line is a field; all other lines become the note. null for
 * prose, and for values that exceed a limit.
 */
export function parseFields(content: string, workerId: string): HandoffFields | null {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!lines[0] || !parseFieldLine(lines[0])) return null;
  const read: Partial<Record<HandoffField, string | number>> = {};
  const notes: string[] = [];
  for (const line of lines) {
    const { name, rawValue } = parseFieldLine(line) ?? {};
    if (name === undefined || rawValue === undefined) notes.push(line);
    else if (name === "note") notes.push(rawValue);
    else {
      const value = parseFieldValue(name, rawValue, workerId);
      // Repeated and invalid values go into the note, so that nothing is lost.
      if (value === undefined || read[name] !== undefined) notes.push(line);
      else read[name] = value;
    }
  }
  const parsed = handoffFields.safeParse(
    normalizeFields({
      ...(read as HandoffFields),
      ...(notes.length ? { note: notes.join("\n") } : {}),
    }),
  );
  return parsed.success ? parsed.data : null;
}

/** Collapses each field to one line, and removes empty fields and a note's empty lines. */
export function normalizeFields(fields: HandoffFields): HandoffFields {
  const tidy: Record<string, string | number> = {};
  for (const name of fieldNames) {
    const value = fields[name];
    if (value === undefined) continue;
    if (typeof value === "number") tidy[name] = value;
    else {
      const lines = (name === "note" ? `${value}`.split(/\r?\n/) : [`${value}`])
        .map((line) => line.replace(/\s+/g, " ").trim())
        .filter((line) => line !== "");
      if (lines.length > 0) tidy[name] = lines.join("\n");
    }
  }
  return tidy as HandoffFields;
}

/**
 * The hand-off as sentences, as a user would type it, for lists and follow-up requests. Leaves out the
 * goal, which must not appear in the text.
 */
export function handoffSentence(fields: HandoffFields): string {
  const { deliverable, subject, date, offer, network, tone, count, note } = fields;
  const what = deliverable ? `Prepara ${withArticle(deliverable)}` : "";
  const [first = "", ...more] = note?.split("\n") ?? [];
  const continuesSentence = /^(?:a|al|con|de|del|para|por|que|sobre|sin)\s/.test(first);
  const head = [
    what,
    network && !fold(what).includes(fold(network)) ? `para ${network}` : "",
    subject ? (what ? `sobre ${subject}` : subject) : "",
    continuesSentence ? first : "",
  ]
    .filter(Boolean)
    .join(" ");
  const parts = [head, offer, date && (startsDate.test(date) ? date : `para ${date}`)];
  const sentences = [
    parts.filter(Boolean).join(", "),
    ...(continuesSentence ? [] : [first]),
    ...more,
    tone ? `Tono ${tone}` : "",
    count && count > 1 ? `Quiero ${count} opciones` : "",
  ].filter(Boolean);
  const sentence = sentences.map((part) => (/[.!?…»]$/.test(part) ? part : `${part}.`)).join(" ");
  return sentence === "" ? "Haz lo que mejor te parezca." : capitalized(sentence);
}

/** The title of the hand-off's conversation. */
export function handoffTitle(fields: HandoffFields): string {
  return fields.subject ? capitalized(fields.subject) : handoffSentence(fields);
}

const startsDate =
  /^(?:el|la|los|las|este|esta|hoy|mañana|del?|desde|hasta|antes|en|a|al|entre|para)\s|^(?:hoy|mañana)$/i;

const feminine =
  /^(?:Imagen|Biografía|Guía|Prueba|Respuesta|Secuencia|Landing|Newsletter|Ficha|Colección|Revisión|Automatización|Reactivación|Lista)/;

/** The deliverable with its article: «un post», «una respuesta a reseña», «un anuncio para Meta». */
function withArticle(deliverable: string): string {
  const label = contentTypeLabel(deliverable);
  const noun = `${label[0]!.toLowerCase()}${label.slice(1)}`.replace(/ (?=Meta|Google)/, " para ");
  return deliverable === "faq"
    ? "las preguntas frecuentes"
    : `${feminine.test(label) ? "una" : "un"} ${noun}`;
}

function capitalized(sentence: string): string {
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}`;
}

/** Parses the form's inputs; null when all are empty or the count is invalid. */
export function parseHandoffForm(typed: Record<HandoffField, string>): HandoffFields | null {
  const { count, ...texts } = typed;
  const filled = Object.fromEntries(
    Object.entries(texts).filter(([, value]) => value.trim() !== ""),
  );
  const parsed = handoffFields.safeParse(
    normalizeFields({
      ...filled,
      ...(count.trim() ? { count: Number(count) } : {}),
    } as HandoffFields),
  );
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

function parseFieldLine(line: string): { name: HandoffField; rawValue: string } | undefined {
  // Models also write «- **Tema:** la hogaza».
  const [, label = "", rawValue = ""] =
    /^\s*(?:[-*]\s+)?\*{0,2}([\p{L}]{2,12})\*{0,2}\s*:\*{0,2}\s*(\S.*)$/u.exec(line) ?? [];
  const name = nameByLabel.get(fold(label));
  return name && { name, rawValue };
}

function parseFieldValue(
  name: HandoffField,
  rawValue: string,
  workerId: string,
): string | number | undefined {
  if (name === "count") {
    const count = /^(\d{1,2})(?:\s+\p{L}+)?\.?$/u.exec(rawValue.trim())?.[1];
    return count !== undefined && Number(count) >= 1 && Number(count) <= 20
      ? Number(count)
      : undefined;
  }
  if (name !== "deliverable") return rawValue;
  const worker = findWorker(workerId);
  const kinds = worker ? deliverablesOf(worker) : [];
  const normalized = fold(rawValue).replace(/\.$/, "");
  return kinds.find(({ id, label }) => [id, fold(label)].includes(normalized))?.id;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
