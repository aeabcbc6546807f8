import type { Platform } from "#server/platform/platform.ts";

export type AffiliateDeps = Platform;
