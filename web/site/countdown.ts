import { keep, readKept } from "#web/lib/kept.ts";

const storageKey = "urgency_countdown";

/** 3 h 45 min. */
export const countdownSeconds = 13_500;

/** What is left of a countdown that began at `startedAtMs`; never below 0. */
export function remainingSeconds(startedAtMs: number, nowMs: number): number {
  const elapsed = Math.floor((nowMs - startedAtMs) / 1000);
  // A clock that was set back must not show more than there ever was.
  return Math.min(countdownSeconds, Math.max(0, countdownSeconds - elapsed));
}

/** 13500 → «3h 45m 00s» */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m ${two(seconds % 60)}s`;
}

function readStart(): number {
  return Number(readKept("browser", storageKey)) || 0;
}

function keepStart(startedAtMs: number): void {
  keep("browser", storageKey, String(startedAtMs));
}

/** The next page that shows it begins it anew. */
export function forgetCountdown(): void {
  keep("browser", storageKey, null);
}

/** Ticks in `element` every second; at zero it begins anew. */
export function runCountdown(element: HTMLElement): void {
  let startedAtMs = readStart();
  if (startedAtMs === 0) {
    startedAtMs = Date.now();
    keepStart(startedAtMs);
  }
  let shown = remainingSeconds(startedAtMs, Date.now());
  element.textContent = countdownText(shown);
  setInterval(() => {
    if (shown === 0) {
      startedAtMs = Date.now();
      keepStart(startedAtMs);
    }
    shown = remainingSeconds(startedAtMs, Date.now());
    element.textContent = countdownText(shown);
  }, 1000);
}
