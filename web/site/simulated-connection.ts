import { showNotice } from "./static-notice.ts";

const connectingMs = 2000;

interface Words {
  /** The notice for an empty field. */
  missing: { title: string; description: string };
  /** The description under «¡Conectado!». */
  connected: string;
  after(): void;
}

function showError(input: HTMLInputElement, sentence: string): void {
  const error = document.getElementById(`${input.id}-error`);
  if (error) error.textContent = sentence;
  if (sentence === "") input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}

/** Shows the field's error when it is empty; true when it is filled. */
function check(input: HTMLInputElement): boolean {
  const isFilled = input.value.trim() !== "";
  const sentence = document.getElementById(`${input.id}-error`)?.dataset.sentence ?? "";
  showError(input, isFilled ? "" : sentence);
  return isFilled;
}

/**
 * Simulates connecting an account: after two seconds, «¡Conectado!». The typed text is neither sent nor
 * stored.
 */
export function enableSimulatedConnection(form: HTMLFormElement, words: Words): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input")];
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  const label = button.textContent;
  let isConnecting = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (isConnecting) return;
    const empty = inputs.filter((input) => !check(input));
    if (empty[0]) {
      showNotice({ ...words.missing, variant: "error" });
      empty[0].focus();
      return;
    }
    isConnecting = true;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.pending ?? label;
    setTimeout(() => {
      isConnecting = false;
      button.removeAttribute("aria-busy");
      button.textContent = label;
      showNotice({ title: "¡Conectado!", description: words.connected, variant: "success" });
      words.after();
    }, connectingMs);
  });
  for (const input of inputs) {
    input.addEventListener("change", () => check(input));
    input.addEventListener("input", () => {
      if (input.hasAttribute("aria-invalid")) check(input);
    });
  }
}
