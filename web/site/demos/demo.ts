import { errorOf, typedIn } from "./form-rules.ts";
import { groupOf } from "./industries.ts";
import { runDemo } from "./run-demo.ts";
import type { DemoTexts, Typed } from "./texts.ts";

const files = import.meta.glob<DemoTexts>("./texts/*.json", { import: "default" });
const [general] = Object.values(
  import.meta.glob<DemoTexts>("./texts/general.json", { import: "default", eager: true }),
);

/** What is written for their industry; without an answer in time, what is right of any. */
async function textsFor(industry: string): Promise<DemoTexts> {
  try {
    return (await files[`./texts/${groupOf(industry)}.json`]?.()) ?? general!;
  } catch {
    return general!;
  }
}

/** Kept for the people behind the product; the demo goes on whatever becomes of it. */
function tellOfLead({ email, businessName, industry, product }: Typed): void {
  const lead = { email, businessName, product, ...(industry ? { industry } : {}) };
  fetch("/api/capture-lead", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
    keepalive: true,
  }).catch(() => {});
}

/** The form's rules, and what follows its button. */
export function startDemo(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  const fields = [...form.querySelectorAll<HTMLInputElement>("input")];
  const place = document.querySelector<HTMLElement>("[data-demo-run]")!;
  const root = document.documentElement;
  let stop = () => {};
  let generating = false;

  const allow = () => {
    const isFull = fields.every(({ required, value }) => !required || value.trim() !== "");
    button.disabled = generating || !isFull;
  };
  const check = (field: HTMLInputElement): boolean => {
    const error = errorOf(field);
    const words = document.getElementById(`${field.id}-error`);
    if (words) words.textContent = error;
    if (error) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    return error === "";
  };
  const show = (running: boolean) => {
    if (running) root.dataset.demo = "running";
    else delete root.dataset.demo;
    place.hidden = !running;
  };

  // Leaving a field may write an error under it, which moves the button away from under the pointer.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  for (const field of fields) {
    field.addEventListener("blur", () => check(field));
    field.addEventListener("input", () => {
      allow();
      if (field.hasAttribute("aria-invalid")) check(field);
    });
  }
  const industry = form.querySelector<HTMLInputElement>("[name=industry]")!;
  industry.addEventListener("change", () => void textsFor(industry.value));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wrong = fields.filter((field) => !check(field))[0];
    if (wrong) {
      wrong.focus();
      return;
    }
    if (generating) return;
    const typed = typedIn(form);
    generating = true;
    allow();
    tellOfLead(typed);
    show(true);
    stop = runDemo(place, typed, textsFor(typed.industry), () => {
      generating = false;
      allow();
    });
  });
  place.querySelector("[data-demo-change]")!.addEventListener("click", () => {
    stop();
    generating = false;
    show(false);
    allow();
    fields[0]!.focus();
  });
  allow();
}
