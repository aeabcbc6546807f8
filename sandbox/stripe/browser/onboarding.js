import { call } from "./call.js";

const form = document.querySelector("form");
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  const answered = await call("POST", `onboarding/${form.dataset.onboarding}`, {});
  if (answered.error) form.querySelector(".refusal").textContent = answered.error.message;
  else location.assign(answered.object.url);
});
