import { ApiError } from "../fetch-json.ts";
import { showNotice } from "../static-notice.ts";

/** Shows a failed request as a notice. */
function showFailure(title: string, error: unknown): void {
  const description = error instanceof ApiError ? error.userMessage : undefined;
  showNotice({
    title,
    description: description ?? "Inténtalo de nuevo dentro de un momento.",
    variant: "error",
  });
}

/**
 * Handles a form's submits one at a time, with a pending label on its button; after a failure
 * `data-failed` is the notice's title. Returns a function that submits the form.
 */
export function enablePendingForm(
  form: HTMLFormElement,
  submit: (data: FormData) => Promise<void>,
): () => void {
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  const label = button.textContent;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.pending ?? label;
    try {
      await submit(new FormData(form));
    } catch (error) {
      showFailure(form.dataset.failed ?? "Error", error);
    } finally {
      isRunning = false;
      button.removeAttribute("aria-busy");
      button.textContent = label;
    }
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void run();
  });
  return () => void run();
}
