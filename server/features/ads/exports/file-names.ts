import { orderFiles } from "#shared/orders.ts";
import type { DeliveredFormat } from "../material/material.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

/** The network of each format. */
export const networks = { square: "Instagram", wide: "Facebook" } as const satisfies Record<
  DeliveredFormat,
  string
>;

/** «anuncio-1-instagram.png»; the same name in the ZIP, in Meta's table and in the calendar. */
export function pictureFileName(ad: { number: number }, format: DeliveredFormat): string {
  return `anuncio-${ad.number}-${networks[format].toLowerCase()}.png`;
}

/** The file name of a download: «anuncios-panaderia-lumbre.zip». */
export function downloadName(
  order: Pick<DeliveredOrder, "businessName">,
  file: keyof typeof orderFiles,
): string {
  const [name = "", extension = ""] = orderFiles[file].split(".");
  const business = plainWords(order.businessName).slice(0, 60).replace(/-$/, "");
  return `${name}${business && "-"}${business}.${extension}`;
}

/** Only ASCII letters, digits and hyphens, which every file system and importer accepts. */
const plainWords = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
