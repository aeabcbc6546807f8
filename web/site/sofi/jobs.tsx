import type { ReactNode } from "react";
import { shopExample } from "../content/shop-example.ts";
import { sofiJobs } from "../content/sofi.ts";
import "./jobs.css";

const { sheet, cart, audit } = shopExample;
const [first, ...later] = cart.messages;

/** Three jobs, each with an example that Sofi wrote for an invented shop. */
export function Jobs() {
  return (
    <section className="jobs" aria-labelledby="jobs-title">
      <div className="wrap">
        <h2 id="jobs-title">{sofiJobs.title}</h2>
        <Job {...sofiJobs.found}>
          <div className="job-sheet job-found">
            <p className="job-small">{sofiJobs.found.address}</p>
            <p className="job-link">{sheet.seoTitle}</p>
            <p>{sheet.seoDescription}</p>
          </div>
        </Job>
        <Job {...sofiJobs.back}>
          <div className="job-sheet job-mail">
            <p className="job-small">{sofiJobs.back.subject}</p>
            <p className="job-subject">{first?.subject}</p>
            {cart.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <p className="job-button">{cart.button}</p>
            <ul>
              {later.map(({ when, subject }) => (
                <li key={when}>
                  <span>{when}</span> {subject}
                </li>
              ))}
            </ul>
          </div>
        </Job>
        <Job {...sofiJobs.first}>
          <ol className="job-audit">
            {audit.map(({ where, must, fix }, at) => (
              <li key={must}>
                <i className="hex" aria-hidden="true">
                  {at + 1}
                </i>
                <p>
                  <small>{where}</small>
                  <b>{must}</b>
                  <span>{fix}</span>
                </p>
              </li>
            ))}
          </ol>
        </Job>
      </div>
    </section>
  );
}

function Job({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="job">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
