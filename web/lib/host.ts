/** «https://www.tunegocio.com/inicio» → «tunegocio.com»; text that is not an address is returned as typed, cut at 60 characters. */
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
