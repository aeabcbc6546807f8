import { siteOrigin } from "./site-origin.ts";

/** One thing of schema.org, as search engines are told of it. */
export type Thing = Readonly<{ "@type": string } & Record<string, unknown>>;

/** The way from the home page to a page, which is all that lies between them. */
export function pathOf(name: string, address: string): Thing {
  const steps = [
    { name: "Inicio", item: `${siteOrigin}/` },
    { name, item: address },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
  };
}

/** The questions that stand on the page, with the answers that it gives. */
export function questionsOf(list: readonly { question: string; answer: string }[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: list.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

export interface OfferWords {
  name?: string;
  priceCents: number;
  /** For how long one pays, or tries; absent: once. */
  lasts?: { count: number; unit: "month" | "day" };
  /** False: by arrangement. */
  buyable: boolean;
  /** Of a page of ours, where it is explained. */
  path: string;
}

const unitCodes = { month: "MON", day: "DAY" } as const;

/** What something costs, in dollars with taxes included. */
export function offerOf({ name, priceCents, lasts, buyable, path }: OfferWords): Thing {
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
