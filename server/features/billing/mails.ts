import { composeMail, type Mail, type MailContent } from "#server/platform/mail/mail.ts";
import { dayWords, momentWords } from "#server/platform/mail/moment-words.ts";
import { formatUsd } from "#shared/money.ts";
import { type Plan, planOf, workersOf } from "#shared/plans.ts";
import { findWorker } from "#shared/workers.ts";

/** What every mail about money is told. */
export interface MailFrame {
  to: string;
  /** The reader's; null: not known. */
  timeZone: string | null;
  publicOrigin: string;
  contactEmail: string;
  /** No real card is charged, and the mail says so. */
  testMode: boolean;
}

/** The trial runs: when it charges what, and how to prevent that. */
export function trialStartedMail(
  frame: MailFrame,
  { planId, chargeAt }: { planId: string; chargeAt: Date },
): Mail {
  const plan = planOf(planId);
  const trial = planOf("trial");
  return mail(frame, {
    subject: "Tu prueba gratis ha empezado",
    preview: `Hasta el ${dayWords(chargeAt, frame.timeZone)} no pagas nada.`,
    title: "Tu prueba de 3 días ha empezado",
    paragraphs: [
      `Tienes ${trial.workers.length} workers y ${trial.credits} créditos hasta el ${momentWords(chargeAt, frame.timeZone)}.`,
      chargeSentence(plan, chargeAt, frame.timeZone),
      staysSentence(plan),
      howToCancel("Cancelar prueba"),
    ],
    button: { label: "Ir a mi equipo", href: `${frame.publicOrigin}/dashboard` },
  });
}

/** A day before the trial charges. */
export function trialEndingMail(
  frame: MailFrame,
  { planId, chargeAt }: { planId: string; chargeAt: Date },
): Mail {
  const plan = planOf(planId);
  return mail(frame, {
    subject: `Tu prueba termina mañana: se cobrarán ${formatUsd(plan.priceCents ?? 0)}`,
    preview: "Si sigues, no tienes que hacer nada. Si no, cancela en dos clics.",
    title: "Tu prueba termina mañana",
    paragraphs: [
      chargeSentence(plan, chargeAt, frame.timeZone),
      staysSentence(plan),
      howToCancel("Cancelar prueba"),
    ],
    button: settingsButton(frame, "Ver o cancelar mi plan"),
  });
}

export function chargedMail(
  frame: MailFrame,
  charge: { planId: string | null; amountCents: number; renewsAt: Date | null; url: string | null },
): Mail {
  const amount = formatUsd(charge.amountCents);
  const what = charge.planId ? `tu plan ${planOf(charge.planId).name}` : "tu plan";
  return mail(frame, {
    subject: `Hemos cobrado ${amount} por ${what}`,
    preview: "Tu factura está lista.",
    title: `Hemos cobrado ${amount}`,
    paragraphs: [
      `Es el pago de ${what}. Gracias por contar con Kolmena.`,
      ...(charge.renewsAt
        ? [
            `Se renovará el ${dayWords(charge.renewsAt, frame.timeZone)}. ${howToCancel("Cancelar plan")}`,
          ]
        : []),
      "Durante los 30 días siguientes al pago puedes pedirnos que te lo devolvamos.",
    ],
    button: charge.url
      ? { label: "Ver la factura", href: charge.url }
      : settingsButton(frame, "Ver mis facturas"),
  });
}

export function failedMail(
  frame: MailFrame,
  { amountCents, nextAttemptAt }: { amountCents: number; nextAttemptAt: Date | null },
): Mail {
  const amount = formatUsd(amountCents);
  return mail(frame, {
    subject: `No hemos podido cobrar ${amount}`,
    preview: "Tu banco ha rechazado el pago. Pon otra tarjeta para no perder tu plan.",
    title: "Tu banco ha rechazado el pago",
    paragraphs: [
      `No hemos podido cobrar ${amount} de tu plan. De momento sigue todo como estaba.`,
      nextAttemptAt
        ? `Volveremos a intentarlo el ${dayWords(nextAttemptAt, frame.timeZone)}. Si pones otra tarjeta, lo cobraremos en ese momento y listo.`
        : "Pon otra tarjeta y lo cobraremos en ese momento. Sin un pago, tu plan terminará.",
    ],
    button: settingsButton(frame, "Cambiar la tarjeta"),
  });
}

/** The plan was cancelled, and still runs or is over already. */
export function cancelledMail(
  frame: MailFrame,
  { planId, endsAt, over }: { planId: string; endsAt: Date; over: boolean },
): Mail {
  const { name } = planOf(planId);
  const again = { label: "Ver los planes", href: `${frame.publicOrigin}/precios` };
  const keeps =
    "Todo lo que te han escrito tus workers se queda en tu cuenta y podrás leerlo siempre.";
  return mail(
    frame,
    over
      ? {
          subject: `Tu plan ${name} ha terminado`,
          preview: "No se cobrará nada más.",
          title: `Tu plan ${name} ha terminado`,
          paragraphs: ["No se cobrará nada más.", keeps],
          button: again,
        }
      : {
          subject: `Has cancelado ${name}`,
          preview: `Sigue activo hasta el ${dayWords(endsAt, frame.timeZone)}. No se cobrará nada más.`,
          title: `Has cancelado ${name}`,
          paragraphs: [
            `Puedes seguir usándolo hasta el ${momentWords(endsAt, frame.timeZone)}. No se cobrará nada más.`,
            keeps,
            "Si cambias de idea antes de ese día, reactívalo con un clic.",
          ],
          button: settingsButton(frame, "Reactivar mi plan"),
        },
  );
}

export function refundedMail(
  frame: MailFrame,
  { amountCents, duplicate }: { amountCents: number; duplicate: boolean },
): Mail {
  const amount = formatUsd(amountCents);
  return mail(frame, {
    subject: `Te hemos devuelto ${amount}`,
    preview: "Tu banco tarda unos días en mostrarlo.",
    title: duplicate ? "Habías pagado dos veces" : `Te hemos devuelto ${amount}`,
    paragraphs: [
      duplicate
        ? `Tu cuenta tenía dos planes a la vez. Hemos dejado uno y te hemos devuelto ${amount} del otro.`
        : `Hemos devuelto ${amount} a la tarjeta con la que pagaste.`,
      "Depende de tu banco: tarda entre 5 y 10 días en aparecer.",
    ],
    button: settingsButton(frame, "Ver mis facturas"),
  });
}

function howToCancel(button: string): string {
  return `Para cancelar: entra en tu panel, abre Configuración y pulsa «${button}». Son dos clics y no hay que dar explicaciones.`;
}

function chargeSentence({ name, priceCents }: Plan, at: Date, timeZone: string | null): string {
  return `El ${momentWords(at, timeZone)} cobraremos ${formatUsd(priceCents ?? 0)} a tu tarjeta por el plan ${name}, y después lo mismo cada mes. Si cancelas antes, no se cobra nada.`;
}

function staysSentence({ id, name }: Plan): string {
  const names = workersOf(id).map((workerId) => findWorker(workerId)!.name);
  const list = new Intl.ListFormat("es").format(names);
  return `${name} incluye ${names.length} workers: ${list}. Lo que te hayan escrito los demás podrás leerlo siempre.`;
}

function settingsButton({ publicOrigin }: MailFrame, label: string) {
  return { label, href: `${publicOrigin}/dashboard?tab=configuracion` };
}

function mail(frame: MailFrame, content: Omit<MailContent, "to" | "notes">): Mail {
  const help = `¿Dudas? Escríbenos a ${frame.contactEmail}.`;
  const test = "Pagos de prueba: no se cobra ninguna tarjeta.";
  const notes = frame.testMode ? [test, help] : [help];
  return composeMail({ ...content, to: frame.to, notes }, frame);
}
