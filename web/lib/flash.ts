import { keep, readKeptJson } from "./kept.ts";

/** A notice that survives one document load. */
export interface Flash {
  title: string;
  description?: string;
}

const key = "kolmena_flash";

export function saveFlash(flash: Flash): void {
  keep("tab", key, JSON.stringify(flash));
}

/** Returns the notice stored by the previous page and removes it. */
export function takeFlash(): Flash | undefined {
  const flash = readKeptJson("tab", key) as Flash | null;
  if (flash) keep("tab", key, null);
  return flash ?? undefined;
}
