import { call } from "./call.js";

const form = document.querySelector("form");
const over = parent !== window;
if (over) document.body.dataset.over = "";

async function answer(outcome) {
  for (const button of form.querySelectorAll("button")) button.disabled = true;
  const answered = await call("POST", `challenges/${form.dataset.challenge}`, { outcome });
  if (answered.error) {
    form.querySelector(".refusal").textContent = answered.error.message;
    for (const button of form.querySelectorAll("button")) button.disabled = false;
    return;
  }
  if (over) parent.postMessage({ sandboxStripe: "challenged" }, location.origin);
  else if (answered.object.url) location.assign(answered.object.url);
  else location.reload();
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void answer(event.submitter?.value === "failed" ? "failed" : "completed");
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") void answer("failed");
});
form.querySelector("h1").focus();
