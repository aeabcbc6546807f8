import type { SessionUser } from "#shared/account.ts";
import { credits, dayAndMonth, number } from "./format.ts";

/** The fields of a session's user that describe their credits. */
export type CreditHolder = Pick<
  SessionUser,
  "plan" | "creditsUsed" | "creditsLimit" | "creditsUntil" | "imageCredits"
>;

/** The wording of credits everywhere: how many are left, of how many, until when. */
export interface CreditWords {
  /** null: unlimited. */
  left: number | null;
  /** «crédito te queda», «créditos te quedan» */
  leftUnit: string;
  /** «de 400, hasta el 20 de diciembre»; of a free account «de los 100 de bienvenida». */
  ofAll: string;
  /** «Te quedan 248 de 400 créditos, hasta el 20 de diciembre.» */
  sentence: string;
  /** Separate image credits, on plans with unlimited texts; null on the others. */
  images: { left: number; limit: number; sentence: string } | null;
}

export function creditWords(user: CreditHolder): CreditWords {
  const { creditsUsed: used, creditsLimit: limit, creditsUntil, imageCredits } = user;
  const until = creditsUntil ? `hasta el ${dayAndMonth(creditsUntil)}` : "";
  const images = imageCredits && {
    left: leftOf(imageCredits.used, imageCredits.limit),
    limit: imageCredits.limit,
    sentence: sentenceOf(imageCredits.used, imageCredits.limit, until, "para imágenes"),
  };
  if (limit === null) {
    const what = images ? "de créditos para textos" : "de créditos";
    return {
      left: null,
      leftUnit: what,
      ofAll: `${number(used)} ${used === 1 ? "usado" : "usados"} este mes`,
      sentence: [`Sin límite ${what}.`, images?.sentence].filter(Boolean).join(" "),
      images,
    };
  }
  const left = leftOf(used, limit);
  const size =
    user.plan === "free"
      ? `de los ${number(limit)} de bienvenida`
      : user.plan === "trial"
        ? `de los ${number(limit)} de la prueba`
        : `de ${number(limit)}`;
  return {
    left,
    leftUnit: left === 1 ? "crédito te queda" : "créditos te quedan",
    ofAll: [size, until].filter(Boolean).join(", "),
    sentence: sentenceOf(used, limit, until, ""),
    images,
  };
}

function leftOf(used: number, limit: number): number {
  return Math.max(0, limit - used);
}

function sentenceOf(used: number, limit: number, until: string, what: string): string {
  const left = leftOf(used, limit);
  const all = [credits(limit), what].filter(Boolean).join(" ");
  return `${left === 1 ? "Te queda" : "Te quedan"} ${number(left)} de ${all}${until ? `, ${until}` : ""}.`;
}
