import type { InputHTMLAttributes, Ref } from "react";
import { classes } from "./classes.ts";
import { controlClass, useFieldParts } from "./field.tsx";

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

/** A one-line input; inside a `Field` it takes the field's id and ARIA attributes. */
export function Input({ className, ...rest }: InputProps) {
  return <input {...useFieldParts()} {...rest} className={classes(controlClass, className)} />;
}
