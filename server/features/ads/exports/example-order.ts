import { type CampaignInput, composeLocalCampaign } from "../campaign/campaign.ts";
import { bakery } from "../copy/example-briefs.ts";
import { adFileKey, type ComposedAd, type Material } from "../material/material.ts";
import type { DeliveredOrder } from "./delivered-order.ts";

const id = "7f3a21c4-5d0e-4b8a-9c1f-2e6d8a4b1c3d";
const colors = ["#9a4a14", "#f6e3d3", "#2f5d3a"];

/** A bakery's delivered order, and the ads that its pictures are drawn from. */
export function exampleOrder({ material = { pictures: [], logo: null } as Material } = {}): {
  order: DeliveredOrder;
  ads: ComposedAd[];
} {
  const { site, businessName, today } = bakery();
  const facts: CampaignInput["facts"] = {
    ...site,
    colors: colors.map((hex, at) => ({ hex, weight: 3 - at })),
    logos: [],
    pictures: [],
    fonts: [],
    phone: null,
    email: null,
    socialLinks: [],
  };
  const edits = { colors: null, products: null };
  const campaign = composeLocalCampaign({ facts, businessName, edits, material, seed: id, today });
  const order: DeliveredOrder = {
    id,
    number: "KW-7F3A21",
    pageUrl: "https://kolmena.example/pedidos/fzohxF0OS4qcHy5tiksMPQ",
    businessName,
    websiteUrl: "https://horno.example/",
    deliveredAt: new Date("2026-11-21T09:00:04Z"),
    revision: 3,
    colors,
    writer: campaign.writer,
    ads: campaign.schedule.map((day, at) => {
      const key = (format: "square" | "wide") => adFileKey(id, { ...day, version: 0 }, format);
      const pictures = { square: key("square"), wide: key("wide") };
      const link = "https://horno.example/";
      const { copy } = campaign.ads[at]!;
      const pictureHeadline = copy.picture.headline;
      return { ...day, version: 0, copy, pictureHeadline, link, pictures };
    }),
  };
  return { order, ads: campaign.ads };
}
