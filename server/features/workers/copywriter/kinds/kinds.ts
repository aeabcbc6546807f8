import type { Kind } from "../draft.ts";
import { searchAd } from "./ads/search-ad.ts";
import { ani } from "./ani.ts";
import { bio } from "./bio.ts";
import { bran } from "./bran.ts";
import { faq } from "./faq.ts";
import { iko } from "./iko.ts";
import { lia } from "./lia.ts";
import { marcos } from "./marcos.ts";
import { mel } from "./mel.ts";
import { nai } from "./nai.ts";
import { sofi } from "./sofi.ts";
import { teo } from "./teo.ts";
import { vivi } from "./vivi.ts";

/** Every kind of text by its content type; the ids are those of `shared/workers.ts`. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  [mel, teo, bio, ani, bran, searchAd, lia, faq, nai, iko, sofi, marcos, vivi]
    .flat()
    .map((kind) => [kind.id, kind]),
);
