// A parent process that a test kills: reports its drawing process and the native modules that it loaded itself.
import { exampleCreative } from "#server/features/ads/creatives/examples/example-creatives.ts";
import { ordinaryExamples } from "#server/features/ads/creatives/examples/ordinary.ts";
import { createLog } from "#server/platform/log.ts";
import { createRenderer } from "#server/renderer/renderer.ts";

const [, , program, headline] = process.argv;

const renderer = createRenderer({
  log: createLog({ level: "info", write: (line) => process.send?.(JSON.parse(line)) }),
  program: program!,
  // Normal priority: on a busy machine a lower one gets almost no processor time.
  priority: 0,
});
const example = ordinaryExamples.find(({ layout }) => layout === "cartel")!;
const creative = exampleCreative(example, { bytes: new Map(), pictures: {}, logos: {} }, "wide");
const request = { pictures: new Map(), formats: ["png" as const], caller: "a" };
await renderer.draw({ creative, ...request });
const { sharedObjects } = process.report.getReport() as { sharedObjects: string[] };
const texts = { ...creative.texts, headline: headline! };
void renderer.draw({ creative: { ...creative, texts }, ...request, deadlineMs: 600_000 });
process.send?.({ drawn: true, native: sharedObjects.filter((path) => path.endsWith(".node")) });
