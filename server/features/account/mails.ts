import { composeMail, type Mail, singleLine } from "#server/platform/mail/mail.ts";
import { momentWords } from "#server/platform/mail/moment-words.ts";
import type { Settings } from "#server/platform/platform.ts";
import { formatUsd } from "#shared/money.ts";

type Site = Pick<Settings, "publicOrigin" | "contactEmail">;

interface LinkMail {
  to: string;
  name: string;
  /** Secret and single-use. */
  link: string;
}

/** First mail to a new person, with the link that confirms their address. */
export function welcomeMail({ to, name, link }: LinkMail, site: Site): Mail {
  return composeMail(
    {
      to,
      subject: "Te damos la bienvenida a Kolmena",
      preview: "Tu equipo ya está en la colmena. Confirma tu email y empezamos.",
      title: `${greeting("Hola", name)}. Tu equipo ya te espera`,
      paragraphs: [
        "Mel y los demás workers están listos para escribir por ti. Cuéntales en Brain Central qué vendes y a quién, y hablarán como tu negocio.",
        "Antes, un clic: confirma que este email es tuyo.",
      ],
      button: { label: "Confirmar mi email", href: link },
      notes: [
        "El enlace vale durante 3 días. Mientras tanto puedes usar Kolmena con normalidad.",
        `¿No has creado tú esta cuenta? Con el botón puedes quedártela eligiendo una contraseña nueva; si no la quieres, escríbenos a ${site.contactEmail} y la borramos.`,
      ],
    },
    site,
  );
}

/** The link that confirms an address, asked for again. */
export function verificationMail({ to, name, link }: LinkMail, site: Site): Mail {
  return composeMail(
    {
      to,
      subject: "Confirma tu email",
      preview: "Un clic y tu email queda confirmado.",
      title: called(name, "confirma tu email"),
      paragraphs: [
        "Así sabemos que este email es tuyo y podrás recuperar tu cuenta si algún día olvidas la contraseña.",
      ],
      button: { label: "Confirmar mi email", href: link },
      notes: ["El enlace vale durante 3 días. Si no lo has pedido tú, puedes borrar este mensaje."],
    },
    site,
  );
}

/** The link that sets a new password. */
export function resetMail({ to, name, link }: LinkMail, site: Site): Mail {
  return composeMail(
    {
      to,
      subject: "Crea una contraseña nueva",
      preview: "Tu enlace vale durante 1 hora y se usa una sola vez.",
      title: called(name, "vamos a cambiar tu contraseña"),
      paragraphs: [
        "Nos han pedido una contraseña nueva para tu cuenta. Al crearla se cerrarán todas tus sesiones abiertas.",
      ],
      button: { label: "Crear contraseña nueva", href: link },
      notes: [
        "El enlace vale durante 1 hora y se usa una sola vez.",
        "¿No has sido tú? No hagas nada: tu contraseña sigue siendo la de siempre.",
      ],
    },
    site,
  );
}

/** To who paid without signing in: the account is there, and this link opens it. */
export function purchaseMail({ to, name, link }: LinkMail, site: Site): Mail {
  return composeMail(
    {
      to,
      subject: "Tu plan de Kolmena está activo: crea tu contraseña",
      preview: "El pago ha llegado. Solo falta tu contraseña para entrar.",
      title: `${greeting("Gracias", name)}. Tu plan está activo`,
      paragraphs: [
        "Hemos recibido tu pago y tu cuenta está lista. Crea tu contraseña y conoce a tu equipo.",
      ],
      button: { label: "Crear mi contraseña", href: link },
      notes: [
        "El enlace vale durante 3 días y se usa una sola vez. Si caduca, pide otro en «¿Has olvidado tu contraseña?».",
        `¿No has comprado tú este plan? Escríbenos a ${site.contactEmail}.`,
      ],
    },
    site,
  );
}

/** Notice after a change, so that a stranger's change does not go unseen. */
export function passwordChangedMail(
  { to, name, timeZone, at }: { to: string; name: string; timeZone: string | null; at: Date },
  site: Site,
): Mail {
  return composeMail(
    {
      to,
      subject: "Tu contraseña ha cambiado",
      preview: "Si has sido tú, no tienes que hacer nada.",
      title: "Tu contraseña ha cambiado",
      paragraphs: [
        `${greeting("Hola", name)}. La contraseña de tu cuenta se cambió el ${momentWords(at, timeZone)} y cerramos tus otras sesiones.`,
        "Si has sido tú, no tienes que hacer nada.",
      ],
      button: { label: "No he sido yo", href: `${site.publicOrigin}/recuperar` },
      notes: [`¿Necesitas ayuda? Escríbenos a ${site.contactEmail}.`],
    },
    site,
  );
}

/** Notice that everything kept about a person is about to leave, to whoever knew the password. */
export function dataAskedForMail(
  {
    to,
    name,
    timeZone,
    at,
    device,
  }: { to: string; name: string; timeZone: string | null; at: Date; device: string },
  site: Site,
): Mail {
  return composeMail(
    {
      to,
      subject: "Se ha pedido una copia de tus datos",
      preview: "Si has sido tú, no tienes que hacer nada.",
      title: "Se ha pedido una copia de tus datos",
      paragraphs: [
        `${greeting("Hola", name)}. Desde tu cuenta y con tu contraseña se ha pedido una copia de todo lo que guardamos de ti. Se puede descargar durante diez minutos.`,
        `Cuándo: ${momentWords(at, timeZone)}. Desde: ${device}.`,
        "Si has sido tú, no tienes que hacer nada.",
        "Si no, alguien conoce tu contraseña. Crea otra ahora: cerramos todas las sesiones, también la suya, y esa descarga ya no se podrá abrir.",
      ],
      button: { label: "No he sido yo", href: `${site.publicOrigin}/recuperar` },
      notes: [`¿Necesitas ayuda? Escríbenos a ${site.contactEmail}.`],
    },
    site,
  );
}

/** The last one: nobody is here any more to whom another could be sent. */
export function accountErasedMail(
  { to, name, returnedCents }: { to: string; name: string; returnedCents: number },
  site: Site,
): Mail {
  const returned =
    returnedCents > 0
      ? [
          `Te hemos devuelto ${formatUsd(returnedCents)} de lo que estaba pagado y sin entregar. Tu banco tarda unos días en mostrarlo.`,
        ]
      : [];
  return composeMail(
    {
      to,
      subject: "Tu cuenta está borrada",
      preview: "Todo lo que guardábamos en ella se ha ido. No se cobrará nada más.",
      title: `${greeting("Adiós", name)}. Tu cuenta está borrada`,
      paragraphs: [
        "Hemos borrado tu cuenta con tus conversaciones, contenidos, imágenes y pedidos, y tus planes han terminado: no se cobrará nada más.",
        ...returned,
        "Conservamos lo que la ley nos obliga, los importes y fechas de tus pagos sin tu nombre, y una huella que solo dice que ya hubo una prueba gratis, si la tuviste.",
      ],
      notes: [
        `¿No lo has pedido tú? Escríbenos a ${site.contactEmail}. Este es el último correo que te enviamos.`,
      ],
    },
    site,
  );
}

/** «Hola, Ana» */
function greeting(word: string, name: string): string {
  const first = firstName(name);
  return first ? `${word}, ${first}` : word;
}

/** «Ana, confirma tu email» */
function called(name: string, request: string): string {
  const first = firstName(name);
  return first ? `${first}, ${request}` : request[0]!.toUpperCase() + request.slice(1);
}

/**
 * One word of what people typed as their name. Anybody may register somebody else's address: what a
 * mail program could make a link of, or hide the rest with, is not repeated to them.
 */
function firstName(name: string): string | null {
  const [first = ""] = singleLine(name).split(" ");
  return /^\p{L}[\p{L}\p{M}\p{N}'’·_-]{0,39}\.?$/u.test(first) ? first : null;
}
