import { orderFiles } from "#shared/orders.ts";
import type { DeliveredFormat } from "../material/material.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

/** What a network takes. */
export const networks = { square: "Instagram", wide: "Facebook" } as const satisfies Record<
  DeliveredFormat,
  string
>;

/** «anuncio-1-instagram.png»: the same in the ZIP, in Meta's table and in the calendar. */
export function pictureFileName(ad: { number: number }, format: DeliveredFormat): string {
  return `anuncio-${ad.number}-${networks[format].toLowerCase()}.png`;
}

/** «anuncios-panaderia-lumbre.zip»: what a download is called. */
export function downloadName(
  order: Pick<DeliveredOrder, "businessName">,
  file: keyof typeof orderFiles,
): string {
  const [name = "", extension = ""] = orderFiles[file].split(".");
  const business = plainWords(order.businessName).slice(0, 60).replace(/-$/, "");
  return `${name}${business && "-"}${business}.${extension}`;
}

/** ASCII letters, digits and hyphens only: every disk and every importer takes them. */
const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
