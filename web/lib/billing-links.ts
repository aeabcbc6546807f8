/** The dashboard's section about the current plan. */
export const planHref = "/dashboard?tab=configuracion#plan";

/** The plan section with the card form open. */
export const cardHref = "/dashboard?tab=configuracion&tarjeta=cambiar#plan";

/** Query parameter that opens the change to another plan: `cambiar=studio`. */
export const changeParameter = "cambiar";

/** The plan section with the change to a main plan of the catalogue open. */
export function changeHref(plan: string): string {
  return `/dashboard?tab=configuracion&${changeParameter}=${plan}#plan`;
}
