import { campaignDurations, demoWorkerIds, postsPerDay, viewsPerPost } from "#shared/instagram.ts";
import { findWorker } from "#shared/workers.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { campaignTexts } from "../content/instagram.ts";
import "./campaign.css";

const defaultDays = campaignDurations[1];

/** A form for the campaign's length; its result: the total, a cell per post, three days in detail. */
export function CampaignPanel() {
  return (
    <>
      <form className="lengths" data-simulate="" data-failed={campaignTexts.failed} noValidate>
        <fieldset>
          <legend className="sr-only">{campaignTexts.legend}</legend>
          {campaignDurations.map((days) => (
            <label key={days}>
              <input
                type="radio"
                name="duration"
                value={days}
                defaultChecked={days === defaultDays}
                className="sr-only"
              />
              <span>{days} días</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" look="cta" data-pending={campaignTexts.pending}>
          {campaignTexts.start}
        </Button>
      </form>
      <p className="sr-only" role="status" data-campaign-status="" />
      <div className="campaign" data-campaign="" hidden>
        <h2 className="sr-only">{campaignTexts.result}</h2>
        <Figures />
        <figure className="hive">
          <ol data-comb="" aria-hidden="true" />
          <figcaption>
            <span>{campaignTexts.comb}</span>
            <ul data-key="">
              {demoWorkerIds.map((worker) => (
                <li key={worker} data-worker={worker}>
                  <i className="hex" aria-hidden="true" />
                  {findWorker(worker)?.name} <b>0</b>
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
        <div className="plan-days" data-days="" />
        <p className="more-days" data-more="" />
        <div className="benefits">
          <h2>{campaignTexts.benefits}</h2>
          <div>
            <ul data-benefits="" />
            <p>
              {campaignTexts.guide}{" "}
              <a href="/instagram-setup" className="link">
                {campaignTexts.guideLink}
              </a>
            </p>
          </div>
        </div>
      </div>
      <template id="day">
        <section>
          <h3>
            <span data-day="" />
            <small>
              {postsPerDay} {campaignTexts.posts}
            </small>
          </h3>
          <ol />
        </section>
      </template>
      <template id="planned">
        <li>
          <time />
          <Portrait worker="teo" size={32} />
          <p>
            <b />
            <small />
          </p>
        </li>
      </template>
    </>
  );
}

function Figures() {
  return (
    <div className="sum">
      <p className="sum-posts">
        <b data-total="" />
        <span data-total-words="" />
      </p>
      <dl>
        <div>
          <dt>{campaignTexts.perDay}</dt>
          <dd data-per-day="" />
        </div>
        <div>
          <dt>{campaignTexts.reach}</dt>
          <dd data-sum-reach="" />
        </div>
        <div>
          <dt>{campaignTexts.workers}</dt>
          <dd data-sum-workers="" />
        </div>
      </dl>
      <p className="formula">
        <b>{campaignTexts.formulaTitle}</b> <span data-sum-posts="" /> publicaciones ×{" "}
        {viewsPerPost} vistas cada una. {campaignTexts.formulaEnd}
      </p>
    </div>
  );
}
