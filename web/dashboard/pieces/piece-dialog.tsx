import { readContent } from "#shared/content.ts";
import { contentTypeLabel, findWorker } from "#shared/workers.ts";
import { useEndpoint } from "#web/lib/endpoints.ts";
import { ContentLoading } from "#web/ui/content-loading.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { RelativeTime } from "#web/ui/relative-time.tsx";
import { PieceContent } from "./piece-content.tsx";
import { useDeletion } from "./use-deletion.ts";

/** «Ver completo»: a content piece to read, copy and edit, with its versions. Without an id it is closed. */
export default function PieceDialog({
  contentId,
  startsEditing = false,
  onClose,
}: {
  contentId: string | undefined;
  /** Opens the editor at once. */
  startsEditing?: boolean;
  onClose: () => void;
}) {
  const piece = useEndpoint(
    readContent,
    { params: { contentId: contentId ?? "" } },
    { enabled: contentId !== undefined, refetchOnMount: "always" },
  );
  const { data, refetch } = piece;
  const remove = useDeletion();
  const name = data ? (findWorker(data.workerId)?.name ?? data.workerId) : "";
  return (
    <Dialog
      open={contentId !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="l"
      title={data ? contentTypeLabel(data.contentType) : "Contenido"}
      description={
        data ? (
          <>
            {name}, <RelativeTime at={data.createdAt} />
          </>
        ) : undefined
      }
    >
      {data ? (
        <PieceContent
          key={data.id}
          piece={data}
          startsEditing={startsEditing}
          onReload={async () => void (await refetch())}
          onDelete={() => {
            onClose();
            void remove(data);
          }}
        />
      ) : (
        <ContentLoading query={piece} label="Abriendo el contenido…" />
      )}
    </Dialog>
  );
}
