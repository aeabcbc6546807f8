import { ArrowRight, SendHorizontal, X } from "lucide-react";
import type { Worker, WorkerId } from "#shared/workers.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import type { Sample, SampleAnswer } from "./sample.ts";
import { samples } from "./samples.ts";
import { talkWords } from "./talk-words.ts";
import "./talk.css";
import "./worker-dialog.css";

/** Id of the dialog, which enhance.ts derives from the address. */
const idOf = (workerId: string) => `charla-${workerId}`;

/** A scripted talk with a worker: static HTML, whose behaviour is in enhance.ts. */
export function WorkerDialog({ worker }: { worker: Worker }) {
  const sample = samples[worker.id as WorkerId];
  const id = idOf(worker.id);
  return (
    <dialog id={id} className="worker-talk" data-worker={worker.id} aria-labelledby={`${id}-title`}>
      <div className="worker-talk-side">
        <Portrait worker={worker.id} />
        <p className="worker-talk-name">
          {worker.name}
          <small>{worker.specialty}</small>
        </p>
        <Capabilities worker={worker} sample={sample} />
        <WholeChat worker={worker} />
      </div>
      <div className="worker-talk-main">
        <header>
          <Portrait worker={worker.id} />
          <div>
            <h2 id={`${id}-title`}>{talkWords.title(worker.name)}</h2>
            <p>{talkWords.kind}</p>
          </div>
          <form method="dialog">
            <button type="submit" className="worker-talk-close" aria-label={talkWords.close}>
              <X aria-hidden="true" className="size-5" />
            </button>
          </form>
        </header>
        <div className="worker-talk-begin">
          <p className="worker-talk-opening">{sample.opening}</p>
          <p>{talkWords.about(worker.name)}</p>
          <Button look="cta" data-start="">
            {talkWords.start(worker.name)}
          </Button>
          <WholeChat worker={worker} />
        </div>
        <div className="worker-talk-log" role="log" aria-label={talkWords.title(worker.name)} />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for answers, these are questions */}
        <div className="worker-talk-ask" role="group" aria-label={talkWords.suggested}>
          {sample.questions.map(({ ask }) => (
            <button key={ask} type="button">
              {ask}
            </button>
          ))}
        </div>
        <div className="worker-talk-bottom">
          <form className="worker-talk-form">
            <label className="sr-only" htmlFor={`${id}-text`}>
              {talkWords.field(worker.name)}
            </label>
            <input
              id={`${id}-text`}
              name="text"
              maxLength={500}
              autoComplete="off"
              enterKeyHint="send"
              placeholder={talkWords.placeholder(worker.name)}
            />
            <button type="submit" aria-label={talkWords.send}>
              <SendHorizontal aria-hidden="true" className="size-5" />
            </button>
          </form>
          <p className="worker-talk-note">{talkWords.note}</p>
          <WholeChat worker={worker} />
        </div>
        <Parts worker={worker} sample={sample} />
      </div>
    </dialog>
  );
}

/** Templates that enhance.ts copies into the log. */
function Parts({ worker, sample }: { worker: Worker; sample: Sample }) {
  return (
    <>
      <template data-part="greeting">
        <Message worker={worker} text={sample.greeting}>
          <Capabilities worker={worker} sample={sample} />
        </Message>
      </template>
      <template data-part="question">
        <p className="worker-talk-you">
          <span className="sr-only">{talkWords.you} </span>
          <span data-typed="" />
        </p>
      </template>
      <template data-part="writing">
        <p className="worker-talk-said worker-talk-writing" aria-hidden="true">
          <i />
          <i />
          <i />
        </p>
      </template>
      {sample.questions.map(({ ask, answer }) => (
        <template key={ask} data-part="answer">
          <Message worker={worker} {...answer} />
        </template>
      ))}
      {sample.replies.map((text) => (
        <template key={text} data-part="reply">
          <Message worker={worker} text={text} />
        </template>
      ))}
    </>
  );
}

function Message({
  worker,
  text,
  piece,
  children,
}: SampleAnswer & { worker: Worker; children?: React.ReactNode }) {
  return (
    <div className="worker-talk-said">
      <p>
        <span className="sr-only">{talkWords.says(worker.name)} </span>
        {text}
      </p>
      {piece ? (
        <div className="worker-talk-piece">
          <b>{piece.title}</b>
          <p>{piece.text}</p>
        </div>
      ) : null}
      {children}
    </div>
  );
}

function Capabilities({ worker, sample }: { worker: Worker; sample: Sample }) {
  return (
    <ul className="worker-talk-caps" aria-label={talkWords.delivers(worker.name)}>
      {sample.capabilities.map(([what, how]) => (
        <li key={what}>
          <b>{what}</b> <span>{how}</span>
        </li>
      ))}
    </ul>
  );
}

function WholeChat({ worker }: { worker: Worker }) {
  return (
    <a className="link worker-talk-whole" href={`/chat/${worker.id}`}>
      {talkWords.whole}
      <ArrowRight aria-hidden="true" className="size-5" />
    </a>
  );
}
