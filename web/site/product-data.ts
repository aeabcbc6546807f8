import { type Plan, plans, trialDays } from "#shared/plans.ts";
import { sharePicturePath } from "#web/lib/page-meta.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { offerOf, type SchemaObject } from "#web/lib/structured-data.ts";
import { company } from "./content/company.ts";
import { homeMeta } from "./content/home.ts";

// Structured data about Kolmena itself. No ratings or reviews: we have none from real customers.

const organizationId = `${siteOrigin}/#organizacion`;

export const organization: SchemaObject = {
  "@type": "Organization",
  "@id": organizationId,
  name: company.brand,
  url: `${siteOrigin}/`,
  logo: `${siteOrigin}/icon-512.png`,
  email: company.contactEmail,
  sameAs: [company.socialAddresses],
};

export const website: SchemaObject = {
  "@type": "WebSite",
  name: company.brand,
  url: `${siteOrigin}/`,
  inLanguage: "es",
  publisher: { "@id": organizationId },
};

/** Plans that are not explained on /precios. */
const pathsOfPlans: Readonly<Record<string, string>> = {
  free: "/login?tab=register",
  trial: "/trial",
  sofi: "/sofi",
};

export function planOffer(plan: Plan): SchemaObject {
  const isTrial = plan.id === "trial";
  return offerOf({
    name: plan.name,
    priceCents: plan.priceCents ?? 0,
    ...(isTrial ? { lasts: { count: trialDays, unit: "day" } } : {}),
    ...(plan.priceCents === null ? {} : { lasts: { count: 1, unit: "month" } }),
    buyable: plan.sold || plan.priceCents === null,
    path: pathsOfPlans[plan.id] ?? `/precios#${plan.id}`,
  });
}

export const software: SchemaObject = {
  "@type": "SoftwareApplication",
  "@id": `${siteOrigin}/#kolmena`,
  name: company.brand,
  description: homeMeta.description,
  url: `${siteOrigin}/`,
  image: siteOrigin + sharePicturePath("/"),
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web",
  inLanguage: "es",
  publisher: { "@type": "Organization", "@id": organizationId, name: company.brand },
  offers: plans.map(planOffer),
};
