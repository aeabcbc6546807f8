import type { Ref, TextareaHTMLAttributes } from "react";
import { classes } from "./classes.ts";
import { controlClass, useFieldParts } from "./field.tsx";

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** A multi-line input; it grows with the text, from `rows` up to 60 % of the window's height. */
export function Textarea({ className, rows = 3, style, ...rest }: TextareaProps) {
  return (
    <textarea
      rows={rows}
      {...useFieldParts()}
      {...rest}
      // `field-sizing: content` makes browsers ignore `rows`.
      style={{ minHeight: `calc(${rows} * 1lh + 27px)`, ...style }}
      className={classes(
        controlClass,
        "field-sizing-content max-h-[60dvh] resize-y py-3 leading-normal",
        className,
      )}
    />
  );
}
