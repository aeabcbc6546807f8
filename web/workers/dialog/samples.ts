import type { WorkerId } from "#shared/workers.ts";
import type { Sample } from "./sample.ts";
import { ani } from "./samples/ani.ts";
import { bran } from "./samples/bran.ts";
import { iko } from "./samples/iko.ts";
import { lia } from "./samples/lia.ts";
import { marcos } from "./samples/marcos.ts";
import { mel } from "./samples/mel.ts";
import { nai } from "./samples/nai.ts";
import { sofi } from "./samples/sofi.ts";
import { teo } from "./samples/teo.ts";
import { vivi } from "./samples/vivi.ts";

export const samples: Readonly<Record<WorkerId, Sample>> = {
  mel,
  teo,
  ani,
  bran,
  lia,
  nai,
  iko,
  sofi,
  marcos,
  vivi,
};
