import {
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { type Message, promptLengthMax } from "#shared/chat.ts";
import { characterCount } from "#shared/fields.ts";
import { handoffSentence } from "#shared/handoff-fields.ts";
import type { Photo } from "#shared/photos.ts";
import type { PictureFormat } from "#shared/pictures.ts";
import { pictureType, priceCreditsOf, type Worker } from "#shared/workers.ts";
import { credits, number } from "#web/lib/format.ts";
import type { Ask } from "../thread/thread.ts";
import { keepDraft, readDraft, readDraftPhoto } from "./draft.ts";
import { asSent, HandedChips, type HandedWork } from "./handed-work.tsx";
import { KindChoice } from "./kind-choice.tsx";
import { LocalMode } from "./local-mode.tsx";
import { PhotoButton, PhotoChip, PhotoStatus, useDroppedFile } from "./photo-choice.tsx";
import { SendButton } from "./send-button.tsx";
import { SendNotice } from "./send-notice.tsx";
import { ShapeChoice } from "./shape-choice.tsx";
import { standingKind } from "./standing-kind.ts";
import { useFittingHeight } from "./use-fitting-height.ts";
import { usePhoto } from "./use-photo.ts";
import "./composer.css";

export interface ComposerHandle {
  /** Puts a request into the composer, ready to be read over and sent. */
  fill: (prompt: string, contentType: string, handed?: HandedWork) => void;
  /** Adds a photo that is kept already. */
  attach: (photoId: string) => void;
}

export interface ComposerProps {
  handle: RefObject<ComposerHandle | null>;
  worker: Worker;
  userId: string;
  conversationId: string | null;
  /** What was asked for last here; undefined before anything was. */
  asked: Pick<Message, "contentType" | "pictureFormat"> | undefined;
  disabled: boolean;
  /** A reply is being written: nothing can be sent, it can be stopped. */
  writing: boolean;
  notice: string | null;
  /** The notice is about credits or plan. */
  needsPlan: boolean;
  onDismissNotice: () => void;
  /** False when it was refused. */
  onSend: (ask: {
    prompt: string;
    contentType: string;
    format: PictureFormat | null;
    photo?: Photo | null;
    order?: Ask["order"];
    handoff?: Ask["handoff"];
  }) => Promise<boolean>;
  onStop: () => Promise<void>;
}

const counterFrom = promptLengthMax - 1_000;
const hasMouse = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** Where one writes. Enter sends, Shift+Enter is a new line; what is not sent is kept. */
export function Composer(props: ComposerProps) {
  const { worker, conversationId, userId, writing, notice } = props;
  const place = { userId, workerId: worker.id, conversationId };
  const [text, setText] = useState(() => readDraft(place));
  const standing = standingKind(worker, props.asked, { isNew: conversationId === null });
  const [chosen, setKind] = useState<string | null>(() =>
    // A photo that waits to be sent is of a picture.
    readDraftPhoto(place) ? pictureType : null,
  );
  const kind = chosen ?? standing;
  const [shape, setFormat] = useState<PictureFormat | null | undefined>(undefined);
  const format = shape === undefined ? (props.asked?.pictureFormat ?? null) : shape;
  const photo = usePhoto(place);
  /** A photo is still on its way, and what is asked for goes with it. */
  const waits = useRef(false);
  const photoButton = useRef<HTMLButtonElement>(null);
  const [handed, setHanded] = useState<HandedWork>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const draws = kind === pictureType;
  const mayDraw = priceCreditsOf(worker, pictureType) !== undefined;
  const price = credits(priceCreditsOf(worker, kind) ?? 1);
  const isLong = text.length >= counterFrom;
  const length = isLong ? characterCount(text.trim()) : 0;
  const tooLong = length > promptLengthMax;
  const unsendable = props.disabled || writing || tooLong;

  useEffect(() => {
    keepDraft({ userId, workerId: worker.id, conversationId }, text);
  }, [text, userId, worker.id, conversationId]);
  useEffect(() => {
    // On a phone the keyboard would cover what one came to read.
    if (hasMouse()) area.current?.focus({ preventScroll: true });
  }, []);
  useFittingHeight(area, text);
  const addPhoto = (file: File) => {
    setKind(pictureType);
    photo.add(file);
  };
  const isDropping = useDroppedFile(mayDraw && !props.disabled, addPhoto);

  useImperativeHandle(props.handle, () => ({
    fill(prompt, contentType, work = {}) {
      setHanded(work);
      if (prompt && !work.order) setText(prompt);
      setKind(priceCreditsOf(worker, contentType) === undefined ? "chat" : contentType);
      area.current?.focus();
      requestAnimationFrame(() => area.current?.setSelectionRange(prompt.length, prompt.length));
    },
    attach(photoId) {
      setKind(pictureType);
      void photo.attach(photoId);
    },
  }));

  const send = async () => {
    if (unsendable || waits.current) return;
    const { order } = handed;
    const typed = text.trim();
    const prompt = typed || (order ? handoffSentence(order) : "");
    // The button always says what sending costs; with nothing to send it leads to where one writes.
    if (prompt === "") return area.current?.focus();
    waits.current = true;
    const own = draws ? await photo.ready() : null;
    waits.current = false;
    // Nothing is asked for without it.
    if (own === "refused") return;
    if (own) photo.remove();
    // What was added to it while a photo was on its way stays.
    setText((now) => (now.trim() === typed ? "" : now));
    area.current?.focus();
    const work = order ? { ...handed, order: asSent(order, typed, kind) } : {};
    const sent = await props.onSend({
      prompt,
      contentType: kind,
      format: draws ? format : null,
      ...(own ? { photo: own } : {}),
      ...work,
    });
    if (sent) {
      setHanded({});
      return setKind((now) => (now === kind ? null : now));
    }
    if (own) photo.putBack(own);
    if (typed === "") return;
    // Kept at once: whose session is over is already on the way to signing in.
    if (readDraft(place).trim() === "") keepDraft(place, prompt);
    // What was typed in the meantime goes before what was refused.
    setText((now) => (now.trim() === "" ? prompt : now));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const keys = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    // Enter that takes over a word from an input method is not for us (229 in Safari).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void send();
  };

  return (
    <form className="chat-foot" onSubmit={submit}>
      <div className="chat-in">
        {notice ? <SendNotice {...props} notice={notice} /> : null}
        <div className="chat-box" data-dropping={isDropping || undefined}>
          {isDropping ? (
            <p className="chat-drop">Suelta la foto para ponerla en la imagen</p>
          ) : null}
          {draws && photo.added ? (
            <PhotoChip
              added={photo.added}
              onRetry={photo.add}
              onRemove={() => {
                photo.takeOff();
                photoButton.current?.focus();
              }}
            />
          ) : null}
          {mayDraw ? <PhotoStatus added={photo.added} /> : null}
          <HandedChips handed={handed} onRemove={() => setHanded({})} />
          <label className="sr-only" htmlFor="mensaje">
            Mensaje para {worker.name}
          </label>
          <textarea
            id="mensaje"
            ref={area}
            rows={1}
            value={text}
            disabled={props.disabled}
            aria-describedby={isLong ? "mensaje-largo" : "mensaje-ayuda"}
            aria-invalid={tooLong || undefined}
            placeholder={
              props.asked
                ? `Pídele a ${worker.name} un cambio o algo nuevo`
                : `Escribe a ${worker.name}`
            }
            onChange={(event) => setText(event.target.value)}
            onKeyDown={keys}
            onPaste={(event) => {
              const [file] = event.clipboardData.files;
              if (!mayDraw || !file?.type.startsWith("image/")) return;
              event.preventDefault();
              addPhoto(file);
            }}
          />
          {isLong ? (
            <p id="mensaje-largo" className="chat-counter" data-over={tooLong || undefined}>
              {tooLong
                ? `Sobran ${number(length - promptLengthMax)} caracteres: usa como máximo ${number(promptLengthMax)}`
                : `${number(length)} de ${number(promptLengthMax)} caracteres`}
            </p>
          ) : null}
          <div className="chat-row">
            <KindChoice worker={worker} value={kind} onChange={setKind} />
            {draws ? <ShapeChoice value={format} onChange={setFormat} /> : null}
            {draws ? <PhotoButton button={photoButton} onFile={addPhoto} /> : null}
            <SendButton
              draws={draws}
              price={price}
              disabled={props.disabled || tooLong}
              writing={writing}
              onStop={() => {
                area.current?.focus();
                void props.onStop();
              }}
            />
          </div>
        </div>
        <div className="chat-hint" id="mensaje-ayuda">
          <LocalMode className="chat-narrow" />
          <p>
            <span className="chat-wide">Enter envía. Mayús + Enter salta de línea. </span>
            Si algo falla, no gastas nada.
          </p>
        </div>
      </div>
    </form>
  );
}
