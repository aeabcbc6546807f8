import { useEffect } from "react";
import { adsPriceCents } from "#shared/ads.ts";
import { createAdsPayment } from "#shared/orders.ts";
import { readAffiliateCode } from "#web/lib/affiliate-code.ts";
import { trackCheckout } from "#web/lib/analytics.ts";
import { useAction } from "#web/lib/endpoints.ts";
import { toastFailure } from "#web/lib/toast-failure.ts";
import { editsOf, type Flow } from "../flow.ts";

export interface Payment {
  /** Creates the checkout and sends the browser there. */
  begin: () => void;
  isPending: boolean;
  error: Error | null;
  /** The payment page the browser is being sent to. */
  checkoutUrl: string | null;
}

/** @param onOrder called with the order's token before the browser leaves */
export function usePayment(flow: Flow, onOrder: (orderToken: string) => void): Payment {
  const action = useAction(createAdsPayment, {
    onSuccess: ({ checkoutUrl, orderToken }) => {
      onOrder(orderToken);
      trackCheckout("web-ads", adsPriceCents / 100);
      window.location.assign(checkoutUrl);
    },
    onError: (error) =>
      toastFailure(error, { title: "Error", fallback: "Hubo un problema al procesar el pago." }),
  });
  const { reset } = action;
  useEffect(() => {
    // The browser's back cache may restore this page in its pending state.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, [reset]);
  return {
    begin: () => {
      const { reading } = flow;
      if (!reading || action.isPending) return;
      const affiliateCode = readAffiliateCode();
      action.mutate({
        body: {
          ...reading.of,
          analysis: { id: reading.analysis.id, edits: editsOf(reading) },
          ...(affiliateCode ? { affiliateCode } : {}),
        },
      });
    },
    isPending: action.isPending,
    error: action.error,
    checkoutUrl: action.data?.checkoutUrl ?? null,
  };
}
