import { Check } from "lucide-react";
import { included } from "./page-texts.ts";
import "./offer.css";

/** Everything an order contains, as a list. */
export function Included() {
  return (
    <ul className="instant-included">
      {included.map(({ what, detail }) => (
        <li key={what}>
          <Check aria-hidden="true" className="size-5" />
          <span>
            <b>{what}</b> {detail}
          </span>
        </li>
      ))}
    </ul>
  );
}
