import { AppError } from "#server/platform/errors.ts";
import { formatWait, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";

const hourSeconds = 3600;
/** More than one person can read, less than a script that resells the service would use. */
export const fairUse = { rule: "fair-use", max: 300, windowSeconds: hourSeconds };

/**
 * Counts a generation on a plan without limit. Call it in the transaction that begins the
 * generation, so that a refused one is not counted.
 * @throws AppError `rate_limited`
 */
export async function limitFairUse(
  platform: Pick<Platform, "db" | "now">,
  userId: string,
): Promise<void> {
  const [count = 0] = await throttle(platform, { ...fairUse, subject: userId, soft: true });
  if (count <= fairUse.max) return;
  const restSeconds = hourSeconds - (Math.floor(platform.now().getTime() / 1000) % hourSeconds);
  throw new AppError(
    "rate_limited",
    `Tu plan no tiene límite de créditos, pero sí de ritmo: ${fairUse.max} encargos por hora. Podrás seguir dentro de ${formatWait(restSeconds)}.`,
    { retryAfterSeconds: restSeconds },
  );
}
