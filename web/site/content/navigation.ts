/** What the header and the footer may link to; site-links.ts shows only pages that exist. */
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
  /** What is sold or shown by itself. */
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

/** To whoever is signed in already. */
export const goOn = "Ir a mi panel";
export const talkToMel = "Hablar con Mel";

export const blurb = "Marketing hecho en equipo para negocios que no tienen equipo de marketing.";

/** To the choice about a pixel, where the site has one: in place where that can be made, else there. */
export const consentLink = {
  href: "/legal?elegir=cookies#cookies",
  label: "Cookies y privacidad",
} as const;

/** What the footer's last control does, and says when it is done. */
export const forgetWords = {
  button: "Borrar lo que guarda este navegador",
  title: "Borrado de este navegador",
  description:
    "Ya no guarda la cuenta atrás, el tema ni el código de quien te recomendó. Para borrar también tu sesión, ciérrala.",
} as const;
