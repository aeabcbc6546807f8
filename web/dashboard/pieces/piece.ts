import type { readContent } from "#shared/content.ts";
import type { OutputOf } from "#shared/endpoint.ts";

export type Piece = OutputOf<typeof readContent>;
