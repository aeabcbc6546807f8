import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { WebsiteInput } from "#web/ui/website-input.tsx";
import { sofiHero } from "../content/sofi.ts";
import "./hero.css";

/** The promise and the simulated connection form. The field has no name, so that no browser submits it. */
export function SofiHero() {
  return (
    <section className="sofi-hero">
      <div className="wrap">
        <div className="sofi-words">
          <h1>
            {sofiHero.title} <span className="mark">{sofiHero.mark}</span>
          </h1>
          <p className="sofi-lead">{sofiHero.lead}</p>
          <form data-connect="" noValidate>
            <label htmlFor="shop-url">{sofiHero.label}</label>
            <div className="shop-url">
              <WebsiteInput
                id="shop-url"
                required
                placeholder={sofiHero.placeholder}
                aria-describedby="shop-url-error shop-url-note"
              />
              <Button type="submit" look="cta" data-pending={sofiHero.pending}>
                {sofiHero.start}
              </Button>
            </div>
            <p
              id="shop-url-error"
              className="field-error"
              aria-live="polite"
              data-sentence={sofiHero.missing}
            />
            <p id="shop-url-note" className="shop-note">
              {sofiHero.simulated}
            </p>
          </form>
          <div className="shop-connected" data-connected="" hidden>
            <p>
              <b>{sofiHero.connected}</b> {sofiHero.connectedText}
            </p>
            <a className="link" href="#precio">
              {sofiHero.connectedLink}
            </a>
          </div>
        </div>
        <Portrait worker="sofi" />
      </div>
    </section>
  );
}
