/** Who runs the service. The operator replaces these lines before opening to the public. */
export const company = {
  brand: "Kolmena",
  holder: "la empresa titular de Kolmena",
  /** A sentence with legal name, tax number, address and register. */
  details:
    "Los datos de la empresa titular (denominación, número de identificación fiscal, domicilio y registro) se facilitan a quien los pida en la dirección de contacto.",
  contactEmail: "hola@kolmena.example",
} as const;
