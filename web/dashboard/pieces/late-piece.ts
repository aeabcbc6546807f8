import type { ComponentProps } from "react";
import type { LateDialogCode } from "#web/ui/late-dialog.tsx";
import type PieceDialog from "./piece-dialog.tsx";

/** Loaded on demand: the dialog needs the Markdown parser, a list of pieces does not. */
export const latePiece: LateDialogCode<ComponentProps<typeof PieceDialog>> = {
  name: "piece-dialog",
  title: "Contenido",
  load: () => import("./piece-dialog.tsx"),
};
