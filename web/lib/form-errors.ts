import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { CallError } from "./call.ts";

/** Shows the server's messages under their fields and focuses the first. True when there were any. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof CallError)) return false;
  const fields = Object.entries(error.fields);
  fields.forEach(([name, message], position) => {
    setError(name as Path<Values>, { type: "server", message }, { shouldFocus: position === 0 });
  });
  return fields.length > 0;
}
