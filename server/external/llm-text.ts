/** Takes out what cannot be stored or shown, piece by piece. */
export interface TextCleaner {
  clean(piece: string): string;
  /** What was held back at the end; empty when nothing was. */
  end(): string;
}

// Control characters except tab and line feed, and halves of a character without the other half.
const unwanted = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Keeps a character whose two halves arrive in two pieces. */
export function textCleaner(): TextCleaner {
  let held = "";
  return {
    clean(piece) {
      let text = held + piece;
      held = "";
      const last = text.charCodeAt(text.length - 1);
      if (last >= 0xd800 && last <= 0xdbff) {
        held = text.slice(-1);
        text = text.slice(0, -1);
      }
      return text.replace(unwanted, "");
    },
    end() {
      // A half that nothing completed.
      held = "";
      return "";
    },
  };
}
