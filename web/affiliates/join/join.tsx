import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { commissionMonths, commissionPercent } from "#shared/affiliates.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { money } from "../formatting.ts";
import { Calculator } from "./calculator.tsx";
import { earningPlans, earningsOf } from "./earnings.ts";
import { joinSteps } from "./steps.ts";
import { YearComb } from "./year-comb.tsx";
import "./join.css";

/** A visitor creates an account to get a link; a signed-in person joins with one click. */
type Joining = { registered: false } | { registered: true; pending: boolean; join(): void };

const here = encodeURIComponent("/affiliate-signup");
const growth = earningPlans.find(({ id }) => id === "growth")!;
const oneCustomer = earningsOf(growth.priceCents, 1);

/** Presents the programme and its earnings, with buttons to join. */
export function Join({ joining, questions }: { joining: Joining; questions: ReactNode }) {
  return (
    <div className="join">
      <section className="wrap join-hero">
        <div>
          <h1>
            Recomienda Kolmena y cobra el <span className="mark">{commissionPercent}&nbsp;%</span>{" "}
            cada mes
          </h1>
          <p className="join-lead">
            De cada factura que pague quien llegue por tu enlace, el {commissionPercent}&nbsp;% es
            tuyo durante un año. Lo cobras los viernes, sin perseguir a nadie.
          </p>
          <div className="join-go">
            <JoinButton joining={joining} />
            <p>
              {joining.registered ? (
                "Gratis, y se activa al momento."
              ) : (
                <>
                  Gratis. Solo necesitas una cuenta.{" "}
                  <PageLink href={`/login?next=${here}`} className="join-in">
                    Ya tengo una
                  </PageLink>
                </>
              )}
            </p>
          </div>
        </div>
        <section className="join-year" aria-labelledby="join-year-title">
          <header>
            <Portrait worker="lia" className="[--portrait:60px]" />
            <div>
              <h2 id="join-year-title">Un solo cliente con el plan {growth.name}</h2>
              <p>
                Paga ${growth.priceCents / 100} al mes. Tú recibes {money(oneCustomer.perInvoice)}{" "}
                de cada pago.
              </p>
            </div>
          </header>
          <YearComb perInvoice={oneCustomer.perInvoice} />
          <dl>
            <dt>
              En {commissionMonths} meses,
              <br />
              si sigue con su plan
            </dt>
            <dd>{money(oneCustomer.perYear)}</dd>
          </dl>
        </section>
      </section>

      <section className="wrap join-how">
        <h2>Tres pasos hasta tu primer viernes</h2>
        <ol>
          {joinSteps.map(({ title, text }, position) => (
            <li key={title}>
              <span className="join-step" aria-hidden="true">
                {position + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <Calculator />

      {questions}

      <section className="join-end on-night">
        <div className="wrap">
          <div>
            <h2>
              Tu enlace está
              <br />
              <em>a un minuto</em>
            </h2>
            <JoinButton joining={joining} />
          </div>
          <div className="join-crew" aria-hidden="true">
            {["teo", "mel", "nai", "vivi"].map((worker) => (
              <Portrait key={worker} worker={worker} />
            ))}
          </div>
        </div>
      </section>
    </div>
  );
}

function JoinButton({ joining }: { joining: Joining }) {
  const label = (
    <>
      Quiero mi enlace
      <ArrowRight aria-hidden="true" className="size-5" />
    </>
  );
  if (!joining.registered) {
    return (
      <ButtonLink href={`/login?tab=register&next=${here}`} look="cta">
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button
      look="cta"
      pending={joining.pending}
      pendingLabel="Creando tu enlace..."
      onClick={joining.join}
    >
      {label}
    </Button>
  );
}
