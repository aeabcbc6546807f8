import { monthlyPrice, planOf, trialDays, trialPlanId } from "#shared/plans.ts";

/** What is proposed for sharing: nothing that whoever sends it has not seen, and the price beside the trial. */
export function shareMessage(link: string): string {
  return `Para las redes de un negocio pequeño: en Kolmena cuentas qué vendes y te dejan escrita la semana, con imagen y hora. Se prueba ${trialDays} días gratis (pide tarjeta; después son ${monthlyPrice(planOf(trialPlanId))}, y se cancela cuando quieras). Es mi enlace de afiliado, me llevo una comisión si contratas: ${link}`;
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
