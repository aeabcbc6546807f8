import { on, type Route } from "#server/platform/http/http.ts";
import * as shared from "#shared/affiliates.ts";
import { readDashboard, registerAffiliate } from "./affiliates.ts";
import { trackClick } from "./clicks.ts";
import { listCommissions } from "./commission-lists.ts";
import { readDailyStats } from "./daily-stats.ts";
import { requireAffiliate } from "./find-affiliate.ts";
import { listPayouts } from "./payout-lists.ts";
import type { PayoutDeps } from "./payouts/deps.ts";
import { savePayoutDetails } from "./payouts/details.ts";
import { requestPayout } from "./payouts/requests.ts";
import { readPayoutAccount } from "./payouts/stripe-accounts.ts";
import { listReferrals } from "./referrals.ts";

export const affiliateRoutes: Route<PayoutDeps>[] = [
  on(shared.trackClick, (deps: PayoutDeps, { body, client, user }) =>
    trackClick(deps, body, { client, userId: user?.userId ?? null }),
  ),
  on(shared.readAffiliate, (deps: PayoutDeps, { user }) => readDashboard(deps, user.userId)),
  on(shared.registerAffiliate, (deps: PayoutDeps, { user }) =>
    registerAffiliate(deps, user.userId),
  ),
  on(shared.listReferrals, async (deps: PayoutDeps, { user, query }) =>
    listReferrals(deps, (await requireAffiliate(deps, user.userId)).id, query),
  ),
  on(shared.listCommissions, async (deps: PayoutDeps, { user, query }) =>
    listCommissions(deps, (await requireAffiliate(deps, user.userId)).id, query),
  ),
  on(shared.listPayouts, async (deps: PayoutDeps, { user, query }) =>
    listPayouts(deps, (await requireAffiliate(deps, user.userId)).id, query),
  ),
  on(shared.readAffiliateDays, (deps: PayoutDeps, { user, query }) =>
    readDailyStats(deps, user.userId, query),
  ),
  on(shared.requestPayout, (deps: PayoutDeps, { user, body }) =>
    requestPayout(deps, user.userId, body.amount),
  ),
  on(shared.savePayoutDetails, (deps: PayoutDeps, { user, body, client }) =>
    savePayoutDetails(deps, user, body, client),
  ),
  on(shared.readPayoutAccount, (deps: PayoutDeps, { user }) =>
    readPayoutAccount(deps, user.userId),
  ),
];
