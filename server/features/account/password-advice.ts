import { commonPasswords } from "./common-passwords.ts";

const advice = "Prueba con tres o cuatro palabras que no tengan relación entre sí";

/** Why a password would be guessed at once, as a Spanish sentence with advice; null: it may be used. */
export function passwordWeakness(
  password: string,
  person: { email: string; username: string },
): string | null {
  const typed = plain(password);
  const own = [person.email, person.email.split("@")[0] ?? "", person.username];
  if (own.some((word) => plain(word) === typed)) {
    return `Tu contraseña no puede ser tu email ni tu nombre de usuario. ${advice}.`;
  }
  if (commonPasswords.has(typed) || new Set(typed).size <= 2) {
    return `Esa contraseña es de las primeras que alguien probaría. ${advice}.`;
  }
  return null;
}

function plain(value: string): string {
  return value.normalize("NFC").trim().toLowerCase();
}
