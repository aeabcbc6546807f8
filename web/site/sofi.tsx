import { pageMeta, sharePicturePath } from "#web/lib/page-meta.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { company } from "./content/company.ts";
import { sofiHero, sofiMeta, sofiPlan } from "./content/sofi.ts";
import { planOffer } from "./product-data.ts";
import enhanceUrl from "./sofi/enhance.ts?worker&url";
import { SofiHero } from "./sofi/hero.tsx";
import { Jobs } from "./sofi/jobs.tsx";
import { SofiPrice } from "./sofi/price.tsx";
import { ProductSheet } from "./sofi/product-sheet.tsx";

export const handle = { static: true };

const path = "/sofi";

export const meta = () =>
  pageMeta({
    ...sofiMeta,
    path,
    picture: `${sofiHero.title} ${sofiHero.mark}`,
    data: [
      {
        "@type": "Product",
        name: sofiPlan.name,
        description: sofiMeta.description,
        brand: { "@type": "Brand", name: company.brand },
        image: siteOrigin + sharePicturePath(path),
        url: siteOrigin + path,
        offers: planOffer(sofiPlan),
      },
    ],
  });

/** Connection form → a product sheet before and after → three jobs → price. */
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
