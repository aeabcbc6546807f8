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
import type { PromptRequest } from "../thread/thread.ts";
import { ContentTypeChoice } from "./content-type-choice.tsx";
import { defaultContentType } from "./default-content-type.ts";
import { readDraft, readDraftPhoto, saveDraft } from "./draft.ts";
import { LocalMode } from "./local-mode.tsx";
import { PhotoButton, PhotoChip, PhotoStatus, useDroppedFile } from "./photo-choice.tsx";
import { PictureFormatChoice } from "./picture-format-choice.tsx";
import { SendButton } from "./send-button.tsx";
import { SendNotice } from "./send-notice.tsx";
import { type UnsentHandoff, UnsentHandoffChips, withTypedText } from "./unsent-handoff.tsx";
import { useAutoHeight } from "./use-auto-height.ts";
import { usePhoto } from "./use-photo.ts";
import "./composer.css";

export interface ComposerHandle {
  /** Fills the composer with a request, without sending it. */
  fill: (prompt: string, contentType: string, handed?: UnsentHandoff) => void;
  /** Adds a photo that is stored already. */
  attach: (photoId: string) => void;
}

interface ComposerProps {
  handle: RefObject<ComposerHandle | null>;
  worker: Worker;
  userId: string;
  conversationId: string | null;
  /** The conversation's last question; undefined in a new one. */
  lastQuestion: Pick<Message, "contentType" | "pictureFormat"> | undefined;
  disabled: boolean;
  /** A reply is being written: nothing can be sent, but the reply can be stopped. */
  writing: boolean;
  notice: string | null;
  /** The notice is about credits or plan. */
  needsPlan: boolean;
  onDismissNotice: () => void;
  /** Resolves to false when the request was refused. */
  onSend: (ask: {
    prompt: string;
    contentType: string;
    format: PictureFormat | null;
    photo?: Photo | null;
    order?: PromptRequest["order"];
    handoff?: PromptRequest["handoff"];
  }) => Promise<boolean>;
  onStop: () => Promise<void>;
}

const counterFrom = promptLengthMax - 1_000;
const hasMouse = () => window.matchMedia("(hover: hover) and (pointer: fine)").matches;

/** The message form. Enter sends, Shift+Enter starts a new line; unsent text is stored. */
export function Composer(props: ComposerProps) {
  const { worker, conversationId, userId, writing, notice } = props;
  const place = { userId, workerId: worker.id, conversationId };
  const [text, setText] = useState(() => readDraft(place));
  const defaultType = defaultContentType(worker, props.lastQuestion, {
    isNew: conversationId === null,
  });
  const [chosenType, setChosenType] = useState<string | null>(() =>
    // A stored photo belongs to a request for a picture.
    readDraftPhoto(place) ? pictureType : null,
  );
  const contentType = chosenType ?? defaultType;
  const [chosenFormat, setChosenFormat] = useState<PictureFormat | null | undefined>(undefined);
  const format =
    chosenFormat === undefined ? (props.lastQuestion?.pictureFormat ?? null) : chosenFormat;
  const photo = usePhoto(place);
  /** A photo is still being uploaded for a request that will be sent. */
  const isAwaitingPhoto = useRef(false);
  const photoButton = useRef<HTMLButtonElement>(null);
  const [handed, setHanded] = useState<UnsentHandoff>({});
  const area = useRef<HTMLTextAreaElement>(null);
  const isPicture = contentType === pictureType;
  const canDraw = priceCreditsOf(worker, pictureType) !== undefined;
  const price = credits(priceCreditsOf(worker, contentType) ?? 1);
  const isLong = text.length >= counterFrom;
  const length = isLong ? characterCount(text.trim()) : 0;
  const tooLong = length > promptLengthMax;
  const isBlocked = props.disabled || writing || tooLong;

  useEffect(() => {
    saveDraft({ userId, workerId: worker.id, conversationId }, text);
  }, [text, userId, worker.id, conversationId]);
  useEffect(() => {
    // Not on a phone, where the keyboard would cover the conversation.
    if (hasMouse()) area.current?.focus({ preventScroll: true });
  }, []);
  useAutoHeight(area, text);
  const addPhoto = (file: File) => {
    setChosenType(pictureType);
    photo.add(file);
  };
  const isDropping = useDroppedFile(canDraw && !props.disabled, addPhoto);

  useImperativeHandle(props.handle, () => ({
    fill(prompt, contentType, work = {}) {
      setHanded(work);
      if (prompt && !work.order) setText(prompt);
      setChosenType(priceCreditsOf(worker, contentType) === undefined ? "chat" : contentType);
      area.current?.focus();
      requestAnimationFrame(() => area.current?.setSelectionRange(prompt.length, prompt.length));
    },
    attach(photoId) {
      setChosenType(pictureType);
      void photo.attach(photoId);
    },
  }));

  const send = async () => {
    if (isBlocked || isAwaitingPhoto.current) return;
    const { order } = handed;
    const typed = text.trim();
    const prompt = typed || (order ? handoffSentence(order) : "");
    // The button is enabled without text too, to show the price; it then focuses the field.
    if (prompt === "") return area.current?.focus();
    isAwaitingPhoto.current = true;
    const readyPhoto = isPicture ? await photo.ready() : null;
    isAwaitingPhoto.current = false;
    // Without its photo the request is not sent.
    if (readyPhoto === "refused") return;
    if (readyPhoto) photo.remove();
    // Text typed during the upload stays.
    setText((now) => (now.trim() === typed ? "" : now));
    area.current?.focus();
    const work = order ? { ...handed, order: withTypedText(order, typed, contentType) } : {};
    const sent = await props.onSend({
      prompt,
      contentType,
      format: isPicture ? format : null,
      ...(readyPhoto ? { photo: readyPhoto } : {}),
      ...work,
    });
    if (sent) {
      setHanded({});
      return setChosenType((now) => (now === contentType ? null : now));
    }
    if (readyPhoto) photo.putBack(readyPhoto);
    if (typed === "") return;
    // Stored at once: when the session has expired, the page is leaving for the login already.
    if (readDraft(place).trim() === "") saveDraft(place, prompt);
    // Text typed in the meantime takes precedence over the refused one.
    setText((now) => (now.trim() === "" ? prompt : now));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey) return;
    // Ignore the Enter that confirms an input method's word (key code 229 in Safari).
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
          {isPicture && photo.added ? (
            <PhotoChip
              added={photo.added}
              onRetry={photo.add}
              onRemove={() => {
                photo.takeOff();
                photoButton.current?.focus();
              }}
            />
          ) : null}
          {canDraw ? <PhotoStatus added={photo.added} /> : null}
          <UnsentHandoffChips handed={handed} onRemove={() => setHanded({})} />
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
              props.lastQuestion
                ? `Pídele a ${worker.name} un cambio o algo nuevo`
                : `Escribe a ${worker.name}`
            }
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const [file] = event.clipboardData.files;
              if (!canDraw || !file?.type.startsWith("image/")) return;
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
            <ContentTypeChoice worker={worker} value={contentType} onChange={setChosenType} />
            {isPicture ? <PictureFormatChoice value={format} onChange={setChosenFormat} /> : null}
            {isPicture ? <PhotoButton button={photoButton} onFile={addPhoto} /> : null}
            <SendButton
              isPicture={isPicture}
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
