import { on, type Route } from "#server/platform/http/http.ts";
import * as shared from "#shared/affiliates.ts";
import { readAffiliate, registerAffiliate } from "./affiliates.ts";
import { trackClick } from "./clicks.ts";
import { listCommissions } from "./commission-lists.ts";
import { readDays } from "./days.ts";
import type { AffiliateDeps } from "./deps.ts";
import { affiliateOf } from "./own-affiliate.ts";
import { listPayouts } from "./payout-lists.ts";
import { savePayoutDetails } from "./payouts/details.ts";
import { requestPayout } from "./payouts/requests.ts";
import { readPayoutAccount } from "./payouts/stripe-accounts.ts";
import { listReferrals } from "./referrals.ts";

export const affiliateRoutes: Route<AffiliateDeps>[] = [
  on(shared.trackClick, (deps: AffiliateDeps, { body, client, user }) =>
    trackClick(deps, body, { client, userId: user?.userId ?? null }),
  ),
  on(shared.readAffiliate, (deps: AffiliateDeps, { user }) => readAffiliate(deps, user.userId)),
  on(shared.registerAffiliate, (deps: AffiliateDeps, { user }) =>
    registerAffiliate(deps, user.userId),
  ),
  on(shared.listReferrals, async (deps: AffiliateDeps, { user, query }) =>
    listReferrals(deps, (await affiliateOf(deps, user.userId)).id, query),
  ),
  on(shared.listCommissions, async (deps: AffiliateDeps, { user, query }) =>
    listCommissions(deps, (await affiliateOf(deps, user.userId)).id, query),
  ),
  on(shared.listPayouts, async (deps: AffiliateDeps, { user, query }) =>
    listPayouts(deps, (await affiliateOf(deps, user.userId)).id, query),
  ),
  on(shared.readAffiliateDays, (deps: AffiliateDeps, { user, query }) =>
    readDays(deps, user.userId, query),
  ),
  on(shared.requestPayout, (deps: AffiliateDeps, { user, body }) =>
    requestPayout(deps, user.userId, body.amount),
  ),
  on(shared.savePayoutDetails, (deps: AffiliateDeps, { user, body, client }) =>
    savePayoutDetails(deps, user, body, client),
  ),
  on(shared.readPayoutAccount, (deps: AffiliateDeps, { user }) =>
    readPayoutAccount(deps, user.userId),
  ),
];
