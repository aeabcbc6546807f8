import { useQuery } from "@tanstack/react-query";
import { type ComponentType, useEffect, useState } from "react";
import { lazyModuleQuery } from "#web/lib/lazy-module.ts";
import { Button } from "./button.tsx";
import { ContentLoading } from "./content-loading.tsx";
import { Dialog } from "./dialog.tsx";

export interface LazyDialogModule<Props> {
  /** Unique in the whole site: the cache key. */
  name: string;
  /** Title shown while the dialog's code loads. */
  title: string;
  load: () => Promise<{ default: ComponentType<Props> }>;
}

/**
 * A dialog whose code is loaded on mount, open or not. Opened before that, it shows a loading dialog;
 * a failed load can be retried without affecting the page.
 */
export function LazyDialog<Props extends { onClose: () => void }>({
  code: { name, title, load },
  open,
  props,
}: {
  code: LazyDialogModule<Props>;
  open: boolean;
  /** Props of the loaded dialog. */
  props: Props;
}) {
  const code = useQuery(lazyModuleQuery(name, load));
  const { data, error, refetch } = code;
  const [isLoadingShown, setLoadingShown] = useState(open && !data);
  if (open && !data && !isLoadingShown) setLoadingShown(true);
  useEffect(() => {
    if (!isLoadingShown || (open && !data)) return;
    // The loading dialog returns the focus when it closes; only then may the loaded dialog open and take it.
    const timer = setTimeout(() => setLoadingShown(false));
    return () => clearTimeout(timer);
  }, [isLoadingShown, open, data]);
  // The load may have failed long before the dialog was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once each time it is opened
  useEffect(() => {
    if (open && error) void refetch();
  }, [open]);

  if (data) return isLoadingShown ? null : <data.default {...props} />;
  if (!open) return null;
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      size="l"
      title={title}
      actions={
        // After a new deploy the file names differ: only a reload finds them.
        error && code.errorUpdateCount > 1 ? (
          <Button look="outline" size="s" onClick={() => window.location.reload()}>
            Volver a cargar la página
          </Button>
        ) : undefined
      }
    >
      <ContentLoading query={code} />
    </Dialog>
  );
}
