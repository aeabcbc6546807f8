import { testimonial } from "../content/demos.ts";
import { FigureList } from "../figure-list.tsx";

/** A testimonial marked as an example, beside the operator's figures. */
export function ExampleTestimonial() {
  return (
    <section className="demo-proof" aria-labelledby="demo-proof-title">
      <div className="wrap">
        <h2 id="demo-proof-title" className="sr-only">
          {testimonial.title}
        </h2>
        <figure>
          <blockquote>
            <p>«{testimonial.quote}»</p>
          </blockquote>
          <figcaption>
            {testimonial.who} <span>{testimonial.smallPrint}</span>
          </figcaption>
        </figure>
        <div>
          <FigureList />
          <a className="link" href="/trial" data-session="out">
            {testimonial.start}
          </a>
        </div>
      </div>
    </section>
  );
}
