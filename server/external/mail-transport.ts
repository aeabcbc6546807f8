import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** One message, ready to send. */
export interface OutgoingMail {
  /** Stays the same when sending is repeated. */
  id: string;
  to: string;
  /** Address for replies; the sender when absent. */
  replyTo?: string | undefined;
  subject: string;
  text: string;
  html: string;
}

export type MailResult = { sent: true } | { sent: false; retry: boolean; reason: string };

export interface MailTransportOptions {
  /** `smtp://user:password@host:port` or `smtps://…`; without it messages become files. */
  smtpUrl?: string;
  /** Address that messages come from: `Kolmena <hola@kolmena.example>`. */
  from: string;
  /** Folder for `.eml` files when there is no SMTP server. */
  folder: string;
  /** Whether the log contains a message's link, which may give access to an account; default false. */
  logLinks?: boolean;
  log: { info(fields: Record<string, unknown>, message: string): void };
  /** Longest silence of the SMTP server, in milliseconds. */
  silenceMs?: number;
}

/** Delivers mail by SMTP, or writes each message as an `.eml` file and logs where. */
export function createMailTransport(options: MailTransportOptions): {
  deliver(mail: OutgoingMail): Promise<MailResult>;
} {
  return options.smtpUrl === undefined || options.smtpUrl === ""
    ? { deliver: (mail) => writeToFolder(options, mail) }
    : smtp(options.smtpUrl, options);
}

function smtp(smtpUrl: string, options: MailTransportOptions) {
  const silenceMs = options.silenceMs ?? 15_000;
  // Imported with the first mail, so that it does not delay the start.
  const open = async () =>
    (await import("nodemailer")).createTransport({
      url: smtpUrl,
      connectionTimeout: silenceMs,
      greetingTimeout: silenceMs,
      socketTimeout: silenceMs,
      dnsTimeout: silenceMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  let opened: ReturnType<typeof open> | undefined;
  return {
    async deliver(mail: OutgoingMail): Promise<MailResult> {
      try {
        opened ??= open();
        await (await opened).sendMail(message(options, mail));
        return { sent: true };
      } catch (error) {
        return failed(error);
      }
    },
  };
}

// 5xx refuses this message for good. A refused login is retried: the operator has to fix it, and the
// messages that wait meanwhile must not be lost.
function failed(error: unknown): MailResult {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const isPermanent =
    responseCode !== undefined && responseCode >= 500 && code !== "EAUTH" && code !== "ECONNECTION";
  return { sent: false, retry: !isPermanent, reason: String(error) };
}

async function writeToFolder(
  options: MailTransportOptions,
  mail: OutgoingMail,
): Promise<MailResult> {
  const { createTransport } = await import("nodemailer");
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message: bytes } = await composer.sendMail(message(options, mail));
  await mkdir(options.folder, { recursive: true, mode: 0o700 });
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const name = `${stamp}-${randomBytes(4).toString("hex")}.eml`;
  const path = join(options.folder, name);
  // Renamed when complete, so that readers of the folder never see half a message.
  await writeFile(`${path}.part`, bytes as Buffer, { mode: 0o600, flag: "wx" });
  await rename(`${path}.part`, path);
  options.log.info(
    {
      path,
      subject: mail.subject,
      ...(options.logLinks ? { link: /https?:\/\/\S+/.exec(mail.text)?.[0] } : {}),
    },
    "Mail written to a file",
  );
  return { sent: true };
}

function message(options: MailTransportOptions, mail: OutgoingMail) {
  const host = /@([^\s>]+)/.exec(options.from)?.[1] ?? "localhost";
  return {
    from: options.from,
    // As an object the address is taken as it is and not parsed as a list.
    to: { name: "", address: mail.to },
    ...(mail.replyTo ? { replyTo: { name: "", address: mail.replyTo } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`,
    headers: { "Auto-Submitted": "auto-generated" },
  };
}
