// A type alias, which unlike an interface is also a JSON object.
export type Turn = { role: "user" | "worker"; content: string };

const turnsMax = 20;
const turnLengthMax = 12_000;
const historyLengthMax = 24_000;

/** The latest turns that fit in 24,000 characters, oldest first; a very long one loses its end. */
export function recentTurns(history: readonly Turn[]): Turn[] {
  const kept: Turn[] = [];
  let room = historyLengthMax;
  for (const turn of history.slice(-turnsMax).reverse()) {
    const content = shortened(turn.content, Math.min(turnLengthMax, room));
    // Less than this of a turn says nothing any more.
    if (content.length < turn.content.length && content.length < 400) break;
    kept.push({ role: turn.role, content });
    room -= content.length;
  }
  return kept.reverse();
}

/**
 * The conversation as models take it: the person begins and ends, and roles alternate (an
 * unanswered question is joined with the next one).
 */
export function conversationMessages(
  history: readonly Turn[],
  prompt: string,
): { role: "user" | "assistant"; content: string }[] {
  const messages: { role: "user" | "assistant"; content: string }[] = [];
  for (const turn of [...recentTurns(history), { role: "user" as const, content: prompt }]) {
    const role = turn.role === "worker" ? "assistant" : "user";
    const last = messages.at(-1);
    if (last?.role === role) last.content += `\n\n${turn.content}`;
    else if (last || role === "user") messages.push({ role, content: turn.content });
  }
  return messages;
}

function shortened(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text;
  const end = "\n[…]";
  const kept = text.slice(0, Math.max(0, lengthMax - end.length)).replace(/[\uD800-\uDBFF]$/, "");
  return kept === "" ? "" : kept + end;
}
