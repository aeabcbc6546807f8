/** Status of commission money: paid out, requested or in transit, available, within the guarantee, disputed. */
export const moneyStates = ["paid", "requested", "available", "waiting", "disputed"] as const;
type MoneyState = (typeof moneyStates)[number];

export interface MoneyCells {
  /** Dollars. */
  perCell: number;
  /** One entry per cell, in the order of `moneyStates`, filled up with `empty` to 40. */
  cells: (MoneyState | "empty")[];
}

/** Limits for the number of cells. */
const cellsMax = 100;
const cellsMin = 40;
const leastPerCell = 5;

/** Round values: 5, 10, 25, 50, 100, 250, 500… */
function* roundValues(): Generator<number, never> {
  yield leastPerCell;
  for (let power = 10; ; power *= 10) {
    yield power;
    yield power * 2.5;
    yield power * 5;
  }
}

/** Divides money into cells of equal value; negative amounts get no cell. */
export function moneyCells(dollars: Readonly<Record<MoneyState, number>>): MoneyCells {
  const amounts = moneyStates.map((state) => Math.max(0, dollars[state]));
  const total = amounts.reduce((all, amount) => all + amount, 0);
  let perCell = leastPerCell;
  for (perCell of roundValues()) if (total / perCell <= cellsMax - moneyStates.length) break;

  const cells: MoneyCells["cells"] = [];
  let sum = 0;
  let filled = 0;
  for (const [position, state] of moneyStates.entries()) {
    const amount = amounts[position]!;
    sum += amount;
    const until = Math.round(Number((sum / perCell).toFixed(4)));
    // Any positive amount gets at least one cell.
    const count = Math.max(until - filled, amount > 0 ? 1 : 0);
    filled = Math.max(filled, until);
    for (let at = 0; at < count; at++) cells.push(state);
  }
  while (cells.length < cellsMin) cells.push("empty");
  return { perCell, cells };
}
