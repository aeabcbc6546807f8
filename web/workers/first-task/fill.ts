import { clearFirstTask, type FirstTask } from "#web/lib/first-task.ts";
import { firstTaskWords } from "../content.ts";

/** Sets the text and the link of the first task's strip. */
export function fillFirstTask(task: FirstTask): void {
  const strip = document.querySelector<HTMLElement>(".first-task")!;
  strip.querySelector("[data-first-task-words]")!.textContent = firstTaskWords.greeting(task);
  const link = strip.querySelector<HTMLAnchorElement>("[data-first-task-link]")!;
  const ask = new URLSearchParams({ prompt: firstTaskWords.prompt(task.offer), tipo: "post" });
  link.href = `/chat/teo?${ask}`;
  link.addEventListener("click", clearFirstTask);
  strip.querySelector("[data-first-task-close]")!.addEventListener("click", () => {
    clearFirstTask();
    delete document.documentElement.dataset.arriving;
  });
}
