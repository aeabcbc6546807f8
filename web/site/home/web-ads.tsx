import { ArrowRight } from "lucide-react";
import { WeekPicture } from "#web/ads/example/example-picture.tsx";
import { hourOf, shortWeekdayOf } from "#web/lib/week-days.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { webAds } from "../content/home.ts";
import { weekPictures } from "./week/pictures.ts";
import { written } from "./week/written.ts";
import "./web-ads.css";

/** A teaser for Web Ads: the price and an example week. */
export function WebAds() {
  return (
    <section className="instant-teaser" id="instant-teaser" aria-labelledby="instant-teaser-title">
      <div className="wrap instant-teaser-head">
        <p className="instant-teaser-price">
          {webAds.figure}
          <small>{webAds.figureUnit}</small>
        </p>
        <div>
          <h2 id="instant-teaser-title">{webAds.title}</h2>
          <p>{webAds.lead}</p>
        </div>
        <ButtonLink href="/instant-ads" look="ink">
          {webAds.start}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the keyboard scrolls it */}
      <ol className="instant-teaser-week" aria-label={webAds.example} tabIndex={0}>
        {written.ads.map((ad, at) => (
          <li key={ad.number}>
            <p>
              <b>{shortWeekdayOf(ad.date)}</b> {hourOf(ad.instagramAt)}
            </p>
            <WeekPicture
              files={weekPictures[at]!}
              headline={ad.headline}
              sizes="(max-width: 1080px) 260px, 168px"
            />
          </li>
        ))}
      </ol>
      <p className="wrap instant-teaser-credit">{webAds.credit}</p>
    </section>
  );
}
