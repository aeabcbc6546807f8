import { readStorage, writeStorage } from "./browser-storage.ts";
import { clearFirstTask } from "./first-task.ts";

// Only a hint that somebody may be signed in: without it a visit does not ask the server.
export const signedInKey = "kolmena_signed_in";

export function noteSignedIn(): void {
  writeStorage("browser", signedInKey, "1");
}

export function noteSignedOut(): void {
  writeStorage("browser", signedInKey, null);
  clearFirstTask();
}

/** Also true when the browser refuses storage: then only the server knows. */
export function maybeSignedIn(): boolean {
  return readStorage("browser", signedInKey) !== null;
}
