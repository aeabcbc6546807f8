// A program of its own: native code that decodes strangers' pictures may hang or fall here.
import sharp from "sharp";
import { answerDrawings } from "./answer-drawings.ts";
import { createDrawer } from "./draw.ts";

// There is one of these programs per core.
sharp.concurrency(1);
answerDrawings(await createDrawer());
