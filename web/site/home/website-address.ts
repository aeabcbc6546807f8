const example = "tunegocio.com";
// A host whose last label starts with a letter, followed by any port, path or query.
const address = /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+\.?(?:[:/?#]\S*)?$/iu;

/** The Spanish error message for a typed website address; null when it is valid. */
export function websiteAddressError(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "Escribe la dirección de tu web";
  if (/^[^\s/@]+@[^\s/@]+$/.test(text)) {
    return `Esto es un correo. Escribe la dirección de tu web, como ${example}`;
  }
  return address.test(text) ? null : `Falta algo: escríbela entera, como ${example}`;
}
