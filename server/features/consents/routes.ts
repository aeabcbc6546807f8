import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/consents.ts";
import { recordConsent } from "./consents.ts";

export const consentRoutes: Route<Platform>[] = [
  on(shared.recordConsent, async (platform: Platform, { body, client }) => {
    await recordConsent(platform, body, client);
    return { message: "Hemos anotado tu elección." };
  }),
];
