import { readStorage, writeStorage } from "#web/lib/browser-storage.ts";

const storageKey = "urgency_countdown";

/** 3 h 45 min. */
export const countdownSeconds = 13_500;

/** Seconds left of a countdown that started at `startedAtMs`; never below 0. */
export function remainingSeconds(startedAtMs: number, nowMs: number): number {
  const elapsed = Math.floor((nowMs - startedAtMs) / 1000);
  // A clock that was set back must not show more than the start value.
  return Math.min(countdownSeconds, Math.max(0, countdownSeconds - elapsed));
}

/** 13500 → «3h 45m 00s» */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m ${two(seconds % 60)}s`;
}

function readStart(): number {
  return Number(readStorage("browser", storageKey)) || 0;
}

function saveStart(startedAtMs: number): void {
  writeStorage("browser", storageKey, String(startedAtMs));
}

/** The countdown restarts on the next page that shows it. */
export function clearCountdown(): void {
  writeStorage("browser", storageKey, null);
}

/** Updates `element` every second; restarts at zero. */
export function runCountdown(element: HTMLElement): void {
  let startedAtMs = readStart();
  if (startedAtMs === 0) {
    startedAtMs = Date.now();
    saveStart(startedAtMs);
  }
  let shown = remainingSeconds(startedAtMs, Date.now());
  element.textContent = countdownText(shown);
  setInterval(() => {
    if (shown === 0) {
      startedAtMs = Date.now();
      saveStart(startedAtMs);
    }
    shown = remainingSeconds(startedAtMs, Date.now());
    element.textContent = countdownText(shown);
  }, 1000);
}
