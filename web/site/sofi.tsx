import { pageMeta, siteOrigin } from "#web/lib/page-meta.ts";
import { sofiMeta, sofiPlan } from "./content/sofi.ts";
import enhanceUrl from "./sofi/enhance.ts?worker&url";
import { SofiHero } from "./sofi/hero.tsx";
import { Jobs } from "./sofi/jobs.tsx";
import { SofiPrice } from "./sofi/price.tsx";
import { ProductSheet } from "./sofi/product-sheet.tsx";

export const handle = { static: true };

const address = `${siteOrigin}/sofi`;

export const meta = () =>
  pageMeta({
    ...sofiMeta,
    path: "/sofi",
    data: {
      "@type": "Product",
      name: sofiPlan.name,
      description: sofiMeta.description,
      brand: { "@type": "Brand", name: "Kolmena" },
      image: `${siteOrigin}/share.png`,
      url: address,
      offers: {
        "@type": "Offer",
        price: ((sofiPlan.priceCents ?? 0) / 100).toFixed(2),
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        url: address,
      },
    },
  });

/** Connect → one sheet before and after → four jobs → price. */
export default function Sofi() {
  return (
    <div data-worker="sofi">
      <SofiHero />
      <ProductSheet />
      <Jobs />
      <SofiPrice />
      <script type="module" src={enhanceUrl} />
    </div>
  );
}
