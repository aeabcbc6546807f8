import { Heart, MessageCircle, Search, Send } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "#web/ui/classes.ts";
import type { PiecePreview } from "./piece-preview.ts";

const threeLines = "line-clamp-3";
const sheet = "w-full overflow-hidden rounded-m bg-surface text-small leading-snug shadow-object";

/** What a reply answers. */
const replyNotes: Readonly<Record<string, string>> = {
  "direct-message": "Mensaje directo",
  "comment-reply": "Responde a un comentario",
  "review-reply": "Responde a una reseña",
};

/** Renders a text as what it will become: a post as a post, an e-mail as an e-mail. */
export function PiecePreviewView({
  preview,
  contentType,
  author,
}: {
  preview: PiecePreview;
  contentType: string;
  author: string;
}) {
  switch (preview.kind) {
    case "post":
      return (
        <div className={classes(sheet, "p-4")}>
          <Author author={author} />
          <p className={classes("mt-3", threeLines)}>
            <span className="font-[600]">{preview.hook}</span> {preview.text}
          </p>
          {preview.tags ? <p className="mt-1.5 truncate text-w-ink">{preview.tags}</p> : null}
          <p aria-hidden="true" className="mt-3 flex gap-3.5 text-ink-2">
            <Heart className="size-[18px]" />
            <MessageCircle className="size-[18px]" />
            <Send className="size-[18px]" />
          </p>
        </div>
      );
    case "slides":
      return <Slides slides={preview.slides} />;
    case "mail":
      return (
        <div className={sheet}>
          <div className="border-b border-line px-4 py-3">
            <p className="text-mini text-ink-2">De: {author}</p>
            <p className="mt-0.5 line-clamp-2 font-[650]">{preview.subject}</p>
            {preview.preheader ? (
              <p className="truncate text-mini text-ink-2">{preview.preheader}</p>
            ) : null}
          </div>
          <p className={classes("mx-4 my-3", threeLines)}>{preview.text}</p>
        </div>
      );
    case "ad":
      return (
        <div className={sheet}>
          <div className="px-4 pt-4 pb-3">
            <Author author={author} note="Publicidad" />
            <p className={classes("mt-3", threeLines)}>{preview.text}</p>
          </div>
          <div className="flex items-center justify-between gap-3 bg-wax px-4 py-3">
            <span className="min-w-0">
              <b className="line-clamp-2 font-[650]">{preview.headline}</b>
              {preview.note ? (
                <span className="block truncate text-mini text-ink-2">{preview.note}</span>
              ) : null}
            </span>
            {preview.button ? (
              <span className="flex-none rounded-s border border-line-2 px-2.5 py-1 text-mini font-[600]">
                {preview.button}
              </span>
            ) : null}
          </div>
        </div>
      );
    case "search":
      return (
        <div className={classes(sheet, "p-4")}>
          <p className="flex items-center gap-2 text-mini text-ink-2">
            <Search aria-hidden="true" className="size-4" />
            <b className="font-[650] text-ink">Patrocinado</b>
            <span className="truncate">{author}</span>
          </p>
          <p className="mt-2.5 line-clamp-2 text-body leading-snug font-[550] text-w-ink">
            {preview.headline}
          </p>
          <p className={classes("mt-1.5 text-ink-2", threeLines)}>{preview.text}</p>
        </div>
      );
    case "bubble":
      return (
        <div className={classes(sheet, "rounded-bl-[4px] p-4")}>
          <Author author={author} note={replyNotes[contentType]} />
          <p className={classes("mt-3", threeLines)}>{preview.text}</p>
        </div>
      );
    case "page":
      return (
        <div className={sheet}>
          <p aria-hidden="true" className="flex gap-1.5 border-b border-line px-4 py-2.5">
            {[0, 1, 2].map((dot) => (
              <span key={dot} className="size-2 rounded-pill bg-line-2" />
            ))}
          </p>
          <div className="px-4 pt-3.5 pb-4">
            <p className="line-clamp-2 font-display text-[1.25rem] leading-tight font-bold text-balance">
              {preview.headline}
            </p>
            <p className={classes("mt-1.5 text-ink-2", threeLines)}>{preview.text}</p>
            {preview.button ? (
              <p className="mt-3 inline-block max-w-full truncate rounded-pill bg-w-tint px-3 py-1 font-[600] text-w-ink">
                {preview.button}
              </p>
            ) : null}
          </div>
        </div>
      );
    case "rows":
      return (
        <div className={classes(sheet, "px-4 pt-3.5 pb-3")}>
          <Title>{preview.title}</Title>
          <ul>
            {preview.rows.map(({ mark, text }) => (
              <li
                key={`${mark} ${text}`}
                className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t border-line py-2"
              >
                <b className="font-[650] whitespace-nowrap text-w-ink">{mark}</b>
                <span className="truncate">{text}</span>
              </li>
            ))}
          </ul>
          {preview.more > 0 ? (
            <p className="border-t border-line pt-2 text-mini text-ink-2">y {preview.more} más</p>
          ) : null}
        </div>
      );
    case "talk":
      return (
        <div className={classes(sheet, "rounded-bl-[4px] px-4 py-3.5 !text-body !leading-snug")}>
          <p className={threeLines}>{preview.text}</p>
        </div>
      );
    case "document":
      return (
        <div className={classes(sheet, "border-t-4 border-w px-4 py-4")}>
          <Title>{preview.title}</Title>
          <p className={threeLines}>{preview.text}</p>
        </div>
      );
  }
}

function Title({ children }: { children: string }) {
  if (children === "") return null;
  return <p className="mb-2 line-clamp-1 font-[650]">{children}</p>;
}

/** The publishing business, as social networks show it. */
function Author({ author, note }: { author: string; note?: string }) {
  return (
    <p className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-8 flex-none place-items-center rounded-pill bg-w-tint font-bold text-w-ink"
      >
        {author.charAt(0).toUpperCase()}
      </span>
      <span className="min-w-0 leading-tight">
        <b className="block truncate font-[650]">{author}</b>
        {note ? <span className="text-mini text-ink-2">{note}</span> : null}
      </span>
    </p>
  );
}

/** A carousel's cover and the edge of its next slide. */
function Slides({ slides }: { slides: string[] }): ReactNode {
  const [cover, next] = slides;
  const slide = "grid h-52 content-center rounded-m bg-surface p-5 text-small shadow-object";
  return (
    <div className="-mr-5 flex h-52 w-[calc(100%+20px)] gap-3 overflow-hidden">
      <p className={classes(slide, "relative w-[78%] flex-none")}>
        <span className="line-clamp-4 text-body leading-snug font-[650] text-balance">{cover}</span>
        <span className="absolute top-3 right-3 rounded-pill bg-wax px-2 text-mini tabular-nums">
          1/{slides.length}
        </span>
      </p>
      <p aria-hidden="true" className={classes(slide, "w-[78%] flex-none")}>
        <span className="line-clamp-4">{next}</span>
      </p>
    </div>
  );
}
