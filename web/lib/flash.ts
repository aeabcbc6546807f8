import { keep, readKeptJson } from "./kept.ts";

/** A notice that must survive one document load. */
export interface Flash {
  title: string;
  description?: string;
}

const key = "kolmena_flash";

export function leaveFlash(flash: Flash): void {
  keep("tab", key, JSON.stringify(flash));
}

/** The notice left before this page, once. */
export function takeFlash(): Flash | undefined {
  const flash = readKeptJson("tab", key) as Flash | null;
  if (flash) keep("tab", key, null);
  return flash ?? undefined;
}
