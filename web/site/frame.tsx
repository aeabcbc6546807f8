import type { ReactNode } from "react";
import { AppHeader } from "./app-header.tsx";
import { Footer } from "./footer.tsx";
import { StaticHeader } from "./static-header.tsx";

/** The site's header and footer around a page. */
export function Frame({ hydrated, children }: { hydrated: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      {hydrated ? <AppHeader /> : <StaticHeader />}
      <main id="contenido" className="flex-1" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
