import { pictureMaxMs } from "./demo-workers.ts";
import { fill, nameOfProduct } from "./fill.ts";
import type { DemoInput, DemoTexts } from "./texts.ts";

/** A picture's address, or a text that describes it: the server's, otherwise Ani's. */
type DemoPicture = { imageUrl: string } | { words: string };

/** Requests a picture. Resolves to a description after a failure, a timeout or an abort. */
export async function requestPicture(
  { ani }: DemoTexts,
  typed: DemoInput,
  signal: AbortSignal,
): Promise<DemoPicture> {
  const description = { words: fill(`${ani.idea} ${ani.light}`, typed) };
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), pictureMaxMs);
  signal.addEventListener("abort", () => controller.abort());
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
      signal: controller.signal,
    });
    if (!answer.ok) return description;
    const { imageUrl, fallbackText } = await answer.json();
    if (imageUrl) return { imageUrl };
    return fallbackText ? { words: `${fallbackText}` } : description;
  } catch {
    return description;
  } finally {
    clearTimeout(timer);
  }
}

/** Shows the picture over the page's placeholder, which stays visible when it cannot be loaded. */
export function showPicture(place: HTMLElement, picture: DemoPicture, alt: string): void {
  const caption = place.querySelector<HTMLElement>("[data-demo-concept]")!;
  caption.textContent = "words" in picture ? picture.words : "";
  caption.hidden = !("words" in picture);
  if ("words" in picture) return;
  const image = new Image(1200, 628);
  image.alt = alt;
  image.onerror = () => image.remove();
  image.src = picture.imageUrl;
  place.querySelector("[data-demo-drawn]")!.append(image);
}
