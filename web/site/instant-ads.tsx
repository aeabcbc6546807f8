import { adsPriceCents } from "#shared/ads.ts";
import { examplePictures } from "#web/ads/example/pictures.ts";
import { Included } from "#web/ads/included.tsx";
import { InstantAds } from "#web/ads/instant-ads.tsx";
import { adsMeta, adsPicture, adsQuestions, offer } from "#web/ads/page-texts.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { faqOf, offerOf } from "#web/lib/structured-data.ts";
import { company } from "./content/company.ts";
import { QuestionList } from "./home/questions.tsx";

const path = "/instant-ads";

export const meta = () =>
  pageMeta({
    ...adsMeta,
    path,
    picture: `${adsPicture.title} ${adsPicture.mark}`,
    data: [
      {
        "@type": "Product",
        name: "Web Ads",
        description: adsMeta.description,
        brand: { "@type": "Brand", name: company.brand },
        image: examplePictures.map(([, large]) => siteOrigin + large),
        url: siteOrigin + path,
        offers: offerOf({ priceCents: adsPriceCents, buyable: true, path }),
      },
      faqOf(adsQuestions.list),
    ],
  });

/** The purchase of a week of ads; below its first step, the price and what it includes. */
export default function InstantAdsPage() {
  return (
    <InstantAds>
      <section className="instant-offer" aria-labelledby="instant-offer-title">
        <div className="wrap">
          <p className="instant-figure">
            {offer.figure}
            <small>{offer.unit}</small>
          </p>
          <div>
            <h2 id="instant-offer-title">{offer.title}</h2>
            <p>{offer.text}</p>
          </div>
          <Included />
        </div>
      </section>
      <QuestionList {...adsQuestions} />
    </InstantAds>
  );
}
