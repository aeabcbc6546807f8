import { encode } from "uqr";

/** Cells of the quiet zone, without which readers do not find the code. */
const quietZone = 4;

interface QrCode {
  /** Cells from edge to edge, including the quiet zone. */
  size: number;
  /** The dark cells as one SVG path; a cell is one unit wide. */
  path: string;
}

export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: quietZone });
  let path = "";
  for (const [y, row] of data.entries()) {
    for (let x = 0; x < size; x++) {
      if (!row[x]) continue;
      let run = 1;
      while (row[x + run]) run++;
      path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run;
    }
  }
  return { size, path };
}

/** Vector file for print. */
export function qrSvg({ size, path }: QrCode): Blob {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([text], { type: "image/svg+xml" });
}

/** Picture for screens and posts: at least 1000 px wide, each cell a whole number of pixels. */
export async function qrPng({ size, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(1000 / size);
  const canvas = document.createElement("canvas");
  canvas.width = size * scale;
  canvas.height = size * scale;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.fillStyle = "#000";
  context.fill(new Path2D(path));
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
