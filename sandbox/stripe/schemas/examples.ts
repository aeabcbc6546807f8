import type { FormValue, Params } from "../form.ts";
import written from "./parameters.json" with { type: "json" };
import type { Shape } from "./parameters.ts";

const shared = written.shared as unknown as Shape[];

export interface Example {
  /** As it is sent: `items[0][price]`. */
  param: string;
  value: string;
  /** The parameter, first, and what Stripe wants along with it. */
  params: Params;
}

/** Every parameter that Stripe knows of a method, each with something that it takes. */
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
    const needed = needs(shape);
    for (const [field, inner] of Object.entries(shape.fields)) {
      if (field === "expand") continue;
      const { [field]: _itself, ...others } = needed;
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

const needs = ({ fields, required = [] }: Extract<Shape, { fields: unknown }>): Params =>
  Object.fromEntries(required.map((field) => [field, least(fields[field]!)]));

/** The least that a shape takes. */
function least(shape: Shape): FormValue {
  if (typeof shape === "number") return least(shared[shape]!);
  if (typeof shape === "string") return texts[shape][0]!;
  if ("enum" in shape) return shape.enum[0]!;
  if ("emptyable" in shape) return least(shape.emptyable);
  if ("any" in shape) return least(shape.any[0]!);
  if ("array" in shape) return [least(shape.array)];
  if ("map" in shape) return { key: least(shape.map) };
  const [field, inner] = Object.entries(shape.fields)[0]!;
  // A group with nothing in it cannot be sent.
  return shape.required ? needs(shape) : { [field]: least(inner) };
}

/** As a request carries it: `items[0][price]=…&…`. */
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
