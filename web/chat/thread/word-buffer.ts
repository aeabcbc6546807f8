// One painting for many words: a fast model sends hundreds a second.
const showEveryMs = 40;

/** Gathers the words of a reply that is being written and hands them on together. */
export class WordBuffer {
  readonly #show: (text: string) => void;
  #text = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  add(text: string): void {
    this.#text += text;
    this.#timer ??= setTimeout(() => this.flush(), showEveryMs);
  }

  /** Hands on what is there, now. */
  flush(): void {
    const text = this.#text;
    this.discard();
    if (text !== "") this.#show(text);
  }

  discard(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#text = "";
  }
}
