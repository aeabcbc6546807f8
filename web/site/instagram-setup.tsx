import { pageMeta } from "#web/lib/page-meta.ts";
import { setupHead, setupMeta, setupSteps } from "./content/instagram.ts";
import { ConnectForm } from "./instagram/connect-form.tsx";
import enhanceUrl from "./instagram/setup-enhance.ts?worker&url";
import { SetupGuide } from "./instagram/setup-guide.tsx";
import "./instagram/setup.css";

export const handle = { static: true };

export const meta = () =>
  pageMeta({ ...setupMeta, path: "/instagram-setup", picture: setupHead.title });

const minutes = setupSteps.reduce((sum, step) => sum + step.minutes, 0);

/** Four steps outside of the product, and a form that only simulates the connection. */
export default function InstagramSetup() {
  return (
    <>
      <section className="setup-head wrap">
        <div>
          <h1>{setupHead.title}</h1>
          <p>{setupHead.lead}</p>
        </div>
        <p className="setup-minutes">
          <b>{minutes}</b>
          {setupHead.minutes}
        </p>
      </section>
      <div className="setup wrap">
        <SetupGuide />
        <ConnectForm />
      </div>
      <script type="module" src={enhanceUrl} />
    </>
  );
}
