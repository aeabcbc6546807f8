import { ButtonLink } from "#web/ui/button.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { footerLinks, headerLinks } from "./site-links.ts";

export const handle = { static: true };

export function meta() {
  return [
    { title: "404 · Kolmena" },
    { name: "description", content: "Esta página no existe." },
    { name: "robots", content: "noindex" },
  ];
}

/** Any path that is not a page. */
export function NotFound() {
  return (
    <section className="wrap grid min-h-[62vh] content-center justify-items-start gap-5 py-16">
      <Portrait worker="mel" className="portrait-flush [--portrait:clamp(112px,14vw,184px)]" />
      <h1 className="text-display">404 Page Not Found</h1>
      <p className="text-lead text-ink-2">Esta página no existe</p>
      <ButtonLink href="/" className="mt-3">
        Volver al inicio
      </ButtonLink>
      <nav aria-label="Quizá buscabas" className="flex flex-wrap items-center gap-x-5 text-small">
        <p className="text-ink-2 max-sm:w-full">Quizá buscabas:</p>
        {[...headerLinks.slice(1), ...footerLinks.help].map(({ href, label }) => (
          <PageLink key={href} href={href} className="link">
            {label}
          </PageLink>
        ))}
      </nav>
    </section>
  );
}

export default NotFound;
