// node sandbox/stripe/main.ts --data DIR --origin http://localhost:3000 \
//   --webhook http://127.0.0.1:3000/api/webhooks/stripe [--port 0]
import { parseArgs } from "node:util";
import { removeAddress, writeAddress } from "./address-file.ts";
import { startSandbox } from "./start.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    origin: { type: "string" },
    webhook: { type: "string" },
    port: { type: "string", default: "0" },
    "draft-seconds": { type: "string", default: "0" },
  },
});
if (!values.data || !values.origin) {
  process.stderr.write("--data DIR and --origin URL are needed\n");
  process.exit(2);
}

const sandbox = await startSandbox({
  folder: values.data,
  origin: values.origin,
  webhookUrl: values.webhook ?? null,
  port: Number(values.port),
  draftSeconds: Number(values["draft-seconds"]),
  onBug: (error) => process.stderr.write(`${(error as Error)?.stack ?? String(error)}\n`),
});

const { secretKey, publishableKey, webhookSecret } = sandbox.context.settings;
const ready = { port: sandbox.port, secretKey, publishableKey, webhookSecret };
const folder = values.data;

let closing = false;
async function stop() {
  if (closing) return;
  closing = true;
  removeAddress(folder, ready);
  await sandbox.close();
  process.exit(0);
}
process.on("SIGTERM", stop);
process.on("SIGINT", stop);
// The parent process is gone, so nobody else would stop this one.
process.on("disconnect", stop);

writeAddress(folder, ready);
process.send?.(ready);
process.stdout.write(`${JSON.stringify(ready)}\n`);
