import { emailMaxLength } from "#shared/fields.ts";
import { Field } from "./field.tsx";
import { Input, type InputProps } from "./input.tsx";

export type EmailInputProps = Omit<InputProps, "type" | "inputMode" | "spellCheck" | "maxLength">;

/** An e-mail input; on the login form, `autoComplete="username"`. */
export function EmailInput({ autoComplete = "email", ...rest }: EmailInputProps) {
  return (
    <Input
      {...rest}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck={false}
      maxLength={emailMaxLength}
    />
  );
}

/** The input with its label and error, as in every form of the application. */
export function EmailField({ error, ...rest }: EmailInputProps & { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      <EmailInput {...rest} />
    </Field>
  );
}
