import { Refusal } from "../prices/refusal.ts";
import { showNotice } from "../static-notice.ts";

/** What went wrong, on a page without the application's toaster. */
function showFailure(title: string, error: unknown): void {
  const description = error instanceof Refusal ? error.said : undefined;
  showNotice({
    title,
    description: description ?? "Inténtalo de nuevo dentro de un momento.",
    variant: "error",
  });
}

/** A form that asks once at a time; its button says so meanwhile, and `data-failed` what went wrong. Answers what asks as a press would. */
export function onSubmit(
  form: HTMLFormElement,
  ask: (data: FormData) => Promise<void>,
): () => void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  const words = button.textContent;
  let asking = false;
  const run = async () => {
    if (asking) return;
    asking = true;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.pending ?? words;
    try {
      await ask(new FormData(form));
    } catch (error) {
      showFailure(form.dataset.failed ?? "Error", error);
    } finally {
      asking = false;
      button.removeAttribute("aria-busy");
      button.textContent = words;
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  return () => void run();
}
