import { notFound } from "#server/platform/errors.ts";
import { type Call, on, type Route } from "#server/platform/http/http.ts";
import {
  endOwnSession,
  endSession,
  endSessions,
  listSessions,
} from "#server/platform/http/session.ts";
import * as account from "#shared/account.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { type AccountDeps, login, register, type SignedIn } from "./account.ts";
import { changePassword, forgotPassword, resetPassword } from "./recovery.ts";
import { logSecurityEvent } from "./security-log.ts";
import { resendVerification, verifyEmail } from "./verification.ts";

/** All endpoints of accounts but `me`, which is composed from several features. */
export const accountRoutes: Route<AccountDeps>[] = [
  on(account.register, async (deps: AccountDeps, { body, client, session }) =>
    signIn(deps, session, await register(deps, body, client)),
  ),
  on(account.login, async (deps: AccountDeps, { body, client, session }) =>
    signIn(deps, session, await login(deps, body, client)),
  ),
  on(account.resetPassword, async (deps: AccountDeps, { body, client, session }) =>
    signIn(deps, session, await resetPassword(deps, body, client)),
  ),
  on(account.logout, async (deps: AccountDeps, { user, client, session }) => {
    if (session.token !== null) await endSession(deps, session.token);
    session.close();
    session.clear("cache");
    if (user) logSecurityEvent(deps, "logout", { client, userId: user.userId });
    return { message: "Has cerrado sesión exitosamente" };
  }),
  on(account.forgotPassword, async (deps: AccountDeps, { body, client }) => {
    await forgotPassword(deps, body.email, client);
    return {
      message: "Si hay una cuenta con ese email, te hemos enviado un enlace. Mira también en spam.",
    };
  }),
  on(account.verifyEmail, async (deps: AccountDeps, { body, user, client, session }) => {
    const answer = await verifyEmail(deps, body, { user, client });
    if (answer.status === "proof-needed") {
      const message = "Para confirmar tu email, introduce tu contraseña o elige una nueva";
      return { ...answer, message, user: null };
    }
    const opened = answer.signedIn && (await signIn(deps, session, answer.signedIn));
    return {
      status: answer.status,
      message: "Tu email está confirmado",
      email: null,
      user: opened,
    };
  }),
  on(account.resendVerification, async (deps: AccountDeps, { user }) => {
    await resendVerification(deps, user);
    return { message: "Te hemos enviado otro enlace. Mira también en spam." };
  }),
  on(account.changePassword, async (deps: AccountDeps, { body, user, client }) => {
    await changePassword(deps, user, body, client);
    return { message: "Tu contraseña ha cambiado y hemos cerrado tus otras sesiones" };
  }),
  on(account.listSessions, (deps: AccountDeps, { user }) => listSessions(deps, user)),
  on(account.revokeSession, async (deps: AccountDeps, { params, user, client, session }) => {
    const { sessionId } = params;
    if (!(await endOwnSession(deps, { userId: user.userId, sessionId }))) {
      throw notFound("Esta sesión ya no existe");
    }
    if (sessionId === user.sessionId) session.close();
    logSecurityEvent(deps, "sessions-revoked", { client, userId: user.userId });
    return { message: "Sesión cerrada" };
  }),
  on(account.revokeOtherSessions, async (deps: AccountDeps, { user, client }) => {
    await endSessions(deps, user.userId, user);
    logSecurityEvent(deps, "sessions-revoked", { client, userId: user.userId });
    return { message: "Hemos cerrado tus otras sesiones" };
  }),
];

async function signIn(
  deps: AccountDeps,
  session: Call<Endpoint>["session"],
  { userId, token, deviceToken }: SignedIn,
) {
  // The cookie is about to be replaced, and without it nobody could end the old session.
  if (session.token !== null) await endSession(deps, session.token);
  session.open(token);
  session.remember(deviceToken);
  return deps.describeUser(userId);
}
