import { Plus } from "lucide-react";
import { questions } from "../content/home.ts";
import "./questions.css";

interface QuestionListProps {
  title: string;
  list: readonly { question: string; answer: string }[];
}

/** Frequent questions in native `details` elements. */
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

/** The questions of the home page. */
export function Questions() {
  return <QuestionList {...questions} />;
}
