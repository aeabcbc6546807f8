import assert from "node:assert/strict";
import { test } from "node:test";
import type { BusinessFacts } from "#shared/brain.ts";
import { workers } from "#shared/workers.ts";
import { suggestionsOf } from "#web/chat/welcome-texts.ts";
import { writeCheckedReply } from "./copywriter-replies.ts";
import { exampleBusinesses, offeredPrompts } from "./offered-prompts.ts";

const businesses: Record<string, BusinessFacts | null> = {
  ...exampleBusinesses,
  "without a profile": null,
};

for (const [name, profile] of Object.entries(businesses)) {
  test(`Every request that the interface offers gets a valid reply: ${name}`, () => {
    const wrong: string[] = [];
    for (const offered of offeredPrompts(profile)) {
      const { text, faults, handoffs } = writeCheckedReply(offered, profile, "offered");
      const request = `${offered.workerId} · ${offered.contentType} · ${offered.prompt}`;
      if (faults.length > 0) wrong.push(`${request}: ${faults.join(", ")}\n${text}`);
      for (const { workerId, prompt, fields } of handoffs) {
        assert.ok(fields, `${request}: prose for ${workerId}`);
        const order = { workerId, contentType: "chat", prompt, handoff: fields };
        const reply = writeCheckedReply(order, profile, "handed on");
        if (reply.faults.length > 0)
          wrong.push(
            `${request} → ${workerId} · ${prompt}: ${reply.faults.join(", ")}\n${reply.text}`,
          );
      }
    }
    assert.deepEqual(wrong, []);
  });
}

test("Every worker offers at least three requests to begin with", () => {
  for (const { id } of workers)
    for (const profile of Object.values(businesses))
      assert.ok(suggestionsOf(id, profile).length >= 3, id);
});
