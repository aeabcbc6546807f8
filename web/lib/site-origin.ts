/** In what the build writes it stands for the scheme and host that the server puts in its place. */
export const siteOrigin =
  typeof document === "undefined" ? "https://kolmena.invalid" : window.location.origin;
