import { Button, ButtonLink } from "#web/ui/button.tsx";
import { controlClass } from "#web/ui/field.tsx";
import { setupWords } from "../content/instagram.ts";

/**
 * The simulated connection form. Its fields have no names, so that the browser never submits them, even
 * without the page's script.
 */
export function ConnectForm() {
  return (
    <section className="connect" id="credenciales" aria-labelledby="connect-title">
      <h2 id="connect-title" tabIndex={-1}>
        {setupWords.formTitle}
      </h2>
      <p className="simulated">{setupWords.simulated}</p>
      <form data-connect="" noValidate autoComplete="off">
        {setupWords.fields.map((field) => (
          <div key={field.id}>
            <label htmlFor={field.id}>{field.label}</label>
            <span className="typed">
              <input
                id={field.id}
                type={"secret" in field ? "password" : "text"}
                inputMode={field.id === "appId" || field.id === "pageId" ? "numeric" : undefined}
                className={controlClass}
                required
                maxLength={600}
                autoComplete="off"
                autoCapitalize={"secret" in field ? undefined : "none"}
                spellCheck={false}
                placeholder={field.hint}
                aria-describedby={`${field.id}-error`}
              />
              {"secret" in field ? (
                <button
                  type="button"
                  aria-controls={field.id}
                  aria-pressed="false"
                  aria-label={`${setupWords.show} ${field.label}`}
                  data-reveal=""
                >
                  {setupWords.show}
                </button>
              ) : null}
            </span>
            <p
              id={`${field.id}-error`}
              className="field-error"
              aria-live="polite"
              data-sentence={field.missing}
            />
          </div>
        ))}
        <Button type="submit" look="cta" data-pending={setupWords.pending}>
          {setupWords.start}
        </Button>
      </form>
      <div className="connected" data-connected="" hidden>
        <h3 tabIndex={-1}>{setupWords.connected}</h3>
        <p>{setupWords.connectedText}</p>
        <ButtonLink href="/instagram-demo#campana" look="outline">
          {setupWords.connectedLink}
        </ButtonLink>
      </div>
    </section>
  );
}
