import { dropFirstTask } from "./first-task.ts";
import { keep, readKept } from "./kept.ts";

// Says only that somebody may be signed in here, so that strangers' visits ask the server nothing.
export const signedInKey = "kolmena_signed_in";

export function noteSignedIn(): void {
  keep("browser", signedInKey, "1");
}

export function noteSignedOut(): void {
  keep("browser", signedInKey, null);
  dropFirstTask();
}

/** Also where the browser keeps nothing: then only the server knows. */
export function maybeSignedIn(): boolean {
  return readKept("browser", signedInKey) !== null;
}
