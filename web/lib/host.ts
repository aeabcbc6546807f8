/** «https://www.tunegocio.com/inicio» → «tunegocio.com»; other text is returned, cut at 60 characters. */
export function hostOf(typed: string): string {
  const address = typed.trim();
  try {
    const { host } = new URL(
      /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`,
    );
    return host.replace(/^www\./, "") || address;
  } catch {
    return address.length > 60 ? `${address.slice(0, 59)}…` : address;
  }
}
