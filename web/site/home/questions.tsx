import { Plus } from "lucide-react";
import { questions } from "../content/home.ts";
import "./questions.css";

/** Questions people ask, in the browser's own disclosure. */
export function Questions() {
  return (
    <section className="faq wrap" id="preguntas">
      <div className="faq-grid">
        <h2>{questions.title}</h2>
        <div>
          {questions.list.map(({ question, answer }, position) => (
            <details key={question} name="faq" open={position === 0}>
              <summary>
                {question}
                <Plus aria-hidden="true" className="size-5" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
