import { pageMeta } from "#web/lib/page-meta.ts";
import { faqOf } from "#web/lib/structured-data.ts";
import { Closing } from "./closing/closing.tsx";
import { hero, homeClosing, homeMeta, questions } from "./content/home.ts";
import { Comparison } from "./home/comparison.tsx";
import enhanceUrl from "./home/enhance.ts?worker&url";
import { Examples } from "./home/examples.tsx";
import { Hero } from "./home/hero.tsx";
import { PlanRows } from "./home/plan-rows.tsx";
import { Questions } from "./home/questions.tsx";
import { Showcase } from "./home/showcase.tsx";
import { Steps } from "./home/steps.tsx";
import { Team } from "./home/team.tsx";
import { Testimonials } from "./home/testimonials.tsx";
import { WebAds } from "./home/web-ads.tsx";
import { organization, software, website } from "./product-data.ts";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    ...homeMeta,
    path: "/",
    picture: `${hero.line1} ${hero.line2} ${hero.mark}`,
    data: [organization, website, software, faqOf(questions.list)],
  });

/** Promise → examples → team → Web Ads → how it works → proof → price → questions → call to action. */
export default function Home() {
  return (
    <>
      <Hero />
      <Examples />
      <Team />
      <WebAds />
      <Showcase />
      <Steps />
      <Comparison />
      <Testimonials />
      <PlanRows />
      <Questions />
      <Closing {...homeClosing} />
      <script type="module" src={enhanceUrl} />
    </>
  );
}
