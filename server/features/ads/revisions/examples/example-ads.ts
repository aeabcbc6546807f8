import { composeLocalCampaign } from "#server/features/ads/campaign/campaign.ts";
import type { EditedFacts } from "#server/features/ads/campaign/edited-facts.ts";
import { bakery } from "#server/features/ads/copy/example-briefs.ts";
import type {
  ComposedAd,
  Material,
  StoredPicture,
} from "#server/features/ads/material/material.ts";
import type { ApplyContext } from "../draft.ts";
import { writeOtherAds } from "../other-ads.ts";

const today = new Date("2026-11-21T09:00:00Z");
const businessName = "Horno Ejemplo";

const photo = (id: string): StoredPicture => ({
  id,
  kind: "photo",
  width: 1600,
  height: 1200,
  subject: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 },
  luminance: 0.4,
  edgeColor: "#6b4226",
  sourceUrl: `https://horno.example/${id}.jpg`,
  extension: "jpg",
});

const material: Material = {
  pictures: ["hogaza", "barra", "ensaimada", "tienda"].map(photo),
  logo: {
    id: "logo",
    width: 240,
    height: 240,
    color: "#1c2b1a",
    opaque: false,
    sourceUrl: "https://horno.example/logo.png",
    extension: "png",
  },
};

const { site } = bakery();
const [hogaza, barra, ensaimada] = site.products;
const pictureUrl = (id: string) => `https://horno.example/${id}.jpg`;
const facts: EditedFacts = {
  ...site,
  products: [
    { ...hogaza!, pictureUrl: pictureUrl("hogaza") },
    { ...barra!, pictureUrl: pictureUrl("barra") },
    { ...ensaimada!, pictureUrl: pictureUrl("ensaimada") },
  ],
  colors: [
    { hex: "#8a3324", weight: 0.6 },
    { hex: "#e2b65b", weight: 0.3 },
  ],
  logos: [],
  pictures: [{ url: pictureUrl("tienda"), alt: "El mostrador de la tienda" }],
  fonts: [],
  phone: "975 000 000",
  email: null,
  socialLinks: [],
} as unknown as EditedFacts;

/** The ads of a bakery with three products, a picture of each and one of its shop. */
export const exampleAds: readonly ComposedAd[] = composeLocalCampaign({
  facts,
  businessName,
  edits: { colors: null, products: null },
  material,
  seed: "ejemplo",
  today,
}).ads;

export const exampleContext = (...versions: ComposedAd[]): ApplyContext => ({
  businessName,
  websiteUrl: "https://horno.example/",
  facts,
  edited: facts,
  material,
  versions,
  today,
  keeps: new Set(),
  // Getters, because most wishes need no other texts and writing them takes time.
  otherAds: {
    get usual() {
      return writeOtherAds(versions.at(-1)!, exampleContext(...versions));
    },
    get priceless() {
      return writeOtherAds(versions.at(-1)!, exampleContext(...versions), true);
    },
  },
});
