/** Urgency and marketing figures. Each can be switched off here; none appears in structured data. */
export const figures = {
  /** The bar at the top of these pages. */
  countdown: {
    shown: true,
    paths: ["/", "/precios"],
    before: "30% OFF termina en",
    href: "/precios",
  },
  trialsThisMonth: { shown: true, words: "Solo 500 pruebas gratis este mes." },
  companies: { shown: true, figure: "25.000+", words: "empresas" },
  reviews: { shown: true, figure: "4,9/5", words: "de 847 reseñas" },
  guarantee: { shown: true, figure: "30 días", words: "de garantía" },
  popularShare: { shown: true, words: "Lo elige el 73 % de los negocios" },
} as const;
