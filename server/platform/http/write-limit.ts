import type { Platform } from "../platform.ts";
import { throttle } from "./throttle.ts";

/** Far more than a person types, and a rate that the database can sustain. */
const writesAnHour = 240;

/**
 * Counts a write of a person. Call it before the transaction that writes.
 * @param kind what is written; each kind has its own counter
 * @throws AppError `rate_limited` that says when to try again
 */
export async function limitWrites(
  platform: Pick<Platform, "db" | "now">,
  userId: string,
  kind: string,
  max = writesAnHour,
): Promise<void> {
  await throttle(platform, { rule: `write-${kind}`, max, windowSeconds: 3600, subject: userId });
}
