import { Download, History, Pencil } from "lucide-react";
import { type ReactNode, useState } from "react";
import { angleNames } from "#shared/ads.ts";
import type { AdTexts, Order, OrderedAd } from "#shared/orders.ts";
import { dayAndMonth } from "#web/lib/format.ts";
import { fullDayOf, hourOf, weekdayOf } from "#web/lib/week-days.ts";
import { Button } from "#web/ui/button.tsx";
import { classes } from "#web/ui/classes.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { captionOf, type RevisionState, revisionsLeftText } from "../order-text.ts";
import type { RevisionView } from "../revisions/revision-view.ts";
import { FacebookPost, InstagramPost } from "./posts.tsx";
import { dayId } from "./week.tsx";

const networks = ["Instagram", "Facebook"] as const;
type Network = (typeof networks)[number];

/** One day's ad: both posts, its texts to copy and its revisions. */
export function AdSection({
  order,
  ad,
  revising,
  onRevise,
}: {
  order: Order;
  ad: OrderedAd;
  revising: RevisionState;
  onRevise: (view: RevisionView) => void;
}) {
  // A phone shows one post at a time, wider screens both.
  const [shown, setShown] = useState<Network>("Instagram");
  const title = fullDayOf(ad.date);
  return (
    <section
      id={dayId(ad.number)}
      aria-labelledby={`${dayId(ad.number)}-nombre`}
      className="grid gap-x-[clamp(28px,3.4vw,56px)] gap-y-6 border-b border-line-2 py-[clamp(36px,4.4vw,72px)] lg:grid-cols-[minmax(0,8fr)_minmax(0,4fr)] lg:grid-rows-[auto_1fr]"
    >
      <header className="lg:col-start-2 lg:row-start-1">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2
            id={`${dayId(ad.number)}-nombre`}
            className="!text-[clamp(1.75rem,1.4rem+1.2vw,2.5rem)]"
          >
            {title}
          </h2>
          <Tag tone="wax">{angleNames[ad.angle]}</Tag>
        </div>
        <p className="mt-3 text-ink-2">
          <b className="font-[650] text-ink">{ad.goal}.</b> {ad.why}
        </p>
      </header>
      <div className="lg:row-span-2 lg:row-start-1">
        <fieldset
          aria-label={`Ver el ${weekdayOf(ad.date)} en`}
          className="mb-4 grid grid-cols-2 rounded-pill bg-wax p-1 md:hidden"
        >
          {networks.map((network) => (
            <button
              key={network}
              type="button"
              aria-pressed={shown === network}
              onClick={() => setShown(network)}
              className={classes(
                "min-h-11 rounded-pill text-small font-[650]",
                shown === network && "bg-surface shadow-object",
              )}
            >
              {network}
            </button>
          ))}
        </fieldset>
        <div className="grid items-start gap-[clamp(16px,2vw,28px)] md:grid-cols-2">
          <Post
            network="Instagram"
            at={ad.instagramAt}
            size="1080 × 1080"
            href={ad.square.downloadUrl}
            day={weekdayOf(ad.date)}
            isShown={shown === "Instagram"}
          >
            <InstagramPost order={order} ad={ad} />
          </Post>
          <Post
            network="Facebook"
            at={ad.facebookAt}
            size="1200 × 628"
            href={ad.wide.downloadUrl}
            day={weekdayOf(ad.date)}
            isShown={shown === "Facebook"}
          >
            <FacebookPost order={order} ad={ad} />
          </Post>
        </div>
      </div>
      <div className="grid content-start gap-5 lg:col-start-2 lg:row-start-2">
        <AdTextList texts={ad.texts} />
        <div className="grid gap-3 sm:flex sm:flex-wrap">
          <CopyButton look="ink" label="Copiar publicación" text={captionOf(ad)} />
          {revising.open ? (
            <Button look="outline" size="s" onClick={() => onRevise("words")}>
              <Pencil aria-hidden="true" className="size-4" />
              Pedir un cambio
            </Button>
          ) : null}
          {ad.versions.length > 1 ? (
            <Button look="quiet" size="s" onClick={() => onRevise("versions")}>
              <History aria-hidden="true" className="size-4" />
              Versiones ({ad.versions.length})
            </Button>
          ) : null}
        </div>
        <p className="text-small text-ink-2">{revisingSentence(revising, order)}</p>
      </div>
    </section>
  );
}

function revisingSentence(revising: RevisionState, { revisableUntil }: Order): string {
  if (revising.open) return `${revisionsLeftText(revising.left)} de este anuncio, gratis.`;
  if (revising.why === "used") {
    return "Has usado los tres cambios de este anuncio. Puedes volver a cualquiera de sus versiones.";
  }
  return revisableUntil
    ? `Los cambios se cerraron el ${dayAndMonth(revisableUntil)}.`
    : "Este pedido ya no admite cambios.";
}

function Post({
  network,
  at,
  size,
  href,
  day,
  isShown,
  children,
}: {
  network: Network;
  at: string;
  size: string;
  href: string;
  day: string;
  isShown: boolean;
  children: ReactNode;
}) {
  return (
    <figure className={isShown ? undefined : "max-md:hidden"}>
      {children}
      <figcaption className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-small text-ink-2">
        <span>
          <b className="font-[650] text-ink">{network}</b>, {hourOf(at)}
        </span>
        <a href={href} download className="link !font-[600]">
          <Download aria-hidden="true" className="size-4" />
          <span className="sr-only">
            Descargar la imagen del {day} para {network},{" "}
          </span>
          {size}
        </a>
      </figcaption>
    </figure>
  );
}

/** The ad's texts with Meta's field names and a copy button each. */
function AdTextList({ texts }: { texts: AdTexts }) {
  const rows = [
    { label: "Texto principal", text: texts.primaryText },
    { label: "Título", text: texts.headline },
    { label: "Descripción", text: texts.description },
    { label: "Hashtags", text: texts.hashtags.join(" ") },
  ].filter(({ text }) => text !== "");
  return (
    <dl className="border-b border-line-2">
      {rows.map(({ label, text }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 border-t border-line-2 py-2.5"
        >
          <dt className="text-mini text-ink-2">{label}</dt>
          <dd className="col-start-1 leading-snug">{text}</dd>
          <dd className="col-start-2 row-span-2 row-start-1 self-center">
            <CopyButton compact look="quiet" label={`Copiar: ${label}`} text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
