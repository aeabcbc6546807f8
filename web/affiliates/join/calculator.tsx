import { Minus, Plus } from "lucide-react";
import { useId, useState } from "react";
import { commissionMonths, commissionPercent } from "#shared/affiliates.ts";
import { monthlyPrice } from "#shared/plans.ts";
import { classes } from "#web/ui/classes.ts";
import { formatCount, money } from "../formatting.ts";
import { earningPlans, earningsOf } from "./earnings.ts";
import "./calculator.css";

const customersMax = 20;

/** Calculates what a number of customers of a plan would bring; not a promise. */
export function Calculator() {
  const id = useId();
  const [planId, setPlanId] = useState("growth");
  const [customers, setCustomers] = useState(6);
  const plan = earningPlans.find((one) => one.id === planId)!;
  const { perInvoice, perMonth, perYear } = earningsOf(plan.priceCents, customers);
  const monthly = money(perMonth);
  const change = (by: number) =>
    setCustomers((before) => Math.min(customersMax, Math.max(1, before + by)));
  return (
    <section className="join-sums" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div>
          <h2 id={`${id}-title`}>¿Cuánto sería lo tuyo?</h2>
          <fieldset className="join-plans">
            <legend>Plan que contratan</legend>
            {earningPlans.map((one) => (
              <label key={one.id}>
                <input
                  type="radio"
                  name={`${id}-plan`}
                  value={one.id}
                  checked={one.id === planId}
                  onChange={() => setPlanId(one.id)}
                />
                <span>
                  {one.name} <small>{monthlyPrice(one)}</small>
                </span>
                <b>
                  {money(earningsOf(one.priceCents, 1).perInvoice)} <small>por factura</small>
                </b>
              </label>
            ))}
          </fieldset>
          <div className="join-many">
            <div className="join-many-head">
              <label htmlFor={`${id}-many`}>Clientes que llegan por ti</label>
              <span>
                <button
                  type="button"
                  aria-label="Un cliente menos"
                  disabled={customers === 1}
                  onClick={() => change(-1)}
                >
                  <Minus aria-hidden="true" className="size-5" />
                </button>
                <output htmlFor={`${id}-many`}>{customers}</output>
                <button
                  type="button"
                  aria-label="Un cliente más"
                  disabled={customers === customersMax}
                  onClick={() => change(1)}
                >
                  <Plus aria-hidden="true" className="size-5" />
                </button>
              </span>
            </div>
            <div className="join-cells">
              <input
                id={`${id}-many`}
                type="range"
                min={1}
                max={customersMax}
                value={customers}
                aria-valuetext={formatCount(customers, "cliente", "clientes")}
                onChange={(event) => setCustomers(Number(event.target.value))}
              />
              {Array.from({ length: customersMax }, (_, position) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by position only
                  key={position}
                  aria-hidden="true"
                  className={classes("hex", position < customers && "join-on")}
                />
              ))}
            </div>
          </div>
        </div>
        <div className="join-result" aria-live="polite" aria-atomic="true">
          <p>Cada mes recibirías</p>
          <p className={classes("join-mega", monthly.length > 7 && "join-long")}>{monthly}</p>
          <dl>
            <div>
              <dt>
                {commissionPercent}&nbsp;% de {money(plan.priceCents / 100)} = {money(perInvoice)},
                por {formatCount(customers, "cliente", "clientes")}
              </dt>
              <dd>{monthly}</dd>
            </div>
            <div>
              <dt>
                En {commissionMonths} meses,{" "}
                {customers === 1 ? "si sigue con su plan" : `si los ${customers} siguen`}
              </dt>
              <dd>{money(perYear)}</dd>
            </div>
          </dl>
          <small>
            Importes en USD. Es una cuenta, no una promesa: depende de cuántas personas contraten y
            de cuánto tiempo sigan.
          </small>
        </div>
      </div>
    </section>
  );
}
