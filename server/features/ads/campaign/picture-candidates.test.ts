import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { SiteStatement } from "#db/schema-site-facts.ts";
import type { Analysis } from "#server/features/websites/websites.ts";
import { bakery, product } from "../copy/example-briefs.ts";
import type { StoredPicture } from "../material/material.ts";
import { composeLocalCampaign } from "./campaign.ts";

/** The same seeds each time, others in the long tests. */
const sample = process.env.TEST_LONG ? {} : { seed: 26 };

const pictureUrl = (name: string) => `https://casa.test/${name}.jpg`;

const keptPicture = (name: string): StoredPicture => ({
  ...{ id: name, kind: "photo", sourceUrl: pictureUrl(name), extension: "jpg" },
  ...{ width: 1200, height: 1000, luminance: 0.4, edgeColor: "#886644" },
  subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
});

/** Which pictures the squares of a page show, by what the ads are about. */
function shownAt(
  seed: string,
  page: { products: string[]; pictures: Record<string, string>; says: SiteStatement[] },
) {
  const facts = {
    ...bakery({}).site,
    ...{ colors: [], logos: [], fonts: [], phone: null, socialLinks: [] },
    products: page.products.map((name) => product(name, "12 €")),
    reviews: [],
    says: page.says,
    pictures: Object.entries(page.pictures).map(([name, alt]) => ({ url: pictureUrl(name), alt })),
  } as unknown as Analysis["facts"];
  const { ads } = composeLocalCampaign({
    facts,
    businessName: "Casa Ejemplo",
    edits: { colors: null, products: null },
    material: { pictures: Object.keys(page.pictures).map(keptPicture), logo: null },
    seed,
    today: new Date("2026-11-21T09:00:00Z"),
  });
  return ads.map(({ copy, creatives: { square } }) => ({
    about: `${copy.picture.headline} ${copy.source}`,
    isOfProduct: copy.productIndex !== null,
    shown: square.layout === "catalogo" ? undefined : square.picture?.id,
  }));
}

const said = (text: string, under: string, picture?: string): SiteStatement => ({
  ...{ text, under, place: "sentence", about: "other" },
  ...(picture ? { pictureUrl: pictureUrl(picture) } : {}),
});

test("A photo goes to the ad that names it or says what stands beside it, not to one of another thing", () => {
  // As on a page without sections, where one photo stands beside all that follows.
  const says = [
    said("Espejos con marco listos para llevar, de cuerpo entero", "Espejos", "ESPEJO2"),
    said("Los marcos los hace don Félix en madera de cedro", "Taller propio", "ESPEJO2"),
    said("Pago en efectivo o con QR de cualquier banco", "Forma de pago", "ESPEJO2"),
    said("La milonga del barrio empieza a las diez", "Los viernes"),
    said("La gorra bordada sale desde una unidad", "Gorras"),
  ];
  const pictures = { portada: "", ESPEJO2: "", milonga: "Parejas en la pista", gorra: "" };
  const named = { ESPEJO2: /espejo|marco/i, milonga: /milonga/i, gorra: /gorra/i };
  fc.assert(
    fc.property(fc.string(), (seed) => {
      for (const { about, shown } of shownAt(seed, { products: [], pictures, says })) {
        for (const [name, words] of Object.entries(named)) {
          const isOther = Object.values(named).some((one) => one !== words && one.test(about));
          if (isOther) assert.notEqual(shown, name, about);
        }
      }
    }),
    { numRuns: 30, ...sample },
  );
});

test("Where no service has a picture, ads of services show the page's main photo, and one photo is shown three times", () => {
  const says = [said("Respondemos el mismo día hábil", "Cotice")];
  const products = ["Estudio o un dormitorio", "Dos dormitorios", "Casa grande"];
  for (let seed = 0; seed < 20; seed++) {
    const page = { products, says };
    const many = { camion: "", IMG_2041: "", piano: "Piano envuelto" };
    const services = shownAt(`${seed}`, { ...page, pictures: many }).filter((ad) => ad.isOfProduct);
    assert.ok(services.some(({ shown }) => shown === "camion" || shown === "IMG_2041"));
    assert.ok(services.every(({ shown }) => shown !== "piano"));
    const one = shownAt(`${seed}`, { ...page, pictures: { camion: "" } });
    const uses = one.filter(({ shown }) => shown === "camion").length;
    assert.ok(uses >= 1 && uses <= 3, `${uses} times`);
  }
});
