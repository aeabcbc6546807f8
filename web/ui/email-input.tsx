import { emailMaxLength } from "#shared/fields.ts";
import { Field } from "./field.tsx";
import { Input, type InputProps } from "./input.tsx";

export type EmailInputProps = Omit<InputProps, "type" | "inputMode" | "spellCheck" | "maxLength">;

/** An e-mail address; where it is the way in, `autoComplete="username"`. */
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

/** The same with its label and its error, as every form of the application asks for it. */
export function EmailField({ error, ...rest }: EmailInputProps & { error: string | undefined }) {
  return (
    <Field label="Email" error={error}>
      <EmailInput {...rest} />
    </Field>
  );
}
