import { demoWorkerIds, estimateReach } from "#shared/instagram.ts";
import { findWorker } from "#shared/workers.ts";
import { examplePictures } from "#web/ads/example/pictures.ts";
import { written } from "#web/ads/example/written.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { generateTexts } from "../content/instagram.ts";
import { postExample } from "../content/instagram-example.ts";
import { captionParts, splitTags } from "./caption.ts";
import "../split-sheet.css";
import "./generate.css";

/** Addresses and alternative text of the pictures that generate.ts can show. */
const pictures = examplePictures.map(([small, large], at) => ({
  small,
  large,
  alt: `Anuncio de ejemplo: ${written.ads[at]?.headline}`,
}));

/** The form at the left, the post at the right; at first an example post. */
export function GeneratePanel() {
  return (
    <div className="generate">
      <form data-generate="" data-failed={generateTexts.failed} noValidate>
        <h2>{generateTexts.title}</h2>
        <fieldset className="kinds">
          <legend className="sr-only">Tipo de publicación</legend>
          {generateTexts.kinds.map(({ id, title, text }) => (
            <label key={id}>
              <input type="radio" name="type" value={id} defaultChecked={id === postExample.type} />
              <span>
                <b>{title}</b>
                <small>{text}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <fieldset className="who-posts">
          <legend>{generateTexts.who}</legend>
          {demoWorkerIds.map((worker, at) => (
            <label key={worker} data-worker={worker}>
              <input
                type="radio"
                name="workerName"
                value={worker}
                defaultChecked={at === 0}
                className="sr-only"
              />
              <Portrait worker={worker} size={48} />
              {findWorker(worker)?.name}
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="cta" data-pending={generateTexts.pending}>
          {generateTexts.start}
        </Button>
      </form>
      <ExamplePost />
    </div>
  );
}

function ExamplePost() {
  const { hook, paragraphs } = captionParts(postExample.caption);
  const { first, rest } = splitTags(postExample.hashtags);
  const picture = pictures[postExample.picture - 1] ?? pictures[0]!;
  const who = findWorker(postExample.worker);
  return (
    <article
      className="made"
      aria-label={generateTexts.sample}
      data-made={postExample.worker}
      data-pictures={JSON.stringify(pictures)}
    >
      <div className="made-sheet split-sheet">
        <img
          src={picture.large}
          srcSet={`${picture.small} 360w, ${picture.large} 720w`}
          sizes="(max-width: 720px) 92vw, 360px"
          width={720}
          height={720}
          alt={picture.alt}
          // On a phone it is below the text.
          fetchPriority="low"
          decoding="async"
        />
        <div className="made-words">
          <h3 data-hook="">{hook}</h3>
          <div data-paragraphs="">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <p className="made-tags" data-tags="">
          {first.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
          {rest > 0 ? <b className="tag">+{rest} más</b> : null}
        </p>
      </div>
      <footer data-worker={postExample.worker}>
        <Portrait worker={postExample.worker} size={48} />
        <p>
          <b data-author="">{who?.name}</b> · <span data-specialty="">{who?.specialty}</span>
          <small>
            {generateTexts.reachOfOne}: <b data-reach="">{estimateReach(1)} vistas</b>,{" "}
            {generateTexts.reachNote}
          </small>
        </p>
      </footer>
      <p className="made-credit">{generateTexts.credit}</p>
      <p className="sr-only" role="status" />
    </article>
  );
}
