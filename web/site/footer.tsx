import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { company } from "./content/company.ts";
import { blurb, legalLinks, mainLinks } from "./content/navigation.ts";
import "./site.css";

/** The site's footer: pages that exist, contact, who we are. */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap">
        <div className="brand">
          <a href="/" className="inline-flex" aria-label="Kolmena, inicio">
            <Logo />
          </a>
          <p className="mt-2 max-w-[26em] text-on-night-2">{blurb}</p>
        </div>
        <nav aria-labelledby="foot-product">
          <h2 id="foot-product">Producto</h2>
          <ul>
            {mainLinks.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href}>{link.label}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="foot-company">
          <h2 id="foot-company">Empresa</h2>
          <ul>
            {legalLinks.map((link) => (
              <li key={link.href}>
                <PageLink href={link.href}>{link.label}</PageLink>
              </li>
            ))}
            <li>
              <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
            </li>
          </ul>
        </nav>
        <p className="copyright">© 2024 {company.brand}. Todos los derechos reservados.</p>
      </div>
    </footer>
  );
}
