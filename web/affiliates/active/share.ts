import { formatDollars } from "#shared/money.ts";
import { planOf, trialDays, trialPlanId } from "#shared/plans.ts";

const afterTrial = formatDollars(planOf(trialPlanId).priceCents!);

/**
 * The proposed message: claims no experience of the sender's own, names the price beside the trial
 * and is short enough for a tweet.
 */
export function shareMessage(link: string): string {
  return `Para las redes de tu negocio: en Kolmena cuentas qué vendes y te dejan la semana escrita, con imagen y hora. Son ${trialDays} días gratis (pide tarjeta; después, ${afterTrial} al mes, y cancelas cuando quieras). Es mi enlace de afiliado y me llevo una comisión: ${link}`;
}

/** Networks a link is shared on; some take only the link, without the message. */
export const shareNetworks = {
  whatsapp: {
    name: "WhatsApp",
    address: (_link: string, message: string) =>
      `https://wa.me/?${new URLSearchParams({ text: message })}`,
  },
  twitter: {
    name: "Twitter / X",
    address: (_link: string, message: string) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ text: message })}`,
  },
  facebook: {
    name: "Facebook",
    address: (link: string) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: link })}`,
  },
  linkedin: {
    name: "LinkedIn",
    address: (link: string) =>
      `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: link })}`,
  },
} as const;
export type ShareNetwork = keyof typeof shareNetworks;
