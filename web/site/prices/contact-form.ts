import { trackContactForm } from "#web/lib/analytics.ts";
import { ApiError, postJson } from "../fetch-json.ts";
import { showNotice } from "../static-notice.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

function showError(control: Control, sentence: string): void {
  const error = document.getElementById(`${control.id}-error`);
  if (error) error.textContent = sentence;
  if (sentence === "") control.removeAttribute("aria-invalid");
  else control.setAttribute("aria-invalid", "true");
}

/** Shows or clears the field's error; true when it is valid. */
function check(control: Control): boolean {
  const isValid = control.validity.valid && control.value.trim() !== "";
  const error = document.getElementById(`${control.id}-error`);
  showError(control, isValid ? "" : (error?.dataset.sentence ?? ""));
  return isValid;
}

/** Sends the contact form; clears it on success and keeps the typed text on failure. */
export function enableContactForm(): void {
  const form = document.querySelector<HTMLFormElement>("[data-contact]");
  if (!form) return;
  const controls = [...form.querySelectorAll<Control>("input, textarea")];
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  const label = button.textContent;
  let isSending = false;

  const send = async () => {
    const wrong = controls.filter((control) => !check(control));
    if (wrong[0]) return wrong[0].focus();
    isSending = true;
    button.disabled = true;
    button.textContent = button.dataset.pending ?? label;
    try {
      await postJson("/api/contact", Object.fromEntries(new FormData(form)));
      form.reset();
      trackContactForm();
      showNotice({
        title: "Consulta enviada",
        description: "Nos pondremos en contacto contigo pronto.",
        variant: "success",
      });
    } catch (error) {
      const apiError = error instanceof ApiError ? error : undefined;
      for (const control of controls) showError(control, apiError?.fields[control.name] ?? "");
      showNotice({
        title: "Error",
        description: apiError?.userMessage ?? "Hubo un problema al enviar tu consulta.",
        variant: "error",
      });
    } finally {
      isSending = false;
      button.disabled = false;
      button.textContent = label;
    }
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isSending) void send();
  });
  for (const control of controls) {
    control.addEventListener("change", () => check(control));
    control.addEventListener("input", () => {
      if (control.hasAttribute("aria-invalid")) check(control);
    });
  }
}
