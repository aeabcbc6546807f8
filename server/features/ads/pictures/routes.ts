import type { Files } from "#server/platform/files/files.ts";
import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/pictures.ts";
import type { PictureDeps } from "./make-picture.ts";

type Deps = PictureDeps & Platform & { files: Files };

export const pictureRoutes: Route<Deps>[] = [
  on(shared.generateImage, async (deps: Deps, { body, user, client }) => {
    const { generateImage } = await import("./generate-image.ts");
    return await generateImage(deps, body, { userId: user?.userId ?? null, client });
  }),
];
