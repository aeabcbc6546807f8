import { on, type Route } from "#server/platform/http/http.ts";
import { endSession } from "#server/platform/http/session.ts";
import { throttle } from "#server/platform/http/throttle.ts";
import * as billing from "#shared/billing.ts";
import { readBilling } from "./billing.ts";
import { prepareCard, replaceCard } from "./cards/cards.ts";
import { createCheckout } from "./checkouts/checkout-pages.ts";
import { readCheckout } from "./checkouts/checkouts.ts";
import type { BillingDeps } from "./deps.ts";
import { billingLimits } from "./limits.ts";
import { listInvoices } from "./money/invoices.ts";
import { cancelPlan, reactivatePlan } from "./plans/cancellations.ts";
import { changePlan } from "./plans/plan-changes.ts";
import { previewPlanChange } from "./plans/plan-previews.ts";
import { openPortal } from "./stripe/portal.ts";
import { hasFreeTrialPlaces } from "./trials/trial-places.ts";
import { confirmTrial, resumeTrial, startTrial } from "./trials/trials.ts";

/** Limits calls of people; the functions themselves are also called by events and the operator. */
async function limitCalls(deps: BillingDeps, userId: string): Promise<void> {
  await throttle(deps, { ...billingLimits.accountAtStripe, subject: userId });
}

export const billingRoutes: Route<BillingDeps>[] = [
  on(billing.billingSettings, async (deps: BillingDeps) => {
    const { publishableKey } = await deps.billing.keys();
    const { scriptUrl, testMode } = deps.billing;
    return { publishableKey, scriptUrl, testMode, trialsOpen: await hasFreeTrialPlaces(deps) };
  }),
  on(billing.startTrial, async (deps: BillingDeps, { body, client, session }) => {
    const { userId, token, deviceToken } = await startTrial(deps, body, client);
    // Without its cookie, which is about to be replaced, nobody could end the old session.
    if (session.token !== null) await endSession(deps, session.token);
    // Before the call to Stripe, so that the person is signed in even if it fails.
    session.open(token);
    session.remember(deviceToken);
    return resumeTrial(deps, userId, client);
  }),
  on(billing.resumeTrial, (deps: BillingDeps, { user, client }) =>
    resumeTrial(deps, user.userId, client),
  ),
  on(billing.confirmTrial, async (deps: BillingDeps, { user, body }) => {
    await limitCalls(deps, user.userId);
    await confirmTrial(deps, user.userId, body.setupIntentId);
    return deps.describeUser(user.userId);
  }),
  on(billing.readBilling, (deps: BillingDeps, { user }) => readBilling(deps, user.userId)),
  on(billing.createCheckout, (deps: BillingDeps, { user, body, client }) =>
    createCheckout(deps, body, user, client),
  ),
  on(billing.readCheckout, async (deps: BillingDeps, { user, params, client }) => ({
    ...(await readCheckout(deps, params.checkoutId, client)),
    isSignedIn: user !== null,
  })),
  on(billing.previewPlanChange, async (deps: BillingDeps, { user, query }) => {
    await limitCalls(deps, user.userId);
    return previewPlanChange(deps, user.userId, query.plan);
  }),
  on(billing.changePlan, async (deps: BillingDeps, { user, body }) => {
    await limitCalls(deps, user.userId);
    return changePlan(deps, user.userId, body);
  }),
  on(billing.cancelPlan, async (deps: BillingDeps, { user, body }) => {
    await limitCalls(deps, user.userId);
    return cancelPlan(deps, user.userId, body.plan);
  }),
  on(billing.reactivatePlan, async (deps: BillingDeps, { user, body }) => {
    await limitCalls(deps, user.userId);
    return reactivatePlan(deps, user.userId, body.plan);
  }),
  on(billing.prepareCard, (deps: BillingDeps, { user }) => prepareCard(deps, user.userId)),
  on(billing.replaceCard, async (deps: BillingDeps, { user, body }) => {
    await limitCalls(deps, user.userId);
    return replaceCard(deps, user.userId, body.setupIntentId);
  }),
  on(billing.listInvoices, (deps: BillingDeps, { user, query }) =>
    listInvoices(deps, user.userId, query),
  ),
  on(billing.openPortal, async (deps: BillingDeps, { user }) => {
    await limitCalls(deps, user.userId);
    return openPortal(deps, user.userId);
  }),
];
