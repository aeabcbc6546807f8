/** Increase it whenever the consent text changes: everybody is asked again. */
export const consentTextVersion = 1;

/** The texts of the consent bar. */
export const consentWords = {
  label: "Cookies y privacidad",
  question: "¿Medimos nuestros anuncios con Meta?",
  text: "Si aceptas, sabrá qué páginas ves y qué botones pulsas.",
  more: { label: "Más detalles", href: "/legal#cookies" },
  now: { granted: "Ahora: aceptado.", refused: "Ahora: rechazado." },
  refuse: "Rechazar",
  accept: "Aceptar",
  withdrawn: {
    title: "Retirado",
    description: "Meta ya no sabe qué páginas ves aquí, y sus cookies se han borrado.",
  },
  /** Shown to browsers that send Global Privacy Control. */
  asked: {
    title: "Tu navegador ya ha dicho que no",
    description:
      "Pide que no se compartan tus datos (Global Privacy Control) y lo respetamos: aquí no se carga nada de Meta.",
  },
} as const;
