// Runs as a separate process, because native code that decodes strangers' pictures may hang or crash.
import sharp from "sharp";
import { createDrawer } from "../draw.ts";
import { pictureColors } from "../source-pictures/picture-colors.ts";
import { prepareLogo } from "../source-pictures/prepare-logo.ts";
import { prepareOwnPhoto } from "../source-pictures/prepare-own-photo.ts";
import { preparePicture } from "../source-pictures/prepare-picture.ts";
import { runDrawingTasks } from "./drawing-tasks.ts";

// One of these processes runs per core.
sharp.concurrency(1);
runDrawingTasks({
  ...(await createDrawer()),
  prepare: {
    picture: preparePicture,
    logo: prepareLogo,
    colors: pictureColors,
    photo: prepareOwnPhoto,
  },
});
