const { location } = globalThis as { location?: { origin: string } };

/** In what the build writes it stands for the scheme and host that the server puts in its place. */
export const siteOrigin = location?.origin ?? "https://kolmena.invalid";
