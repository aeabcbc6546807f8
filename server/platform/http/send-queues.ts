import { readFile, readlink } from "node:fs/promises";
import type { Socket } from "node:net";

/**
 * Bytes in the kernel's send queue of each socket: not sent yet, or sent and not acknowledged. Node
 * reports a write only when a third of the buffer is free, which takes minutes on a slow line; the queue
 * shows every packet. Only Linux tells; on other systems the map is empty.
 */
export async function readSendQueues(sockets: Iterable<Socket>): Promise<Map<Socket, number>> {
  const found = new Map<Socket, number>();
  if (process.platform !== "linux") return found;
  try {
    const tables = await Promise.all(["tcp", "tcp6"].map((name) => readTable(`/proc/net/${name}`)));
    const queues = new Map(tables.flat());
    for (const socket of sockets) {
      const inode = await inodeOf(socket);
      const bytes = inode === undefined ? undefined : queues.get(inode);
      if (bytes !== undefined) found.set(socket, bytes);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall === undefined) throw error;
  }
  return found;
}

/** The sockets' inodes with the length of their send queues. */
async function readTable(path: string): Promise<[inode: string, bytes: number][]> {
  const lines = (await readFile(path, "latin1")).split("\n").slice(1);
  return lines.flatMap((line): [string, number][] => {
    // sl local_address rem_address st tx_queue:rx_queue tr:tm->when retrnsmt uid timeout inode
    const columns = line.trim().split(/\s+/);
    const [queue, inode] = [columns[4], columns[9]];
    return queue && inode ? [[inode, Number.parseInt(queue, 16)]] : [];
  });
}

async function inodeOf(socket: Socket): Promise<string | undefined> {
  const { _handle: handle } = socket as Socket & { _handle?: { fd?: number } | null };
  if (handle?.fd === undefined || handle.fd < 0) return undefined;
  const target = await readlink(`/proc/self/fd/${handle.fd}`).catch(() => "");
  return /^socket:\[(\d+)\]$/.exec(target)?.[1];
}
