import type { ReactElement } from "react";
import { pieces } from "../content/demos.ts";
import type { DemoWorker } from "./demo-workers.ts";
import "./pieces.css";

/** Indexes of the days with a piece in Iko's plan: Monday, Wednesday, Friday. */
const days = [0, 2, 4];

/** Marks the element for the text under this path; hidden while that is empty. */
const text = (path: string) => ({ "data-text": path });

function Post() {
  return (
    <div className="demo-post">
      <p className="demo-headline" {...text("teo.title")} />
      {[0, 1, 2].map((at) => (
        <p key={at} {...text(`teo.lines.${at}`)} />
      ))}
      <p className="demo-tags" {...text("teo.tags")} />
    </div>
  );
}

function Picture() {
  return (
    <figure className="demo-picture" data-demo-picture="">
      <div className="demo-drawn" data-demo-drawn="">
        <b {...text("product")} />
        <span {...text("business")} />
      </div>
      <figcaption data-demo-concept="" />
    </figure>
  );
}

function Advertisement() {
  return (
    <dl className="demo-paid">
      <div>
        <dt>{pieces.text}</dt>
        <dd {...text("bran.text")} />
      </div>
      <div className="demo-paid-line">
        <dt>{pieces.headline}</dt>
        <dd className="demo-headline" {...text("bran.title")} />
        <dd className="demo-button" {...text("bran.button")} />
      </div>
      <div>
        <dt>{pieces.audience}</dt>
        <dd {...text("bran.interests")} />
      </div>
    </dl>
  );
}

function Talk() {
  return (
    <div className="demo-talk">
      <p {...text("lia.question")} />
      <p {...text("lia.answer")} />
    </div>
  );
}

function Letter() {
  return (
    <div className="demo-letter">
      <p className="demo-small">{pieces.subject}</p>
      <p className="demo-subject" {...text("nai.subject")} />
      {[0, 1, 2].map((at) => (
        <p key={at}>
          <b {...text(`nai.parts.${at}.title`)} />
          <span {...text(`nai.parts.${at}.text`)} />
        </p>
      ))}
      <p className="demo-button" {...text("nai.button")} />
    </div>
  );
}

function Week() {
  return (
    <div className="demo-week">
      <ol className="demo-days" aria-label={pieces.week}>
        {pieces.days.map((day, at) => (
          <li key={day} className={days.includes(at) ? "demo-day-on" : undefined}>
            {day}
          </li>
        ))}
      </ol>
      <ol className="demo-plan">
        {days.map((day, at) => (
          <li key={day}>
            <b>{pieces.days[day]}</b>
            <p>
              <span className="demo-small" {...text(`iko.pieces.${at}.format`)} />
              <span className="demo-about" {...text(`iko.pieces.${at}.about`)} />
              <span {...text(`iko.pieces.${at}.line`)} />
            </p>
          </li>
        ))}
      </ol>
      <p className="demo-small">
        {pieces.hours}: <span {...text("iko.hours")} />
      </p>
    </div>
  );
}

function Sheet() {
  return (
    <div className="demo-sheet">
      <del {...text("typed")} />
      <p className="demo-headline" {...text("product")} />
      <p {...text("sofi.line")} />
      <p className="demo-button" {...text("sofi.button")} />
      <dl>
        <div>
          <dt>{pieces.searchTitle}</dt>
          <dd {...text("sofi.title")} />
        </div>
        <div>
          <dt>{pieces.searchText}</dt>
          <dd {...text("sofi.description")} />
        </div>
        <div>
          <dt>{pieces.pictureWords}</dt>
          <dd {...text("sofi.pictureWords")} />
        </div>
      </dl>
    </div>
  );
}

/** What each worker makes, in its typical layout. */
export const pieceByWorker: Record<DemoWorker, () => ReactElement> = {
  teo: Post,
  ani: Picture,
  bran: Advertisement,
  lia: Talk,
  nai: Letter,
  iko: Week,
  sofi: Sheet,
};
