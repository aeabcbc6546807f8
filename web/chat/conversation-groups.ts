import type { Conversation } from "#shared/chat.ts";
import { shortDate, timeOfDay } from "#web/lib/format.ts";

interface ConversationGroup {
  label: "Hoy" | "Esta semana" | "Antes";
  conversations: Conversation[];
}

const weekday = new Intl.DateTimeFormat("es", { weekday: "short" });

function startOfDay(moment: Date, daysBefore = 0): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - daysBefore).getTime();
}

/** Conversations by when they were last used: today, the six days before, earlier. */
export function groupConversations(
  conversations: readonly Conversation[],
  now: Date,
): ConversationGroup[] {
  const today = startOfDay(now);
  const week = startOfDay(now, 6);
  const groups: ConversationGroup[] = [
    { label: "Hoy", conversations: [] },
    { label: "Esta semana", conversations: [] },
    { label: "Antes", conversations: [] },
  ];
  for (const conversation of conversations) {
    const at = new Date(conversation.updatedAt).getTime();
    groups[at >= today ? 0 : at >= week ? 1 : 2]!.conversations.push(conversation);
  }
  return groups.filter((group) => group.conversations.length > 0);
}

/** «9:12» today, «mié» in this week, «7 nov» before. */
export function formatShortTime(at: string, now: Date): string {
  const moment = new Date(at);
  if (moment.getTime() >= startOfDay(now)) return timeOfDay(moment);
  if (moment.getTime() >= startOfDay(now, 6)) return weekday.format(moment);
  return shortDate(moment);
}

/** Heading above messages: «Hoy, 9:12», «Ayer, 18:30», «7 nov, 10:00». */
export function formatDayAndTime(at: string, now: Date): string {
  const moment = new Date(at);
  const time = timeOfDay(moment);
  if (moment.getTime() >= startOfDay(now)) return `Hoy, ${time}`;
  if (moment.getTime() >= startOfDay(now, 1)) return `Ayer, ${time}`;
  return `${shortDate(moment)}, ${time}`;
}

const pauseMs = 60 * 60_000;

/** Whether a message follows a pause of over an hour or is the first of its day. */
export function startsNewSection(at: string, before: string | undefined): boolean {
  if (before === undefined) return true;
  const [now, then] = [new Date(at), new Date(before)];
  return now.getTime() - then.getTime() > pauseMs || startOfDay(now) !== startOfDay(then);
}
