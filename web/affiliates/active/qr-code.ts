import { encode } from "uqr";

/** Cells of quiet around a code, without which readers do not find it. */
const quiet = 4;

export interface QrCode {
  /** Cells from edge to edge, with the quiet ones. */
  size: number;
  /** Its dark cells as one path, a unit each. */
  path: string;
}

export function qrCodeOf(text: string): QrCode {
  const { data, size } = encode(text, { ecc: "M", border: quiet });
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

/** For print: a vector file that any program opens. */
export function qrSvg({ size, path }: QrCode): Blob {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([text], { type: "image/svg+xml" });
}

/** For screens and posts: at least 1000 px wide, each cell of whole pixels. */
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
