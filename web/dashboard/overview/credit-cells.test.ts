import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Cell, creditCells } from "./credit-cells.ts";

const wholeCells = (cells: Cell[], worker: string) =>
  cells.filter((cell) => cell.length === 1 && cell[0]?.workerId === worker && cell[0].share === 1)
    .length;
const empty = (cells: Cell[]) => cells.filter((cell) => cell.length === 0).length;
const filled = (cells: Cell[]) => cells.flat().reduce((all, { share }) => all + share, 0);

test("400 credits are 100 cells of four, each assigned to the worker that spent it", () => {
  const { perCell, cells } = creditCells(152, 400, [
    { workerId: "teo", credits: 64 },
    { workerId: "ani", credits: 40 },
    { workerId: "lia", credits: 24 },
    { workerId: "bran", credits: 24 },
  ]);
  assert.equal(perCell, 4);
  assert.equal(cells.length, 100);
  assert.deepEqual(
    ["teo", "ani", "lia", "bran"].map((worker) => wholeCells(cells, worker)),
    [16, 10, 6, 6],
  );
  assert.equal(empty(cells), 62);
});

test("a cell shared by two workers has both shares, and a partly used one the used share", () => {
  const { cells } = creditCells(7, 400, [
    { workerId: "teo", credits: 3 },
    { workerId: "mel", credits: 4 },
  ]);
  assert.deepEqual(cells.slice(0, 3), [
    [
      { workerId: "teo", share: 0.75 },
      { workerId: "mel", share: 0.25 },
    ],
    [{ workerId: "mel", share: 0.75 }],
    [],
  ]);
});

test("a new account has 100 empty cells", () => {
  assert.equal(empty(creditCells(0, 100, []).cells), 100);
});

test("without a limit a cell is a round number of credits and some cells stay empty", () => {
  const { perCell, cells } = creditCells(1_520, null, [{ workerId: "teo", credits: 1_520 }]);
  assert.equal(perCell, 50);
  assert.equal(empty(cells), 69);
  assert.equal(empty(creditCells(0, null, []).cells), 100);
});

test("credits of a reply being written are shown before they are settled", () => {
  const { cells } = creditCells(2, 100, []);
  assert.equal(wholeCells(cells, "mel"), 2);
});

const spending = fc.array(
  fc.record({
    workerId: fc.constantFrom("mel", "teo", "ani", "bran", "lia"),
    credits: fc.nat({ max: 3_000 }),
  }),
  { maxLength: 5 },
);

test("at most 100 cells are filled from the left with exactly the used credits", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 9_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      spending,
      (used, limit, by) => {
        const { perCell, cells } = creditCells(used, limit, by);
        assert.ok(cells.length > 0 && cells.length <= 100);
        const expected = Math.min(cells.length, used / perCell);
        assert.ok(Math.abs(filled(cells) - expected) < 1e-6, `${filled(cells)} of ${expected}`);
        const firstEmpty = cells.findIndex((cell) => cell.length === 0);
        if (firstEmpty >= 0) assert.equal(empty(cells), cells.length - firstEmpty);
      },
    ),
  );
});
