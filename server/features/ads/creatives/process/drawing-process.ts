// Runs as a separate process, because native code that decodes strangers' pictures may hang or crash.
import sharp from "sharp";
import { createDrawer } from "../draw.ts";
import { pictureColors } from "../pictures/picture-colors.ts";
import { prepareLogo } from "../pictures/prepare-logo.ts";
import { prepareOwnPhoto } from "../pictures/prepare-own-photo.ts";
import { preparePicture } from "../pictures/prepare-picture.ts";
import { answerDrawings } from "./answer-drawings.ts";

// One of these processes runs per core.
sharp.concurrency(1);
answerDrawings({
  ...(await createDrawer()),
  prepare: {
    picture: preparePicture,
    logo: prepareLogo,
    colors: pictureColors,
    photo: prepareOwnPhoto,
  },
});
