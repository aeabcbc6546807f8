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
const countWords = "Escribe un número del 1 al 20";

/** What work is handed on with: data for who writes, never prose to be understood again. */
export const handoffFields = z.strictObject({
  /** One of the worker's kinds; without it, what the worker finds right. */
  deliverable: z.optional(oneOf(deliverableIds, "Este tipo de contenido no existe")),
  /** What the piece is about: «la hogaza de masa madre». */
  subject: line("subject"),
  /** What it is for; who writes knows it, nobody reads it. */
  goal: line("goal"),
  /** In words: «el sábado por la mañana», «Reyes». */
  date: line("date"),
  offer: line("offer"),
  network: line("network"),
  tone: line("tone"),
  count: z.optional(
    z
      .int({ error: countWords })
      .check(z.minimum(1, { error: countWords }), z.maximum(20, { error: countWords })),
  ),
  /** All else, in lines. */
  note: line("note"),
});
export type HandoffFields = z.output<typeof handoffFields>;
export type HandoffField = keyof HandoffFields;

/** As they stand in a hand-off, on its chips and beside its inputs. */
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

/** The fields that are set, with what is shown of each. */
export function shownFields(
  fields: HandoffFields,
): { name: HandoffField; label: string; value: string }[] {
  return fieldNames.flatMap((name) => {
    const value = fields[name];
    if (value === undefined) return [];
    const shown = name === "deliverable" ? contentTypeLabel(`${value}`) : `${value}`;
    return [{ name, label: handoffFieldLabels[name], value: shown }];
  });
}

/** Fields as lines «Tema: la hogaza»; a note has one for each of its lines. */
export function writeFields(fields: HandoffFields): string {
  return shownFields(tidyFields(fields))
    .flatMap(({ label, value }) => value.split("\n").map((line) => `${label}: ${line}`))
    .join("\n");
}

/**
 * The fields of a text whose first line is one of them; what no field says is a note. null for
 * prose, and for what keeps no limit.
 */
export function readFields(content: string, workerId: string): HandoffFields | null {
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== "");
  if (!lines[0] || !fieldLine(lines[0])) return null;
  const read: Partial<Record<HandoffField, string | number>> = {};
  const notes: string[] = [];
  for (const line of lines) {
    const { name, said } = fieldLine(line) ?? {};
    if (name === undefined || said === undefined) notes.push(line);
    else if (name === "note") notes.push(said);
    else {
      const value = fieldValue(name, said, workerId);
      // Said twice, or not as this field has it: nothing of it is lost.
      if (value === undefined || read[name] !== undefined) notes.push(line);
      else read[name] = value;
    }
  }
  const parsed = handoffFields.safeParse(
    tidyFields({ ...(read as HandoffFields), ...(notes.length ? { note: notes.join("\n") } : {}) }),
  );
  return parsed.success ? parsed.data : null;
}

/** Each field in one line, a note without empty lines; what is empty is not there. */
export function tidyFields(fields: HandoffFields): HandoffFields {
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
 * What is asked for in a sentence, as somebody would type it, for lists and for what goes on from
 * it. The goal stays out: it is no words of the text.
 */
export function handoffSentence(fields: HandoffFields): string {
  const { deliverable, subject, date, offer, network, tone, count, note } = fields;
  const what = deliverable ? `Prepara ${named(deliverable)}` : "";
  const [first = "", ...more] = note?.split("\n") ?? [];
  const goesOn = /^(?:a|al|con|de|del|para|por|que|sobre|sin)\s/.test(first);
  const head = [
    what,
    network && !fold(what).includes(fold(network)) ? `para ${network}` : "",
    subject ? (what ? `sobre ${subject}` : subject) : "",
    goesOn ? first : "",
  ]
    .filter(Boolean)
    .join(" ");
  const parts = [head, offer, date && (startsDate.test(date) ? date : `para ${date}`)];
  const sentences = [
    parts.filter(Boolean).join(", "),
    ...(goesOn ? [] : [first]),
    ...more,
    tone ? `Tono ${tone}` : "",
    count && count > 1 ? `Quiero ${count} opciones` : "",
  ].filter(Boolean);
  const sentence = sentences.map((part) => (/[.!?…»]$/.test(part) ? part : `${part}.`)).join(" ");
  return sentence === "" ? "Haz lo que mejor te parezca." : raised(sentence);
}

/** What a conversation about it is called. */
export function handoffTitle(fields: HandoffFields): string {
  return fields.subject ? raised(fields.subject) : handoffSentence(fields);
}

const startsDate =
  /^(?:el|la|los|las|este|esta|hoy|mañana|del?|desde|hasta|antes|en|a|al|entre|para)\s|^(?:hoy|mañana)$/i;

const feminine =
  /^(?:Imagen|Biografía|Guía|Prueba|Respuesta|Secuencia|Landing|Newsletter|Ficha|Colección|Revisión|Automatización|Reactivación|Lista)/;

/** «un post», «una respuesta a reseña», «un anuncio para Meta». */
function named(deliverable: string): string {
  const label = contentTypeLabel(deliverable);
  const noun = `${label[0]!.toLowerCase()}${label.slice(1)}`.replace(/ (?=Meta|Google)/, " para ");
  return deliverable === "faq"
    ? "las preguntas frecuentes"
    : `${feminine.test(label) ? "una" : "un"} ${noun}`;
}

function raised(sentence: string): string {
  return `${sentence[0]!.toUpperCase()}${sentence.slice(1)}`;
}

/** What was typed into inputs; null where nothing is left, or a number is none. */
export function fieldsOfTyped(typed: Record<HandoffField, string>): HandoffFields | null {
  const { count, ...texts } = typed;
  const said = Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim() !== ""));
  const parsed = handoffFields.safeParse(
    tidyFields({ ...said, ...(count.trim() ? { count: Number(count) } : {}) } as HandoffFields),
  );
  return parsed.success && Object.keys(parsed.data).length > 0 ? parsed.data : null;
}

function fieldLine(line: string): { name: HandoffField; said: string } | undefined {
  // Models also write «- **Tema:** la hogaza».
  const [, label = "", said = ""] =
    /^\s*(?:[-*]\s+)?\*{0,2}([\p{L}]{2,12})\*{0,2}\s*:\*{0,2}\s*(\S.*)$/u.exec(line) ?? [];
  const name = nameByLabel.get(fold(label));
  return name && { name, said };
}

function fieldValue(
  name: HandoffField,
  said: string,
  workerId: string,
): string | number | undefined {
  if (name === "count") {
    const count = /^(\d{1,2})(?:\s+\p{L}+)?\.?$/u.exec(said.trim())?.[1];
    return count !== undefined && Number(count) >= 1 && Number(count) <= 20
      ? Number(count)
      : undefined;
  }
  if (name !== "deliverable") return said;
  const worker = findWorker(workerId);
  const kinds = worker ? deliverablesOf(worker) : [];
  const asked = fold(said).replace(/\.$/, "");
  return kinds.find(({ id, label }) => [id, fold(label)].includes(asked))?.id;
}

function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();
}
