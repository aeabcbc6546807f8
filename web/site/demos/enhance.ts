// What /demos does beyond every static page: moves its sliders, and fetches the demo when its form is
// first touched, or comes back filled in.
import { enableBeforeAfters } from "../before-after/enable.ts";

enableBeforeAfters();

const form = document.querySelector<HTMLFormElement>("[data-demo-form]")!;

function begin(): void {
  for (const happening of happenings) form.removeEventListener(happening, begin);
  void import("./demo.ts").then(({ startDemo }) => startDemo(form));
}

const happenings = ["focusin", "input", "pointerenter"] as const;
for (const happening of happenings) form.addEventListener(happening, begin);
if ([...form.querySelectorAll("input")].some(({ value }) => value !== "")) begin();
