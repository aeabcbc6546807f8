import type { ImageModel, PhotoAnswer, PhotoRequest } from "#server/external/image-model.ts";

/** A model of photos that answers what the test tells it to, and waits when it was told nothing. */
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
