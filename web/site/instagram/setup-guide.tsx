import { Check } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { setupSteps, setupWords } from "../content/instagram.ts";

/** The guide's steps, one of them open; steps.ts moves to the next. */
export function SetupGuide() {
  return (
    <section className="guide" aria-labelledby="guide-title">
      <h2 id="guide-title" className="sr-only">
        Los cuatro pasos
      </h2>
      <ol data-steps="">
        {setupSteps.map((step, at) => (
          <li
            key={step.title}
            data-state={at === 0 ? "open" : "waiting"}
            aria-current={at === 0 ? "step" : undefined}
          >
            <span className="hex" aria-hidden="true">
              <b>{at + 1}</b>
              <Check className="size-6" />
            </span>
            <div>
              <h3 tabIndex={-1}>
                {step.title}
                <small>
                  <span className="minutes">{step.minutes} min</span>
                  <span className="done">{setupWords.doneSign}</span>
                </small>
              </h3>
              <div className="step-body">
                <ol>
                  {step.actions.map((action) => (
                    <li key={action}>{action}</li>
                  ))}
                </ol>
                <p className="result">
                  <b>{setupWords.doneWhen}</b> {step.result}
                </p>
                <p className="step-ways">
                  <Button look="ink" size="s" data-done="">
                    {setupWords.done}
                  </Button>
                  {step.link ? (
                    <a className="link" href={step.link.href} target="_blank" rel="noreferrer">
                      {step.link.label}
                    </a>
                  ) : null}
                </p>
              </div>
              <Button look="link" size="s" className="step-back" data-back="">
                {setupWords.again}
                <span className="sr-only">: {step.title}</span>
              </Button>
            </div>
          </li>
        ))}
      </ol>
      <p className="guide-all" data-all-done={setupWords.all} role="status" />
    </section>
  );
}
