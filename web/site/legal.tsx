import { pageMeta } from "#web/lib/page-meta.ts";
import { legalIntro, legalSections, legalUpdated } from "./content/legal.ts";
import "./legal.css";

export const handle = { static: true };

export const meta = () =>
  pageMeta({
    title: "Legal",
    path: "/legal",
    description:
      "Términos de uso, privacidad, propiedad intelectual, reembolsos y datos de la empresa, en un español que se entiende.",
  });

/** Everything legal on one page, with its index beside it. */
export default function Legal() {
  return (
    <div className="legal wrap">
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
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
            <h2 id={`${section.id}-title`}>{section.title}</h2>
            {section.body.map((part) =>
              typeof part === "string" ? (
                <p key={part}>{part}</p>
              ) : (
                <ul key={part[0]}>
                  {part.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            )}
          </section>
        ))}
      </div>
    </div>
  );
}
