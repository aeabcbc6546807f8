// A reporter for `node --test`: lines of JSON that say which files passed and what failed in others.
import { resolve } from "node:path";

export default async function* failures(events) {
  for await (const { type, data } of events) {
    if (type === "test:summary" && data.file) yield line({ path: data.file, passed: data.success });
    if (type !== "test:fail") continue;
    // The process of the file itself: it crashed, or ended with a code of its own.
    if (resolve(data.name) === data.file) yield line({ path: data.file, passed: false });
    else if (data.details.error?.failureType !== "subtestsFailed")
      yield line({ path: data.file, name: data.name });
  }
}

function line(said) {
  return `${JSON.stringify(said)}\n`;
}
