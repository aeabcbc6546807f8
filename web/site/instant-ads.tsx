import { adsPriceCents } from "#shared/ads.ts";
import { examplePictures } from "#web/ads/example/pictures.ts";
import { Included } from "#web/ads/included.tsx";
import { InstantAds } from "#web/ads/instant-ads.tsx";
import { adsMeta, adsQuestions, offer } from "#web/ads/words.ts";
import { pageMeta, siteOrigin } from "#web/lib/page-meta.ts";
import { company } from "./content/company.ts";
import { QuestionList } from "./home/questions.tsx";

const address = `${siteOrigin}/instant-ads`;

export const meta = () =>
  pageMeta({
    ...adsMeta,
    path: "/instant-ads",
    share: { file: "share-instant.jpg", alt: "Tu web, siete anuncios con tus colores" },
    data: {
      "@graph": [
        {
          "@type": "Product",
          name: "Web Ads",
          description: adsMeta.description,
          brand: { "@type": "Brand", name: company.brand },
          image: examplePictures.map(([, large]) => siteOrigin + large),
          url: address,
          offers: {
            "@type": "Offer",
            price: (adsPriceCents / 100).toFixed(2),
            priceCurrency: "USD",
            availability: "https://schema.org/InStock",
            url: address,
          },
        },
        {
          "@type": "FAQPage",
          mainEntity: adsQuestions.list.map(({ question, answer }) => ({
            "@type": "Question",
            name: question,
            acceptedAnswer: { "@type": "Answer", text: answer },
          })),
        },
      ],
    },
  });

/** The purchase of a week of advertisements; under its first step, what it costs and brings. */
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
