import { eq } from "drizzle-orm";
import { users } from "#db/schema.ts";
import { type AppError, invalid, notFound } from "#server/platform/errors.ts";
import type { SignedInUser } from "#server/platform/http/http.ts";
import { forgive, throttle } from "#server/platform/http/throttle.ts";
import type { AccountDeps } from "./deps.ts";
import { accountLimits } from "./limits.ts";

/**
 * Checks the password of the signed-in person, before actions that an open browser alone must not
 * allow.
 * @param field the request's field with the password
 * @throws AppError `invalid` at that field, `rate_limited`, `unavailable`
 */
export async function confirmPassword(
  deps: Pick<AccountDeps, "db" | "now" | "passwords" | "limits">,
  user: SignedInUser,
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
