import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "#web/ui/page-link.tsx";
import { TeamAside } from "./team-aside.tsx";

/** Layout of every account page: the form at the left, the team at the right. */
export function AccountLayout({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="wrap grid grid-cols-[minmax(0,1fr)] gap-16 pt-8 pb-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-24 lg:py-12">
      <div className="w-full max-w-[520px]">
        <PageLink href="/" className="link">
          <ArrowLeft aria-hidden="true" className="size-5" />
          Volver al inicio
        </PageLink>
        <h1 className="mt-5">{title}</h1>
        <div className="mt-7 grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
      </div>
      <TeamAside />
    </section>
  );
}
