import { pageMeta } from "#web/lib/page-meta.ts";
import { Closing } from "./closing/closing.tsx";
import { demoClosing, demoHead, demoMeta, demoTabs } from "./content/instagram.ts";
import { CampaignPanel } from "./instagram/campaign-panel.tsx";
import enhanceUrl from "./instagram/demo-enhance.ts?worker&url";
import { GeneratePanel } from "./instagram/generate-panel.tsx";
import { TeamPanel } from "./instagram/team-panel.tsx";
import "./instagram/demo.css";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    ...demoMeta,
    path: "/instagram-demo",
    picture: `${demoHead.line1} ${demoHead.line2} ${demoHead.mark}`,
  });

const panels = { generar: GeneratePanel, equipo: TeamPanel, campana: CampaignPanel } as const;

/** Tabs: one post, the team, a whole campaign. demo-enhance.ts opens the tabs and calls the server. */
export default function InstagramDemo() {
  return (
    <>
      <section className="demo-head wrap">
        <h1>
          {demoHead.line1} {demoHead.line2} <span className="mark">{demoHead.mark}</span>
        </h1>
        <p>{demoHead.lead}</p>
      </section>
      <div className="demo wrap">
        <div className="demo-tabs" role="tablist" aria-label="Demostración">
          {demoTabs.map(({ id, label }, at) => (
            <a
              key={id}
              id={`tab-${id}`}
              href={`#${id}`}
              role="tab"
              aria-controls={`panel-${id}`}
              aria-selected={at === 0}
              tabIndex={at === 0 ? 0 : -1}
            >
              <i className="hex" aria-hidden="true">
                {at + 1}
              </i>
              {label}
            </a>
          ))}
        </div>
        {demoTabs.map(({ id }, at) => {
          const Panel = panels[id];
          return (
            <section
              key={id}
              id={`panel-${id}`}
              className="demo-panel"
              role="tabpanel"
              aria-labelledby={`tab-${id}`}
              hidden={at > 0}
            >
              <Panel />
            </section>
          );
        })}
      </div>
      <Closing {...demoClosing} />
      <script type="module" src={enhanceUrl} />
    </>
  );
}
