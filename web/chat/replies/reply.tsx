import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { memo, useMemo } from "react";
import { readContent } from "#shared/content.ts";
import { pictureType, priceCreditsOf, type Worker } from "#shared/workers.ts";
import { call } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { credits } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Portrait } from "#web/ui/portrait.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { ThreadMessage } from "../thread/thread.ts";
import type { ThreadStore } from "../thread/thread-store.ts";
import { CopyButton } from "./copy-button.tsx";
import { HandoffCard, HandoffDraft, PlanProgress } from "./handoff-card.tsx";
import { dropAmbiguousLine } from "./partial-markdown.ts";
import { PicturePlaceholder, PictureView } from "./picture-view.tsx";
import { plainText } from "./plain-text.ts";
import { Prose } from "./prose.tsx";
import { type Segment, segmentsOf } from "./segments.ts";
import { SheetView } from "./sheet-view.tsx";
import { useReveal } from "./use-reveal.ts";

interface ReplyProps {
  message: ThreadMessage;
  worker: Worker;
  store: ThreadStore;
  isLast: boolean;
  /** False while the connection is interrupted. */
  isReachable: boolean;
  /** The conversation's project. */
  projectId: string | null;
  availableWorkers: readonly string[];
}

const noReply = "Lo siento, no pude generar una respuesta.";

/** A worker's message: text, sheets and hand-offs, while it is written and afterwards. */
export const Reply = memo(function Reply(props: ReplyProps) {
  const { message, worker } = props;
  const live = message.status === "streaming";
  const content = useEditedText(message);
  const { text: shown, growing, watched } = useReveal(content, message.status);
  const isPicture = message.contentType === pictureType;
  const segments = useMemo(
    () => segmentsOf(growing ? dropAmbiguousLine(shown) : shown),
    [shown, growing],
  );
  return (
    <article
      className="chat-reply"
      aria-label={worker.name}
      aria-busy={growing || undefined}
      data-watched={watched || undefined}
    >
      <Portrait worker={worker.id} />
      <div className="chat-said">
        {message.picture ? (
          <PictureView picture={message.picture} onLost={() => void props.store.refresh()} />
        ) : null}
        {isPicture && message.status === "done" && !message.picture ? (
          <p className="text-ink-2">Borraste esta imagen: queda su texto.</p>
        ) : null}
        {segments.map((segment, place) => (
          <SegmentView
            // biome-ignore lint/suspicious/noArrayIndexKey: segments are identified by position only
            key={place}
            segment={segment}
            segments={segments}
            live={growing && segment.open}
            {...props}
          />
        ))}
        {live && shown === "" && props.isReachable ? (
          isPicture ? (
            <PicturePlaceholder name={worker.name} />
          ) : (
            <Typing name={worker.name} />
          )
        ) : null}
        {message.status === "done" && content === "" ? <p>{noReply}</p> : null}
        {growing ? null : <ReplyFoot {...props} content={content} />}
      </div>
    </article>
  );
});

function SegmentView({
  segment,
  segments,
  live,
  message,
  projectId,
  availableWorkers,
}: ReplyProps & { segment: Segment; segments: readonly Segment[]; live: boolean }) {
  switch (segment.kind) {
    case "text":
      return <Prose text={segment.text} live={live} />;
    case "sheet":
      return <SheetView sheet={segment} live={live} message={message} />;
    case "draft":
      return <HandoffDraft workerId={segment.workerId} prompt={segment.text} />;
    case "handoff": {
      const plan = segments.flatMap((one) => (one.kind === "handoff" ? [one.handoff] : []));
      return (
        <>
          {plan.length > 1 && segment.handoff.step === 0 ? (
            <PlanProgress steps={plan.length} handoffs={message.handoffs} />
          ) : null}
          <HandoffCard
            handoff={segment.handoff}
            messageId={message.id}
            projectId={projectId}
            sent={message.handoffs.find(({ step }) => step === segment.handoff.step)}
            numbered={plan.length > 1}
            sendable={message.status !== "streaming"}
            available={availableWorkers.includes(segment.handoff.workerId)}
          />
        </>
      );
    }
  }
}

function Typing({ name }: { name: string }) {
  return (
    <p className="chat-typing">
      <span aria-hidden="true">
        <i className="hex" />
        <i className="hex" />
        <i className="hex" />
      </span>
      {name} está escribiendo
    </p>
  );
}

function ReplyFoot({ message, worker, store, isLast, content }: ReplyProps & { content: string }) {
  const price = credits(priceCreditsOf(worker, message.contentType) ?? 1);
  const retry = isLast ? (
    <Button look="outline" size="s" price={price} onClick={() => void store.retry(message)}>
      <RotateCw aria-hidden="true" className="size-4" />
      Reintentar
    </Button>
  ) : null;
  if (message.status === "failed") {
    return (
      <div className="chat-strip chat-failed">
        <p>{message.failure || "Error al generar respuesta"}</p>
        {retry}
      </div>
    );
  }
  return (
    <>
      {message.status === "stopped" ? (
        <div className="chat-strip chat-stopped">
          <p>
            {content === ""
              ? `La has detenido antes de ${message.contentType === pictureType ? "que estuviera" : "la primera palabra"}: no has gastado nada.`
              : "Has detenido esta respuesta."}
          </p>
          {retry}
        </div>
      ) : null}
      {message.isFree ? (
        <p className="chat-free">
          <Tag tone="success">Gratis</Tag> No te ha costado ningún crédito.
        </p>
      ) : null}
      {content === "" ? null : (
        <div className="chat-reply-acts">
          <CopyButton
            text={() => plainText(content)}
            label="Copiar todo"
            className="chat-act-bare"
          />
        </div>
      )}
    </>
  );
}

/** A reply's text with the person's edits, where the browser knows them. */
function useEditedText(message: ThreadMessage): string {
  const contentId = message.contentId ?? "";
  const parts = { params: { contentId } };
  const { data } = useQuery({
    queryKey: keyOf(readContent, parts),
    queryFn: ({ signal }) => call(readContent, parts, { signal }),
    // Never fetches: uses only what the edit dialog has loaded and saved.
    enabled: false,
  });
  return contentId !== "" && data ? data.content : (message.edited ?? message.content);
}
