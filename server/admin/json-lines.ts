import type { Socket } from "node:net";

const lengthMax = 8 * 1024 * 1024;

/**
 * Reads the first line as JSON; null when the other side closes without sending one.
 * @throws Error when the line is late, too long or not JSON
 */
export function readLine(
  socket: Socket,
  { timeoutMs }: { timeoutMs: number },
): Promise<unknown | null> {
  return new Promise((resolve, reject) => {
    let text = "";
    const timer = setTimeout(() => reject(new Error("No line in time")), timeoutMs);
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      text += chunk;
      const end = text.indexOf("\n");
      if (end < 0 && text.length <= lengthMax) return;
      clearTimeout(timer);
      try {
        if (end < 0) throw new Error("Line too long");
        resolve(JSON.parse(text.slice(0, end)));
      } catch (error) {
        reject(error);
      }
    });
    socket.once("error", (error) => {
      clearTimeout(timer);
      reject(error);
    });
    socket.once("close", () => {
      clearTimeout(timer);
      resolve(null);
    });
    socket.once("end", () => {
      clearTimeout(timer);
      resolve(null);
    });
  });
}

export function writeLine(socket: Socket, value: unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(`${JSON.stringify(value)}\n`, (error) => (error ? reject(error) : resolve()));
  });
}
