/** Urgency and marketing figures. The operator switches each off here; none enters structured data. */
export const figures = {
  /** The slim bar on top of these pages. */
  countdown: {
    shown: true,
    paths: ["/", "/precios"],
    before: "30% OFF termina en",
    href: "/precios",
  },
  trialsThisMonth: { shown: true, words: "Solo 500 pruebas gratis este mes." },
  popularShare: { shown: true, words: "Lo elige el 73 % de los negocios" },
} as const;
