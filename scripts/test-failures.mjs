// A reporter for `node --test` that writes the path of each failed file on a line.
import { relative } from "node:path";

export default async function* failures(events) {
  const failed = new Set();
  for await (const { type, data } of events) {
    if (type === "test:fail" && data.file) failed.add(relative(process.cwd(), data.file));
  }
  yield [...failed].map((path) => `${path.replaceAll("\\", "/")}\n`).join("");
}
