import * as z from "zod/mini";

const unreadableText = "El texto contiene caracteres que no se pueden guardar";

// NUL cannot be stored by PostgreSQL and a lone surrogate cannot be encoded as UTF-8.
const storable = z.refine<string>((value) => !value.includes("\0") && value.isWellFormed(), {
  error: unreadableText,
});

interface TextLimits {
  min?: number;
  max: number;
  /** Spanish sentence when it is missing or shorter than `min`. */
  short?: string;
  /** Spanish sentence when it is longer than `max`. */
  long?: string;
}

/** The length of a text in code points, as its limits count. */
export function characterCount(value: string): number {
  return Array.from(value).length;
}

// A required text needs a visible character, not only marks and fillers.
const visible = /[^\p{C}\p{Z}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u;

/**
 * Trimmed single- or multi-line text of `min` to `max` code points, without NUL or lone surrogates. A
 * required text must contain a visible character.
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

/** Text that is not trimmed, for passwords. */
export function verbatimText({ min = 0, max, short, long }: TextLimits) {
  return z.string({ error: short ?? "Escribe un texto" }).check(
    storable,
    z.minLength(min, { error: short ?? "Este campo es obligatorio" }),
    z.maxLength(max, {
      error: long ?? (() => `Usa como máximo ${max.toLocaleString("es")} caracteres`),
    }),
  );
}

/** The longest address that mail servers accept. */
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

/** One of a closed list of values; `message` is the Spanish error. */
export function oneOf<const Values extends readonly string[]>(values: Values, message: string) {
  return z.enum(values as unknown as [Values[number], ...Values[number][]], { error: message });
}

export const id = z.uuid({ error: "Identificador no válido" });

/** A moment as an ISO 8601 string in UTC. */
export const instant = z.iso.datetime();

/** An IANA time zone name, as browsers report it. */
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
