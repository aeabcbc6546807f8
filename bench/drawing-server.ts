// A server that is told to draw: from its source, because nothing it serves yet asks for so much.
import { projectRoot, readConfig, readEnvironment } from "#server/config.ts";
import { startServer } from "#server/start.ts";
import { createOrders } from "./orders.ts";

const root = projectRoot();
const config = readConfig(readEnvironment(root), root);
const { app } = await startServer(config, { root, say: () => undefined });
const nextOrder = await createOrders();

process.on("message", (message) => {
  const { orders } = message as { orders?: number };
  if (orders) void draw(orders);
});
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function draw(orders: number): Promise<void> {
  const startedAtMs = performance.now();
  const requests = Array.from({ length: orders }, () => nextOrder(["square", "story"], 7)).flat();
  const answers = await Promise.all(requests.map((request) => app.deps.renderer.draw(request)));
  const drawn = answers.filter(({ type }) => type === "drawn").length;
  process.send?.({ drawn, seconds: (performance.now() - startedAtMs) / 1000 });
}
