import { Socket } from "node:net";
import type { Drawer } from "../draw.ts";
import type {
  DrawerAnswer,
  DrawerRequest,
  DrawMessage,
  PaintMessage,
  Prepared,
  PrepareMessage,
} from "./drawing-messages.ts";
import { endWithParent } from "./end-with-parent.ts";
import { readMessages, sendMessage } from "./message-pipe.ts";

/** File descriptor of the pipe to the parent process. */
export const pipeFd = 3;

/** The tasks of a drawing process, which is separate because native code reads strangers' bytes. */
interface DrawingTasks extends Drawer {
  prepare: Record<PrepareMessage["use"], (bytes: Buffer) => Promise<Prepared>>;
}

/** Answers the parent's requests until the parent ends. Call it once in a process. */
export function runDrawingTasks({ drawCreative, paintSheet, prepare }: DrawingTasks): void {
  const cached = new Map<number, Buffer>();
  const pipe = new Socket({ fd: pipeFd });
  const send = (message: DrawerAnswer) => sendMessage(pipe, message);

  async function draw({ creative, formats, keys, added, dropped }: DrawMessage) {
    for (const key of dropped) cached.delete(key);
    for (const [key, bytes] of added) cached.set(key, bytes);
    const pictures = new Map([...keys].map(([id, key]) => [id, cached.get(key)!]));
    return { type: "drawn" as const, drawn: await drawCreative(creative, pictures, formats) };
  }

  async function prepareFile({ use, bytes }: PrepareMessage) {
    return { type: "prepared" as const, prepared: await prepare[use](bytes) };
  }

  async function paint({ sheet }: PaintMessage) {
    return { type: "painted" as const, painted: await paintSheet(sheet) };
  }

  async function work(message: DrawerRequest) {
    if (message.type === "draw") return await draw(message);
    return message.type === "paint" ? await paint(message) : await prepareFile(message);
  }

  async function answer(message: DrawerRequest): Promise<void> {
    const reply = await work(message).catch((error: unknown) => ({
      type: "impossible" as const,
      detail: String(error),
    }));
    send({ ...reply, rssBytes: process.memoryUsage.rss() });
  }

  readMessages(pipe, (message) => void answer(message as DrawerRequest));
  endWithParent(pipe);
  send({ type: "ready" });
}
