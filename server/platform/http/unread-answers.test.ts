import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { test } from "node:test";
import { UnreadAnswers } from "./unread-answers.ts";

const mb = 1024 * 1024;

/** A connection with unread bytes whose reader has been silent for this many checks. */
function reader(silence: number, writableLength = mb) {
  const raw = new EventEmitter();
  const socket = {
    silence,
    writableLength,
    isCut: false,
    resetAndDestroy() {
      socket.isCut = true;
      raw.emit("close");
    },
  };
  return { socket, raw };
}

const answersWith = (limits: { perPerson: number; perAddress: number; total: number }) => {
  const answers = new UnreadAnswers(
    limits,
    (socket) => (socket as unknown as { silence: number }).silence,
  );
  return (from: ReturnType<typeof reader>, address: string) =>
    answers.begin(from as unknown as { socket: Socket; raw: ServerResponse }, address);
};

test("above the overall limit the connections that were silent for longest are closed", () => {
  const begin = answersWith({ perPerson: 99 * mb, perAddress: 99 * mb, total: 10 * mb });
  const readers = [reader(0), reader(7), reader(2), reader(9, 0)];
  for (const [at, one] of readers.entries()) {
    begin(one, `address ${at}`).addBody(3 * mb, { refusable: true });
  }
  const late = reader(9);
  begin(late, "late").addBody(3 * mb, { refusable: true });
  assert.deepEqual(
    [...readers, late].map(({ socket }) => socket.isCut),
    [false, true, true, false, false],
  );
});

test("a person may have one answer of any size, and the next when it is read", () => {
  const begin = answersWith({ perPerson: mb, perAddress: 99 * mb, total: 99 * mb });
  const [first, second] = [reader(0), reader(0)];
  const large = begin(first, "a");
  large.countForPerson("ana");
  large.addBody(5 * mb, { refusable: true });
  const refused = { name: "AppError", code: "rate_limited" };
  assert.throws(() => begin(second, "b").countForPerson("ana"), refused);
  begin(reader(0), "c").countForPerson("eva");
  first.raw.emit("close");
  begin(reader(0), "d").countForPerson("ana");
});

test("parallel answers are refused above the limit, except the answer to a change", () => {
  const begin = answersWith({ perPerson: mb, perAddress: 99 * mb, total: 99 * mb });
  const answers = [1, 2, 3].map(() => {
    const answer = begin(reader(0), "a");
    answer.countForPerson("ana");
    return answer;
  });
  answers[0]!.addBody(2 * mb, { refusable: true });
  assert.throws(() => answers[1]!.addBody(2 * mb, { refusable: true }), { code: "rate_limited" });
  answers[2]!.addBody(2 * mb, { refusable: false });
});

test("all counted bytes are released, also those of refused and abandoned answers", () => {
  const begin = answersWith({ perPerson: mb, perAddress: mb, total: mb });
  for (let round = 0; round < 100; round += 1) {
    const from = reader(0);
    const answer = begin(from, "a");
    answer.countForPerson("ana");
    if (round % 2) answer.addStream(undefined);
    from.raw.emit("close");
    answer.addBody(mb, { refusable: true });
  }
});
