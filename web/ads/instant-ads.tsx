import { type ReactNode, useEffect, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useHydrated } from "#web/lib/hydration.ts";
import { ProgressCells } from "#web/ui/progress-cells.tsx";
import { AnalysisStep } from "./analysis-step.tsx";
import { emptyFlow, type Flow, isAnalyzed, readFlow, saveFlow, withAnalysis } from "./flow.ts";
import { focusTitle } from "./focus-title.ts";
import { PaymentStep } from "./payment/payment-step.tsx";
import { usePayment } from "./payment/use-payment.ts";
import { ProposalStep } from "./proposal/proposal-step.tsx";
import { type Step, stepFromAddress, stepHref, stepNames, steps } from "./steps.ts";
import { WebsiteStep } from "./website/website-step.tsx";
import "./instant-ads.css";

/** Four steps: website, analysis, proposal, payment. They survive a reload and the back button. */
export function InstantAds({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [flow, setFlow] = useState<Flow>(() =>
    typeof document === "undefined" ? emptyFlow : readFlow(),
  );
  const change = (changed: (before: Flow) => Flow) =>
    setFlow((before) => {
      const after = changed(before);
      saveFlow(after);
      return after;
    });
  const go = (step: Step, replace = false) => void navigate(stepHref(step), { replace });
  const payment = usePayment(flow, (orderToken) => change((now) => ({ ...now, orderToken })));

  // The HTML made at build shows the first step.
  const requested = hydrated ? stepFromAddress(search) : "web";
  const step = allowedStep(requested, flow);
  useEffect(() => {
    if (step !== requested) void navigate(stepHref(step), { replace: true });
  }, [step, requested, navigate]);
  useFocusOn(step);

  const pay = () => {
    payment.begin();
    go("pago");
  };
  const cells = (
    <ProgressCells
      total={steps.length}
      filled={steps.indexOf(step) + 1}
      numbered
      label={`Paso ${steps.indexOf(step) + 1} de ${steps.length}: ${stepNames[step]}`}
    />
  );
  switch (step) {
    case "web":
      return (
        <WebsiteStep
          cells={cells}
          typed={flow.typed}
          proposedUrl={search.get("web") ?? ""}
          onTyped={(typed) => change((now) => ({ ...now, typed }))}
          onReady={(typed) => {
            const next = { ...flow, typed };
            change(() => next);
            go(isAnalyzed(next) ? "propuesta" : "analisis");
          }}
        >
          {children}
        </WebsiteStep>
      );
    case "analisis":
      return (
        <AnalysisStep
          cells={cells}
          website={flow.typed}
          onRead={(analysis) => {
            change((now) => withAnalysis(now, flow.typed, analysis));
            go("propuesta", true);
          }}
          onChange={() => go("web", true)}
        />
      );
    case "propuesta":
      return (
        <ProposalStep
          cells={cells}
          reading={flow.reading!}
          onReading={(reading) => change((now) => ({ ...now, reading, orderToken: null }))}
          onPay={pay}
          onChange={() => go("web")}
          onReadAgain={() => go("analisis", true)}
        />
      );
    case "pago":
      return (
        <PaymentStep
          cells={cells}
          reading={flow.reading!}
          orderToken={flow.orderToken}
          payment={payment}
          onBack={() => go("propuesta", true)}
          onReadAgain={() => go("analisis", true)}
        />
      );
  }
}

/** The requested step, or the first one when its data is missing (a shared address, an emptied storage). */
function allowedStep(requested: Step, { typed, reading }: Flow): Step {
  if (requested === "analisis") {
    return Object.values(typed).every((value) => value.trim() !== "") ? requested : "web";
  }
  return requested !== "web" && reading === null ? "web" : requested;
}

function useFocusOn(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusTitle();
  }, [step]);
}
