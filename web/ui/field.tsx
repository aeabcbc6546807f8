import { createContext, type ReactNode, useContext, useId } from "react";
import { classes } from "./classes.ts";

interface FieldParts {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

const FieldContext = createContext<FieldParts | undefined>(undefined);

/** The ids and ARIA attributes that the surrounding `Field` gives its control. */
export function useFieldParts(): Partial<FieldParts> {
  return useContext(FieldContext) ?? {};
}

export interface FieldProps {
  label: ReactNode;
  /** Spanish error message; react-hook-form's `errors.x?.message`. */
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
}

/** A labelled control (`Input`, `Textarea`, `Select`, `PasswordInput`) with its hint and its error. */
export function Field({
  label,
  error,
  hint,
  required,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const described = classes(error && `${id}-error`, hint !== undefined && `${id}-hint`);
  const parts: FieldParts = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required ? true : undefined,
  };
  return (
    <div className={classes("grid gap-2", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "font-[650]"}>
        {label}
        {required ? (
          <span className="text-ink-3" aria-hidden="true">
            {" "}
            *
          </span>
        ) : null}
      </label>
      <FieldContext value={parts}>{children}</FieldContext>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="text-small text-ink-3">
          {hint}
        </p>
      )}
      {error ? (
        <p id={`${id}-error`} role="alert" className="appear text-small font-[550] text-danger">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The classes of every control. */
export const controlClass =
  "w-full min-h-[52px] rounded-m border-[1.5px] border-field-line bg-surface px-4 text-body text-ink placeholder:text-ink-3 aria-invalid:border-danger disabled:opacity-60";
