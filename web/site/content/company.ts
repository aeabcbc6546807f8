/** The company behind the service. At start the server replaces the `.invalid` placeholders. */
export const company = {
  brand: "Kolmena",
  holder: "company-name.kolmena.invalid",
  /** A sentence with tax number, address and commercial register. */
  details: "company-details.kolmena.invalid",
  /** Social profiles: «Instagram=https://… LinkedIn=https://…»; in HTML replaced by list items. */
  social: "social-links.kolmena.invalid",
  /** The profiles' addresses only, for structured data. */
  socialAddresses: "social-addresses.kolmena.invalid",
  contactEmail: "contacto@kolmena.invalid",
} as const;
