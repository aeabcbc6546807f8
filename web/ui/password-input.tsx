import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { passwordMinLength } from "#shared/account.ts";
import { Field } from "./field.tsx";
import { Input, type InputProps } from "./input.tsx";

/** A password input with a button that shows the password. */
export function PasswordInput(props: Omit<InputProps, "type">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        // Browsers do not capitalise a hidden password, only a shown one.
        autoCapitalize={shown ? "none" : undefined}
        spellCheck={false}
        {...props}
        type={shown ? "text" : "password"}
        className="pr-14"
      />
      <button
        type="button"
        className="absolute inset-y-1 right-1 grid w-11 place-items-center rounded-pill text-ink-2 hover:text-ink"
        aria-label={shown ? "Ocultar la contraseña" : "Mostrar la contraseña"}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-5" />
      </button>
    </span>
  );
}

/** A field for a new password, with its minimum length as hint; an error replaces the hint. */
export function NewPasswordField({
  label = "Contraseña",
  advice,
  error,
  ...rest
}: Omit<InputProps, "type" | "autoComplete"> & {
  label?: string;
  /** Sentence after the hint. */
  advice?: string;
  error: string | undefined;
}) {
  const least = `Al menos ${passwordMinLength} caracteres`;
  const hint = advice ? `${least}. ${advice}` : least;
  return (
    <Field label={label} hint={error ? undefined : hint} error={error}>
      <PasswordInput {...rest} autoComplete="new-password" />
    </Field>
  );
}
