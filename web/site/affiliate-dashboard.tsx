import { AffiliatePanel } from "#web/affiliates/affiliate-panel.tsx";
import { pageMeta } from "#web/lib/page-meta.ts";
import { pageAt } from "#web/pages.ts";

export const meta = () => [
  ...pageMeta({
    title: "Panel de afiliados",
    description: "Lo que has ganado recomendando Kolmena, de dónde sale y cuándo lo cobras.",
  }),
  { name: "robots", content: "noindex" },
];

const material = "/affiliate-strategy";

export default function AffiliateDashboard() {
  return <AffiliatePanel materialHref={pageAt(material) && material} />;
}
