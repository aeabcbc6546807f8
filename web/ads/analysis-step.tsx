import { LoaderCircle, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { analyzeWebsite, type SiteAnalysis } from "#shared/websites.ts";
import { CallError, call, errorMessage } from "#web/lib/call.ts";
import { hostOf } from "#web/lib/host.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { dismissToast } from "#web/ui/toast.ts";
import type { Website } from "./flow.ts";
import { focusTitle } from "./focus-title.ts";
import { WeekSkeleton } from "./week-skeleton.tsx";
import "./analysis-step.css";

const failure = "No pudimos analizar tu sitio web. Verifica la URL.";
/** Most sites have answered within this time. */
const slowMs = 4_000;

const looksFor = [
  { what: "Qué vendes y a qué precio", worker: "bran" },
  { what: "Cómo hablas a tus clientes", worker: "teo" },
  { what: "Tus colores, tu logo y tus fotos", worker: "ani" },
] as const;

/** Step 2: reads the website. A failure stays here, with what was typed. */
export function AnalysisStep({
  cells,
  website,
  onRead,
  onChange,
}: {
  cells: ReactNode;
  website: Website;
  onRead: (analysis: SiteAnalysis) => void;
  /** The person wants to correct what they typed. */
  onChange: () => void;
}) {
  const { error, isSlow, retry } = useAnalysis(website, onRead);
  const host = hostOf(website.websiteUrl);
  if (error) {
    return (
      <section className="wrap instant-step instant-reading">
        {cells}
        <h1 tabIndex={-1}>No hemos podido leer {host}</h1>
        <div role="alert" className="mt-5 max-w-[38em] text-lead text-ink-2">
          <p>{reasonOf(error)}</p>
        </div>
        <p className="mt-3 text-ink-2">No se ha perdido nada de lo que escribiste.</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button look="cta" onClick={retry}>
            <RotateCw aria-hidden="true" className="size-5" />
            Reintentar
          </Button>
          <Button look="outline" onClick={onChange}>
            Cambiar datos
          </Button>
        </div>
      </section>
    );
  }
  return (
    <section className="wrap instant-step instant-reading" aria-busy="true">
      {cells}
      <h1 tabIndex={-1}>Leyendo {host}</h1>
      <p role="status" className="instant-going mt-4">
        <LoaderCircle aria-hidden="true" className="spin size-5 flex-none" />
        <span>
          {isSlow
            ? "Tu web tarda en contestar. Esperamos hasta diez segundos."
            : "Abrimos tu página como la vería un cliente. Suele tardar unos segundos."}
        </span>
      </p>
      <div className="instant-reading-grid">
        <div>
          <h2 className="text-small font-[650] tracking-normal">Lo que buscamos en ella</h2>
          <ul className="mt-3">
            {looksFor.map(({ what, worker }) => (
              <li
                key={worker}
                className="flex items-center gap-4 border-b border-line py-3 first:border-t"
              >
                <Portrait worker={worker} size={48} />
                {what}
              </li>
            ))}
          </ul>
          <Button look="link" className="mt-5" onClick={onChange}>
            Cambiar datos
          </Button>
        </div>
        <WeekSkeleton />
      </div>
    </section>
  );
}

/** Analyses the site on mount and on `retry`; unmounting aborts the request. */
function useAnalysis(website: Website, onRead: (analysis: SiteAnalysis) => void) {
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [isSlow, setIsSlow] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once an attempt, with what was typed then
  useEffect(() => {
    // A toast of the attempt before is outdated.
    dismissToast();
    const leaving = new AbortController();
    const slow = setTimeout(() => setIsSlow(true), slowMs);
    call(analyzeWebsite, { body: website }, { signal: leaving.signal })
      .then(({ analysis }) => {
        if (!leaving.signal.aborted) onRead(analysis);
      })
      .catch((failed: unknown) => {
        if (leaving.signal.aborted) return;
        setError(failed);
        toastFailure(failed, { title: "Error al analizar", fallback: failure });
      })
      .finally(() => clearTimeout(slow));
    return () => {
      clearTimeout(slow);
      leaving.abort();
    };
  }, [attempt]);
  return {
    error,
    isSlow,
    retry: () => {
      focusTitle();
      setError(null);
      setIsSlow(false);
      setAttempt(attempt + 1);
    },
  };
}

/** The specific reason of a failure; the toast shows the general sentence. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CallError)) return failure;
  return Object.values(error.fields)[0] ?? errorMessage(error, failure);
}
