/** What the header and the footer link to: only pages that exist. */
export const mainLinks = [
  { href: "/", label: "Inicio" },
  { href: "/ai-workers", label: "AI Workers" },
  { href: "/instant-ads", label: "Web Ads" },
  { href: "/precios", label: "Precios" },
] as const;

export const legalLinks = [{ href: "/legal", label: "Legal" }] as const;

/** To whoever is signed in already. */
export const goOn = "Ir a mi panel";
export const talkToMel = "Hablar con Mel";

export const blurb = "Marketing hecho en equipo para negocios que no tienen equipo de marketing.";
