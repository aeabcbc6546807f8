import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { lateCode } from "#web/lib/late-code.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Opening } from "./opening.tsx";

export interface LateDialogCode<Props> {
  /** Once in all of the site. */
  name: string;
  /** Over the skeleton, until the dialog gives its own. */
  title: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * A dialog whose code is asked for when it is mounted, open or not. Opened before the code is there
 * it waits in front of the page; what does not come is asked for again, and the page stays as it is.
 */
export function LateDialog<Props extends { onClose: () => void }>({
  code: { name, title, load },
  open,
  props,
}: {
  code: LateDialogCode<Props>;
  open: boolean;
  /** The dialog's own. */
  props: Props;
}) {
  const code = useQuery(lateCode(name, load));
  const { data, error, refetch } = code;
  const [waited, setWaited] = useState(open && !data);
  if (open && !data && !waited) setWaited(true);
  useEffect(() => {
    if (!waited || (open && !data)) return;
    // Leaving, what waited gives the focus back; the dialog has to find it there when it opens.
    const timer = setTimeout(() => setWaited(false));
    return () => clearTimeout(timer);
  }, [waited, open, data]);
  // It may have failed long before anybody wanted it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that it is opened
  useEffect(() => {
    if (open && error) void refetch();
  }, [open]);

  if (data) return waited ? null : <data.default {...props} />;
  if (!open) return null;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      size="l"
      title={title}
      actions={
        // Another version of the site may be served by now: only a new document knows its names.
        error && code.errorUpdateCount > 1 ? (
          <Button look="outline" size="s" onClick={() => window.location.reload()}>
            Volver a cargar la página
          </Button>
        ) : undefined
      }
    >
      <Opening query={code} />
    </Dialog>
  );
}
