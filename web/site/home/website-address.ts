const example = "tunegocio.com";
// A host with a name of letters at its end, and whatever stands behind it.
const address = /^(?:https?:\/\/)?(?:[\p{L}\p{N}_-]+\.)+\p{L}[\p{L}\p{N}-]+\.?(?:[:/?#]\S*)?$/iu;

/** What is wrong with a website's address as it was typed, in a sentence; null when nothing is. */
export function addressError(typed: string): string | null {
  const text = typed.trim();
  if (text === "") return "Escribe la dirección de tu web";
  if (/^[^\s/@]+@[^\s/@]+$/.test(text)) {
    return `Esto es un correo. Escribe la dirección de tu web, como ${example}`;
  }
  return address.test(text) ? null : `Falta algo: escríbela entera, como ${example}`;
}
