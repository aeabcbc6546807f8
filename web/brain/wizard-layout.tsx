import type { ReactNode } from "react";
import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import type { SaveState } from "./draft-saver.ts";

const stateTexts: Record<SaveState, string> = {
  idle: "",
  saving: "Guardando…",
  saved: "Borrador guardado",
  unsaved: "Sin guardar, reintentando…",
};

/** The wizard's page, with only a link to leave it. */
export function WizardLayout({
  state = "idle",
  children,
}: {
  state?: SaveState;
  children: ReactNode;
}) {
  return (
    <div className="min-h-dvh">
      <a href="#contenido" className="skip-link">
        Saltar al contenido
      </a>
      <header className="wrap flex min-h-[76px] flex-wrap items-center gap-x-6">
        <PageLink href="/" aria-label="Kolmena, inicio">
          <Logo />
        </PageLink>
        <p role="status" className="sr-only">
          {state === "unsaved" ? stateTexts.unsaved : ""}
        </p>
        <p
          className={`ml-auto text-right text-small ${state === "unsaved" ? "font-[550] text-danger" : "text-ink-2"}`}
        >
          {stateTexts[state]}
        </p>
        <PageLink
          href="/dashboard"
          className="link min-w-11 justify-end text-small whitespace-nowrap"
        >
          Salir
        </PageLink>
      </header>
      <main id="contenido" tabIndex={-1} className="wrap pt-6 pb-24 lg:pt-10">
        {children}
      </main>
    </div>
  );
}
