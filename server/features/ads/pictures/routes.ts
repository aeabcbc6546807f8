import type { Files } from "#server/platform/files/files.ts";
import { on, type Route } from "#server/platform/http/http.ts";
import type { Platform } from "#server/platform/platform.ts";
import * as shared from "#shared/pictures.ts";
import { generateImage } from "./generate-image.ts";
import type { PictureDeps } from "./make-picture.ts";

type Deps = PictureDeps & Platform & { files: Files };

export const pictureRoutes: Route<Deps>[] = [
  on(shared.generateImage, (deps: Deps, { body, user, client }) =>
    generateImage(deps, body, { userId: user?.userId ?? null, client }),
  ),
];
