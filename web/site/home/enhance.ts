// What the home page does beyond every static page: says what is wrong with a website's address, and
// moves the slider between before and after.
import { enableBeforeAfters } from "../before-after/enable.ts";
import { addressError } from "./website-address.ts";

for (const form of document.querySelectorAll<HTMLFormElement>("[data-website]")) {
  const field = form.querySelector("input")!;
  const place = document.getElementById(`${field.id}-error`)!;
  const check = (): boolean => {
    const error = addressError(field.value);
    place.textContent = error ?? "";
    if (error) field.setAttribute("aria-invalid", "true");
    else field.removeAttribute("aria-invalid");
    return error === null;
  };
  // The browser's own words, in its own language, are for whoever has no script.
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
