import * as z from "zod/mini";

export const unreadableText = "El texto contiene caracteres que no se pueden guardar";

// NUL cannot be stored by PostgreSQL and a lone surrogate cannot be encoded as UTF-8.
const storable = z.refine<string>((value) => !value.includes("\0") && value.isWellFormed(), {
  error: unreadableText,
});

export interface TextLimits {
  min?: number;
  max: number;
  /** Spanish sentence when it is missing or shorter than `min`. */
  short?: string;
  /** Spanish sentence when it is longer than `max`. */
  long?: string;
}

/** How many characters a text has, counted as its limits are: by code points. */
export function characterCount(value: string): number {
  return Array.from(value).length;
}

// Marks and fillers that nobody sees, alone, are no name and no question.
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Trimmed single- or multi-line text, `min`..`max` characters (code points: an emoji is one or a few),
 * without NUL or lone surrogates, and something to see in it where it is asked for.
 */
export function text({ min = 0, max, short, long }: TextLimits) {
  return z.string({ error: short ?? "Escribe un texto" }).check(
    storable,
    z.trim(),
    z.minLength(min, { error: short ?? "Este campo es obligatorio" }),
    z.refine<string>((value) => min === 0 || visible.test(value), {
      error: short ?? "Este campo es obligatorio",
    }),
    z.maxLength(max, {
      error: long ?? (() => `Usa como máximo ${max.toLocaleString("es")} caracteres`),
    }),
  );
}

/** Text that is kept as it was typed (passwords). */
export function verbatimText({ min = 0, max, short, long }: TextLimits) {
  return z.string({ error: short ?? "Escribe un texto" }).check(
    storable,
    z.minLength(min, { error: short ?? "Este campo es obligatorio" }),
    z.maxLength(max, {
      error: long ?? (() => `Usa como máximo ${max.toLocaleString("es")} caracteres`),
    }),
  );
}

/** Characters that a mail server takes. */
export const emailMaxLength = 254;

/** An e-mail address, lowercased and trimmed, at most 254 characters. */
export function emailAddress(message: string) {
  return z
    .string({ error: message })
    .check(
      storable,
      z.trim(),
      z.toLowerCase(),
      z.maxLength(emailMaxLength, { error: message }),
      z.email({ error: message }),
    );
}

/** One of a closed list, with a Spanish sentence when it is not. */
export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values as unknown as [Values[number], ...Values[number][]], { error: message });
}

export const id = z.uuid({ error: "Identificador no válido" });

/** A moment as an ISO 8601 string in UTC. */
export const instant = z.iso.datetime();

/** A time zone by its IANA name, as browsers tell theirs. */
export const timeZone = z
  .string({ error: "Zona horaria no válida" })
  .check(
    z.maxLength(60, { error: "Zona horaria no válida" }),
    z.refine(isTimeZone, { error: "Zona horaria no válida" }),
  );

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("es", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
