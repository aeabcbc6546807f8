import { formatDollars } from "#shared/money.ts";
import { planOf, trialDays, trialPlanId } from "#shared/plans.ts";

const afterTrial = formatDollars(planOf(trialPlanId).priceCents!);

/**
 * What is proposed for sharing: nothing that whoever sends it must have lived through, and the price
 * beside the trial. Short enough for a tweet.
 */
export function shareMessage(link: string): string {
  return `Para las redes de tu negocio: en Kolmena cuentas qué vendes y te dejan la semana escrita, con imagen y hora. Son ${trialDays} días gratis (pide tarjeta; después, ${afterTrial} al mes, y cancelas cuando quieras). Es mi enlace de afiliado y me llevo una comisión: ${link}`;
}

/** Pages of others on which a link is shared; what else they take is the message. */
export const sharePages = {
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
export type SharePage = keyof typeof sharePages;
