import type { ComponentProps } from "react";
import type { LazyDialogModule } from "#web/ui/lazy-dialog.tsx";
import type PieceDialog from "./piece-dialog.tsx";

/** Loaded on demand: the dialog needs the Markdown parser, a list of pieces does not. */
export const lazyPiece: LazyDialogModule<ComponentProps<typeof PieceDialog>> = {
  name: "piece-dialog",
  title: "Contenido",
  load: () => import("./piece-dialog.tsx"),
};
