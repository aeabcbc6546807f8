import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import * as z from "zod/mini";

// Zod compiles its checks by default, which our CSP refuses with a console error.
z.config({ jitless: true });

/** One message per invalid field, keyed by the first part of its path (`products.3` → `products`). */
export function fieldMessagesOf(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const sentences: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0] ?? "root");
    sentences[field] ??= issue.message;
  }
  return sentences;
}

/** Checks a form with a schema of `shared/`. Values stay as typed: the server trims them. */
export function schemaResolver<Values extends FieldValues>(
  schema: z.ZodMiniType,
  toChecked: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return (values) => {
    const sentences = Object.entries(fieldMessagesOf(schema, toChecked(values)));
    if (sentences.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(
      sentences.map(([field, message]) => [field, { type: "schema", message }]),
    );
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
