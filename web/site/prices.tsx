import { planOf } from "#shared/plans.ts";
import { pageMeta, siteOrigin } from "#web/lib/page-meta.ts";
import { company } from "./content/company.ts";
import { head, mainCards, priceQuestions, pricesMeta } from "./content/prices.ts";
import { QuestionList } from "./home/questions.tsx";
import { Contact } from "./prices/contact.tsx";
import enhanceUrl from "./prices/enhance.ts?worker&url";
import { Guarantee } from "./prices/guarantee.tsx";
import { Plans } from "./prices/plans.tsx";
import { TrialBanner } from "./prices/trial-banner.tsx";
import "./prices/prices.css";

export const handle = { static: true };

const address = `${siteOrigin}/precios`;

export const meta = () =>
  pageMeta({
    ...pricesMeta,
    path: "/precios",
    data: {
      "@type": "Product",
      name: company.brand,
      description: pricesMeta.description,
      brand: { "@type": "Brand", name: company.brand },
      image: `${siteOrigin}/share.png`,
      url: address,
      offers: mainCards.map(({ plan }) => offerOf(plan)),
    },
  });

function offerOf(planId: string) {
  const plan = planOf(planId);
  const price = ((plan.priceCents ?? 0) / 100).toFixed(2);
  return {
    "@type": "Offer",
    name: plan.name,
    price,
    priceCurrency: "USD",
    availability: "https://schema.org/InStock",
    url: `${address}#${plan.id}`,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price,
      priceCurrency: "USD",
      valueAddedTaxIncluded: true,
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "MON" },
    },
  };
}

/** Try it → choose → what if it is not for me → questions → write to us. */
export default function Prices() {
  return (
    <>
      <section className="prices-head wrap">
        <h1>{head.title}</h1>
        <p>{head.lead}</p>
      </section>
      <TrialBanner />
      <Plans />
      <Guarantee />
      <QuestionList {...priceQuestions} />
      <Contact />
      <script type="module" src={enhanceUrl} />
    </>
  );
}
