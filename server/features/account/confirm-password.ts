import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { type AppError, invalid, notFound } from "#server/platform/errors.ts";
import type { Signed } from "#server/platform/http/http.ts";
import { forgive, throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./account.ts";
import { accountLimits } from "./limits.ts";

/**
 * Makes sure that whoever is signed in knows the password, before what a browser left open must not
 * be enough for.
 * @param field by which the password came
 * @throws AppError `invalid` at that field, `rate_limited`, `unavailable`
 */
export async function confirmPassword(
  deps: Pick<AccountDeps, "db" | "now" | "passwords" | "limits">,
  user: Signed,
  password: string,
  field = "currentPassword",
): Promise<{
  email: string;
  username: string;
  name: string;
  timeZone: string | null;
  passwordHash: string;
}> {
  const [found] = await deps.db
    .select({
      email: users.email,
      username: users.username,
      name: users.name,
      timeZone: users.timeZone,
      passwordHash: users.passwordHash,
    })
    .from(users)
    .where(eq(users.id, user.userId));
  if (!found) throw notFound();
  const limit = { ...(deps.limits ?? accountLimits).changeAccount, subject: user.userId };
  await throttle(deps, limit);
  if (!(await deps.passwords.matches(password, found.passwordHash))) {
    throw wrongPassword(field);
  }
  await forgive(deps, { forget: [limit] });
  return found;
}

export function wrongPassword(field = "currentPassword"): AppError {
  return invalid({ [field]: "La contraseña actual no es correcta" });
}
