// The additional script of /demos: the comparison sliders, and loading the demo's code when the form is
// first used or was restored filled in.
import { enableBeforeAfters } from "../before-after/enable.ts";

enableBeforeAfters();

const form = document.querySelector<HTMLFormElement>("[data-demo-form]")!;

function loadDemo(): void {
  for (const eventName of eventNames) form.removeEventListener(eventName, loadDemo);
  void import("./demo.ts").then(({ startDemo }) => startDemo(form));
}

const eventNames = ["focusin", "input", "pointerenter"] as const;
for (const eventName of eventNames) form.addEventListener(eventName, loadDemo);
if ([...form.querySelectorAll("input")].some(({ value }) => value !== "")) loadDemo();
