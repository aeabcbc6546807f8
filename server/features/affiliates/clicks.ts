import { createHmac, randomUUID } from "node:crypto";
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL } from "drizzle-orm";
import { isbot } from "isbot";
import { sessions, users } from "#db/schema.ts";
import { affiliateClicks, affiliates } from "#db/schema-affiliates.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import { serverSecret } from "#server/platform/server-secret.ts";
import { normalizeCode } from "./codes.ts";
import { addToDailyStats } from "./daily-stats.ts";
import { madridDay } from "./madrid-time.ts";

type Base = Pick<Platform, "db" | "now" | "settings">;

const dayMs = 86_400_000;
const urlMaxLength = 300;
const perAddressLimit = { rule: "affiliate-click-address", max: 120, windowSeconds: 3600 };
const globalLimit = {
  rule: "affiliate-click-all",
  max: 50_000,
  windowSeconds: 3600,
  subject: "all",
};

export interface AffiliateVisit {
  affiliateCode: string;
  referrerUrl: string;
  landingUrl: string;
}

const notTracked = { tracked: false, clickId: null };

/**
 * Records a visit through an affiliate's link. Unknown codes, the affiliate's own visits and bots are
 * ignored without an error. A second visit within a day returns the first one's click.
 * @throws AppError `rate_limited`
 */
export async function trackClick(
  deps: Base,
  visit: AffiliateVisit,
  { client, userId }: { client: Client; userId: string | null },
): Promise<{ tracked: boolean; clickId: string | null }> {
  await throttle(
    deps,
    { ...perAddressLimit, subject: addressBlock(client.ip) },
    { wider: [globalLimit] },
  );
  const code = normalizeCode(visit.affiliateCode);
  if (!code || !client.userAgent || isbot(client.userAgent)) return notTracked;
  const affiliate = await findActiveAffiliate(deps, code);
  if (!affiliate?.userId || affiliate.userId === userId) return notTracked;
  const secret = await serverSecret(deps, "affiliate-visitors");
  const visitorKey = visitorKeyOf(secret, client);
  if (await isOwnBrowser(deps, affiliate.userId, visitorKey, secret)) return notTracked;
  return { tracked: true, clickId: await saveClick(deps, affiliate.id, visitorKey, visit) };
}

async function findActiveAffiliate({ db }: Pick<Base, "db">, code: string) {
  const [row] = await db
    .select({ id: affiliates.id, userId: affiliates.userId })
    .from(affiliates)
    .innerJoin(users, eq(users.id, affiliates.userId))
    .where(and(eq(affiliates.code, code), isNull(affiliates.heldAt), isNull(users.leavingAt)));
  return row;
}

/** Whether the affiliate has a session with the visitor's IP address and browser. */
async function isOwnBrowser(
  { db }: Pick<Base, "db">,
  userId: string,
  visitorKey: string,
  secret: Buffer,
): Promise<boolean> {
  const ownSessions = await db
    .select({ ip: sessions.ip, userAgent: sessions.userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(100);
  return ownSessions.some((session) => visitorKeyOf(secret, session) === visitorKey);
}

function visitorKeyOf(secret: Buffer, { ip, userAgent }: Pick<Client, "ip" | "userAgent">): string {
  // Sessions store only this much of the user agent.
  const visitor = `${addressBlock(ip)}\n${userAgent.slice(0, 400)}`;
  return createHmac("sha256", secret).update(visitor).digest("base64url");
}

/** @returns the id of the new click, or of the earlier one that it repeats */
async function saveClick(
  deps: Base,
  affiliateId: string,
  visitorKey: string,
  visit: AffiliateVisit,
): Promise<string> {
  const createdAt = deps.now();
  const before = await findRecentClick(deps, affiliateId, visitorKey);
  if (before) return before;
  const day = madridDay(createdAt);
  const made = await deps.db.transaction(async () => {
    const [row] = await deps.db
      .insert(affiliateClicks)
      .values({
        id: randomUUID(),
        affiliateId,
        landingUrl: pathOnSite(visit.landingUrl, deps.settings.publicOrigin),
        referrerUrl: stripQuery(visit.referrerUrl),
        visitorKey,
        day,
        createdAt,
      })
      .onConflictDoNothing()
      .returning({ id: affiliateClicks.id });
    if (row) await addToDailyStats(deps, affiliateId, day, { clicks: 1 });
    return row;
  });
  const id = made?.id ?? (await findRecentClick(deps, affiliateId, visitorKey));
  if (!id) throw new Error("A click was neither new nor a repetition");
  return id;
}

async function findRecentClick(
  { db, now }: Base,
  affiliateId: string,
  visitorKey: string,
): Promise<string | undefined> {
  const moment = now();
  const dayBefore = new Date(moment.getTime() - dayMs);
  const [row] = await db
    .select({ id: affiliateClicks.id })
    .from(affiliateClicks)
    .where(
      and(
        eq(affiliateClicks.affiliateId, affiliateId),
        inArray(affiliateClicks.day, [madridDay(dayBefore), madridDay(moment)]),
        eq(affiliateClicks.visitorKey, visitorKey),
        gt(affiliateClicks.createdAt, dayBefore),
      ),
    )
    .orderBy(desc(affiliateClicks.createdAt))
    .limit(1);
  return row?.id;
}

/** The path of a URL on our site; `/` for any other URL. */
function pathOnSite(address: string, origin: string): string {
  const url = URL.parse(address, origin);
  if (!url || url.host !== new URL(origin).host) return "/";
  return url.pathname.slice(0, urlMaxLength);
}

/** The referring page's URL without its query and fragment; `direct` when there is none. */
function stripQuery(address: string): string {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return "direct";
  return `${url.origin}${url.pathname}`.slice(0, urlMaxLength);
}

/** Longer than the attribution period (60 days) and the longest chart (90 days). */
const clickRetentionMs = 120 * dayMs;
const visitorKeyRetentionMs = 2 * dayMs;
const batch = 1000;

/** Clears visitor keys once they no longer detect repeated clicks, and deletes old clicks. Daily counts stay. */
export async function deleteOldClicks(
  { db, now }: Pick<Base, "db" | "now">,
  signal: AbortSignal,
): Promise<void> {
  const before = (keptMs: number) => new Date(now().getTime() - keptMs);
  const selectBatch = (condition: SQL | undefined) =>
    db.select({ id: affiliateClicks.id }).from(affiliateClicks).where(condition).limit(batch);
  const identifiable = selectBatch(
    and(
      isNotNull(affiliateClicks.visitorKey),
      lte(affiliateClicks.createdAt, before(visitorKeyRetentionMs)),
    ),
  );
  for (let done = batch; done === batch && !signal.aborted; ) {
    const forgotten = await db
      .update(affiliateClicks)
      .set({ visitorKey: null })
      .where(inArray(affiliateClicks.id, identifiable))
      .returning({ id: affiliateClicks.id });
    done = forgotten.length;
  }
  const old = selectBatch(lte(affiliateClicks.createdAt, before(clickRetentionMs)));
  for (let done = batch; done === batch && !signal.aborted; ) {
    const deleted = await db
      .delete(affiliateClicks)
      .where(inArray(affiliateClicks.id, old))
      .returning({ id: affiliateClicks.id });
    done = deleted.length;
  }
}
