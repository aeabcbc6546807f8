import { comparison } from "../content/home.ts";
import "./comparison.css";

// Explicit roles: Safari drops the table semantics when CSS changes its `display`, as on a phone.
const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  column: { role: "columnheader", scope: "col" },
  rowHead: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;

/** A table that compares Kolmena with alternatives; on a phone, one block per question. */
export function Comparison() {
  const { columns } = comparison;
  return (
    <section className="versus wrap" id="comparativa">
      <div className="versus-head">
        <h2>{comparison.title}</h2>
        <p className="lead2">{comparison.lead}</p>
      </div>
      <table {...roles.table}>
        <caption className="sr-only">{comparison.caption}</caption>
        <thead {...roles.group}>
          <tr {...roles.row}>
            <th {...roles.column}>
              <span className="sr-only">{comparison.question}</span>
            </th>
            {columns.map((column, at) => (
              <th key={column} {...roles.column} data-ours={at === 2 ? "" : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {comparison.rows.map(({ question, answers }) => (
            <tr key={question} {...roles.row}>
              <th {...roles.rowHead}>{question}</th>
              {answers.map((answer, at) => (
                <td key={answer} {...roles.cell} data-ours={at === 2 ? "" : undefined}>
                  <span className="versus-column" aria-hidden="true">
                    {columns[at]}
                  </span>
                  {answer}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
