import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { AppHeader } from "./app-header.tsx";
import { figures } from "./content/figures.ts";
import { countdownSeconds, countdownText } from "./countdown.ts";
import { Footer } from "./footer.tsx";
import { StaticHeader } from "./static-header.tsx";

/** The site's header and footer around a page. */
export function Frame({ hydrated, children }: { hydrated: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  const paths: readonly string[] = figures.countdown.shown ? figures.countdown.paths : [];
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      {paths.includes(pathname.replace(/(.)\/$/, "$1")) ? <CountdownBar /> : null}
      {hydrated ? <AppHeader /> : <StaticHeader />}
      <main id="contenido" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The bar above the header; enhance.ts runs the countdown. */
function CountdownBar() {
  const { before, href } = figures.countdown;
  return (
    <aside className="urgency on-night" aria-label="Oferta">
      <a href={href}>
        {before} <b data-countdown="">{countdownText(countdownSeconds)}</b>
      </a>
    </aside>
  );
}
