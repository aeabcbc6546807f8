import { planOf } from "#shared/plans.ts";
import { findWorker } from "#shared/workers.ts";
import { Portrait } from "#web/ui/portrait.tsx";

// Mel in the middle, surrounded by the trial's six workers.
const rows = [
  ["teo", "ani"],
  ["bran", "mel", "lia"],
  ["nai", "iko"],
] as const;

/** The trial's workers, beside the steps on a wide screen. */
export function TrialAside() {
  return (
    <aside className="hidden content-between gap-12 self-start rounded-l bg-honey p-12 text-on-honey lg:grid">
      <p className="max-w-[11em] font-display text-h2 leading-none font-extrabold tracking-[-0.03em] text-balance [font-stretch:86%]">
        Seis especialistas y Mel, tres&nbsp;días&nbsp;contigo
      </p>
      <div
        aria-hidden="true"
        className="grid justify-items-center [--portrait:clamp(88px,9vw,124px)]"
      >
        {rows.map((row) => (
          <div key={row[0]} className="flex gap-3 not-first:-mt-4">
            {row.map((worker) => (
              <Portrait key={worker} worker={worker} />
            ))}
          </div>
        ))}
      </div>
      <ul className="grid gap-2 text-small font-[550]">
        {planOf("trial").workers.map((id) => {
          const worker = findWorker(id);
          return worker ? (
            <li key={id} className="grid grid-cols-[4.5rem_minmax(0,1fr)]">
              <b className="font-bold">{worker.name}</b>
              {worker.specialty}
            </li>
          ) : null;
        })}
      </ul>
    </aside>
  );
}

/** The same workers in one line, on narrow screens. */
export function TrialTeam() {
  return (
    <div
      aria-hidden="true"
      className="mt-6 flex justify-between gap-1 *:min-w-0 *:flex-[0_1_48px] sm:justify-start sm:gap-3 lg:hidden"
    >
      {planOf("trial").workers.map((worker) => (
        <Portrait key={worker} worker={worker} />
      ))}
    </div>
  );
}
