import { pageMeta } from "#web/lib/page-meta.ts";
import { siteOrigin } from "#web/lib/site-origin.ts";
import { company } from "./content/company.ts";
import {
  type LegalPart,
  type LegalSection,
  legalIntro,
  legalMeta,
  legalPicture,
  legalSections,
  legalUpdated,
  type StoredItem,
} from "./content/legal.ts";
import "./ruled-page.css";
import "./legal.css";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    ...legalMeta,
    path: "/legal",
    picture: `${legalPicture.title} ${legalPicture.mark}`,
    data: [
      {
        "@type": "WebPage",
        name: legalMeta.title,
        url: `${siteOrigin}/legal`,
        inLanguage: "es",
        about: legalSections.map(({ title }) => ({ "@type": "Thing", name: title })),
      },
    ],
  });

/** All legal texts on one page, with an index beside them. */
export default function Legal() {
  return (
    <div className="legal ruled-page wrap">
      <header>
        <h1>Legal</h1>
        <p>{legalIntro}</p>
      </header>
      <nav aria-label="En esta página">
        <ul>
          {legalSections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ul>
        <p>Última actualización: {legalUpdated}</p>
      </nav>
      <div className="legal-text">
        {legalSections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Section({ section: { id, title, brief, body } }: { section: LegalSection }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="brief">{brief}</p>
      {body.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text are identified by their position
        <Part key={at} part={part} />
      ))}
    </section>
  );
}

function Part({ part }: { part: LegalPart }) {
  if (typeof part === "string") {
    return (
      <p>
        <WithAddress text={part} />
      </p>
    );
  }
  if ("heading" in part) return <h3>{part.heading}</h3>;
  if ("stored" in part) return <StoredItems items={part.stored} />;
  return (
    <ul>
      {part.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Makes our e-mail address in a text a link. */
function WithAddress({ text }: { text: string }) {
  const [before = text, after] = text.split(company.contactEmail);
  if (after === undefined) return before;
  return (
    <>
      {before}
      <a href={`mailto:${company.contactEmail}`}>{company.contactEmail}</a>
      {after}
    </>
  );
}

/** The data stored in the browser: keys, purpose and duration. */
function StoredItems({ items }: { items: readonly StoredItem[] }) {
  return (
    <dl>
      {items.map(({ name, keys, what, until }) => (
        <div key={name}>
          <dt>
            {name}
            {keys.map((key) => (
              <code key={key}>{key}</code>
            ))}
          </dt>
          <dd>{what}</dd>
          <dd>{until}</dd>
        </div>
      ))}
    </dl>
  );
}
