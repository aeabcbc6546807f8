/** How a site speaks to its readers. */
export type AddressForm = "tu" | "usted" | "vos" | "vosotros";

const places: Record<AddressForm, number> = { tu: 0, usted: 1, vos: 2, vosotros: 3 };

/** A template with `[tú|usted|vos|vosotros]`, said in one form. */
export const addressed = (template: string, form: AddressForm): string =>
  template.replace(/\[([^\]]*)\]/g, (_, forms: string) => forms.split("|")[places[form]] ?? "");
