// The additional script of the home page: validates the website field, and the comparison slider.
import { enableBeforeAfters } from "../before-after/enable.ts";
import { websiteAddressError } from "./website-address.ts";

for (const form of document.querySelectorAll<HTMLFormElement>("[data-website]")) {
  const field = form.querySelector("input")!;
  const errorLine = document.getElementById(`${field.id}-error`)!;
  const check = (): boolean => {
    const error = websiteAddressError(field.value);
    errorLine.textContent = error ?? "";
    if (error) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    return error === null;
  };
  // The browser's own validation messages are only for visitors without script.
  form.noValidate = true;
  form.addEventListener("submit", (event) => {
    if (check()) return;
    event.preventDefault();
    field.focus();
  });
  field.addEventListener("change", () => {
    if (field.value.trim() !== "") check();
  });
  field.addEventListener("input", () => {
    if (field.hasAttribute("aria-invalid")) check();
  });
}

enableBeforeAfters();
