// The additional script of /estado: fetches the service's state while the page is visible.
import type { ServiceStatus } from "#shared/status.ts";
import { idleWords, stateWords, summaryWords } from "../content/status.ts";

const intervalMs = 30_000;
const timeoutMs = 8_000;

const clock = new Intl.DateTimeFormat("es", { hour: "numeric", minute: "2-digit" });
const day = new Intl.DateTimeFormat("es", { day: "numeric", month: "long" });

const summary = document.querySelector<HTMLElement>("[data-summary]")!;
const sentence = summary.querySelector<HTMLElement>("[data-summary-words]")!;
const checked = summary.querySelector<HTMLElement>("[data-checked]")!;
const button = summary.querySelector<HTMLButtonElement>("[data-ask]")!;

function summarize(state: "ok" | "okSoFar" | "problems" | "silent"): void {
  summary.dataset.summary = state;
  // Setting the same text would make screen readers read it again.
  if (sentence.textContent !== summaryWords[state]) sentence.textContent = summaryWords[state];
}

function write(id: string, state: keyof typeof stateWords, since: string): void {
  const part = document.querySelector<HTMLElement>(`[data-part="${id}"]`);
  if (!part) return;
  part.dataset.state = state;
  part.querySelector("[data-state-words]")!.textContent = stateWords[state];
  part.querySelector("[data-since]")!.textContent = since;
}

/** «desde las 9:12», «desde el 24 de noviembre a las 9:12» */
function sinceWords(since: string | null): string {
  if (since === null) return idleWords;
  const at = new Date(since);
  const isToday = at.toDateString() === new Date().toDateString();
  const hour = `${at.getHours() === 1 ? "la" : "las"} ${clock.format(at)}`;
  return isToday ? `desde ${hour}` : `desde el ${day.format(at)} a ${hour}`;
}

async function fetchStatus(): Promise<void> {
  const response = await fetch("/api/status", {
    // Without the cookie the server need not look up the session.
    credentials: "omit",
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(String(response.status));
  const { parts }: ServiceStatus = await response.json();
  for (const { id, state, since } of parts) write(id, state, sinceWords(since));
  const states = new Set(parts.map(({ state }) => state));
  summarize(states.has("problems") ? "problems" : states.has("unknown") ? "okSoFar" : "ok");
  checked.textContent = `${summaryWords.checked} ${clock.format(new Date())}`;
}

let isFetching = false;
async function refresh(): Promise<void> {
  if (isFetching) return;
  isFetching = true;
  button.setAttribute("aria-busy", "true");
  try {
    await fetchStatus();
  } catch {
    for (const part of document.querySelectorAll<HTMLElement>("[data-part]")) {
      write(part.dataset.part ?? "", "silent", "");
    }
    summarize("silent");
  } finally {
    isFetching = false;
    button.removeAttribute("aria-busy");
  }
}

const refreshIfVisible = () => {
  if (document.visibilityState === "visible") void refresh();
};
button.addEventListener("click", () => void refresh());
document.addEventListener("visibilitychange", refreshIfVisible);
setInterval(refreshIfVisible, intervalMs);
void refresh();
