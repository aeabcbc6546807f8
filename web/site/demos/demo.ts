import { textGroupOf } from "./industries.ts";
import { runDemo } from "./run-demo.ts";
import type { DemoInput, DemoTexts } from "./texts.ts";

const files = import.meta.glob<DemoTexts>("./texts/*.json", { import: "default" });
const [general] = Object.values(
  import.meta.glob<DemoTexts>("./texts/general.json", { import: "default", eager: true }),
);

/** The texts for an industry; the general ones when there are none or they fail to load. */
async function textsFor(industry: string): Promise<DemoTexts> {
  try {
    return (await files[`./texts/${textGroupOf(industry)}.json`]?.()) ?? general!;
  } catch {
    return general!;
  }
}

/** Sends the lead to the server; the demo continues even if that fails. */
function saveLead({ email, businessName, industry, product }: DemoInput): void {
  const lead = { email, businessName, product, ...(industry ? { industry } : {}) };
  fetch("/api/capture-lead", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(lead),
    keepalive: true,
  }).catch(() => {});
}

/** The same messages as in shared/leads.ts, which would make this page's code ten times larger. */
const errorMessages: Record<string, string> = {
  email: "Introduce un email válido",
  businessName: "Escribe el nombre de tu negocio",
  product: "Escribe qué vendes",
};

/** The field's error message; empty when it is valid. */
function fieldError({ name, required, value, validity }: HTMLInputElement): string {
  const isWrong = (required && value.trim() === "") || validity.typeMismatch;
  return isWrong ? errorMessages[name]! : "";
}

function readForm(form: HTMLFormElement): DemoInput {
  const data = new FormData(form);
  const read = (name: string) => `${data.get(name) ?? ""}`.trim().replace(/\s+/g, " ");
  return {
    email: read("email"),
    businessName: read("businessName"),
    industry: read("industry"),
    product: read("product"),
  };
}

/** Validates the form and runs the demo on submit. */
export function startDemo(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>("[type=submit]")!;
  const fields = [...form.querySelectorAll<HTMLInputElement>("input")];
  const runSection = document.querySelector<HTMLElement>("[data-demo-run]")!;
  const root = document.documentElement;
  let stop = () => {};
  let isRunning = false;

  const updateButton = () => {
    const isFull = fields.every(({ required, value }) => !required || value.trim() !== "");
    button.disabled = isRunning || !isFull;
  };
  const check = (field: HTMLInputElement): boolean => {
    const error = fieldError(field);
    const errorLine = document.getElementById(`${field.id}-error`);
    if (errorLine) errorLine.textContent = error;
    if (error) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    return error === "";
  };
  const show = (running: boolean) => {
    if (running) root.dataset.demo = "running";
    else delete root.dataset.demo;
    runSection.hidden = !running;
  };

  // On blur a field may show an error below it, which would move the button before the click ends.
  button.addEventListener("mousedown", (event) => event.preventDefault());
  for (const field of fields) {
    field.addEventListener("blur", () => check(field));
    field.addEventListener("input", () => {
      updateButton();
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
    if (isRunning) return;
    const typed = readForm(form);
    isRunning = true;
    updateButton();
    saveLead(typed);
    show(true);
    stop = runDemo(runSection, typed, textsFor(typed.industry), () => {
      isRunning = false;
      updateButton();
    });
  });
  runSection.querySelector("[data-demo-change]")!.addEventListener("click", () => {
    stop();
    isRunning = false;
    show(false);
    updateButton();
    fields[0]!.focus();
  });
  updateButton();
}
