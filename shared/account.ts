import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { emailAddress, id, instant, text, timeZone, verbatimText } from "./fields.ts";

const email = emailAddress("Introduce un email válido");
export const passwordMinLength = 6;
// A limit high enough for any passphrase; longer input only costs hashing time.
export const password = verbatimText({
  min: passwordMinLength,
  max: 1024,
  short: `La contraseña debe tener al menos ${passwordMinLength} caracteres`,
});
export const name = text({ min: 2, max: 80, short: "El nombre debe tener al menos 2 caracteres" });
const username = text({
  min: 3,
  max: 40,
  short: "El nombre de usuario debe tener al menos 3 caracteres",
});
export const affiliateCode = z.optional(z.nullable(text({ max: 40 })));
/** A browser that names none, or one nobody knows, may sign in all the same. */
const browserTimeZone = z.catch(z.optional(timeZone), undefined);
/** The click that brought the code, as the server counted it. */
export const affiliateClickId = z.optional(z.nullable(id));

export const loginInput = z.strictObject({ email, password, timeZone: browserTimeZone });
export const registerInput = z.strictObject({
  username,
  email,
  password,
  name,
  affiliateCode,
  affiliateClickId,
  timeZone: browserTimeZone,
});

/** The signed-in person, as section 3 of the product's specification lists it. */
export const sessionUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  plan: z.string(),
  creditsUsed: z.int(),
  /** null: without limit. */
  creditsLimit: z.nullable(z.int()),
  /** When this period's credits end; null: they have no end. */
  creditsUntil: z.nullable(instant),
  /** Credits that only pictures spend, where texts are without limit; null: the plan has none apart. */
  imageCredits: z.nullable(z.object({ used: z.int(), limit: z.int() })),
  availableWorkers: z.array(z.string()),
  isTrialActive: z.boolean(),
  trialDaysLeft: z.int(),
});
export type SessionUser = z.output<typeof sessionUser>;

const message = z.object({ message: z.string() });

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  summary: "Create an account and sign in",
  body: registerInput,
  output: sessionUser,
  status: 201,
  errors: ["conflict", "unavailable"],
});

export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  summary: "Sign in with e-mail and password",
  body: loginInput,
  output: sessionUser,
  errors: ["unauthorized", "forbidden", "unavailable"],
});

export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  access: "public",
  summary: "End this session; harmless without one",
  output: message,
});

export const me = endpoint({
  method: "GET",
  path: "/api/auth/me",
  access: "user",
  summary: "Who is signed in, with plan, credits and workers",
  output: sessionUser,
});

export const forgotPasswordInput = z.strictObject({ email });
export const forgotPassword = endpoint({
  method: "POST",
  path: "/api/auth/forgot-password",
  access: "public",
  summary: "Mail a single-use link to set a new password; the same answer for unknown addresses",
  body: forgotPasswordInput,
  output: message,
  status: 202,
});

const token = text({ min: 20, max: 100, short: "Este enlace no es válido" });
export const resetPasswordInput = z.strictObject({ token, password });
export const resetPassword = endpoint({
  method: "POST",
  path: "/api/auth/reset-password",
  access: "public",
  summary: "Set a new password with a mailed link; ends all sessions and signs in",
  body: resetPasswordInput,
  output: sessionUser,
  errors: ["not_found", "unavailable"],
});

const ownPassword = verbatimText({ min: 1, max: 1024, short: "Introduce tu contraseña" });
/** The two ways to prove, outside of the account's own session, whose it is. */
export const verifyWithPasswordInput = z.strictObject({ token, password: ownPassword });
export const verifyWithNewPasswordInput = z.strictObject({ token, newPassword: password });
export const verifyEmail = endpoint({
  method: "POST",
  path: "/api/auth/verify-email",
  access: "public",
  summary:
    "Confirm an e-mail address with a mailed link: in the account's own session, with its password, or with a new one, which ends all sessions",
  body: z.strictObject({
    token,
    password: z.optional(ownPassword),
    newPassword: z.optional(password),
  }),
  output: z.object({
    message: z.string(),
    /** `proof-needed`: nothing is confirmed yet; ask for the password, or for another. */
    status: z.enum(["confirmed", "proof-needed"]),
    /** Whose password is asked for; null: it is not. */
    email: z.nullable(z.string()),
    /** Who was signed in by the password; null: nobody. */
    user: z.nullable(sessionUser),
  }),
  errors: ["not_found", "forbidden", "unavailable"],
});

export const resendVerification = endpoint({
  method: "POST",
  path: "/api/auth/resend-verification",
  access: "user",
  summary: "Mail the confirmation link again",
  output: message,
  status: 202,
  errors: ["conflict"],
});

const currentPassword = verbatimText({
  min: 1,
  max: 1024,
  short: "Introduce tu contraseña actual",
});
export const changePasswordInput = z.strictObject({ currentPassword, newPassword: password });
export const changePassword = endpoint({
  method: "POST",
  path: "/api/auth/change-password",
  access: "user",
  summary: "Change the password; ends the other sessions",
  body: changePasswordInput,
  output: message,
  errors: ["unavailable"],
});

export const sessionSummary = z.object({
  id,
  /** Browser and system in words, from the user agent. */
  device: z.string(),
  createdAt: instant,
  lastUsedAt: instant,
  current: z.boolean(),
});
export const listSessions = endpoint({
  method: "GET",
  path: "/api/auth/sessions",
  access: "user",
  summary: "The latest 50 open sessions, this one first",
  output: z.array(sessionSummary),
});

export const revokeSession = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions/{sessionId}",
  access: "user",
  summary: "End one session",
  params: z.strictObject({ sessionId: id }),
  output: message,
  errors: ["not_found"],
});

export const revokeOtherSessions = endpoint({
  method: "DELETE",
  path: "/api/auth/sessions",
  access: "user",
  summary: "End all sessions but this one",
  output: message,
});

export const dataExportInput = z.strictObject({ currentPassword });
/** The ZIP itself is streamed from the address that this answers. */
export const prepareDataExport = endpoint({
  method: "POST",
  path: "/api/auth/data-export",
  access: "user",
  summary:
    "An address of everything that is kept about the person, for this session and ten minutes",
  body: dataExportInput,
  output: z.object({ url: z.string(), fileName: z.string(), expiresAt: instant }),
  errors: ["unavailable"],
});

export const deleteAccountInput = z.strictObject({
  currentPassword,
  /** What was ticked: nothing of it comes back. */
  understood: z.literal(true, "Marca la casilla para confirmar que lo entiendes"),
});
export const deleteAccount = endpoint({
  method: "POST",
  path: "/api/auth/delete-account",
  access: "user",
  summary: "Erase the account for good: signed out everywhere at once, gone shortly after",
  body: deleteAccountInput,
  output: message,
  status: 202,
  errors: ["unavailable"],
});
