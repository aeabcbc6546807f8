import {
  Bookmark,
  Ellipsis,
  Forward,
  Globe,
  Heart,
  MessageCircle,
  MessageSquare,
  Send,
  ThumbsUp,
} from "lucide-react";
import { metaButtonNames, type Order, type OrderedAd } from "#shared/orders.ts";
import { hostOf } from "#web/lib/host.ts";
import { pictureAlt } from "../order-text.ts";

interface PostProps {
  order: Pick<Order, "businessName" | "websiteUrl" | "colors">;
  ad: OrderedAd;
}

const sheet =
  "overflow-hidden rounded-m border border-line bg-surface text-small leading-snug shadow-object";

/** The ad as a post on Instagram. */
export function InstagramPost({ order, ad }: PostProps) {
  const host = hostOf(order.websiteUrl);
  return (
    <div className={sheet}>
      <div className="flex items-center gap-3 px-3.5 py-2.5">
        <BrandMark name={order.businessName} color={order.colors[0]} />
        <div className="min-w-0 flex-1">
          <b className="block truncate font-[650]">{host}</b>
          <span className="text-mini text-ink-2">Publicidad</span>
        </div>
        <Ellipsis aria-hidden="true" className="size-5" />
      </div>
      <PostPicture ad={ad} format="square" />
      <div className="flex items-center justify-between bg-ink/5 px-3.5 py-3 font-[650]">
        {metaButtonNames[ad.button]}
        <span aria-hidden="true">›</span>
      </div>
      <div aria-hidden="true" className="flex gap-4 px-3.5 pt-3">
        <Heart className="size-6" />
        <MessageCircle className="size-6" />
        <Send className="size-6" />
        <Bookmark className="ml-auto size-6" />
      </div>
      <p className="px-3.5 pt-2.5 pb-4">
        <b className="font-[650]">{host}</b> {ad.texts.primaryText}{" "}
        <span className="text-w-ink" data-worker="teo">
          {ad.texts.hashtags.join(" ")}
        </span>
      </p>
    </div>
  );
}

/** The ad as a post on Facebook. */
export function FacebookPost({ order, ad }: PostProps) {
  return (
    <div className={sheet}>
      <div className="flex items-center gap-3 px-3.5 pt-3">
        <BrandMark name={order.businessName} color={order.colors[0]} />
        <div className="min-w-0 flex-1">
          <b className="block truncate font-[650]">{order.businessName}</b>
          <span className="flex items-center gap-1 text-mini text-ink-2">
            Publicidad · <Globe aria-hidden="true" className="size-3.5" />
          </span>
        </div>
        <Ellipsis aria-hidden="true" className="size-5" />
      </div>
      <p className="px-3.5 py-3">{ad.texts.primaryText}</p>
      <PostPicture ad={ad} format="wide" />
      <div className="flex items-center gap-3 bg-ink/5 px-3.5 py-3">
        <div className="min-w-0 flex-1">
          <span className="block truncate text-mini text-ink-2">{hostOf(order.websiteUrl)}</span>
          <b className="block font-[650]">{ad.texts.headline}</b>
          <span className="block text-ink-2">{ad.texts.description}</span>
        </div>
        <span className="rounded-s bg-ink/10 px-3 py-2 font-[650] whitespace-nowrap">
          {metaButtonNames[ad.button]}
        </span>
      </div>
      <div
        aria-hidden="true"
        className="flex justify-around px-2 py-3 font-[550] text-ink-2 *:flex *:items-center *:gap-1.5"
      >
        <span>
          <ThumbsUp className="size-[18px]" /> Me gusta
        </span>
        <span>
          <MessageSquare className="size-[18px]" /> Comentar
        </span>
        <span>
          <Forward className="size-[18px]" /> Compartir
        </span>
      </div>
    </div>
  );
}

function PostPicture({ ad, format }: { ad: OrderedAd; format: "square" | "wide" }) {
  const { thumbnailUrl, width, height } = ad[format];
  return (
    <img
      src={thumbnailUrl}
      width={width}
      height={height}
      loading="lazy"
      alt={pictureAlt(ad)}
      className="block h-auto w-full bg-paper-2"
    />
  );
}

/** Relative luminance of `#rrggbb` by WCAG. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The business's initial on its colour, in place of a profile picture. */
function BrandMark({ name, color }: { name: string; color: string | undefined }) {
  const background = color ?? "#1b1530";
  const initial = [...name.trim()][0]?.toLocaleUpperCase("es") ?? "·";
  return (
    <span
      aria-hidden="true"
      style={{ background, color: luminanceOf(background) > 0.2 ? "#1b1530" : "#ffffff" }}
      className="grid size-10 flex-none place-items-center rounded-pill border border-line text-[1.125rem] leading-none font-bold"
    >
      {initial}
    </span>
  );
}
