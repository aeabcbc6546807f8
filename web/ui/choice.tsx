import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { useId } from "react";
import { classes } from "./classes.ts";

export interface ChoiceProps extends InputHTMLAttributes<HTMLInputElement> {
  type: "radio" | "checkbox";
  ref?: Ref<HTMLInputElement>;
  children: ReactNode;
}

/** One option: a native radio button or checkbox inside a pill. Takes react-hook-form's `register`. */
export function Choice({ children, className, ...rest }: ChoiceProps) {
  return (
    <label
      className={classes(
        "flex min-h-12 items-center gap-3 rounded-m border-[1.5px] border-field-line bg-surface px-4 py-2.5 font-[550] has-checked:border-ink has-checked:bg-wax has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus",
        className,
      )}
    >
      <input {...rest} className="size-5 flex-none accent-ink outline-none" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </label>
  );
}

export interface ChoiceGroupProps {
  legend: ReactNode;
  error?: string;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** The `Choice`s. */
  children: ReactNode;
}

/** The choices of one question, with its hint and error. */
export function ChoiceGroup({
  legend,
  error,
  hint,
  required,
  className,
  children,
}: ChoiceGroupProps) {
  const id = useId();
  const described = classes(error && `${id}-error`, hint !== undefined && `${id}-hint`);
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    >
      <legend className="mb-2 font-[650]">
        {legend}
        {required ? (
          <span className="text-ink-3" aria-hidden="true">
            {" "}
            *
          </span>
        ) : null}
      </legend>
      <div className={classes("grid gap-2 sm:grid-cols-2", className)}>{children}</div>
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-2 text-small text-ink-3">
          {hint}
        </p>
      )}
      {error ? (
        <p
          id={`${id}-error`}
          role="alert"
          className="appear mt-2 text-small font-[550] text-danger"
        >
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
