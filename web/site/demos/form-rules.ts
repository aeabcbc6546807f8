import type { Typed } from "./texts.ts";

/** The same messages as in shared/leads.ts, which would make this page's code ten times larger. */
const words: Record<string, string> = {
  email: "Introduce un email válido",
  businessName: "Escribe el nombre de tu negocio",
  product: "Escribe qué vendes",
};

/** The field's error message; empty when it is valid. */
export function errorOf({ name, required, value, validity }: HTMLInputElement): string {
  const isWrong = (required && value.trim() === "") || validity.typeMismatch;
  return isWrong ? words[name]! : "";
}

export function typedIn(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  const read = (name: string) => `${data.get(name) ?? ""}`.trim().replace(/\s+/g, " ");
  return {
    email: read("email"),
    businessName: read("businessName"),
    industry: read("industry"),
    product: read("product"),
  };
}
