// Writes docs/samples/copywriter.md: 80 replies of the local copywriter, chosen by chance with a fixed
// seed among orders of invented businesses as owners type them on a phone (typed-orders.jsonl).
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { shuffled } from "#copywriter/compose.ts";
import { writeCopy } from "#copywriter/index.ts";
import type { BusinessFacts } from "#shared/brain.ts";
import { findWorker, type WorkerId } from "#shared/workers.ts";

interface Order {
  workerId: WorkerId;
  contentType: string;
  profile: BusinessFacts;
  turns: string[];
}

const count = 80;
const seed = "samples-1";
export const samplesFile = new URL("../docs/samples/copywriter.md", import.meta.url);

const typed = readFileSync(new URL("typed-orders.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Order);
function conversation({ workerId, contentType, profile, turns }: Order, at: number): string {
  const history: { role: "user" | "worker"; content: string }[] = [];
  for (const [turn, prompt] of turns.entries()) {
    const reply = writeCopy({
      workerId,
      contentType: turn === 0 ? contentType : "chat",
      prompt,
      profile,
      history: [...history],
      seed: `${seed}/${at}/${turn}`,
      today: new Date("2026-11-20T10:00:00Z"),
    });
    history.push({ role: "user", content: prompt }, { role: "worker", content: reply });
  }
  const business = [profile.businessName, profile.industry, profile.audienceLocation];
  return [
    `<!-- ${at + 1} -->`,
    `**${findWorker(workerId)!.name}** · ${business.filter(Boolean).join(" · ")}`,
    ...history.map(({ role, content }) => quoted(content, role === "user" ? "> 🗨 " : "> ")),
  ].join("\n\n");
}

const quoted = (text: string, mark: string) =>
  (text || "(sin texto)")
    .split("\n")
    .map((line, at) => `${at === 0 ? mark : "> "}${line}`.trimEnd())
    .join("\n");

export function writeSamples(): string {
  const chosen = shuffled(typed, seed, (order) =>
    [order.profile.businessName, order.workerId, ...order.turns].join("\n"),
  ).slice(0, count);
  return `<!-- Written by scripts/write-samples.ts; do not edit by hand. -->

# ${count} replies of the local copywriter

Chosen by chance with a fixed seed, not by hand, good and bad. All businesses are invented.

${chosen.map(conversation).join("\n\n---\n\n")}
`;
}

if (import.meta.main) await writeFile(samplesFile, writeSamples());
