// The card field. It talks only to the embedding page, through a message port, and sends the card only
// to the sandbox.
import { call } from "./call.js";
import {
  brandOf,
  cvcError,
  expiryError,
  groupExpiry,
  groupNumber,
  numberError,
  parseExpiry,
} from "./card-digits.js";

const field = (id) => document.getElementById(id);
const form = field("card");
const inputs = { number: field("number"), expiry: field("expiry"), cvc: field("cvc") };
const digitsOf = (text) => text.replace(/\D/g, "");

/** The embedding page, once it is connected. */
let host = null;
let sending = false;
let lastState = "";

addEventListener("message", ({ origin, source, data, ports }) => {
  if (origin !== location.origin || source !== parent || data?.sandboxStripe !== "connect") return;
  host = ports[0];
  host.addEventListener("message", (event) => receive(event.data));
  host.start();
  applyAppearance(data);
  postToHost({ type: "ready" });
  postHeight();
});

function postToHost(message) {
  host?.postMessage(message);
}

async function receive(message) {
  switch (message.type) {
    case "look":
      applyAppearance(message);
      break;
    case "focus":
      inputs.number.focus();
      break;
    case "clear":
      for (const input of Object.values(inputs)) input.value = "";
      for (const name of Object.keys(inputs)) showError(name, null);
      updateState();
      break;
    case "validate":
      postToHost({ type: "answer", id: message.id, result: { error: validate() ?? undefined } });
      break;
    case "send":
      postToHost({ type: "answer", id: message.id, result: await send(message) });
      break;
  }
}

/** Sends the card with the request of the page. */
async function send({ path, body, publishableKey }) {
  const error = validate();
  if (error) return { error };
  if (sending) {
    return { error: { type: "invalid_request_error", message: "Tu tarjeta ya se está enviando." } };
  }
  setSending(true);
  const { month, year } = parseExpiry(inputs.expiry.value);
  const card = {
    number: digitsOf(inputs.number.value),
    exp_month: month,
    exp_year: year,
    cvc: digitsOf(inputs.cvc.value),
  };
  const answer = await call("POST", path, { ...body, card }, publishableKey);
  setSending(false);
  if (answer.error?.type === "card_error") {
    const param = { cvc: "cvc", exp_month: "expiry", exp_year: "expiry" }[answer.error.param];
    showError(param ?? "number", answer.error);
  }
  return answer;
}

function setSending(yes) {
  sending = yes;
  for (const input of Object.values(inputs)) input.readOnly = yes;
  form.setAttribute("aria-busy", String(yes));
}

function errorOf(name) {
  if (name === "number") return numberError(inputs.number.value);
  if (name === "expiry") return expiryError(inputs.expiry.value, new Date());
  return cvcError(inputs.cvc.value, inputs.number.value);
}

/** Shows all validation errors and returns the first; null if the card is valid. */
function validate() {
  let first = null;
  for (const name of Object.keys(inputs)) {
    const error = errorOf(name);
    showError(name, error);
    if (error && !first) {
      first = error;
      inputs[name].focus();
    }
  }
  return first;
}

function showError(name, error) {
  field(`${name}-error`).textContent = error?.message ?? "";
  if (error) inputs[name].setAttribute("aria-invalid", "true");
  else inputs[name].removeAttribute("aria-invalid");
}

function updateState() {
  const digits = digitsOf(inputs.number.value);
  const brand = brandOf(digits);
  field("brand").textContent = brand.name;
  inputs.cvc.placeholder = "1234".slice(0, brand.cvc);
  inputs.cvc.maxLength = brand.cvc;
  const values = Object.values(inputs).map(({ value }) => value);
  const state = {
    empty: values.every((value) => value === ""),
    complete: Object.keys(inputs).every((name) => errorOf(name) === null),
  };
  // As at Stripe, the page is notified of changed states, not of every digit.
  if (JSON.stringify(state) === lastState) return;
  lastState = JSON.stringify(state);
  postToHost({ type: "change", state });
}

/** Sets the grouped value and keeps the caret behind the same digit. */
function regroup(input, value) {
  if (input.value === value) return;
  const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart)).length;
  const atEnd = input.selectionStart === input.value.length;
  input.value = value;
  let caret = 0;
  for (let seen = 0; seen < digitsBefore && caret < value.length; caret++) {
    if (/\d/.test(value[caret])) seen++;
  }
  if (atEnd) caret = value.length;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

inputs.number.addEventListener("input", () => {
  regroup(inputs.number, groupNumber(inputs.number.value));
});
inputs.expiry.addEventListener("input", (event) => {
  const deleting = event.inputType?.startsWith("delete");
  regroup(inputs.expiry, groupExpiry(inputs.expiry.value, deleting));
});
inputs.cvc.addEventListener("input", () => {
  regroup(inputs.cvc, digitsOf(inputs.cvc.value).slice(0, inputs.cvc.maxLength));
});

for (const [name, input] of Object.entries(inputs)) {
  input.addEventListener("input", () => {
    showError(name, null);
    updateState();
  });
  input.addEventListener("blur", () => {
    if (input.value) showError(name, errorOf(name));
  });
}

for (const sample of document.querySelectorAll("[data-number]")) {
  sample.addEventListener("click", () => {
    if (sending) return;
    inputs.number.value = groupNumber(sample.dataset.number);
    inputs.expiry.value = `12 / ${String(new Date().getFullYear() + 4).slice(-2)}`;
    inputs.cvc.value = "123";
    for (const name of Object.keys(inputs)) showError(name, null);
    updateState();
  });
}

// Enter in a field submits through the hidden button of the form.
form.addEventListener("submit", (event) => {
  event.preventDefault();
  postToHost({ type: "enter" });
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape") postToHost({ type: "escape" });
});
form.addEventListener("focusin", (event) => {
  if (!form.contains(event.relatedTarget)) postToHost({ type: "focus" });
});
form.addEventListener("focusout", (event) => {
  if (!form.contains(event.relatedTarget)) postToHost({ type: "blur" });
});

/** Supported appearance variables of Stripe: our CSS variable and the CSS property that validates it. */
const variables = {
  colorText: ["--text", "color"],
  colorTextSecondary: ["--quiet", "color"],
  colorTextPlaceholder: ["--quiet", "color"],
  colorBackground: ["--background", "color"],
  colorPrimary: ["--primary", "color"],
  colorDanger: ["--danger", "color"],
  borderRadius: ["--radius", "border-radius"],
  fontSizeBase: ["--size", "font-size"],
  fontFamily: ["--font", "font-family"],
  gridColumnSpacing: ["--column-gap", "column-gap"],
  gridRowSpacing: ["--row-gap", "row-gap"],
};

/** The same for appearance rules. */
const rules = {
  ".Label": {
    fontSize: ["--label-size", "font-size"],
    fontWeight: ["--label-weight", "font-weight"],
    marginBottom: ["--label-gap", "margin-bottom"],
  },
  ".Input": { border: ["--line", "border"], padding: ["--room", "padding"] },
  ".Input--invalid": { border: ["--invalid-line", "border"] },
};

function applyAppearance({ theme, variables: wanted = {}, rules: wantedRules = {}, fonts = [] }) {
  const root = document.documentElement;
  root.dataset.theme = theme === "dark" ? "dark" : "light";
  applyProperties(variables, wanted);
  for (const [selector, known] of Object.entries(rules))
    applyProperties(known, wantedRules[selector] ?? {});
  for (const font of fonts) loadFont(font);
  postHeight();
}

function applyProperties(known, wanted) {
  const { style } = document.documentElement;
  // Several names can set one property; a given one is not removed by a missing one.
  const assigned = new Set();
  for (const [name, [property, kind]] of Object.entries(known)) {
    const isValid = wanted[name] && CSS.supports(kind, wanted[name]);
    if (isValid) style.setProperty(property, wanted[name]);
    else if (!assigned.has(property)) style.removeProperty(property);
    if (isValid) assigned.add(property);
  }
}

const loadedFonts = new Set();

/** Loads a font of the embedding page; if it fails, the next font of the family is used. */
function loadFont({ family, src, ...descriptors }) {
  if (!family || !src || loadedFonts.has(src)) return;
  loadedFonts.add(src);
  const face = new FontFace(family, src, descriptors);
  document.fonts.add(face);
  face.load().then(postHeight, () => document.fonts.delete(face));
}

function postHeight() {
  postToHost({ type: "height", height: Math.ceil(document.body.getBoundingClientRect().height) });
}
new ResizeObserver(postHeight).observe(document.body);
