import type { ReactNode } from "react";
import { number } from "#web/lib/format.ts";
import { classes } from "#web/ui/classes.ts";
import { formatCount, longDay, money } from "../formatting.ts";
import {
  axisLabels,
  type Day,
  labelledDays,
  labelSteps,
  sumSteps,
  totalsOf,
  zeroLine,
} from "./day-axis.ts";
import "./day-rows.css";

const bareMoney = (amount: number) => money(amount).replace("$", "");
const dayName = (day: string) => longDay(`${day}T12:00:00Z`);

/** Four rows on one axis of days: clicks, sign-ups, sales and money, each with its own scale. */
export function DayRows({ days }: { days: readonly Day[] }) {
  const totals = totalsOf(days);
  const label = `Últimos ${days.length} días: ${formatCount(totals.clicks, "clic", "clics")}, ${formatCount(totals.signUps, "registro", "registros")}, ${formatCount(totals.sales, "venta", "ventas")}, ${money(totals.amount)}`;
  return (
    <div
      role="img"
      aria-label={label}
      className={classes("day-chart", days.length > 30 && "day-chart-dense")}
    >
      <Row name="Clics" total={number(totals.clicks)} days={days} className="day-clicks">
        {bars(days.map(({ clicks }) => clicks))}
      </Row>
      <Row name="Registros" total={number(totals.signUps)} days={days} className="day-sign-ups">
        {marks(days.map(({ signUps }) => signUps))}
      </Row>
      <Row name="Ventas" total={number(totals.sales)} days={days} className="day-sales">
        {marks(days.map(({ sales }) => sales))}
      </Row>
      <Row name="Dinero" total={money(totals.amount)} days={days} className="day-money">
        {sums(days)}
      </Row>
      <Axis days={days} every={labelSteps[days.length]?.wide ?? 7} className="max-lg:!hidden" />
      <Axis days={days} every={labelSteps[days.length]?.narrow ?? 21} className="lg:!hidden" />
    </div>
  );
}

function Row({
  name,
  total,
  days,
  className,
  children,
}: {
  name: string;
  total: string;
  days: readonly Day[];
  className: string;
  /** One element per day. */
  children: ReactNode[];
}) {
  return (
    <div className={classes("day-row", className)}>
      <p>
        {name}
        <b>{total}</b>
      </p>
      <div className="day-plot" style={{ gridTemplateColumns: columnsOf(days) }}>
        {days.map((day, position) => (
          <span key={day.day} title={sentenceOf(day)}>
            {children[position]}
          </span>
        ))}
      </div>
    </div>
  );
}

const columnsOf = (days: readonly Day[]) => `repeat(${days.length}, minmax(0, 1fr))`;

function sentenceOf({ day, clicks, signUps, sales, amount }: Day): string {
  return `${dayName(day)}: ${formatCount(clicks, "clic", "clics")}, ${formatCount(signUps, "registro", "registros")}, ${formatCount(sales, "venta", "ventas")}, ${money(amount)}`;
}

function bars(counts: readonly number[]): ReactNode[] {
  const most = Math.max(1, ...counts);
  return counts.map((count, day) =>
    count === 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its day
      <i key={day} className="day-bar" style={{ height: `${(count / most) * 100}%` }} />
    ),
  );
}

/** Stacked cells while no day has more than two; bars otherwise. */
function marks(counts: readonly number[]): ReactNode[] {
  if (Math.max(...counts) > 2) return bars(counts);
  return counts.map((count) =>
    Array.from({ length: count }, (_, mark) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position only
      <i key={mark} className="day-mark hex" />
    )),
  );
}

/** Bars above the zero line for income, below it for days with more refunds than income. */
function sums(days: readonly Day[]): ReactNode[] {
  const { above, below } = zeroLine(days);
  const whole = above + below || 1;
  const zero = above + below === 0 ? 100 : (above / whole) * 100;
  const steps = sumSteps[days.length] ?? { wide: 5, narrow: 12 };
  const onWide = labelledDays(days, steps.wide);
  const onNarrow = labelledDays(days, steps.narrow);
  const label = (position: number, words: string) =>
    onWide.has(position) || onNarrow.has(position) ? (
      <b
        className={classes(
          !onWide.has(position) && "lg:!hidden",
          !onNarrow.has(position) && "max-lg:!hidden",
        )}
      >
        {words}
      </b>
    ) : null;
  return days.map(({ day, amount }, position) => {
    const height = (Math.abs(amount) / whole) * 100;
    const top = amount < 0 ? zero : zero - height;
    return (
      <span key={day} className="day-sum">
        <i className="day-zero" style={{ top: `${zero}%` }} />
        {amount === 0 ? null : (
          <i
            className={classes("day-bar", amount < 0 && "day-back")}
            style={{ top: `${top}%`, height: `${height}%` }}
          >
            {label(position, bareMoney(amount))}
          </i>
        )}
      </span>
    );
  });
}

function Axis({
  days,
  every,
  className,
}: {
  days: readonly Day[];
  every: number;
  className: string;
}) {
  const labels = axisLabels(days, every);
  return (
    <div className={classes("day-row day-axis", className)}>
      <p />
      <div className="day-plot" style={{ gridTemplateColumns: columnsOf(days) }}>
        {days.map(({ day }, position) => (
          <span key={day}>
            <span>{labels[position]}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
