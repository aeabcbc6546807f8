import { isMadeOfPersonalWords, type PersonalWords } from "./personal-words.ts";

const advice = "Prueba con tres o cuatro palabras que no tengan relación entre sí";

/** Why a password is easy to guess, as a Spanish sentence with advice; null: it may be used. */
export async function passwordWeakness(
  password: string,
  person: PersonalWords,
): Promise<string | null> {
  const normalized = password.normalize("NFC").trim().toLowerCase();
  if (isMadeOfPersonalWords(normalized, person)) {
    return `Tu contraseña no puede estar hecha con tu nombre, tu email ni tu nombre de usuario, aunque añadas números. ${advice}.`;
  }
  if (new Set(normalized).size <= 2 || (await isCommon(normalized))) {
    return `Esa contraseña es de las primeras que alguien probaría. ${advice}.`;
  }
  return null;
}

/** Loads the list lazily: most server starts never need it. */
async function isCommon(normalized: string): Promise<boolean> {
  const { isCommonPassword } = await import("./common-passwords.ts");
  return isCommonPassword(normalized);
}
