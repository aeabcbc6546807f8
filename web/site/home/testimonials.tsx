import { Portrait } from "#web/ui/portrait.tsx";
import { testimonials } from "../content/home.ts";
import { FigureList } from "../figure-list.tsx";
import "./voices.css";

interface Voice {
  words: string;
  who: string;
  how: string;
  worker: string;
}

function Quote({ words, who, how, worker }: Voice) {
  return (
    <figure>
      <blockquote>
        <p>«{words}»</p>
      </blockquote>
      <figcaption>
        <Portrait worker={worker} size={48} />
        <span>
          <b>{who}</b>
          {how}
        </span>
      </figcaption>
    </figure>
  );
}

/** Example testimonials, marked as such in the small print, and the operator's figures. */
export function Testimonials() {
  return (
    <section className="voices" aria-labelledby="voices-title">
      <div className="wrap">
        <h2 id="voices-title" className="sr-only">
          {testimonials.title}
        </h2>
        <div className="voices-grid">
          <Quote {...testimonials.first} />
          <ul className="voices-others">
            {testimonials.others.map((voice) => (
              <li key={voice.who}>
                <Quote {...voice} />
              </li>
            ))}
          </ul>
          <div className="voices-more">
            <p>{testimonials.smallPrint}</p>
            <FigureList />
          </div>
        </div>
      </div>
    </section>
  );
}
