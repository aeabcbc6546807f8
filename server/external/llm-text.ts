/** Removes characters that cannot be stored or shown from a streamed text. */
export interface TextCleaner {
  clean(piece: string): string;
  /** Call it at the end; returns text that was held back. */
  end(): string;
}

// Control characters except tab and line feed, and lone surrogates.
const unwanted = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** Holds back a high surrogate at the end of a piece, so that split characters survive. */
export function textCleaner(): TextCleaner {
  let pending = "";
  return {
    clean(piece) {
      let text = pending + piece;
      pending = "";
      const last = text.charCodeAt(text.length - 1);
      if (last >= 0xd800 && last <= 0xdbff) {
        pending = text.slice(-1);
        text = text.slice(0, -1);
      }
      return text.replace(unwanted, "");
    },
    end() {
      // A lone surrogate is dropped.
      pending = "";
      return "";
    },
  };
}
