import { readStorageJson, writeStorage } from "./browser-storage.ts";

/** A notice that survives one document load. */
export interface Flash {
  title: string;
  description?: string;
}

const key = "kolmena_flash";

export function saveFlash(flash: Flash): void {
  writeStorage("tab", key, JSON.stringify(flash));
}

/** Returns the notice stored by the previous page and removes it. */
export function takeFlash(): Flash | undefined {
  const flash = readStorageJson("tab", key) as Flash | null;
  if (flash) writeStorage("tab", key, null);
  return flash ?? undefined;
}
