import type { ReactNode } from "react";
import { Portrait } from "#web/ui/portrait.tsx";

/** The short pages of an account: one question, one answer. */
export function AccountSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="wrap grid justify-items-center py-12 lg:py-20">
      <div className="w-full max-w-[520px]">
        <Portrait worker="mel" size={64} className="portrait-flush" />
        <h1 className="mt-5">{title}</h1>
        <div className="mt-6 grid gap-5">{children}</div>
      </div>
    </section>
  );
}
