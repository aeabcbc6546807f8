import { trackContactForm } from "#web/lib/analytics.ts";
import { showNotice } from "../static-notice.ts";
import { post, Refusal } from "./refusal.ts";

type Control = HTMLInputElement | HTMLTextAreaElement;

function say(control: Control, sentence: string): void {
  const place = document.getElementById(`${control.id}-error`);
  if (place) place.textContent = sentence;
  if (sentence === "") control.removeAttribute("aria-invalid");
  else control.setAttribute("aria-invalid", "true");
}

/** Says under the field what is wrong with it; true when nothing is. */
function check(control: Control): boolean {
  const isRight = control.validity.valid && control.value.trim() !== "";
  const place = document.getElementById(`${control.id}-error`);
  say(control, isRight ? "" : (place?.dataset.sentence ?? ""));
  return isRight;
}

/** «Enviando...»; cleared when it has arrived, kept as it was typed when it has not. */
export function enableContactForm(): void {
  const form = document.querySelector<HTMLFormElement>("[data-contact]");
  if (!form) return;
  const controls = [...form.querySelectorAll<Control>("input, textarea")];
  const button = form.querySelector<HTMLButtonElement>("button[type=submit]")!;
  const words = button.textContent;
  let sending = false;

  const send = async () => {
    const wrong = controls.filter((control) => !check(control));
    if (wrong[0]) return wrong[0].focus();
    sending = true;
    button.disabled = true;
    button.textContent = button.dataset.pending ?? words;
    try {
      await post("/api/contact", Object.fromEntries(new FormData(form)));
      form.reset();
      trackContactForm();
      showNotice({
        title: "Consulta enviada",
        description: "Nos pondremos en contacto contigo pronto.",
        variant: "success",
      });
    } catch (error) {
      const refusal = error instanceof Refusal ? error : undefined;
      for (const control of controls) say(control, refusal?.fields[control.name] ?? "");
      showNotice({
        title: "Error",
        description: refusal?.said ?? "Hubo un problema al enviar tu consulta.",
        variant: "error",
      });
    } finally {
      sending = false;
      button.disabled = false;
      button.textContent = words;
    }
  };

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!sending) void send();
  });
  for (const control of controls) {
    control.addEventListener("change", () => check(control));
    control.addEventListener("input", () => {
      if (control.hasAttribute("aria-invalid")) check(control);
    });
  }
}
