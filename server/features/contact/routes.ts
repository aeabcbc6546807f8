import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import { contact } from "#shared/contact.ts";
import { sendInquiry } from "./contact.ts";

export const contactRoutes: Route<Platform>[] = [
  on(contact, async (platform: Platform, { body, client, user }) => {
    await sendInquiry(platform, body, { client, userId: user?.userId ?? null });
    return { message: "Nos pondremos en contacto contigo pronto." };
  }),
];
