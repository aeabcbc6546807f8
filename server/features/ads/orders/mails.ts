import { composeMail, type Mail, type MailContent } from "#server/platform/mail/mail.ts";
import { adsPerOrder, adsPriceCents } from "#shared/ads.ts";
import { formatUsd } from "#shared/money.ts";
import { revisionsPerAd } from "#shared/revisions.ts";

/** What every mail about an order contains. */
interface OrderMailFrame {
  to: string;
  publicOrigin: string;
  contactEmail: string;
  /** No real card is charged, and the mail says so. */
  testMode: boolean;
  /** «KW-7F3A21» */
  number: string;
  businessName: string;
  /** The order's private page. */
  url: string;
}

/** Confirms the payment. */
export function orderPaidMail(frame: OrderMailFrame): Mail {
  const price = formatUsd(adsPriceCents);
  return mail(frame, {
    subject: `Pedido ${frame.number}: estamos preparando tus anuncios`,
    preview: `Hemos recibido tu pago de ${price}. Te avisamos en cuanto estén.`,
    title: "Tus anuncios están en marcha",
    paragraphs: [
      `Hemos recibido ${price} por ${adsPerOrder} anuncios para ${frame.businessName}. Es un pago único con los impuestos incluidos: no habrá más cargos.`,
      "Suelen tardar menos de un minuto, y como mucho 24 horas. Puedes ver cómo avanzan en la página de tu pedido; te escribiremos en cuanto estén.",
      privateSentence,
    ],
    button: { label: "Ver mi pedido", href: frame.url },
  });
}

export function orderDeliveredMail(
  frame: OrderMailFrame,
  { revisableUntil, availableUntil }: { revisableUntil: Date; availableUntil: Date },
): Mail {
  return mail(frame, {
    subject: `Tus ${adsPerOrder} anuncios de ${frame.businessName} están listos`,
    preview: "Míralos, descárgalos o pide cambios gratis.",
    title: "Tus anuncios están listos",
    paragraphs: [
      `Son ${adsPerOrder} anuncios para ${adsPerOrder} días, cada uno en cuadrado para Instagram y en horizontal para Facebook, con sus textos y hashtags, y con una estrategia que te dice qué día y a qué hora publicar cada uno.`,
      "En la página de tu pedido puedes descargarlos de uno en uno o todos a la vez, con los textos para subirlos a Meta, el calendario y la estrategia.",
      `¿Cambiarías algo? Tienes ${revisionsPerAd} cambios gratis por anuncio hasta el ${formatDay(revisableUntil)}. Pídelos con tus palabras.`,
      `La página estará abierta hasta el ${formatDay(availableUntil, { year: "numeric" })}. ${privateSentence}`,
    ],
    button: { label: "Ver mis anuncios", href: frame.url },
  });
}

/** Reports a refund, because we could not deliver or because the buyer asked for it. */
export function orderRefundedMail(
  frame: OrderMailFrame,
  { amountCents, undelivered }: { amountCents: number; undelivered: boolean },
): Mail {
  const amount = formatUsd(amountCents);
  return mail(frame, {
    subject: `Te hemos devuelto ${amount} del pedido ${frame.number}`,
    preview: "Tu banco tarda unos días en mostrarlo.",
    title: undelivered ? "No hemos podido hacer tus anuncios" : `Te hemos devuelto ${amount}`,
    paragraphs: [
      undelivered
        ? `Lo hemos intentado varias veces y no hemos podido terminar los anuncios de ${frame.businessName}. Lo sentimos: te hemos devuelto ${amount}, todo lo que pagaste, a la misma tarjeta.`
        : `Hemos devuelto ${amount} a la tarjeta con la que pagaste los anuncios de ${frame.businessName}.`,
      "Depende de tu banco: tarda entre 5 y 10 días en aparecer. No tienes que hacer nada.",
    ],
    button: { label: "Ver mi pedido", href: frame.url },
  });
}

const privateSentence = "El enlace es privado: quien lo tenga puede ver tu pedido.";

function mail(frame: OrderMailFrame, content: Omit<MailContent, "to" | "notes">): Mail {
  const help = `Pedido ${frame.number}. ¿Dudas? Escríbenos a ${frame.contactEmail}.`;
  const test = "Pagos de prueba: no se cobra ninguna tarjeta.";
  const notes = frame.testMode ? [test, help] : [help];
  return composeMail({ ...content, to: frame.to, notes }, frame);
}

/** «24 de noviembre», «24 de noviembre de 2027». */
function formatDay(at: Date, more: { year?: "numeric" } = {}): string {
  const form = { day: "numeric", month: "long", timeZone: "Europe/Madrid", ...more } as const;
  return new Intl.DateTimeFormat("es", form).format(at);
}
