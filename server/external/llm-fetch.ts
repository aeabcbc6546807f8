// Far above any reply: ours end at 60,000 characters, one event of some hundred bytes a word.
const streamBytesMax = 32 * 1024 * 1024;
const lineBytesMax = 1024 * 1024;
const otherBytesMax = 1024 * 1024;
const lineFeed = 10;

/** `fetch` whose body ends with an error when a server sends without measure. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isStream = (response.headers.get("content-type") ?? "").includes("text/event-stream");
  return capped(response, { bytesMax: isStream ? streamBytesMax : otherBytesMax, lineBytesMax });
};

/** The same for answers that are one long line, such as a file in base64. */
export function fetchAtMost(bytesMax: number): typeof fetch {
  return async (input, init) =>
    capped(await fetch(input, init), { bytesMax, lineBytesMax: bytesMax });
}

function capped(response: Response, max: { bytesMax: number; lineBytesMax: number }): Response {
  if (response.body === null) return response;
  let bytes = 0;
  let lineBytes = 0;
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        const lastBreak = chunk.lastIndexOf(lineFeed);
        lineBytes =
          lastBreak === -1 ? lineBytes + chunk.byteLength : chunk.byteLength - lastBreak - 1;
        if (bytes > max.bytesMax || lineBytes > max.lineBytesMax) {
          controller.error(new Error("The model's server sends without measure"));
        } else {
          controller.enqueue(chunk);
        }
      },
    }),
  );
  return new Response(body, response);
}
