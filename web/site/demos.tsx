import { pageMeta } from "#web/lib/page-meta.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { offerOf } from "#web/lib/structured-data.ts";
import { Closing } from "./closing/closing.tsx";
import { demosClosing, demosHead, demosMeta } from "./content/demos.ts";
import { DemoRun } from "./demos/demo-run.tsx";
import enhanceUrl from "./demos/enhance.ts?worker&url";
import { ExampleCases } from "./demos/example-cases.tsx";
import { ExampleTestimonial } from "./demos/example-testimonial.tsx";
import { DemoForm } from "./demos/form.tsx";
import { SevenJobs } from "./demos/seven-jobs.tsx";
import "./demos/demos.css";

export const handle = { static: true };

const path = "/demos";

export const meta = () =>
  pageMeta({
    ...demosMeta,
    path,
    picture: `${demosHead.title} ${demosHead.mark}`,
    data: [
      {
        "@type": "WebApplication",
        name: "Demo de Kolmena",
        description: demosMeta.description,
        url: siteOrigin + path,
        applicationCategory: "BusinessApplication",
        operatingSystem: "Web",
        inLanguage: "es",
        offers: offerOf({ priceCents: 0, buyable: true, path }),
      },
    ],
  });

/** Form with three facts → seven workers' demos, one after the other → example cases → call to action. */
export default function Demos() {
  return (
    <>
      <section className="demo-hero wrap">
        <div>
          <h1>
            {demosHead.title} <span className="mark">{demosHead.mark}</span>
          </h1>
          <p className="demo-lead">{demosHead.lead}</p>
        </div>
        <DemoForm />
      </section>
      <SevenJobs />
      <DemoRun />
      <ExampleCases />
      <ExampleTestimonial />
      <Closing {...demosClosing} />
      <script type="module" src={enhanceUrl} />
    </>
  );
}
