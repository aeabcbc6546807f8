import { pageMeta } from "#web/lib/page-meta.ts";
import { faqOf } from "#web/lib/structured-data.ts";
import { head, priceQuestions, pricesMeta } from "./content/prices.ts";
import { QuestionList } from "./home/questions.tsx";
import { Contact } from "./prices/contact.tsx";
import enhanceUrl from "./prices/enhance.ts?worker&url";
import { Guarantee } from "./prices/guarantee.tsx";
import { Plans } from "./prices/plans.tsx";
import { TrialBanner } from "./prices/trial-banner.tsx";
import { software } from "./product-data.ts";
import "./prices/prices.css";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    ...pricesMeta,
    path: "/precios",
    picture: head.title,
    data: [software, faqOf(priceQuestions.list)],
  });

/** Trial → plans → guarantee → questions → contact. */
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
