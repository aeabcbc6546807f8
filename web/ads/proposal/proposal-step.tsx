import { type ReactNode, useEffect, useRef, useState } from "react";
import { type AdReadiness, adsPriceCents } from "#shared/ads.ts";
import { brandTones } from "#shared/brain.ts";
import { formatUsd } from "#shared/money.ts";
import { CallError } from "#web/lib/call.ts";
import { hostOf } from "#web/lib/host.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { dismissToast, toast } from "#web/ui/toast.ts";
import { addedErrors, nameMissing, productErrors, type Reading } from "../flow.ts";
import { Included } from "../included.tsx";
import { WeekStrip } from "../week-strip.tsx";
import { MissingFacts, MoreFacts } from "./additions.tsx";
import { ColorEditor } from "./color-editor.tsx";
import { lackingText } from "./lacking-facts.ts";
import { PayBar } from "./pay-bar.tsx";
import { ProductEditor } from "./product-editor.tsx";
import { ProposedWeek } from "./proposed-week.tsx";
import { usePreview } from "./use-preview.ts";
import "./proposal-step.css";
import "../brand.css";

/** Step 3: the analysis with its editors, beside a preview of the week. */
export function ProposalStep({
  cells,
  reading,
  onReading,
  onPay,
  onChange,
  onReadAgain,
}: {
  cells: ReactNode;
  reading: Reading;
  onReading: (reading: Reading) => void;
  onPay: () => void;
  onChange: () => void;
  onReadAgain: () => void;
}) {
  const preview = usePreview(reading);
  const step = useRef<HTMLDivElement>(null);
  const { readiness } = preview;
  const isLacking = readiness?.isReady === false;
  /** Once too little was known the fields stay, so that nothing moves under somebody who types. */
  const [wasLacking, setWasLacking] = useState(false);
  if (isLacking && !wasLacking) setWasLacking(true);
  const lacking = readiness ? lackingText(readiness) : "";
  const focusFirst = (selector: string) => {
    const found = step.current?.querySelector<HTMLElement>(selector);
    found?.focus();
    found?.scrollIntoView({ block: "center" });
  };
  const { analysis } = reading;
  useErrorToast(preview.error);
  const isExpired = preview.error instanceof CallError && preview.error.status === 404;
  const pay = () => {
    if (Object.keys(addedErrors(reading)).length > 0) {
      toast({
        title: "Hay algo que corregir",
        description: "Revisa lo que has añadido: debajo dice qué no cabe.",
        variant: "destructive",
      });
      focusFirst(".instant-add [aria-invalid]");
      return;
    }
    const [missing] = readiness?.missing ?? [];
    if (missing) {
      toast({ title: lacking, description: missing.message });
      focusFirst(`.instant-add [name="${missing.field}"]`);
      return;
    }
    const errors = Object.values(productErrors(reading));
    if (errors.length === 0) {
      onPay();
      return;
    }
    const isMissing = errors.includes(nameMissing);
    toast({
      title: isMissing ? "Falta un nombre" : "Un nombre no cabe",
      description: `${isMissing ? "Escribe" : "Acorta"} el nombre del producto o quítalo de la lista.`,
      variant: "destructive",
    });
    focusFirst(".instant-products [aria-invalid]");
  };
  return (
    <div className="instant-step" ref={step}>
      <section className="wrap instant-proposal">
        <header>
          {cells}
          <h1 tabIndex={-1}>{titleOf(preview)}</h1>
          <p>
            {isLacking ? (
              <>
                Con lo que se lee en <b>{hostOf(analysis.url)}</b> no salen siete anuncios que digan
                algo de tu negocio. Añade lo que falta y los hacemos.
              </>
            ) : (
              <>
                Hecha con lo que dice <b>{hostOf(analysis.url)}</b>. Cambia los colores o los
                productos y mira cómo queda.
              </>
            )}{" "}
            <button type="button" className="link !min-h-0 text-small" onClick={onChange}>
              Cambiar datos
            </button>
          </p>
        </header>
        {readiness && wasLacking ? (
          <MissingFacts reading={reading} readiness={readiness} onReading={onReading} />
        ) : null}
        <div className="instant-brand">
          <WeekStrip
            ads={preview.ads}
            pendingDays={preview.pendingDays}
            className={classes("instant-mini", preview.isOutdated && "instant-behind")}
          />
          <ReadSite reading={reading} />
          <ColorEditor reading={reading} onColors={(colors) => onReading({ ...reading, colors })} />
          <ProductEditor
            reading={reading}
            onProducts={(drafts) => onReading({ ...reading, products: drafts })}
          />
          {readiness && !wasLacking ? <MoreFacts reading={reading} onReading={onReading} /> : null}
        </div>
        <ProposedWeek
          ads={preview.ads}
          pendingDays={preview.pendingDays}
          isDraft={preview.isDraft}
          isLacking={isLacking}
          error={isExpired ? null : preview.error}
          isOutdated={preview.isOutdated}
          isFetching={preview.isFetching}
          onRetry={preview.retry}
        />
        {isExpired ? <AnalysisExpired onReadAgain={onReadAgain} /> : null}
        <div className="instant-receive">
          <h2>Qué recibes por {formatUsd(adsPriceCents)}</h2>
          <Included />
        </div>
      </section>
      <PayBar onPay={pay} lacking={lacking} disabled={isExpired} />
    </div>
  );
}

const lackingTitles: Record<AdReadiness["missing"][number]["reason"], string> = {
  login: "Esta página pide entrar",
  article: "Esta página es un artículo",
  other_language: "Tu página no está en español",
  no_products: "Falta saber qué vendes",
  few_facts: "Tu página dice muy poco",
};

function titleOf({ ads, error, readiness }: ReturnType<typeof usePreview>): string {
  const [missing] = readiness?.missing ?? [];
  if (missing) return lackingTitles[missing.reason];
  return ads || error ? "Tu semana, lista para revisar" : "Preparando tu semana";
}

/** The week may be out of view while somebody edits a colour, so failures are toasted too. */
function useErrorToast(error: Error | null): void {
  useEffect(() => {
    if (!error) return;
    toastFailure(error, {
      title: "La muestra no está al día",
      fallback: "No hemos podido dibujarla otra vez.",
    });
    return dismissToast;
  }, [error]);
}

/** Title, description and tone that the analysis found. */
function ReadSite({ reading: { analysis, of } }: { reading: Reading }) {
  const tone = brandTones.find(({ id }) => id === analysis.tone)?.label;
  return (
    <section aria-labelledby="read-site">
      <h2 id="read-site">Lo que hemos leído</h2>
      <dl className="instant-facts">
        <dt>Título</dt>
        <dd className="instant-clamp font-[650]">{analysis.title || of.businessName}</dd>
        <dt>Descripción</dt>
        <dd className="instant-clamp">
          {analysis.description || "Tu página no trae ninguna: usamos sus textos."}
        </dd>
        <dt>Tono</dt>
        <dd>{tone}</dd>
      </dl>
    </section>
  );
}

function AnalysisExpired({ onReadAgain }: { onReadAgain: () => void }) {
  return (
    <div role="alert" className="instant-forgotten">
      <h2>Este análisis ha caducado</h2>
      <p>Los guardamos siete días. Leemos tu web otra vez y seguimos donde estabas.</p>
      <Button look="ink" onClick={onReadAgain}>
        Leer mi web otra vez
      </Button>
    </div>
  );
}
