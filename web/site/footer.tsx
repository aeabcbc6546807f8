import { Logo } from "#web/ui/logo.tsx";
import { PageLink } from "#web/ui/page-link.tsx";
import { toast } from "#web/ui/toast.ts";
import { clearStoredData } from "./clear-stored-data.ts";
import { company } from "./content/company.ts";
import { blurb, clearDataWords, consentLink } from "./content/navigation.ts";
import { forYourSector, sectorNames } from "./content/sector-names.ts";
import { footerLinks, type SiteLink } from "./site-links.ts";
import { readSocialLinks } from "./social-links.ts";
import "./site.css";

/** The site's footer: links to pages, help, company, and the choices about data stored in the browser. */
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
          <Links links={footerLinks.product} />
        </nav>
        <nav aria-labelledby="foot-single">
          <h2 id="foot-single">Más de Kolmena</h2>
          <Links links={footerLinks.single} />
        </nav>
        <nav aria-labelledby="foot-help">
          <h2 id="foot-help">Ayuda</h2>
          <Links links={footerLinks.help} />
          <ul>
            <li>
              <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="foot-company">
          <h2 id="foot-company">Empresa</h2>
          <Links links={footerLinks.company} />
          <SocialLinks />
        </nav>
        <nav className="sectors-row" aria-labelledby="foot-sectors">
          <h2 id="foot-sectors">{forYourSector}</h2>
          <Links
            links={sectorNames.map(({ id, name }) => ({ href: `/para/${id}`, label: name }))}
          />
        </nav>
        <div className="foot-end">
          <p>© 2024 {company.brand}. Todos los derechos reservados.</p>
          <div className="kept-choices">
            <a href={consentLink.href} className="consent-choice" data-consent="">
              {consentLink.label}
            </a>
            <ClearStoredData />
          </div>
        </div>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly SiteLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <PageLink href={link.href}>{link.label}</PageLink>
        </li>
      ))}
    </ul>
  );
}

/** In prerendered HTML the server writes the same list: public-files.ts. */
function SocialLinks() {
  const links = readSocialLinks();
  return (
    <ul className="social">
      {links
        ? links.map(({ label, href }) => (
            <li key={href}>
              <a href={href} rel="me">
                {label}
              </a>
            </li>
          ))
        : import.meta.env.DEV
          ? null
          : company.social}
    </ul>
  );
}

/** Clears the stored data. On static pages enhance.ts handles the click. */
function ClearStoredData() {
  return (
    <button
      type="button"
      data-forget=""
      onClick={() => {
        clearStoredData();
        const { title, description } = clearDataWords;
        toast({ title, description, variant: "success" });
      }}
    >
      {clearDataWords.button}
    </button>
  );
}
