import { Plus } from "lucide-react";
import { questions } from "../content/home.ts";
import "./questions.css";

interface QuestionListProps {
  title: string;
  list: readonly { question: string; answer: string }[];
}

/** Questions people ask, in the browser's own disclosure. */
export function QuestionList({ title, list }: QuestionListProps) {
  return (
    <section className="faq wrap" id="preguntas">
      <div className="faq-grid">
        <h2>{title}</h2>
        <div>
          {list.map(({ question, answer }, position) => (
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

/** Those of the home page. */
export function Questions() {
  return <QuestionList {...questions} />;
}
