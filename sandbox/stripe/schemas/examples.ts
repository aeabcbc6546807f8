import type { FormValue, Params } from "../form.ts";
import written from "./parameters.json" with { type: "json" };
import type { Shape } from "./parameters.ts";

const shared = written.shared as unknown as Shape[];

export interface Example {
  /** As it is sent: `items[0][price]`. */
  param: string;
  value: string;
  /** The parameter itself and the parameters that Stripe requires with it. */
  params: Params;
}

/** Every parameter of a method of Stripe, each with a valid value. */
export function examplesOf(method: string): Example[] {
  const shapeOf: Record<string, number> = written.methods;
  return [...examples(shapeOf[method]!)].map(({ path, value, whole }) => {
    const [first = "", ...rest] = path;
    return {
      param: `${first}${rest.map((part) => `[${part}]`).join("")}`,
      value,
      params: whole as Params,
    };
  });
}

interface Sample {
  path: string[];
  value: string;
  whole: FormValue;
}

function* examples(shape: Shape): Generator<Sample> {
  if (typeof shape === "number") yield* examples(shared[shape]!);
  else if (typeof shape === "string") yield* texts[shape].map(leaf);
  else if ("enum" in shape) yield* shape.enum.map(leaf);
  else if ("emptyable" in shape) yield* examples(shape.emptyable);
  else if ("any" in shape) for (const one of shape.any) yield* examples(one);
  else if ("array" in shape) yield* within(examples(shape.array), "0", (inner) => [inner]);
  else if ("map" in shape) yield* within(examples(shape.map), "key", (inner) => ({ key: inner }));
  else {
    const required = requiredFields(shape);
    for (const [field, inner] of Object.entries(shape.fields)) {
      if (field === "expand") continue;
      const { [field]: _itself, ...others } = required;
      yield* within(examples(inner), field, (value) => ({ [field]: value, ...others }));
    }
  }
}

const texts = {
  string: ["any_1"],
  integer: ["1"],
  number: ["1.5"],
  boolean: ["true", "false"],
};

const leaf = (value: string): Sample => ({ path: [], value, whole: value });

function* within(
  inner: Iterable<Sample>,
  part: string,
  wrap: (value: FormValue) => FormValue,
): Generator<Sample> {
  for (const { path, value, whole } of inner) {
    yield { path: [part, ...path], value, whole: wrap(whole) };
  }
}

const requiredFields = ({ fields, required = [] }: Extract<Shape, { fields: unknown }>): Params =>
  Object.fromEntries(required.map((field) => [field, smallestValue(fields[field]!)]));

/** The smallest valid value of a shape. */
function smallestValue(shape: Shape): FormValue {
  if (typeof shape === "number") return smallestValue(shared[shape]!);
  if (typeof shape === "string") return texts[shape][0]!;
  if ("enum" in shape) return shape.enum[0]!;
  if ("emptyable" in shape) return smallestValue(shape.emptyable);
  if ("any" in shape) return smallestValue(shape.any[0]!);
  if ("array" in shape) return [smallestValue(shape.array)];
  if ("map" in shape) return { key: smallestValue(shape.map) };
  const [field, inner] = Object.entries(shape.fields)[0]!;
  // A form cannot express an empty group.
  return shape.required ? requiredFields(shape) : { [field]: smallestValue(inner) };
}

/** Encodes parameters as a form: `items[0][price]=…&…`. */
export function formOf(params: Params): URLSearchParams {
  const form = new URLSearchParams();
  const add = (value: FormValue, name: string): void => {
    if (typeof value === "string") form.append(name, value);
    else
      for (const [key, inner] of Object.entries(value)) add(inner, name ? `${name}[${key}]` : key);
  };
  add(params, "");
  return form;
}
