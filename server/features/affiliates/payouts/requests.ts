import { randomUUID } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { payouts } from "#db/schema-affiliates.ts";
import { AppError, invalid } from "#server/platform/errors.ts";
import { limitWrites } from "#server/platform/http/write-limit.ts";
import type { Platform } from "#server/platform/platform.ts";
import { newAccountHours } from "#shared/affiliates.ts";
import { centsOf } from "#shared/money.ts";
import { balanceOf, lockAffiliate } from "../balance.ts";
import { requireAffiliate } from "../find-affiliate.ts";
import { firstPayoutFriday, waitEndsAt } from "./account-wait.ts";
import { findReceiver } from "./receivers.ts";
import { formatLongDay } from "./weeks.ts";

type Base = Pick<Platform, "db" | "now" | "settings">;

/**
 * Requests a payout of a part of the balance. It is sent in the next Friday run, or in the first one on
 * which the affiliate's account is old enough.
 * @throws AppError `not_found`, `invalid` at `amount`, `conflict` when another condition is not met
 */
export async function requestPayout(
  deps: Base,
  userId: string,
  amount: number,
): Promise<{ message: string }> {
  const { db, now } = deps;
  const affiliate = await requireAffiliate(deps, userId);
  await limitWrites(deps, userId, "payout");
  const amountCents = centsOf(amount);
  const createdAt = now();
  const details = await db.transaction(async () => {
    const { id: affiliateId, heldAt } = await lockAffiliate(deps, affiliate.id);
    if (heldAt) {
      throw conflict(
        `Tus pagos están en revisión. Escríbenos a ${deps.settings.contactEmail} y te contamos.`,
      );
    }
    const receiver = await findReceiver(deps, affiliateId);
    if (!receiver?.details) throw conflict("Añade dónde cobrar");
    if (!receiver.isConfirmed) throw conflict("Confirma tu email antes de pedir un pago");
    if (await hasOpenRequest(deps, affiliateId)) throw conflict("Ya tienes una solicitud abierta");
    const { pending } = await balanceOf(deps, affiliateId);
    if (amountCents > pending) {
      throw invalid({ amount: `Tienes ${formatDollars(Math.max(0, pending))} disponibles` });
    }
    const id = randomUUID();
    await db.insert(payouts).values({
      ...{ id, affiliateId, origin: "request", amountCents, status: "requested" },
      ...{ idempotencyKey: `payout:${id}`, createdAt },
    });
    return receiver.details;
  });
  const day = formatLongDay(firstPayoutFriday(details, createdAt)).replace(",", "");
  const waitNotice =
    waitEndsAt(details) > createdAt
      ? ` Por seguridad, a una cuenta nueva no sale nada en ${newAccountHours} horas.`
      : "";
  return { message: `El ${day} te enviamos ${formatDollars(amountCents)}.${waitNotice}` };
}

async function hasOpenRequest({ db }: Base, affiliateId: string): Promise<boolean> {
  const open = await db.$count(
    payouts,
    and(
      eq(payouts.affiliateId, affiliateId),
      eq(payouts.origin, "request"),
      inArray(payouts.status, ["requested", "processing"]),
    ),
  );
  return open > 0;
}

const conflict = (message: string) => new AppError("conflict", message);

/** Formats cents as «$26.70». */
function formatDollars(cents: number): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return `$${(cents / 100).toLocaleString("en-US", digits)}`;
}
