import { useSearchParams } from "react-router";
import { number } from "#web/lib/format.ts";
import type { StatusMark } from "../formatting.ts";
import { StatusCell } from "../status-label.tsx";

export interface FilterChoice<Value extends string> {
  /** "" for all of them. */
  value: Value | "";
  label: string;
  /** Number of rows; undefined: not known. */
  count: number | undefined;
  mark?: StatusMark;
}

const parameter = "estado";

/** Keeps the filter in the address: one of `values`, or "" for none or an unknown one. */
export function useFilter<const Value extends string>(values: readonly Value[]) {
  const [search, setSearch] = useSearchParams();
  const requested = search.get(parameter);
  const chosen: Value | "" = values.find((value) => value === requested) ?? "";
  const choose = (value: Value | "") => {
    const next = new URLSearchParams(search);
    if (value) next.set(parameter, value);
    else next.delete(parameter);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { chosen, choose };
}

/** Which rows of a list are shown. */
export function Filter<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: {
  label: string;
  choices: readonly FilterChoice<Value>[];
  chosen: Value | "";
  onChoose: (value: Value | "") => void;
}) {
  return (
    <fieldset className="panel-filter">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ value, label: name, count, mark }) => (
        <label key={value}>
          <input
            type="radio"
            name={parameter}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {mark ? <StatusCell mark={mark} /> : null}
          <span>
            {name}
            {count === undefined ? null : ` ${number(count)}`}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
