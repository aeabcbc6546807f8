import { createHmac, timingSafeEqual } from "node:crypto";
import type { AccountDeps } from "#server/features/account/account.ts";
import { confirmPassword } from "#server/features/account/confirm-password.ts";
import { sendDataExportNotice } from "#server/features/account/jobs.ts";
import { describeDevice } from "#server/platform/http/device.ts";
import type { SignedInUser } from "#server/platform/http/http.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import { serverSecret } from "#server/platform/server-secret.ts";

export const exportPath = "/descargas/mis-datos";

const linkSeconds = 600;
const personLimit = { rule: "data-export", max: 3, windowSeconds: 3600 };
/** More than one, so that an interrupted download can be repeated without the password. */
const linkLimit = { rule: "data-export-link", max: 3, windowSeconds: 3600 };

/**
 * Makes a link to the data export after checking the password. It works only in this session and for
 * ten minutes. The person is notified by mail.
 * @throws AppError `invalid` at `currentPassword`, `rate_limited`, `unavailable`
 */
export async function createExportLink(
  deps: Pick<AccountDeps, "db" | "jobs" | "now" | "passwords" | "limits">,
  user: SignedInUser,
  { currentPassword, userAgent }: { currentPassword: string; userAgent: string },
) {
  await confirmPassword(deps, user, currentPassword);
  await throttle(deps, { ...personLimit, subject: user.userId });
  const at = deps.now();
  const until = Math.floor(at.getTime() / 1000) + linkSeconds;
  const signature = await signatureOf(deps, user, until);
  await deps.jobs.later(sendDataExportNotice, {
    userId: user.userId,
    at: at.toISOString(),
    device: describeDevice(userAgent),
  });
  return {
    url: `${exportPath}?until=${until}&signature=${signature}`,
    fileName: exportFileName(at),
    expiresAt: new Date(until * 1000).toISOString(),
  };
}

/** `YYYY-MM-DD` in the time zone of the service. */
export const formatDay = (at: Date): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Madrid" }).format(at);

export const exportFileName = (at: Date): string => `kolmena-mis-datos-${formatDay(at)}.zip`;

/**
 * True when the link was made for this session and has not expired.
 * @throws AppError `rate_limited` when it was used too often
 */
export async function isValidExportLink(
  deps: Pick<Platform, "db" | "now">,
  user: SignedInUser,
  { until, signature }: { until?: unknown; signature?: unknown },
): Promise<boolean> {
  if (typeof until !== "string" || !/^\d{10,11}$/.test(until)) return false;
  if (typeof signature !== "string" || Number(until) * 1000 <= deps.now().getTime()) return false;
  const [given, expected] = [
    Buffer.from(signature),
    Buffer.from(await signatureOf(deps, user, Number(until))),
  ];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  await throttle(deps, { ...linkLimit, subject: signature });
  return true;
}

async function signatureOf(
  deps: Pick<Platform, "db">,
  { userId, sessionId }: SignedInUser,
  until: number,
): Promise<string> {
  const secret = await serverSecret(deps, "file-links");
  const signed = JSON.stringify(["data export", userId, sessionId, until]);
  return createHmac("sha256", secret).update(signed).digest("base64url");
}
