import type { Platform } from "#server/platform/platform.ts";
import type { SessionUser } from "#shared/account.ts";
import type { AccountLimits } from "./limits.ts";
import type { Passwords } from "./passwords.ts";

export interface AccountDeps extends Platform {
  passwords: Passwords;
  /** The signed-in person's data, composed from several features. */
  describeUser(userId: string): Promise<SessionUser>;
  /** Sets up a new account, in the transaction that creates it. */
  onRegistered(userId: string, recommended: Referral): Promise<void>;
  /** Runs in the transaction that hands an unconfirmed account to the owner of its address. */
  onHandedOver(userId: string, recommended: Referral): Promise<void>;
  /** Throttle limits; `accountLimits` when absent. */
  limits?: AccountLimits;
}

/** Who recommended us to a person, as their browser sent it. */
export interface Referral {
  affiliateCode: string | null;
  /** The click that brought the code. */
  affiliateClickId: string | null;
}
