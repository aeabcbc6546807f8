import { angleNames, type ScheduledDay } from "#shared/ads.ts";
import type { DeliveredFormat } from "../material/material.ts";
import type { DeliveredAd, DeliveredOrder } from "./delivered-order.ts";
import { networks, pictureFileName } from "./file-names.ts";

const zone = "Europe/Madrid";

/** Madrid's summer time rules since 1996, in iCalendar's format. */
const zoneLines = [
  "BEGIN:VTIMEZONE",
  `TZID:${zone}`,
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:+0100",
  "TZOFFSETTO:+0200",
  "TZNAME:CEST",
  "DTSTART:19960331T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:+0200",
  "TZOFFSETTO:+0100",
  "TZNAME:CET",
  "DTSTART:19961027T030000",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const publishingMinutes = 15;
const hours = {
  square: "instagramAt",
  wide: "facebookAt",
} as const satisfies Record<DeliveredFormat, keyof ScheduledDay>;

/**
 * The publishing plan as an iCalendar file (RFC 5545): an event per picture with its text and a
 * reminder. UIDs do not change with revisions, so a calendar that imports the file again updates its
 * events instead of duplicating them.
 */
export function composeCalendar(order: DeliveredOrder): string {
  const events = order.ads.flatMap((ad) => [
    ...eventLines(order, ad, "square"),
    ...eventLines(order, ad, "wide"),
  ]);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Kolmena//Web Ads//ES",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escapeText(`Anuncios de ${order.businessName}`)}`,
    `X-WR-TIMEZONE:${zone}`,
    ...zoneLines,
    ...events,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join("");
}

function eventLines(order: DeliveredOrder, ad: DeliveredAd, format: DeliveredFormat): string[] {
  const { copy } = ad;
  const network = networks[format];
  const start = `${ad.date.replaceAll("-", "")}T${ad[hours[format]].replace(":", "")}00`;
  const words = [
    copy.primaryText,
    copy.hashtags.join(" "),
    `Imagen: ${pictureFileName(ad, format)}`,
    `Enlace: ${ad.link}`,
    `Objetivo: ${ad.goal}\nPor qué: ${ad.why}`,
    `Tu pedido: ${order.pageUrl}`,
  ];
  return [
    "BEGIN:VEVENT",
    `UID:${order.id}-${ad.number}-${network.toLowerCase()}@kolmena`,
    `DTSTAMP:${formatUtc(order.deliveredAt)}`,
    `SEQUENCE:${order.revision}`,
    `DTSTART;TZID=${zone}:${start}`,
    `DURATION:PT${publishingMinutes}M`,
    `SUMMARY:${escapeText(`${network} · ${copy.headline}`)}`,
    `DESCRIPTION:${escapeText(words.filter(Boolean).join("\n\n"))}`,
    `CATEGORIES:${escapeText(network)},${escapeText(angleNames[ad.angle])}`,
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escapeText(`Publica en ${network}: ${copy.headline}`)}`,
    "TRIGGER:-PT10M",
    "END:VALARM",
    "END:VEVENT",
  ];
}

const formatUtc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

function escapeText(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n")
      // Other control characters are not allowed in iCalendar.
      .replace(/(?!\n)\p{Cc}/gu, " ")
      .replace(/[\\;,]/g, "\\$&")
      .replaceAll("\n", "\\n")
  );
}

/** Lines of at most 75 bytes; no character is split. */
function foldLine(line: string): string {
  let folds = "";
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      folds += "\r\n ";
      bytes = 1;
    }
    folds += character;
    bytes += size;
  }
  return folds;
}
