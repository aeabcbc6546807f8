import { dropFirstTask } from "./first-task.ts";
import { keep, readKept } from "./kept.ts";

// Only a hint that somebody may be signed in: without it a visit does not ask the server.
export const signedInKey = "kolmena_signed_in";

export function noteSignedIn(): void {
  keep("browser", signedInKey, "1");
}

export function noteSignedOut(): void {
  keep("browser", signedInKey, null);
  dropFirstTask();
}

/** Also true when the browser refuses storage: then only the server knows. */
export function maybeSignedIn(): boolean {
  return readKept("browser", signedInKey) !== null;
}
