import { pictureMaxMs } from "./demo-workers.ts";
import { fill, nameOfProduct } from "./fill.ts";
import type { DemoTexts, Typed } from "./texts.ts";

/** An address of a picture, or words for it: the server's, else Ani's own. */
export type Drawn = { imageUrl: string } | { words: string };

/** Never fails; ends when the signal says so. */
export async function askForPicture(
  { ani }: DemoTexts,
  typed: Typed,
  signal: AbortSignal,
): Promise<Drawn> {
  const own = { words: fill(`${ani.idea} ${ani.light}`, typed) };
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), pictureMaxMs);
  signal.addEventListener("abort", () => late.abort());
  try {
    const product = nameOfProduct(typed.product);
    const answer = await fetch("/api/generate-image", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        prompt: `${product}, de ${typed.businessName}`,
        one_line_summary: product,
        aspect_ratio: "16:9",
      }),
      signal: late.signal,
    });
    if (!answer.ok) return own;
    const { imageUrl, fallbackText } = await answer.json();
    if (imageUrl) return { imageUrl };
    return fallbackText ? { words: `${fallbackText}` } : own;
  } catch {
    return own;
  } finally {
    clearTimeout(timer);
  }
}

/** The picture over the one drawn by the page, which stays when it cannot be seen. */
export function showPicture(place: HTMLElement, drawn: Drawn, alt: string): void {
  const words = place.querySelector<HTMLElement>("[data-demo-concept]")!;
  words.textContent = "words" in drawn ? drawn.words : "";
  words.hidden = !("words" in drawn);
  if ("words" in drawn) return;
  const image = new Image(1200, 628);
  image.alt = alt;
  image.onerror = () => image.remove();
  image.src = drawn.imageUrl;
  place.querySelector("[data-demo-drawn]")!.append(image);
}
