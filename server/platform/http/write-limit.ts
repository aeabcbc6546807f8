import type { Platform } from "../platform.ts";
import { throttle } from "./throttle.ts";

/** Far more than anybody types, and few enough to be written for ever. */
export const writesAnHour = 240;

/**
 * Counts a change that somebody makes to what they keep. Call it before the transaction that writes.
 * @param kind of what is changed; each is counted by itself
 * @throws AppError `rate_limited` that says when to come back
 */
export async function limitWrites(
  platform: Pick<Platform, "db" | "now">,
  userId: string,
  kind: string,
  max = writesAnHour,
): Promise<void> {
  await throttle(platform, { rule: `write-${kind}`, max, windowSeconds: 3600, subject: userId });
}
