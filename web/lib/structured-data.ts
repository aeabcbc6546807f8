import { siteOrigin } from "./site-origin.ts";

/** One schema.org object. */
export type SchemaObject = Readonly<{ "@type": string } & Record<string, unknown>>;

/** The breadcrumb from the home page to a page directly below it. */
export function breadcrumbOf(name: string, address: string): SchemaObject {
  const steps = [
    { name: "Inicio", item: `${siteOrigin}/` },
    { name, item: address },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  };
}

/** The questions and answers shown on the page. */
export function faqOf(list: readonly { question: string; answer: string }[]): SchemaObject {
  return {
    "@type": "FAQPage",
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

interface OfferInput {
  name?: string;
  priceCents: number;
  /** The billing or trial period; absent for a one-time payment. */
  lasts?: { count: number; unit: "month" | "day" };
  /** False: sold on request only. */
  buyable: boolean;
  /** Path of our page that explains it. */
  path: string;
}

const unitCodes = { month: "MON", day: "DAY" } as const;

/** A price, in US dollars with taxes included. */
export function offerOf({ name, priceCents, lasts, buyable, path }: OfferInput): SchemaObject {
  const price = { price: (priceCents / 100).toFixed(2), priceCurrency: "USD" };
  return {
    "@type": "Offer",
    ...(name ? { name } : {}),
    ...price,
    ...(buyable ? { availability: "https://schema.org/InStock" } : {}),
    url: siteOrigin + path,
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      ...price,
      valueAddedTaxIncluded: true,
      ...(lasts
        ? {
            referenceQuantity: {
              "@type": "QuantitativeValue",
              value: lasts.count,
              unitCode: unitCodes[lasts.unit],
            },
          }
        : {}),
    },
  };
}
