// The card field: talks only to the page that embeds it, through the port that page handed over, and
// sends the card only to the sandbox.
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
  host.addEventListener("message", (event) => hear(event.data));
  host.start();
  wear(data);
  tell({ type: "ready" });
  tellHeight();
});

function tell(message) {
  host?.postMessage(message);
}

async function hear(message) {
  switch (message.type) {
    case "look":
      wear(message);
      break;
    case "focus":
      inputs.number.focus();
      break;
    case "clear":
      for (const input of Object.values(inputs)) input.value = "";
      for (const name of Object.keys(inputs)) show(name, null);
      changed();
      break;
    case "validate":
      tell({ type: "answer", id: message.id, result: { error: validate() ?? undefined } });
      break;
    case "send":
      tell({ type: "answer", id: message.id, result: await send(message) });
      break;
  }
}

/** Sends the card together with what the page wants done with it. */
async function send({ path, body, publishableKey }) {
  const error = validate();
  if (error) return { error };
  if (sending) {
    return { error: { type: "invalid_request_error", message: "Tu tarjeta ya se está enviando." } };
  }
  busy(true);
  const { month, year } = parseExpiry(inputs.expiry.value);
  const card = {
    number: digitsOf(inputs.number.value),
    exp_month: month,
    exp_year: year,
    cvc: digitsOf(inputs.cvc.value),
  };
  const answer = await call("POST", path, { ...body, card }, publishableKey);
  busy(false);
  if (answer.error?.type === "card_error") {
    const param = { cvc: "cvc", exp_month: "expiry", exp_year: "expiry" }[answer.error.param];
    show(param ?? "number", answer.error);
  }
  return answer;
}

function busy(yes) {
  sending = yes;
  for (const input of Object.values(inputs)) input.readOnly = yes;
  form.setAttribute("aria-busy", String(yes));
}

function errorOf(name) {
  if (name === "number") return numberError(inputs.number.value);
  if (name === "expiry") return expiryError(inputs.expiry.value, new Date());
  return cvcError(inputs.cvc.value, inputs.number.value);
}

/** The first error, all of them shown; null when the card can be sent. */
function validate() {
  let first = null;
  for (const name of Object.keys(inputs)) {
    const error = errorOf(name);
    show(name, error);
    if (error && !first) {
      first = error;
      inputs[name].focus();
    }
  }
  return first;
}

function show(name, error) {
  field(`${name}-error`).textContent = error?.message ?? "";
  if (error) inputs[name].setAttribute("aria-invalid", "true");
  else inputs[name].removeAttribute("aria-invalid");
}

function changed() {
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
  // Like Stripe: the page hears of a change of state, not of each digit.
  if (JSON.stringify(state) === lastState) return;
  lastState = JSON.stringify(state);
  tell({ type: "change", state });
}

/** Regroups the number and keeps the caret behind the same digit. */
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
    show(name, null);
    changed();
  });
  input.addEventListener("blur", () => {
    if (input.value) show(name, errorOf(name));
  });
}

for (const sample of document.querySelectorAll("[data-number]")) {
  sample.addEventListener("click", () => {
    if (sending) return;
    inputs.number.value = groupNumber(sample.dataset.number);
    inputs.expiry.value = `12 / ${String(new Date().getFullYear() + 4).slice(-2)}`;
    inputs.cvc.value = "123";
    for (const name of Object.keys(inputs)) show(name, null);
    changed();
  });
}

// Enter in a field, by the form's unseen button.
form.addEventListener("submit", (event) => {
  event.preventDefault();
  tell({ type: "enter" });
});
form.addEventListener("keydown", (event) => {
  if (event.key === "Escape") tell({ type: "escape" });
});
form.addEventListener("focusin", (event) => {
  if (!form.contains(event.relatedTarget)) tell({ type: "focus" });
});
form.addEventListener("focusout", (event) => {
  if (!form.contains(event.relatedTarget)) tell({ type: "blur" });
});

/** Stripe's appearance variables that mean something here, and the property that each must suit. */
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

/** The same of its rules. */
const rules = {
  ".Label": {
    fontSize: ["--label-size", "font-size"],
    fontWeight: ["--label-weight", "font-weight"],
    marginBottom: ["--label-gap", "margin-bottom"],
  },
  ".Input": { border: ["--line", "border"], padding: ["--room", "padding"] },
  ".Input--invalid": { border: ["--invalid-line", "border"] },
};

function wear({ theme, variables: wanted = {}, rules: ruled = {}, fonts = [] }) {
  const root = document.documentElement;
  root.dataset.theme = theme === "dark" ? "dark" : "light";
  wearSome(variables, wanted);
  for (const [selector, known] of Object.entries(rules)) wearSome(known, ruled[selector] ?? {});
  for (const font of fonts) wearFont(font);
  tellHeight();
}

function wearSome(known, wanted) {
  const { style } = document.documentElement;
  // Two names may set one property; the one that was given counts.
  const taken = new Set();
  for (const [name, [property, kind]] of Object.entries(known)) {
    const suits = wanted[name] && CSS.supports(kind, wanted[name]);
    if (suits) style.setProperty(property, wanted[name]);
    else if (!taken.has(property)) style.removeProperty(property);
    if (suits) taken.add(property);
  }
}

const worn = new Set();

/** A face of the embedding page. One that does not arrive leaves the next of the family. */
function wearFont({ family, src, ...descriptors }) {
  if (!family || !src || worn.has(src)) return;
  worn.add(src);
  const face = new FontFace(family, src, descriptors);
  document.fonts.add(face);
  face.load().then(tellHeight, () => document.fonts.delete(face));
}

function tellHeight() {
  tell({ type: "height", height: Math.ceil(document.body.getBoundingClientRect().height) });
}
new ResizeObserver(tellHeight).observe(document.body);
