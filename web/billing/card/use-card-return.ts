import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { confirmTrial, readBilling, replaceCard } from "#shared/billing.ts";
import { call, errorMessage } from "#web/lib/call.ts";
import { keyOf } from "#web/lib/endpoints.ts";
import { useRefreshSession, useUpdateSession } from "#web/lib/session.ts";
import { useGo } from "#web/lib/use-go.ts";
import { toast } from "#web/ui/toast.ts";
import { trialStarted } from "../trial/trial-toast.ts";

const stripeParameters = ["setup_intent", "setup_intent_client_secret", "redirect_status"];

/**
 * Handles the return from the bank's page, which opens the dashboard with the card's confirmation in
 * the query: starts the trial or, on Configuración, replaces the saved card. True while it works.
 */
export function useCardReturn(): boolean {
  const [search, setSearch] = useSearchParams();
  const client = useQueryClient();
  const go = useGo();
  const updateSession = useUpdateSession();
  const refreshSession = useRefreshSession();
  const [pending, setPending] = useState(false);
  const handled = useRef<string | null>(null);
  const setupIntentId = search.get("setup_intent");

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each confirmation
  useEffect(() => {
    if (!setupIntentId || handled.current === setupIntentId) return;
    handled.current = setupIntentId;
    const isCard = search.get("tab") === "configuracion";
    const refused = search.get("redirect_status") === "failed";
    const rest = new URLSearchParams(search);
    for (const name of stripeParameters) rest.delete(name);
    setSearch(rest, { replace: true });
    const fail = (sentence: string) => {
      toast({ title: "Error", description: sentence, variant: "destructive" });
      go(isCard ? "/dashboard?tab=configuracion&tarjeta=cambiar#plan" : "/trial", {
        replace: true,
      });
    };
    if (refused) {
      fail("Tu banco no ha confirmado la tarjeta. Inténtalo de nuevo o usa otra.");
      return;
    }
    setPending(true);
    const finish = async () => {
      try {
        if (isCard) {
          const billing = await call(replaceCard, { body: { setupIntentId } });
          client.setQueryData(keyOf(readBilling, {}), billing);
          void refreshSession();
          toast({ title: "Tarjeta guardada", variant: "success" });
        } else {
          updateSession(await call(confirmTrial, { body: { setupIntentId } }));
          toast({ ...trialStarted, variant: "success" });
        }
      } catch (error) {
        fail(errorMessage(error, "Error al configurar tarjeta"));
      } finally {
        setPending(false);
      }
    };
    void finish();
  }, [setupIntentId]);

  return pending;
}
