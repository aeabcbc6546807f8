import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { moneyCells, moneyStates } from "./money-cells.ts";

const countsOf = (cells: readonly string[]) =>
  Object.fromEntries(
    [...moneyStates, "empty"].map((state) => [
      state,
      cells.filter((cell) => cell === state).length,
    ]),
  );

test("$340.05 makes 68 cells of $5: 22 paid, 5 available, 41 waiting", () => {
  const { perCell, cells } = moneyCells({
    ...{ paid: 109.8, requested: 0, available: 26.7, waiting: 203.55, disputed: 0 },
  });
  assert.equal(perCell, 5);
  assert.deepEqual(countsOf(cells), {
    paid: 22,
    requested: 0,
    available: 5,
    waiting: 41,
    disputed: 0,
    empty: 0,
  });
});

test("without money all cells are empty, and a negative amount fills none", () => {
  const nothing = { paid: 0, requested: 0, available: 0, waiting: 0, disputed: 0 };
  assert.deepEqual(countsOf(moneyCells(nothing).cells), { ...nothing, empty: 40 });
  const indebted = moneyCells({ ...nothing, paid: 26.7, available: -13.35 });
  assert.deepEqual(countsOf(indebted.cells), { ...nothing, paid: 5, empty: 35 });
});

test("the value of a cell grows with the money, and there are at most 100 cells", () => {
  for (const [paid, perCell] of [
    [475, 5],
    [480, 10],
    [1000, 25],
    [4000, 50],
    [9000, 100],
    [1_000_000, 25_000],
  ] as const) {
    assert.equal(
      moneyCells({ paid, requested: 0, available: 0, waiting: 0, disputed: 0 }).perCell,
      perCell,
    );
  }
  const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);
  fc.assert(
    fc.property(
      cents,
      cents,
      cents,
      cents,
      cents,
      (paid, requested, available, waiting, disputed) => {
        const amounts = { paid, requested, available, waiting, disputed };
        const { perCell, cells } = moneyCells(amounts);
        assert.ok(cells.length >= 40 && cells.length <= 100, `${cells.length} cells`);
        const counts = countsOf(cells);
        for (const state of moneyStates) {
          assert.equal(counts[state]! > 0, amounts[state] > 0, state);
          assert.ok(Math.abs(counts[state]! - amounts[state] / perCell) <= 2, state);
        }
      },
    ),
  );
});
