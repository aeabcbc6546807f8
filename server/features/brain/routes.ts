import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  readBrainDraft,
  readBusinessProfile,
  saveBrainDraft,
  saveBusinessProfile,
} from "#shared/brain.ts";
import { readDraft, readProfile, saveDraft, saveProfile } from "./brain.ts";

export const brainRoutes: Route<Platform>[] = [
  on(readBusinessProfile, (platform, { user }) => readProfile(platform, user.userId)),
  on(saveBusinessProfile, (platform, { user, body }) => saveProfile(platform, user.userId, body)),
  on(readBrainDraft, (platform, { user }) => readDraft(platform, user.userId)),
  on(saveBrainDraft, (platform, { user, body }) => saveDraft(platform, user.userId, body)),
];
