import { csvCell } from "#server/platform/csv.ts";
import { angleNames } from "#shared/ads.ts";
import type { DeliveredFormat } from "../material/material.ts";
import type { DeliveredAd, DeliveredOrder } from "./delivered-order.ts";
import { networks, pictureFileName } from "./file-names.ts";

const placements = {
  square: { "Publisher Platforms": "instagram", "Instagram Positions": "stream" },
  wide: { "Publisher Platforms": "facebook", "Facebook Positions": "feed" },
} as const satisfies Record<DeliveredFormat, object>;

/**
 * Columns of Meta's bulk import, named and ordered as its Ads Manager exports them. Empty ids create
 * new objects. The first column is such an id, so that nothing is lost when an importer takes the
 * byte order mark, which spreadsheets need, for a part of the first column's name.
 */
const columns = [
  "Campaign ID",
  "Campaign Name",
  "Campaign Status",
  "Campaign Objective",
  "Buying Type",
  "Ad Set ID",
  "Ad Set Name",
  "Ad Set Run Status",
  "Destination Type",
  "Optimization Goal",
  "Billing Event",
  "Publisher Platforms",
  "Facebook Positions",
  "Instagram Positions",
  "Ad ID",
  "Ad Name",
  "Ad Status",
  "Creative Type",
  "Title",
  "Body",
  "Link Description",
  "Link",
  "Call to Action",
  "Image File Name",
] as const;
type Row = Partial<Record<(typeof columns)[number], string>>;

/**
 * The order's texts for «Importar anuncios» of Meta's Ads Manager, a row per picture. Everything is
 * imported as paused and without budget, country or page, which only the owner knows.
 */
export function composeMetaCsv(order: DeliveredOrder): string {
  const rows = order.ads.flatMap((ad) => [rowOf(order, ad, "square"), rowOf(order, ad, "wide")]);
  const lines = rows.map((row) => columns.map((column) => csvCell(row[column] ?? "")));
  return `\uFEFF${[columns.map(csvCell), ...lines].map((line) => `${line.join(",")}\r\n`).join("")}`;
}

function rowOf(order: DeliveredOrder, ad: DeliveredAd, format: DeliveredFormat): Row {
  const { copy, number, angle } = ad;
  const campaign = `Kolmena · ${order.businessName}`;
  return {
    "Campaign Name": campaign,
    "Campaign Status": "PAUSED",
    "Campaign Objective": "Outcome Traffic",
    "Buying Type": "AUCTION",
    "Ad Set Name": `${campaign} · ${networks[format]}`,
    "Ad Set Run Status": "PAUSED",
    "Destination Type": "WEBSITE",
    "Optimization Goal": "LINK_CLICKS",
    "Billing Event": "IMPRESSIONS",
    ...placements[format],
    "Ad Name": `Día ${number} · ${angleNames[angle]} · ${networks[format]}`,
    "Ad Status": "PAUSED",
    "Creative Type": "Link Page Post Ad",
    Title: copy.headline,
    // Hashtags bring no readers on Facebook.
    Body: format === "square" ? [copy.primaryText, ...copy.hashtags].join(" ") : copy.primaryText,
    "Link Description": copy.description,
    Link: ad.link,
    "Call to Action": copy.button,
    "Image File Name": pictureFileName(ad, format),
  };
}
