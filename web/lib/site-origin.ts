const { location } = globalThis as { location?: { origin: string } };

/** In prerendered HTML a placeholder, which the server replaces by its scheme and host. */
export const siteOrigin = location?.origin ?? "https://kolmena.invalid";
