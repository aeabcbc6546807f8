import { invalidRequest, missingParameter } from "../errors.ts";
import type { FormValue, Params } from "../form.ts";
import written from "./parameters.json" with { type: "json" };

/** Type of a parameter; a number is an index into the list of shared shapes. */
export type Shape =
  | "string"
  | "integer"
  | "number"
  | "boolean"
  | number
  | { enum: string[] }
  | { array: Shape }
  | { map: Shape }
  | { any: Shape[] }
  /** Can be unset with an empty string. */
  | { emptyable: Shape }
  | { fields: Record<string, Shape>; required?: string[] };

const methods: Record<string, number> = written.methods;
const shared = written.shared as unknown as Shape[];

const maxTextLength = 5_000;

/** Methods with a schema: `customers.create`. */
export const knownMethods: string[] = Object.keys(methods);

/** Version of the SDK from which the shapes were extracted. */
export const sdkVersion: string = written.sdk;

/**
 * Checks decoded parameters against the SDK's types of a method, by its name in the SDK.
 * @throws ApiError 400 with `param` as it was sent: `items[0][foo]`
 */
export function checkParameters(method: string, params: Params): void {
  const shape = methods[method];
  // A method without a schema runs unchecked during development; a test requires all schemas.
  if (shape !== undefined) check(shape, params, "");
}

function check(shape: Shape, value: FormValue, name: string): void {
  if (typeof shape === "number") {
    check(shared[shape]!, value, name);
  } else if (typeof shape === "string") {
    checkText(shape, value, name);
  } else if ("emptyable" in shape) {
    if (value !== "") check(shape.emptyable, value, name);
  } else if ("enum" in shape) {
    checkChoice(shape.enum, value, name);
  } else if ("any" in shape) {
    checkAny(shape.any, value, name);
  } else if ("array" in shape) {
    if (!Array.isArray(value)) throw invalidRequest("Invalid array", { param: name });
    for (const [at, inner] of value.entries()) check(shape.array, inner, `${name}[${at}]`);
  } else if (typeof value === "string") {
    throw invalidRequest("Invalid object", { param: name });
  } else if ("map" in shape) {
    for (const [key, inner] of Object.entries(value)) {
      // An empty value removes the key.
      if (inner !== "") check(shape.map, inner, `${name}[${key}]`);
    }
  } else {
    checkFields(shape, value, name);
  }
}

function checkFields(
  shape: { fields: Record<string, Shape>; required?: string[] },
  value: FormValue[] | Params,
  name: string,
): void {
  const nameOf = (field: string) => (name === "" ? field : `${name}[${field}]`);
  const unknown = Object.keys(value).filter((field) => !Object.hasOwn(shape.fields, field));
  if (unknown.length > 0) {
    const names = unknown.slice(0, 10).map((field) => nameOf(field).slice(0, 200));
    const message = `Received unknown parameter${names.length > 1 ? "s" : ""}: ${names.join(", ")}`;
    throw invalidRequest(message, { param: names[0], code: "parameter_unknown" });
  }
  for (const field of shape.required ?? []) {
    if (!Object.hasOwn(value, field)) throw missingParameter(nameOf(field));
  }
  for (const [field, inner] of Object.entries(value)) {
    check(shape.fields[field]!, inner, nameOf(field));
  }
}

function checkText(
  kind: "string" | "integer" | "number" | "boolean",
  value: FormValue,
  name: string,
): void {
  const param = { param: name };
  if (typeof value !== "string") {
    throw invalidRequest(`Invalid ${kind}: ${JSON.stringify(value).slice(0, 100)}`, param);
  }
  if (value === "") {
    const message = `You passed an empty string for '${name}'. We assume empty values are an attempt to unset a parameter; however '${name}' cannot be unset. You should remove '${name}' from your request or supply a non-empty value.`;
    throw invalidRequest(message, { ...param, code: "parameter_invalid_empty" });
  }
  const shown = value.slice(0, 100);
  if (kind === "integer" && !/^[-+]?\d{1,15}$/.test(value)) {
    const code = "parameter_invalid_integer";
    throw invalidRequest(`Invalid integer: ${shown}`, { ...param, code });
  }
  if (kind === "number" && !/^[-+]?\d{1,15}(\.\d{1,12})?$/.test(value)) {
    throw invalidRequest(`Invalid decimal: ${shown}`, param);
  }
  if (kind === "boolean" && value !== "true" && value !== "false") {
    throw invalidRequest(`Invalid boolean: ${shown}`, param);
  }
  if (kind === "string" && value.length > maxTextLength) {
    const ends = `${value.slice(0, 8)}...${value.slice(-8)}`;
    const message = `Invalid string: ${ends}; must be at most ${maxTextLength} characters`;
    throw invalidRequest(message, param);
  }
}

function checkChoice(choices: string[], value: FormValue, name: string): void {
  if (typeof value === "string" && choices.includes(value)) return;
  const last = choices.at(-1)!;
  const list =
    choices.length > 2 ? `${choices.slice(0, -1).join(", ")}, or ${last}` : choices.join(" or ");
  throw invalidRequest(`Invalid ${name}: must be ${choices.length > 1 ? "one of " : ""}${list}`, {
    param: name,
  });
}

/** Accepts one of several shapes; the error is that of the last shape of the value's form. */
function checkAny(shapes: Shape[], value: FormValue, name: string): void {
  const sameForm = shapes.filter((shape) => isNested(shape) === (typeof value !== "string"));
  let lastError: unknown;
  for (const shape of sameForm.length > 0 ? sameForm : shapes) {
    try {
      check(shape, value, name);
      return;
    } catch (error) {
      lastError = error;
    }
  }
  throw lastError;
}

function isNested(shape: Shape): boolean {
  if (typeof shape === "number") return isNested(shared[shape]!);
  if (typeof shape === "string") return false;
  return "array" in shape || "map" in shape || "fields" in shape;
}
