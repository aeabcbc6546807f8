import type { Drawer } from "./draw.ts";
import type { DrawerMessage, DrawMessage } from "./drawing-messages.ts";
import { endWithParent } from "./end-with-parent.ts";

/** Draws what the parent asks for until it is gone. Alone in its process. */
export function answerDrawings({ drawCreative }: Drawer): void {
  const kept = new Map<number, Buffer>();
  const say = (message: DrawerMessage) => process.send?.(message);

  async function draw({ creative, keys, added, dropped }: DrawMessage): Promise<void> {
    for (const key of dropped) kept.delete(key);
    for (const [key, bytes] of added) kept.set(key, bytes);
    const pictures = new Map([...keys].map(([id, key]) => [id, kept.get(key)!]));
    const answer = await drawCreative(creative, pictures).then(
      (drawn) => ({ type: "drawn" as const, drawn }),
      (error) => ({ type: "impossible" as const, detail: String(error) }),
    );
    say({ ...answer, rssBytes: process.memoryUsage.rss() });
  }

  process.on("message", (message) => void draw(message as DrawMessage));
  endWithParent();
  say({ type: "ready" });
}
