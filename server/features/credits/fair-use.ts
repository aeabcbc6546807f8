import { AppError } from "#server/platform/errors.ts";
import { throttle, waitInWords } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";

const hourSeconds = 3600;
/** Far more than a person reads; less than a script that resells us. */
export const fairUse = { rule: "fair-use", max: 300, windowSeconds: hourSeconds };

/**
 * Counts a generation of somebody whose plan has no limit, inside the transaction that begins it:
 * what is refused, for whatever reason, does not count.
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
    `Tu plan no tiene límite de créditos, pero sí de ritmo: ${fairUse.max} encargos por hora. Podrás seguir dentro de ${waitInWords(restSeconds)}.`,
    { retryAfterSeconds: restSeconds },
  );
}
