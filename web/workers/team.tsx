import { workers } from "#shared/workers.ts";
import { pageMeta } from "#web/lib/page-meta.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { teamPage } from "./content.ts";
import enhanceUrl from "./dialog/enhance.ts?worker&url";
import { WorkerDialog } from "./dialog/worker-dialog.tsx";
import { FirstTaskStrip } from "./first-task/first-task.tsx";
import { Honeycomb } from "./honeycomb.tsx";
import { WorkerSection } from "./worker-section.tsx";
import "./team.css";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: "AI Workers: Mel y nueve especialistas de marketing",
    path: "/ai-workers",
    description: teamPage.description,
    keywords: teamPage.keywords,
    picture: teamPage.title,
    data: [
      {
        "@type": "ItemList",
        name: "El equipo de Kolmena",
        itemListElement: workers.map((worker, position) => ({
          "@type": "ListItem",
          position: position + 1,
          name: worker.name,
          description: worker.description,
        })),
      },
    ],
  });

/** The whole team: the honeycomb, whose cells open a talk, then each worker with their deliverables. */
export default function Team() {
  return (
    <>
      <FirstTaskStrip />
      <section className="team-top wrap">
        <div>
          <h1>{teamPage.title}</h1>
          <p className="team-lead">{teamPage.lead}</p>
          <ButtonLink href="/login?tab=register" look="cta" data-session="out">
            Crear mi cuenta gratis
          </ButtonLink>
          {/* People also come here after filling in Brain Central. */}
          <ButtonLink href="/chat/mel" look="cta" data-session="in">
            Hablar con Mel
          </ButtonLink>
          <p className="team-terms">
            {teamPage.prices} <span data-session="out">{teamPage.free}</span>
          </p>
        </div>
        <Honeycomb hrefOf={(workerId) => `/chat/${workerId}`} withTalks />
      </section>
      <section className="people wrap" aria-label="Qué entrega cada uno">
        {workers.map((worker) => (
          <WorkerSection key={worker.id} worker={worker} />
        ))}
      </section>
      {workers.map((worker) => (
        <WorkerDialog key={worker.id} worker={worker} />
      ))}
      <script type="module" src={enhanceUrl} />
    </>
  );
}
