import type { ComponentProps } from "react";
import type { LateDialogCode } from "#web/ui/late-dialog.tsx";
import type PieceDialog from "./piece-dialog.tsx";

/** Reading a piece needs the Markdown reader; looking at a list of them does not. */
export const latePiece: LateDialogCode<ComponentProps<typeof PieceDialog>> = {
  name: "piece-dialog",
  title: "Contenido",
  load: () => import("./piece-dialog.tsx"),
};
