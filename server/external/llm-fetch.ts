// Far above any reply: ours end at 60,000 characters, one event of some hundred bytes a word.
const streamBytesMax = 32 * 1024 * 1024;
const lineBytesMax = 1024 * 1024;
const otherBytesMax = 1024 * 1024;
const lineFeed = 10;

/** `fetch` whose body ends with an error when a server sends without measure. */
export const cappedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  if (response.body === null) return response;
  const isStream = (response.headers.get("content-type") ?? "").includes("text/event-stream");
  const bytesMax = isStream ? streamBytesMax : otherBytesMax;
  let bytes = 0;
  let lineBytes = 0;
  const capped = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        const lastBreak = chunk.lastIndexOf(lineFeed);
        lineBytes =
          lastBreak === -1 ? lineBytes + chunk.byteLength : chunk.byteLength - lastBreak - 1;
        if (bytes > bytesMax || lineBytes > lineBytesMax) {
          controller.error(new Error("The model's server sends without measure"));
        } else {
          controller.enqueue(chunk);
        }
      },
    }),
  );
  return new Response(capped, response);
};
