/** A notice that must survive one document load. */
export interface Flash {
  title: string;
  description?: string;
}

const key = "kolmena_flash";

export function leaveFlash(flash: Flash): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(flash));
  } catch {
    // Without storage the notice is lost, the action is not.
  }
}

/** The notice left before this page, once. */
export function takeFlash(): Flash | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    sessionStorage.removeItem(key);
    return JSON.parse(text) as Flash;
  } catch {
    return undefined;
  }
}
