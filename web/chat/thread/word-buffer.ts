// One render for many deltas: a fast model sends hundreds per second.
const flushEveryMs = 40;

/** Collects the deltas of a reply and passes them on together. */
export class WordBuffer {
  readonly #show: (text: string) => void;
  #text = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (text: string) => void) {
    this.#show = show;
  }

  add(text: string): void {
    this.#text += text;
    this.#timer ??= setTimeout(() => this.flush(), flushEveryMs);
  }

  /** Passes on the collected text now. */
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
