import type { SessionUser } from "#shared/account.ts";
import { creditWords } from "#web/lib/credit-words.ts";
import { number } from "#web/lib/format.ts";

const cellCount = 10;

/** The remaining credits; those for pictures when the plan counts them separately and the worker draws. */
export function CreditsLeft({
  user,
  drawsPictures,
}: {
  user: SessionUser;
  drawsPictures: boolean;
}) {
  const words = creditWords(user);
  const images = drawsPictures ? words.images : null;
  const left = images?.left ?? words.left;
  if (left === null) {
    return (
      <p className="chat-credits" title={words.sentence}>
        <b>Sin límite</b>
        <span>de créditos</span>
      </p>
    );
  }
  const limit = images?.limit ?? user.creditsLimit ?? 0;
  const filled = limit === 0 ? 0 : Math.ceil((left / limit) * cellCount);
  return (
    <div className="chat-credits" title={words.sentence}>
      <span className="chat-cells" aria-hidden="true">
        {Array.from({ length: cellCount }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position only
          <i key={place} className="hex" data-filled={place < filled || undefined} />
        ))}
      </span>
      <p>
        <b>{number(left)}</b>
        <span>
          {left === 1 ? "crédito" : "créditos"}
          <span className="chat-wide">
            {images ? " para imágenes" : left === 1 ? " te queda" : " te quedan"}
          </span>
        </span>
      </p>
    </div>
  );
}
