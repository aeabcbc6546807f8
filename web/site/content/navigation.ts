/** The links of the header and the footer; site-links.ts leaves out pages that do not exist. */
export const plannedLinks = {
  header: [
    { href: "/", label: "Inicio" },
    { href: "/ai-workers", label: "AI Workers" },
    { href: "/demos", label: "Demos" },
    { href: "/instant-ads", label: "Web Ads" },
    { href: "/resultados", label: "Resultados" },
    { href: "/precios", label: "Precios" },
    { href: "/affiliate-signup", label: "Afiliados" },
  ],
  product: [
    { href: "/", label: "Inicio" },
    { href: "/ai-workers", label: "AI Workers" },
    { href: "/demos", label: "Demos" },
    { href: "/precios", label: "Precios" },
    { href: "/resultados", label: "Resultados" },
  ],
  /** Separate products and demos. */
  single: [
    { href: "/instant-ads", label: "Web Ads" },
    { href: "/sofi", label: "Sofi para Shopify" },
    { href: "/instagram-demo", label: "Demo de Instagram" },
    { href: "/affiliate-signup", label: "Programa de afiliados" },
  ],
  help: [
    { href: "/#preguntas", label: "FAQ" },
    { href: "/estado", label: "Status" },
  ],
  company: [{ href: "/legal", label: "Legal" }],
} as const;

/** Link labels for signed-in people. */
export const goToDashboard = "Ir a mi panel";
export const talkToMel = "Hablar con Mel";

export const blurb = "Marketing hecho en equipo para negocios que no tienen equipo de marketing.";

/** Opens the consent bar on pages that may run the pixel; on the others it leads to a page that can. */
export const consentLink = {
  href: "/legal?elegir=cookies#cookies",
  label: "Cookies y privacidad",
} as const;

/** The footer's button that clears the stored data, and its notice. */
export const clearDataWords = {
  button: "Borrar lo que guarda este navegador",
  title: "Borrado de este navegador",
  description:
    "Ya no guarda la cuenta atrás, el tema ni el código de quien te recomendó. Para borrar también tu sesión, ciérrala.",
} as const;
