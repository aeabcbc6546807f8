import { composeMail, type Mail } from "#server/platform/mail/mail.ts";
import { momentWords } from "#server/platform/mail/moment-words.ts";
import type { Settings } from "#server/platform/platform.ts";
import { newAccountHours, payoutAccountPath } from "#shared/affiliates.ts";
import { formatUsd } from "#shared/money.ts";
import { formatLongDay } from "./weeks.ts";

type Site = Pick<Settings, "publicOrigin" | "contactEmail">;

interface To {
  to: string;
  name: string;
}

/** A payout has left. */
export function payoutSentMail(
  { to, name }: To,
  { amountCents, destination }: { amountCents: number; destination: string },
  site: Site,
): Mail {
  const amount = formatUsd(amountCents);
  return composeMail(
    {
      to,
      subject: `Te hemos enviado ${amount}`,
      preview: `Tus comisiones van camino de ${destination}.`,
      title: `${amount} para ti`,
      paragraphs: [
        `${greeting(name)}. Hemos enviado ${amount} de tus comisiones a ${destination}.`,
        "Según tu banco, pueden pasar uno o dos días laborables hasta que lo veas.",
      ],
      button: { label: "Ver mis pagos", href: payoutsPage(site) },
      notes: [`¿No te llega? Escríbenos a ${site.contactEmail}.`],
    },
    site,
  );
}

/** A payout was refused: what for, and what comes now. */
export function payoutFailedMail(
  { to, name }: To,
  {
    amountCents,
    destination,
    reason,
    connect,
  }: { amountCents: number; destination: string; reason: string; connect: boolean },
  site: Site,
): Mail {
  const amount = formatUsd(amountCents);
  return composeMail(
    {
      to,
      subject: `No hemos podido enviarte ${amount}`,
      preview: "Ese dinero vuelve a estar disponible en tu cuenta de afiliado.",
      title: `No hemos podido enviarte ${amount}`,
      paragraphs: [
        `${greeting(name)}. El pago a ${destination} no ha salido. ${reason}`,
        `Esos ${amount} vuelven a estar disponibles y saldrán el próximo viernes.`,
      ],
      button: connect
        ? connectButton(site)
        : { label: "Revisar dónde cobro", href: payoutsPage(site) },
      notes: [`¿Necesitas ayuda? Escríbenos a ${site.contactEmail}.`],
    },
    site,
  );
}

/** Notice after a change, so that a stranger's change does not go unseen. */
export function detailsChangedMail(
  { to, name, timeZone }: To & { timeZone: string | null },
  {
    masked,
    at,
    firstPayout,
    connect,
  }: { masked: string; at: Date; firstPayout: Date; connect: boolean },
  site: Site,
): Mail {
  return composeMail(
    {
      to,
      subject: "Ha cambiado dónde cobras tus comisiones",
      preview: "Si has sido tú, no tienes que hacer nada.",
      title: "Ha cambiado dónde cobras",
      paragraphs: [
        `${greeting(name)}. Desde el ${momentWords(at, timeZone)} tus comisiones van a ${masked}.`,
        `Por seguridad no enviamos nada a esa cuenta en las primeras ${newAccountHours} horas: lo primero que tengas aprobado sale el ${formatLongDay(firstPayout).replace(",", "")}.`,
        ...(connect
          ? ["Falta un paso: Stripe, que hace la transferencia, tiene que saber quién eres."]
          : []),
        `Si no has sido tú, alguien conoce tu contraseña: crea otra ahora en ${site.publicOrigin}/recuperar y vuelve a poner tu cuenta.`,
      ],
      button: connect ? connectButton(site) : { label: "Ver mis pagos", href: payoutsPage(site) },
      notes: [`¿Necesitas ayuda? Escríbenos a ${site.contactEmail}.`],
    },
    site,
  );
}

const payoutsPage = (site: Site) => `${site.publicOrigin}/affiliate-dashboard?tab=pagos`;

const connectButton = (site: Site) => ({
  label: "Completar mis datos en Stripe",
  href: `${site.publicOrigin}${payoutAccountPath}`,
});

const greeting = (name: string) => (name ? `Hola, ${name}` : "Hola");
