import { and, asc, eq, inArray } from "drizzle-orm";
import { ads, adVersions, type orders } from "#db/schema-ads.ts";
import type { Files } from "#server/platform/files/files.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ScheduledDay } from "#shared/ads.ts";
import type { AdTexts, OrderedAd } from "#shared/orders.ts";
import { revisionsPerAd } from "#shared/revisions.ts";
import { formatSizes } from "../creatives/creative.ts";
import { pictureFileName } from "../exports/file-names.ts";
import {
  adFileKey,
  adThumbnailKey,
  type ComposedAd,
  type DeliveredFormat,
} from "../material/material.ts";

type Deps = Pick<Platform, "db" | "now"> & { files: Files };
type OrderRow = typeof orders.$inferSelect;
type AdRow = typeof ads.$inferSelect;
type VersionRow = typeof adVersions.$inferSelect;

const linkSeconds = 3600;

/** The stored ads of an order, by day, or only the one with this number. */
export async function describeAds(
  deps: Deps,
  order: Pick<OrderRow, "id" | "schedule">,
  number?: number,
): Promise<OrderedAd[]> {
  const one = number === undefined ? undefined : eq(ads.number, number);
  const rows = await deps.db
    .select({ ad: ads, version: adVersions })
    .from(ads)
    .innerJoin(
      adVersions,
      and(eq(adVersions.orderId, ads.orderId), eq(adVersions.adNumber, ads.number)),
    )
    .where(and(eq(ads.orderId, order.id), one))
    .orderBy(asc(ads.number), asc(adVersions.number));
  const grouped = Map.groupBy(rows, ({ ad }) => ad.number);
  const described = [...grouped.values()].flatMap((group) => {
    const { ad } = group[0]!;
    const day = order.schedule.find((day) => day.number === ad.number);
    const versions = group.map(({ version }) => version);
    // The order's row was read before its schedule was stored; the next read has it.
    return day ? describeAd(deps, day, ad, versions) : [];
  });
  return await Promise.all(described);
}

async function describeAd(
  deps: Deps,
  day: ScheduledDay,
  ad: AdRow,
  versions: VersionRow[],
): Promise<OrderedAd> {
  const chosenVersion = versions.find(({ number }) => number === ad.version);
  if (!chosenVersion)
    throw new Error(`Ad ${ad.number} of order ${ad.orderId} has no version ${ad.version}`);
  const [square, wide, thumbnails] = await Promise.all([
    describePicture(deps, chosenVersion, "square"),
    describePicture(deps, chosenVersion, "wide"),
    Promise.all(versions.map((version) => thumbnailOf(deps, version, "square"))),
  ]);
  return {
    ...day,
    texts: revisableTextsOf(chosenVersion.ad),
    button: chosenVersion.ad.copy.button,
    square,
    wide,
    version: ad.version,
    versions: versions.map(({ number, request, createdAt }, at) => ({
      number,
      request,
      createdAt: createdAt.toISOString(),
      thumbnailUrl: thumbnails[at]!,
    })),
    revisionsLeft: Math.max(0, revisionsPerAd - ad.revisions),
  };
}

/** The current texts of an ad that a revision may change. */
export function revisableTextsOf({ copy, creatives }: ComposedAd): AdTexts {
  const { headline, body, cta, price } = creatives.square.texts;
  return {
    primaryText: copy.primaryText,
    headline: copy.headline,
    description: copy.description,
    hashtags: copy.hashtags,
    pictureHeadline: headline,
    pictureBody: body ?? null,
    pictureCta: cta,
    picturePrice: price?.text ?? null,
  };
}

/** Thumbnail URLs of each order's ads, by day. */
export async function thumbnailUrlsOf(
  deps: Deps,
  orderIds: readonly string[],
): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await deps.db
    .select({
      orderId: adVersions.orderId,
      adNumber: adVersions.adNumber,
      number: adVersions.number,
      thumbnails: adVersions.thumbnails,
    })
    .from(ads)
    .innerJoin(
      adVersions,
      and(
        eq(adVersions.orderId, ads.orderId),
        eq(adVersions.adNumber, ads.number),
        eq(adVersions.number, ads.version),
      ),
    )
    .where(inArray(ads.orderId, [...orderIds]))
    .orderBy(asc(ads.orderId), asc(ads.number));
  const urls = new Map<string, string[]>();
  for (const version of rows) {
    const url = await thumbnailOf(deps, version, "square");
    urls.set(version.orderId, [...(urls.get(version.orderId) ?? []), url]);
  }
  return urls;
}

type VersionKey = Pick<VersionRow, "orderId" | "adNumber" | "number" | "thumbnails">;

/** The thumbnail's URL; the full picture's for versions drawn before thumbnails existed. */
function thumbnailOf(deps: Deps, version: VersionKey, format: DeliveredFormat): Promise<string> {
  const { orderId, adNumber, number, thumbnails } = version;
  const ad = { number: adNumber, version: number };
  const name = pictureFileName(ad, format);
  return thumbnails
    ? signedLink(deps, adThumbnailKey(orderId, ad, format), {
        name: "miniatura.jpg",
        inline: true,
      })
    : signedLink(deps, adFileKey(orderId, ad, format), { name, inline: true });
}

async function describePicture(deps: Deps, version: VersionKey, format: DeliveredFormat) {
  const ad = { number: version.adNumber, version: version.number };
  const key = adFileKey(version.orderId, ad, format);
  const name = pictureFileName(ad, format);
  const [url, downloadUrl, thumbnailUrl] = await Promise.all([
    signedLink(deps, key, { name, inline: true }),
    signedLink(deps, key, { name, inline: false }),
    thumbnailOf(deps, version, format),
  ]);
  return { url, downloadUrl, thumbnailUrl, ...formatSizes[format] };
}

/**
 * A link that is valid for at least an hour. It stays the same within the hour, so that a page that
 * reads the order again does not load the pictures again.
 */
async function signedLink(
  { files, now }: Deps,
  key: string,
  { name, inline }: { name: string; inline: boolean },
): Promise<string> {
  const seconds = now().getTime() / 1000;
  const until = (Math.floor(seconds / linkSeconds) + 2) * linkSeconds;
  // Links expire at a whole second; half a second less keeps rounding from moving to the next one.
  const expiresInSeconds = until - seconds - 0.5;
  return await files.link(key, { name, expiresInSeconds, inline });
}
