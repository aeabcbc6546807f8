// Far more than any reply, which ends at 60,000 characters in events of some hundred bytes per word.
const streamBytesMax = 32 * 1024 * 1024;
const lineBytesMax = 1024 * 1024;
const otherBytesMax = 1024 * 1024;
const lineFeed = 10;

/** `fetch` whose body fails when the server sends more than a reply can need. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const isStream = (response.headers.get("content-type") ?? "").includes("text/event-stream");
  return limitBody(response, { bytesMax: isStream ? streamBytesMax : otherBytesMax, lineBytesMax });
};

/** A capped `fetch` for answers that are one long line, such as a file in base64. */
export function createCappedFetch(bytesMax: number): typeof fetch {
  return async (input, init) =>
    limitBody(await fetch(input, init), { bytesMax, lineBytesMax: bytesMax });
}

function limitBody(response: Response, max: { bytesMax: number; lineBytesMax: number }): Response {
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
