/** Who runs the service. What only the operator knows is written in by the server when it starts. */
export const company = {
  brand: "Kolmena",
  holder: "company-name.kolmena.invalid",
  /** A sentence with tax number, address and register. */
  details: "company-details.kolmena.invalid",
  /** Profiles elsewhere: «Instagram=https://… LinkedIn=https://…»; in HTML their list items. */
  social: "social-links.kolmena.invalid",
  /** Only their addresses, in what search engines are told. */
  socialAddresses: "social-addresses.kolmena.invalid",
  contactEmail: "contacto@kolmena.invalid",
} as const;
