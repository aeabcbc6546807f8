import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/leads.ts";
import { captureLead } from "./leads.ts";

export const leadRoutes: Route<Platform>[] = [
  on(shared.captureLead, async (platform: Platform, { body, client, user }) => {
    await captureLead(platform, body, { client, userId: user?.userId ?? null });
    return { message: "Hemos recibido los datos de tu negocio." };
  }),
];
