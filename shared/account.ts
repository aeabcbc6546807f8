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
export const browserTimeZone = z.catch(z.optional(timeZone), undefined);
/** Id of the click that the server recorded with this code. */
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

/** The signed-in user; section 3 of the product's specification lists the fields. */
export const sessionUser = z.object({
  id,
  username: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  plan: z.string(),
  creditsUsed: z.int(),
  /** null: unlimited. */
  creditsLimit: z.nullable(z.int()),
  /** When this period's credits expire; null when they do not. */
  creditsUntil: z.nullable(instant),
  /** Credits for pictures in plans with unlimited texts; null when the plan has no such credits. */
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
/** Two ways to prove ownership of the account outside its session: its password, or a new one. */
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
    /** `proof-needed`: not confirmed yet; ask for the current or a new password. */
    status: z.enum(["confirmed", "proof-needed"]),
    /** The account whose password is needed; null when none is. */
    email: z.nullable(z.string()),
    /** The user whom the password signed in; null when there was no sign-in. */
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

const sessionSummary = z.object({
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
/** The answer has the URL from which the ZIP is streamed. */
export const prepareDataExport = endpoint({
  method: "POST",
  path: "/api/auth/data-export",
  access: "user",
  summary: "Get a download URL for all of the user's data, valid for ten minutes in this session",
  body: dataExportInput,
  output: z.object({ url: z.string(), fileName: z.string(), expiresAt: instant }),
  errors: ["unavailable"],
});

export const deleteAccountInput = z.strictObject({
  currentPassword,
  /** The ticked checkbox: deletion is final. */
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
