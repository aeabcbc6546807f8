import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { classes } from "./classes.ts";
import { controlClass, useFieldParts } from "./field.tsx";

export interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  ref?: Ref<HTMLSelectElement>;
}

/** A native select, which phones show best. Its options are the children. */
export function Select({ className, children, ...rest }: SelectProps) {
  return (
    <span className="relative block">
      <select
        {...useFieldParts()}
        {...rest}
        className={classes(controlClass, "appearance-none pr-11", className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-ink-2"
      />
    </span>
  );
}
