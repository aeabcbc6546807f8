/** What is held, and what can be done with it. */
export const planHref = "/dashboard?tab=configuracion#plan";

/** The section with the card's field shown. */
export const cardHref = "/dashboard?tab=configuracion&tarjeta=cambiar#plan";

/** Parameter of an address that opens the change to another plan: `cambiar=studio`. */
export const changeParameter = "cambiar";

/** The section with the change to a main plan of the catalogue opened. */
export function changeHref(plan: string): string {
  return `/dashboard?tab=configuracion&${changeParameter}=${plan}#plan`;
}
