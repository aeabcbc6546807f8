import type { ImageModel, PhotoAnswer, PhotoRequest } from "#server/external/image-model.ts";

/** An image model that gives the answers that the test has queued, and waits when there are none. */
export class FakeImageModel implements ImageModel {
  readonly label = "Guion · fotos";
  readonly requests: PhotoRequest[] = [];
  readonly #answers: PhotoAnswer[] = [];

  answer(...answers: PhotoAnswer[]): void {
    this.#answers.push(...answers);
  }

  async make(request: PhotoRequest): Promise<PhotoAnswer> {
    this.requests.push(request);
    const answer = this.#answers.shift();
    if (answer) return answer;
    return new Promise((_, reject) => {
      request.signal.addEventListener("abort", () => reject(request.signal.reason), { once: true });
    });
  }
}
