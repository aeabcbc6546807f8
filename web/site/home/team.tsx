import { ArrowRight } from "lucide-react";
import { Honeycomb } from "#web/workers/honeycomb.tsx";
import { team } from "../content/home.ts";
import "./team.css";

function MelAndHerSix() {
  const six =
    "M21.5 0l7.5 4.3v8.6l-7.5 4.3-7.5-4.3V4.3ZM42.5 0l7.5 4.3v8.6l-7.5 4.3-7.5-4.3V4.3ZM11 16.5l7.5 4.3v8.6L11 33.7l-7.5-4.3v-8.6ZM53 16.5l7.5 4.3v8.6L53 33.7l-7.5-4.3v-8.6ZM21.5 33l7.5 4.3v8.6l-7.5 4.3-7.5-4.3v-8.6ZM42.5 33l7.5 4.3v8.6l-7.5 4.3-7.5-4.3v-8.6Z";
  return (
    <svg viewBox="0 0 64 50.5" aria-hidden="true">
      <path d="M32 15l9 5.2v10.4L32 36l-9-5.4V20.2Z" fill="#FFB800" />
      <path d={six} fill="none" stroke="#1B1530" strokeWidth="1.6" />
    </svg>
  );
}

function NineCells() {
  return (
    <svg viewBox="0 0 64 50.5" aria-hidden="true">
      <path
        d="M21.5 0l7.5 4.3v8.6l-7.5 4.3-7.5-4.3V4.3ZM42.5 0l7.5 4.3v8.6l-7.5 4.3-7.5-4.3V4.3ZM11 16.5l7.5 4.3v8.6L11 33.7l-7.5-4.3v-8.6ZM32 16.5l7.5 4.3v8.6L32 33.7l-7.5-4.3v-8.6ZM53 16.5l7.5 4.3v8.6L53 33.7l-7.5-4.3v-8.6ZM21.5 33l7.5 4.3v8.6l-7.5 4.3-7.5-4.3v-8.6ZM42.5 33l7.5 4.3v8.6l-7.5 4.3-7.5-4.3v-8.6Z"
        fill="#1B1530"
      />
    </svg>
  );
}

/** The ten workers as a honeycomb, and a key: Mel leads, the other nine are specialists. */
export function Team() {
  const [mel, specialists] = team.key;
  return (
    <section className="team wrap" id="equipo">
      <div>
        <h2>{team.title}</h2>
        <p className="lead2">{team.lead}</p>
        <ul className="key">
          <li>
            <MelAndHerSix />
            <p>
              <b>{mel.title}</b>
              <span>{mel.text}</span>
            </p>
          </li>
          <li>
            <NineCells />
            <p>
              <b>{specialists.title}</b>
              <span>{specialists.text}</span>
            </p>
          </li>
        </ul>
        <a href="/ai-workers" className="link mt-5">
          {team.more}
          <ArrowRight aria-hidden="true" className="size-5" />
        </a>
      </div>
      <Honeycomb hrefOf={(workerId) => `/ai-workers#${workerId}`} />
    </section>
  );
}
