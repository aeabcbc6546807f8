import { AppError } from "#server/platform/errors.ts";
import type { Client } from "#server/platform/http/http.ts";
import { addressBlock, type Limit, throttle } from "#server/platform/http/throttle.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  affiliateLinkOf,
  type MaterialFile,
  type MaterialPictureId,
} from "#shared/affiliate-material.ts";
import type { MaterialLayout } from "./material-layout.ts";
import { layOutMaterial } from "./material-layouts.ts";

type MaterialFiles = Record<MaterialFile, Buffer>;

export interface MaterialDeps extends Pick<Platform, "db" | "now" | "settings"> {
  /** Renders in another process; null when that is not possible now. */
  paint: (sheet: MaterialLayout, caller: string) => Promise<MaterialFiles | null>;
}

/** About 120 pictures. */
const maxCacheBytes = 20 * 1024 * 1024;
/** Limits pictures that are not cached; allows a dozen affiliates behind one IP address. */
const perAddressLimit: Limit = { rule: "affiliate-picture-address", max: 60, windowSeconds: 3600 };
const globalLimit: Limit = { rule: "affiliate-picture-all", max: 2_000, windowSeconds: 3600 };

/**
 * Pictures with an affiliate's QR code: rendered on request and cached in memory up to a limit.
 * Simultaneous requests for one picture share a single rendering.
 */
export class MaterialPictures {
  readonly #deps: MaterialDeps;
  readonly #cache = new Map<string, MaterialFiles>();
  readonly #running = new Map<string, Promise<MaterialFiles>>();
  #bytes = 0;

  constructor(deps: MaterialDeps) {
    this.#deps = deps;
  }

  /**
   * @param code a syntactically valid affiliate code
   * @throws AppError `rate_limited`; `unavailable` when the picture cannot be rendered now
   */
  async read(
    picture: MaterialPictureId,
    code: string,
    client: Pick<Client, "ip">,
  ): Promise<MaterialFiles> {
    const key = `${picture} ${code}`;
    const cached = this.#cache.get(key);
    if (cached) {
      // Moves it to the end of the map, so that it is evicted last.
      this.#cache.delete(key);
      this.#cache.set(key, cached);
      return cached;
    }
    const subject = addressBlock(client.ip);
    await throttle(
      this.#deps,
      { ...perAddressLimit, subject },
      { wider: [{ ...globalLimit, subject: "all" }] },
    );
    const cachedMeanwhile = this.#cache.get(key);
    if (cachedMeanwhile) return cachedMeanwhile;
    const running =
      this.#running.get(key) ??
      this.#draw(picture, code, subject).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    const files = await running;
    this.#store(key, files);
    return files;
  }

  async #draw(picture: MaterialPictureId, code: string, caller: string): Promise<MaterialFiles> {
    const link = affiliateLinkOf(this.#deps.settings.publicOrigin, code);
    const files = await this.#deps.paint(layOutMaterial(picture, link), `material:${caller}`);
    if (!files) throw unavailable();
    return files;
  }

  #store(key: string, files: MaterialFiles): void {
    if (this.#cache.has(key)) return;
    this.#cache.set(key, files);
    this.#bytes += bytesOf(files);
    for (const [oldest, evicted] of this.#cache) {
      if (this.#bytes <= maxCacheBytes) break;
      this.#cache.delete(oldest);
      this.#bytes -= bytesOf(evicted);
    }
  }
}

const bytesOf = ({ png, webp }: MaterialFiles) => png.length + webp.length;

const unavailable = () =>
  new AppError(
    "unavailable",
    "Ahora mismo no podemos dibujar tus imágenes. Vuelve a probar en un minuto.",
    { retryAfterSeconds: 60 },
  );
