import { Socket } from "node:net";
import type { Drawer } from "./draw.ts";
import type { DrawerMessage, DrawMessage } from "./drawing-messages.ts";
import { endWithParent } from "./end-with-parent.ts";
import { hearMessages, sendMessage } from "./message-pipe.ts";

/** File descriptor, in this process, of the pipe to the one that started it. */
export const pipeFd = 3;

/** Draws what the parent asks for until it is gone. Alone in its process. */
export function answerDrawings({ drawCreative }: Drawer): void {
  const kept = new Map<number, Buffer>();
  const pipe = new Socket({ fd: pipeFd });
  const say = (message: DrawerMessage) => sendMessage(pipe, message);

  async function draw({ creative, formats, keys, added, dropped }: DrawMessage): Promise<void> {
    for (const key of dropped) kept.delete(key);
    for (const [key, bytes] of added) kept.set(key, bytes);
    const pictures = new Map([...keys].map(([id, key]) => [id, kept.get(key)!]));
    const answer = await drawCreative(creative, pictures, formats).then(
      (drawn) => ({ type: "drawn" as const, drawn }),
      (error) => ({ type: "impossible" as const, detail: String(error) }),
    );
    say({ ...answer, rssBytes: process.memoryUsage.rss() });
  }

  hearMessages(pipe, (message) => void draw(message as DrawMessage));
  endWithParent(pipe);
  say({ type: "ready" });
}
