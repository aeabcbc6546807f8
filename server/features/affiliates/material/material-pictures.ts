import { AppError } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, type Limit, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  affiliateLinkOf,
  type MaterialFile,
  type MaterialPictureId,
} from "#shared/affiliate-material.ts";
import type { Sheet } from "./sheet.ts";
import { sheetOf } from "./sheets.ts";

export type MaterialFiles = Record<MaterialFile, Buffer>;

export interface MaterialDeps extends Pick<Platform, "db" | "now" | "settings"> {
  /** Outside the server's process; null when it cannot be done now. */
  paint: (sheet: Sheet, caller: string) => Promise<MaterialFiles | null>;
}

/** Some 120 pictures. */
const keptBytes = 20 * 1024 * 1024;
/** Of what is not kept: a dozen affiliates behind one address. */
const perAddress: Limit = { rule: "affiliate-picture-address", max: 60, windowSeconds: 3600 };
const ofAll: Limit = { rule: "affiliate-picture-all", max: 2_000, windowSeconds: 3600 };

/**
 * The pictures with an affiliate's QR code: drawn when they are asked for, kept in memory while there
 * is room, and drawn once however many ask at the same time.
 */
export class MaterialPictures {
  readonly #deps: MaterialDeps;
  readonly #kept = new Map<string, MaterialFiles>();
  readonly #running = new Map<string, Promise<MaterialFiles>>();
  #bytes = 0;

  constructor(deps: MaterialDeps) {
    this.#deps = deps;
  }

  /**
   * @param code has the form of an affiliate's
   * @throws AppError `rate_limited`; `unavailable` when it cannot be drawn now
   */
  async read(
    picture: MaterialPictureId,
    code: string,
    client: Pick<Client, "ip">,
  ): Promise<MaterialFiles> {
    const key = `${picture} ${code}`;
    const kept = this.#kept.get(key);
    if (kept) {
      // Last in order: forgotten last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const subject = addressBlock(client.ip);
    await throttle(
      this.#deps,
      { ...perAddress, subject },
      { wider: [{ ...ofAll, subject: "all" }] },
    );
    const drawnMeanwhile = this.#kept.get(key);
    if (drawnMeanwhile) return drawnMeanwhile;
    const running =
      this.#running.get(key) ??
      this.#draw(picture, code, subject).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    const files = await running;
    this.#keep(key, files);
    return files;
  }

  async #draw(picture: MaterialPictureId, code: string, caller: string): Promise<MaterialFiles> {
    const link = affiliateLinkOf(this.#deps.settings.publicOrigin, code);
    const files = await this.#deps.paint(sheetOf(picture, link), `material:${caller}`);
    if (!files) throw notNow();
    return files;
  }

  #keep(key: string, files: MaterialFiles): void {
    if (this.#kept.has(key)) return;
    this.#kept.set(key, files);
    this.#bytes += bytesOf(files);
    for (const [oldest, forgotten] of this.#kept) {
      if (this.#bytes <= keptBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytesOf(forgotten);
    }
  }
}

const bytesOf = ({ png, webp }: MaterialFiles) => png.length + webp.length;

const notNow = () =>
  new AppError(
    "unavailable",
    "Ahora mismo no podemos dibujar tus imágenes. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60 },
  );
