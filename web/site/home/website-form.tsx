import { ArrowRight } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { WebsiteInput } from "#web/ui/website-input.tsx";
import { hero, websiteLabel } from "../content/home.ts";
import "./website-form.css";

/** A form that opens /instant-ads with the website's address; works as a plain GET without script. */
export function WebsiteForm() {
  const id = "hero-web";
  return (
    <form className="website-form" action="/instant-ads" method="get" data-website="">
      <label htmlFor={id}>{websiteLabel}</label>
      <div>
        <WebsiteInput id={id} name="web" required aria-describedby={`${id}-error ${id}-terms`} />
        <Button type="submit" look="cta">
          {hero.website.start}
          <ArrowRight aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p id={`${id}-error`} className="website-form-error" aria-live="polite" />
      <p id={`${id}-terms`} className="website-form-terms">
        {hero.website.terms}
      </p>
    </form>
  );
}
