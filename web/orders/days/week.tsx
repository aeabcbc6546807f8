import { adsPerOrder, type ScheduledDay } from "#shared/ads.ts";
import type { OrderedAd } from "#shared/orders.ts";
import { dayOf, hourOf, shortWeekdayOf } from "#web/lib/week-days.ts";
import { classes } from "#web/ui/classes.ts";
import { pictureAlt } from "../order-text.ts";

const numbers = Array.from({ length: adsPerOrder }, (_, at) => at + 1);

/** Element id of a day's section. */
export const dayId = (number: number) => `dia-${number}`;

/**
 * The seven days in a coloured band, each with its picture as soon as it is drawn. On a phone the
 * first day is above the other six.
 */
export function Week({
  schedule,
  ads,
  drawing = false,
}: {
  schedule: readonly ScheduledDay[];
  ads: readonly OrderedAd[];
  /** Pictures are still being drawn; afterwards each links to its day. */
  drawing?: boolean;
}) {
  return (
    // The background reaches both edges of the window without affecting the layout's width.
    <div className="bg-honey py-[clamp(28px,3.4vw,48px)] text-on-honey shadow-[0_0_0_100vmax_var(--honey)] [clip-path:inset(0_-100vmax)]">
      <ol
        aria-label="La semana"
        className="grid grid-cols-3 gap-x-3 gap-y-5 md:grid-cols-7 md:gap-x-[clamp(10px,1.2vw,18px)]"
      >
        {numbers.map((number) => (
          <Day
            key={number}
            number={number}
            day={schedule.find((day) => day.number === number)}
            ad={ads.find((ad) => ad.number === number)}
            drawing={drawing}
          />
        ))}
      </ol>
    </div>
  );
}

function Day({
  number,
  day,
  ad,
  drawing,
}: {
  number: number;
  /** undefined until the texts are written. */
  day: ScheduledDay | undefined;
  ad: OrderedAd | undefined;
  drawing: boolean;
}) {
  const head = (
    <span className="flex items-baseline justify-between gap-2 pb-2 text-small leading-none">
      <b className="font-bold whitespace-nowrap">
        {day ? `${shortWeekdayOf(day.date)} ${dayOf(day.date)}` : `Día ${number}`}
      </b>
      {day ? <span className="text-mini tabular-nums">{hourOf(day.instagramAt)}</span> : null}
    </span>
  );
  const frame = "block aspect-square w-full rounded-s";
  const picture = ad ? (
    <img
      key={ad.square.thumbnailUrl}
      src={ad.square.thumbnailUrl}
      width={ad.square.width}
      height={ad.square.height}
      alt={pictureAlt(ad)}
      className={classes(frame, "appear bg-honey-soft object-cover shadow-object")}
    />
  ) : (
    <span className={classes(frame, "grid place-items-center bg-on-honey/8")}>
      <span className="hex grid w-[34%] place-items-center bg-on-honey/10 font-display text-[1.25rem] font-extrabold max-md:w-[42%] group-first:max-md:text-[2.5rem]">
        {number}
      </span>
    </span>
  );
  return (
    <li className="group max-md:first:col-span-3">
      {drawing ? (
        <>
          {head}
          {picture}
        </>
      ) : (
        <a
          href={`#${dayId(number)}`}
          className="block transition-transform duration-150 ease-out focus-visible:outline-on-honey hover:-translate-y-1"
        >
          {head}
          {picture}
        </a>
      )}
    </li>
  );
}
