import { accountRoutes } from "#server/features/account/routes.ts";
import { logSecurityEvent } from "#server/features/account/security-log.ts";
import { pictureRoutes } from "#server/features/ads/pictures/routes.ts";
import { adRoutes } from "#server/features/ads/routes.ts";
import { affiliateRoutes } from "#server/features/affiliates/routes.ts";
import { billingRoutes } from "#server/features/billing/routes.ts";
import { brainRoutes } from "#server/features/brain/routes.ts";
import { chatRoutes } from "#server/features/chat/routes.ts";
import { consentRoutes } from "#server/features/consents/routes.ts";
import { contactRoutes } from "#server/features/contact/routes.ts";
import { contentRoutes } from "#server/features/content/routes.ts";
import { instagramRoutes } from "#server/features/instagram/routes.ts";
import { leadRoutes } from "#server/features/leads/routes.ts";
import { projectRoutes } from "#server/features/projects/routes.ts";
import { workerRoutes } from "#server/features/workers/routes.ts";
import { on, type Route } from "#server/platform/http/http.ts";
import { deleteAccount, me, prepareDataExport } from "#shared/account.ts";
import * as overview from "#shared/overview.ts";
import { readStatus } from "#shared/status.ts";
import { proposeProfile } from "#shared/websites.ts";
import { createExportLink } from "./data-export/export-links.ts";
import type { Deps } from "./deps.ts";
import { requestErasure } from "./erase-account.ts";
import { readOverview } from "./overview.ts";
import { proposeFromWebsite } from "./profile-proposal.ts";
import type { SignedInPerson } from "./signed-in-person.ts";

/** All endpoints. */
export const routes: Route<Deps>[] = [
  // The session query of the request has already read the person.
  on(me, async (_deps: Deps, { user }) => (user as SignedInPerson).person),
  ...accountRoutes,
  on(prepareDataExport, (deps: Deps, { user, body, client }) =>
    createExportLink(deps, user, { ...body, userAgent: client.userAgent }),
  ),
  on(deleteAccount, async (deps: Deps, { body, user, client, session }) => {
    await requestErasure(deps, user, body.currentPassword);
    session.close();
    session.clear("all");
    logSecurityEvent(deps, "account-deletion-asked", { client, userId: user.userId });
    return { message: "Tu cuenta se está borrando. Te escribiremos cuando esté hecho." };
  }),
  on(readStatus, (deps: Deps) => deps.serviceHealth.read()),
  ...contactRoutes,
  ...leadRoutes,
  ...consentRoutes,
  ...instagramRoutes,
  ...brainRoutes,
  ...workerRoutes,
  ...chatRoutes,
  ...contentRoutes,
  ...projectRoutes,
  ...billingRoutes,
  ...pictureRoutes,
  ...adRoutes,
  ...affiliateRoutes,
  on(proposeProfile, (deps: Deps, call) => proposeFromWebsite(deps, call.body.websiteUrl, call)),
  on(overview.readOverview, (deps: Deps, { user, query }) =>
    readOverview(deps, user.userId, query),
  ),
];
