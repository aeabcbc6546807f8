// One page of text and lines, which is all that an invoice needs.

/** Widths of Helvetica's characters 32–126 in thousandths of the size (Adobe's font metrics). */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
];

/** Where Windows-1252 differs from Latin-1, and what it has no sign for. */
const windowsCodes: Record<string, number> = {
  "€": 0x80,
  "…": 0x85,
  "‘": 0x91,
  "’": 0x92,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
  "—": 0x97,
  "−": 0x96,
  "\u00a0": 0x20,
  "\u202f": 0x20,
};

/** Width in points. An accent does not widen its letter. */
export function textWidth(text: string, size: number): number {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "");
  const units = [...plain].reduce(
    (sum, letter) => sum + (widths[letter.charCodeAt(0) - 32] ?? 556),
    0,
  );
  return (units * size) / 1000;
}

function encoded(text: string): string {
  return [...text]
    .map((letter) => {
      const code = windowsCodes[letter] ?? letter.codePointAt(0)!;
      if (code < 32 || code > 255 || (code > 126 && code < 160 && !(letter in windowsCodes)))
        return "?";
      const character = String.fromCharCode(code);
      return /[()\\]/.test(character) ? `\\${character}` : character;
    })
    .join("");
}

export interface PdfPage {
  /** Points from the left and from the top of an A4 page (595 × 842); `right`: x is the text's end. */
  text(
    x: number,
    y: number,
    text: string,
    style?: { size?: number; bold?: boolean; grey?: boolean; right?: boolean },
  ): void;
  /** A thin line across, from x to x. */
  rule(x1: number, x2: number, y: number): void;
  bytes(): Buffer;
}

export function createPdf({ title }: { title: string }): PdfPage {
  const drawn: string[] = [];
  return {
    text(x, y, text, { size = 10, bold = false, grey = false, right = false } = {}) {
      // Bold figures, which is what stands at the right, are as wide as thin ones.
      const from = right ? x - textWidth(text, size) : x;
      const place = `${from.toFixed(2)} ${(842 - y).toFixed(2)} Td`;
      drawn.push(
        `BT ${grey ? "0.36" : "0.07"} g /${bold ? "F2" : "F1"} ${size} Tf ${place} (${encoded(text)}) Tj ET`,
      );
    },
    rule(x1, x2, y) {
      drawn.push(`0.8 G 0.7 w ${x1} ${842 - y} m ${x2} ${842 - y} l S`);
    },
    bytes() {
      const content = drawn.join("\n");
      const font = (name: string) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
      return assembled([
        "<< /Type /Catalog /Pages 2 0 R /Lang (es) >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R " +
          "/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>",
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
        font("Helvetica"),
        font("Helvetica-Bold"),
        `<< /Title (${encoded(title)}) >>`,
      ]);
    },
  };
}

/** Objects 1, 2, 3… with the table of where each begins; the first is the root, the last the title. */
function assembled(objects: string[]): Buffer {
  // The bytes above 127 tell programs that this is not plain text.
  let file = "%PDF-1.4\n%\xe2\xe3\xcf\xd3\n";
  const starts = objects.map((object, at) => {
    const start = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = file.length;
  const rows = starts.map((start) => `${String(start).padStart(10, "0")} 00000 n \n`).join("");
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`;
  file += `startxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, "latin1");
}
