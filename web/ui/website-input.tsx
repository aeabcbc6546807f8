import { Input, type InputProps } from "./input.tsx";

type WebsiteInputProps = Omit<
  InputProps,
  "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "maxLength"
>;

/** A website address, which people mostly type without its scheme: `type="url"` would refuse that. */
export function WebsiteInput(props: WebsiteInputProps) {
  return (
    <Input
      placeholder="tunegocio.com"
      {...props}
      type="text"
      inputMode="url"
      autoComplete="url"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={2048}
    />
  );
}
