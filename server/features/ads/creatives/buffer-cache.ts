/** A least-recently-used cache of values derived from buffers, limited by their total bytes. */
export class BufferCache<T extends { data: Uint8Array }> {
  readonly #mostBytes: number;
  readonly #values = new Map<string, T>();
  readonly #sources = new WeakMap<Buffer, number>();
  #lastSource = 0;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(source: Buffer, name: string): T | undefined {
    const key = this.#keyOf(source, name);
    const value = this.#values.get(key);
    if (!value) return undefined;
    this.#values.delete(key);
    this.#values.set(key, value);
    return value;
  }

  /** A value above the limit is not kept. */
  set(source: Buffer, name: string, value: T): void {
    const key = this.#keyOf(source, name);
    this.#forget(key);
    this.#values.set(key, value);
    this.#bytes += value.data.length;
    for (const oldest of this.#values.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    this.#bytes -= this.#values.get(key)?.data.length ?? 0;
    this.#values.delete(key);
  }

  #keyOf(source: Buffer, name: string): string {
    const number = this.#sources.get(source) ?? ++this.#lastSource;
    this.#sources.set(source, number);
    return `${number} ${name}`;
  }
}
