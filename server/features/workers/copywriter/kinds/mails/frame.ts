import type { Copy } from "../../copy.ts";
import { stack } from "../layout.ts";
import type { Mail } from "./lines.ts";
import { inboxLines } from "./lines.ts";

export function signature(copy: Copy): string {
  return `${copy.fill(copy.tone.signature)}\n${copy.businessName || "El equipo"}`;
}
/** A mail of one matter: its lines for the inbox, the main thing first, one call, the house. */
export function letterOf(copy: Copy, mail: Mail, beside: string): string {
  const { subject, preheader: second } = inboxLines(mail);
  return stack(
    `**Asunto:** ${subject}`,
    second && `**Preheader:** ${second}`,
    mail.greeting ?? copy.fill(copy.tone.greeting),
    mail.main,
    beside,
    mail.call,
    mail.button && `**→ ${mail.button}**`,
    signature(copy),
  );
}
