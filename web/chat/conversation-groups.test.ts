import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatDayAndTime,
  formatShortTime,
  groupConversations,
  startsNewSection,
} from "./conversation-groups.ts";

const now = new Date(2026, 10, 20, 10, 0);
const at = (...parts: [number, number, number?]) =>
  new Date(2026, parts[0] - 1, parts[1], parts[2] ?? 9, 12).toISOString();
const conversation = (updatedAt: string) => ({
  id: updatedAt,
  workerId: "teo",
  title: "Post",
  kind: null,
  projectId: null,
  createdAt: updatedAt,
  updatedAt,
});

test("Conversations are grouped into today, this week and before", () => {
  const groups = groupConversations(
    [at(11, 20), at(11, 18), at(11, 14), at(11, 13)].map(conversation),
    now,
  );
  assert.deepEqual(
    groups.map((group) => [group.label, group.conversations.length]),
    [
      ["Hoy", 1],
      ["Esta semana", 2],
      ["Antes", 1],
    ],
  );
});

test("Recent times are shown shorter than older ones", () => {
  assert.equal(formatShortTime(at(11, 20), now), "9:12".padStart(5, "0"));
  assert.equal(formatShortTime(at(11, 18), now), "mié");
  assert.equal(formatShortTime(at(11, 7), now), "7 nov");
  assert.match(formatDayAndTime(at(11, 20), now), /^Hoy, 0?9:12$/);
  assert.match(formatDayAndTime(at(11, 19), now), /^Ayer, 0?9:12$/);
});

test("A pause of an hour or a new day starts a new section", () => {
  assert.equal(startsNewSection(at(11, 20, 9), undefined), true);
  assert.equal(startsNewSection(at(11, 20, 9), at(11, 20, 9)), false);
  assert.equal(startsNewSection(at(11, 20, 11), at(11, 20, 9)), true);
});
