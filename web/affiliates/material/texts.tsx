import { Check, Copy } from "lucide-react";
import type { MaterialAnswer, MaterialText } from "#shared/affiliate-texts.ts";
import { Button } from "#web/ui/button.tsx";
import { linkWords } from "./content.ts";
import { TextWithLink } from "./text-with-link.tsx";
import "./texts.css";

/** Copies the text of the element whose id is `of`. */
function CopyText({
  of,
  name,
  look = "outline",
}: {
  of: string;
  name: string;
  look?: "outline" | "quiet";
}) {
  return (
    <Button look={look} size="s" className="mat-copy" data-copy={of}>
      <Copy aria-hidden="true" className="size-[18px]" />
      <Check aria-hidden="true" className="size-[18px]" />
      <span aria-live="polite" data-copy-label="">
        {linkWords.copy}
        <span className="sr-only"> {name}</span>
      </span>
    </Button>
  );
}

/** The texts with title and copy button. */
export function TextList({ tab, texts }: { tab: string; texts: readonly MaterialText[] }) {
  return (
    <div className="mat-texts">
      {texts.map(({ title, where, subject, text }, at) => {
        const id = `${tab}-${at + 1}`;
        return (
          <article key={title}>
            <header>
              <div>
                <h2>{title}</h2>
                <p>{where}</p>
              </div>
              <CopyText of={id} name={`«${title}»`} />
            </header>
            <div className={subject ? "mat-paper mat-mail" : "mat-paper"}>
              {subject ? (
                <div className="mat-subject">
                  <p>
                    <small>Asunto</small>
                    <span id={`${id}-asunto`}>
                      <TextWithLink text={subject} />
                    </span>
                  </p>
                  <CopyText of={`${id}-asunto`} name={`el asunto de «${title}»`} look="quiet" />
                </div>
              ) : null}
              <div id={id} className="mat-text">
                <TextWithLink text={text} />
              </div>
            </div>
          </article>
        );
      })}
    </div>
  );
}

/** Questions at the left, answers to copy at the right. */
export function AnswerList({ answers }: { answers: readonly MaterialAnswer[] }) {
  return (
    <div className="mat-answers">
      {answers.map(({ question, text }, at) => {
        const id = `respuestas-${at + 1}`;
        return (
          <article key={question}>
            <h2>«{question}»</h2>
            <div className="mat-paper">
              <div id={id} className="mat-text">
                <TextWithLink text={text} />
              </div>
            </div>
            <CopyText of={id} name={`la respuesta a «${question}»`} />
          </article>
        );
      })}
    </div>
  );
}
