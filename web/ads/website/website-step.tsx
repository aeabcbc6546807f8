import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { adsPriceCents } from "#shared/ads.ts";
import { formatUsd } from "#shared/money.ts";
import { ExampleWeek } from "../example/example-week.tsx";
import type { Website } from "../flow.ts";
import { promises } from "../page-texts.ts";
import { WebsiteForm } from "./website-form.tsx";
import "./website-step.css";

/** Step 1: asks for the website, beside an example of the result. */
export function WebsiteStep({
  cells,
  children,
  ...form
}: {
  cells: ReactNode;
  typed: Website;
  proposedUrl: string;
  onTyped: (typed: Website) => void;
  onReady: (typed: Website) => void;
  /** Content below the first screen. */
  children: ReactNode;
}) {
  return (
    <div className="instant-step">
      <section className="wrap instant-start">
        <header>
          {cells}
          <h1 tabIndex={-1}>
            <span>Pega tu web</span> <span>y llévate</span>{" "}
            <span className="mark">siete anuncios</span>
          </h1>
        </header>
        <div>
          <p className="instant-lead">
            Con tus colores y tus productos, para una semana de Instagram y Facebook. Ves la
            propuesta gratis; si te gusta, <b>{formatUsd(adsPriceCents)}, un solo pago.</b>
          </p>
          <WebsiteForm {...form} />
          <ul className="instant-trust">
            {promises.map((promise) => (
              <li key={promise}>
                <Check aria-hidden="true" className="size-5" />
                {promise}
              </li>
            ))}
          </ul>
        </div>
        <ExampleWeek />
      </section>
      {children}
    </div>
  );
}
