// A program of its own: native code that decodes strangers' pictures may hang or fall here.
import sharp from "sharp";
import { createDrawer } from "../draw.ts";
import { pictureColors } from "../pictures/picture-colors.ts";
import { prepareLogo } from "../pictures/prepare-logo.ts";
import { prepareOwnPhoto } from "../pictures/prepare-own-photo.ts";
import { preparePicture } from "../pictures/prepare-picture.ts";
import { answerDrawings } from "./answer-drawings.ts";

// There is one of these programs per core.
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
