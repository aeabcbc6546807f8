/** What the site says about its examples; the examples themselves are in written.ts. */
export const business = {
  name: "Lumbre",
  about: "Panadería de barrio · tono cercano",
  label: "Ejemplo: negocio ficticio",
  credit:
    "Lumbre no existe. El texto sí: es lo que escribe el redactor local de Kolmena, sin retocar.",
} as const;

/** Around Monday's post in the hero. */
export const week = {
  answer: "Esto es de Teo: ya tiene tu tono y tus productos. Te dejo el encargo escrito.",
  day: "Lunes",
  hour: "8:30",
  worker: "teo",
  kind: "Post de Teo",
  why: "Por qué así:",
} as const;
