import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type Order, type OrderedAd, readOrder } from "#shared/orders.ts";
import { proposeChanges, type RevisionInput, reviseAd } from "#shared/revisions.ts";
import { CallError, errorMessage } from "#web/lib/call.ts";
import { keyOf, useAction, useEndpoint } from "#web/lib/endpoints.ts";
import { weekdayOf } from "#web/lib/week-days.ts";
import { classes } from "#web/ui/classes.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import { pictureAlt, type RevisionState, revisionsLeftText } from "../order-text.ts";
import { RevisionFields } from "./revision-fields.tsx";
import { RevisionRequest } from "./revision-request.tsx";
import { RevisionResult } from "./revision-result.tsx";
import type { RevisionView } from "./revision-view.ts";
import { VersionList } from "./version-list.tsx";

const failed = "No hemos podido hacer el cambio, y no te ha gastado ninguno. Inténtalo de nuevo.";

/** Longer than the server's limit of a minute: an earlier retry could use up a second revision. */
const timeoutMs = 90_000;

/** Revises one ad: in plain words, field by field, or by restoring a version. */
export default function RevisionDialog({
  order,
  ad,
  revising,
  start,
  onClose,
}: {
  order: Order;
  ad: OrderedAd;
  revising: RevisionState;
  start: RevisionView;
  onClose: () => void;
}) {
  const [view, setView] = useState(start);
  const [words, setWords] = useState("");
  const [question, setQuestion] = useState<string>();
  const [result, setResult] = useState<{
    before: OrderedAd;
    changes: string[];
    undone: string[];
  }>();
  const cache = useOrderCache(order);
  const params = { token: order.token, number: ad.number };
  const ideas = useEndpoint(proposeChanges, { params }, { enabled: revising.open });
  // After a failure there are no proposals, and the person writes the change.
  const proposals = ideas.isFetching ? undefined : (ideas.data?.proposals ?? []);
  const revise = useAction(reviseAd, {
    timeoutMs,
    onError: (error) => {
      // Another tab was faster, the deadline has passed, or the answer was lost: the order shown may
      // be outdated.
      if (error instanceof CallError && [0, 403, 409].includes(error.status)) cache.refresh();
    },
  });
  const send = (body: RevisionInput) => {
    setQuestion(undefined);
    revise.mutate(
      { params, body },
      {
        onSuccess: (answer) => {
          if (answer.type === "unclear") return setQuestion(answer.question);
          setResult({ before: ad, changes: answer.changes, undone: answer.undone });
          setWords("");
          cache.put(answer.ad);
        },
      },
    );
  };
  const title = `El anuncio del ${weekdayOf(ad.date)}`;
  const close = (open: boolean) => {
    if (!open) onClose();
  };
  if (result) {
    return (
      <Dialog open onOpenChange={close} size="l" title={title}>
        <RevisionResult
          order={order}
          before={result.before}
          ad={ad}
          changes={result.changes}
          undone={result.undone}
          onRestored={cache.put}
          onMore={revising.open ? () => setResult(undefined) : undefined}
          onClose={onClose}
        />
      </Dialog>
    );
  }
  const error = revise.error ? errorMessage(revise.error, failed) : undefined;
  const tabs = [
    ...(revising.open
      ? ([
          { value: "words", label: "Con tus palabras" },
          { value: "fields", label: "Campo por campo" },
        ] as const)
      : []),
    ...(ad.versions.length > 1
      ? ([{ value: "versions", label: `Versiones (${ad.versions.length})` }] as const)
      : []),
  ];
  const shown = tabs.some(({ value }) => value === view) ? view : (tabs[0]?.value ?? "versions");
  return (
    <Dialog
      open
      onOpenChange={close}
      size="l"
      title={title}
      description={
        revising.open
          ? `${revisionsLeftText(revising.left)}. Cada versión se guarda y puedes volver a ella.`
          : "Ya no se puede cambiar, pero sus versiones siguen aquí."
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 pb-2 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)]">
        <img
          src={ad.square.thumbnailUrl}
          width={1080}
          height={1080}
          alt={pictureAlt(ad)}
          className={classes(
            "h-auto w-24 rounded-s shadow-object md:sticky md:top-0 md:w-full",
            shown === "versions" && "max-md:hidden",
          )}
        />
        <Tabs
          label="Cómo cambiarlo"
          value={shown}
          onValueChange={(value) => setView(value as RevisionView)}
          tabs={tabs}
        >
          <TabPanel value="words" className="pt-5">
            <RevisionRequest
              words={words}
              proposals={proposals}
              onWords={setWords}
              question={question}
              error={error}
              pending={revise.isPending}
              onSend={() => send({ words })}
            />
          </TabPanel>
          <TabPanel value="fields" className="pt-5">
            <RevisionFields
              ad={ad}
              colors={order.colors}
              failure={revise.error}
              error={question ?? error}
              pending={revise.isPending}
              onSend={(fields) => send({ fields })}
            />
          </TabPanel>
          <TabPanel value="versions" className="pt-5">
            <VersionList order={order} ad={ad} onRestored={cache.put} />
          </TabPanel>
        </Tabs>
      </div>
    </Dialog>
  );
}

/** Updates one ad in the cached order; `refresh` refetches the whole order. */
function useOrderCache({ token }: Order) {
  const client = useQueryClient();
  const queryKey = keyOf(readOrder, { params: { token } });
  return {
    put: (ad: OrderedAd) => {
      client.setQueryData<Order>(queryKey, (order) =>
        order
          ? { ...order, ads: order.ads.map((old) => (old.number === ad.number ? ad : old)) }
          : order,
      );
      const params = { token, number: ad.number };
      void client.invalidateQueries({ queryKey: keyOf(proposeChanges, { params }) });
    },
    refresh: () => void client.invalidateQueries({ queryKey }),
  };
}
