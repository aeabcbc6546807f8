import { readStorage, writeStorage } from "#web/lib/browser-storage.ts";

const key = "kolmena_instagram_step";

/** Moves through the steps. The number of completed ones is stored for the tab; each «Completado» adds one. */
export function enableSteps(): void {
  const list = document.querySelector<HTMLElement>("[data-steps]");
  const end = document.querySelector<HTMLElement>("[data-all-done]");
  if (!list || !end) return;
  const steps = [...list.children] as HTMLElement[];
  let done = Number(readStorage("tab", key)) || 0;

  const show = () => {
    for (const [at, step] of steps.entries()) {
      step.dataset.state = at < done ? "done" : at === done ? "open" : "waiting";
      if (at === done) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
    end.textContent = done >= steps.length ? (end.dataset.allDone ?? "") : "";
  };
  const goTo = (count: number) => {
    done = count;
    writeStorage("tab", key, `${done}`);
    show();
    const next = steps[done]?.querySelector<HTMLElement>("h3");
    (next ?? document.getElementById("connect-title"))?.focus();
  };
  for (const [at, step] of steps.entries()) {
    step.querySelector("[data-done]")?.addEventListener("click", () => goTo(at + 1));
    step.querySelector("[data-back]")?.addEventListener("click", () => goTo(at));
  }
  show();
}
