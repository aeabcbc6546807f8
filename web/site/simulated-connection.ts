import { showNotice } from "./static-notice.ts";

const connectingMs = 2000;

interface Words {
  /** When something was left empty. */
  missing: { title: string; description: string };
  /** Under «¡Conectado!». */
  connected: string;
  after(): void;
}

function say(input: HTMLInputElement, sentence: string): void {
  const place = document.getElementById(`${input.id}-error`);
  if (place) place.textContent = sentence;
  if (sentence === "") input.removeAttribute("aria-invalid");
  else input.setAttribute("aria-invalid", "true");
}

/** Says under an empty field what it lacks; true when it is filled. */
function check(input: HTMLInputElement): boolean {
  const isFilled = input.value.trim() !== "";
  const sentence = document.getElementById(`${input.id}-error`)?.dataset.sentence ?? "";
  say(input, isFilled ? "" : sentence);
  return isFilled;
}

/**
 * A form that shows how connecting would be: two seconds, then «¡Conectado!». Nothing that is typed
 * leaves the page or is kept.
 */
export function enableSimulatedConnection(form: HTMLFormElement, words: Words): void {
  const inputs = [...form.querySelectorAll<HTMLInputElement>("input")];
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  const label = button.textContent;
  let connecting = false;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (connecting) return;
    const empty = inputs.filter((input) => !check(input));
    if (empty[0]) {
      showNotice({ ...words.missing, variant: "error" });
      empty[0].focus();
      return;
    }
    connecting = true;
    button.setAttribute("aria-busy", "true");
    button.textContent = button.dataset.pending ?? label;
    setTimeout(() => {
      connecting = false;
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
