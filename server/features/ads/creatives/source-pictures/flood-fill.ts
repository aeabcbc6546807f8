import type { Size } from "../creative.ts";

/** Calls `visit` with each of a pixel's up to four neighbours. */
export function eachNeighbour(
  { width, height }: Size,
  at: number,
  visit: (neighbour: number) => void,
): void {
  const x = at % width;
  if (x > 0) visit(at - 1);
  if (x < width - 1) visit(at + 1);
  if (at >= width) visit(at - width);
  if (at < width * (height - 1)) visit(at + width);
}

/** Flood fill from the border: 1 for every pixel reached over pixels that `accepts`. */
export function floodFromBorder(size: Size, accepts: (at: number) => boolean): Uint8Array {
  const { width, height } = size;
  const count = width * height;
  const reached = new Uint8Array(count);
  const queue = new Int32Array(count);
  let end = 0;
  const reach = (at: number) => {
    if (reached[at] || !accepts(at)) return;
    reached[at] = 1;
    queue[end++] = at;
  };
  for (let x = 0; x < width; x++) {
    reach(x);
    reach((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    reach(y * width);
    reach(y * width + width - 1);
  }
  for (let next = 0; next < end; next++) eachNeighbour(size, queue[next]!, reach);
  return reached;
}

/** Connected pieces of the pixels for which `holds`, largest first, as lists of pixel indexes. */
export function connectedPiecesOf(size: Size, holds: (at: number) => boolean): Int32Array[] {
  const count = size.width * size.height;
  const visited = new Uint8Array(count);
  const queue = new Int32Array(count);
  const pieces: Int32Array[] = [];
  for (let start = 0; start < count; start++) {
    if (visited[start] || !holds(start)) continue;
    let end = 0;
    const reach = (at: number) => {
      if (visited[at] || !holds(at)) return;
      visited[at] = 1;
      queue[end++] = at;
    };
    reach(start);
    for (let next = 0; next < end; next++) eachNeighbour(size, queue[next]!, reach);
    pieces.push(queue.slice(0, end));
  }
  return pieces.sort((one, other) => other.length - one.length || one[0]! - other[0]!);
}

/** For pixels whose flag is `value`: steps to the nearest other pixel, up to `most`; otherwise 0. */
export function depthsOf(size: Size, most: number, flags: Uint8Array, value: 0 | 1): Uint8Array {
  const { width } = size;
  const count = flags.length;
  const depths = new Uint8Array(count);
  let layer: number[] = [];
  for (let at = 0; at < count; at++) {
    if (flags[at] !== value) continue;
    const x = at % width;
    if (
      (x > 0 && flags[at - 1] !== value) ||
      (x < width - 1 && flags[at + 1] !== value) ||
      (at >= width && flags[at - width] !== value) ||
      (at < count - width && flags[at + width] !== value)
    ) {
      depths[at] = 1;
      layer.push(at);
    }
  }
  for (let depth = 2; depth <= most; depth++) {
    const next: number[] = [];
    const reach = (at: number) => {
      if (depths[at] || flags[at] !== value) return;
      depths[at] = depth;
      next.push(at);
    };
    for (const at of layer) eachNeighbour(size, at, reach);
    layer = next;
  }
  return depths;
}
