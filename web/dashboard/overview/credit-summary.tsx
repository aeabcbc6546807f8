import { findWorker } from "#shared/workers.ts";
import { type CreditWords, creditWords } from "#web/lib/credit-words.ts";
import { credits as creditsText, number } from "#web/lib/format.ts";
import { useUser } from "#web/lib/session.ts";
import { classes } from "#web/ui/classes.ts";
import { Tag } from "#web/ui/tag.tsx";
import { creditCells, type WorkerSpending } from "./credit-cells.ts";
import { CreditComb } from "./credit-comb.tsx";

const warnShare = 0.8;

/** The month's remaining credits, and the used ones by worker. */
export function CreditSummary({ spending }: { spending: readonly WorkerSpending[] }) {
  const user = useUser();
  const { creditsUsed: used, creditsLimit: limit } = user;
  const words = creditWords(user);
  const { perCell, cells } = creditCells(used, limit, spending);
  const isFine = limit === null || used < limit * warnShare;
  const who = spending.map(({ workerId, credits }) => `${nameOf(workerId)} ${number(credits)}`);
  const label = `${number(used)} ${limit === null ? "créditos usados" : `de ${creditsText(limit)} usados`}${who.length > 0 ? `: ${who.join(", ")}` : ""}`;
  return (
    <section className="grid content-between gap-5 rounded-l border border-line bg-surface p-5 shadow-object sm:p-8">
      <header className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <p
          className={classes(
            "font-display leading-[0.78] font-extrabold tracking-[-0.025em] [font-stretch:84%]",
            words.left === null
              ? "text-[clamp(2.5rem,1.9rem+2vw,3.75rem)]"
              : "text-[clamp(3.5rem,2.4rem+3.8vw,5.5rem)]",
          )}
        >
          {words.left === null ? "Sin límite" : number(words.left)}
        </p>
        <h2 className="font-text text-body font-bold tracking-normal [font-stretch:100%] !leading-snug">
          {words.leftUnit}
          <span className="block font-normal text-ink-2">{words.ofAll}</span>
        </h2>
        <Tag tone={isFine ? "success" : "danger"} className="!text-small sm:ml-auto">
          {isFine ? "Buen ritmo" : "Considera actualizar"}
        </Tag>
      </header>
      {words.images ? <ImageCredits {...words.images} /> : null}
      <CreditComb cells={cells} rows={5} label={label} className="hidden w-full sm:block" />
      <CreditComb cells={cells} rows={8} label={label} className="w-full sm:hidden" />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-small text-ink-2">
        <ul className="contents" aria-label="Quién los ha usado">
          {spending.map(({ workerId, credits }) => (
            <li key={workerId} data-worker={workerId} className="flex items-center gap-2">
              <span className="hex w-3.5 bg-w" aria-hidden="true" />
              <span>
                <b className="font-[650] text-ink">{nameOf(workerId)}</b> {number(credits)}
              </span>
            </li>
          ))}
        </ul>
        <p className="sm:ml-auto">
          {perCell === 1 ? "Cada celda es 1 crédito" : `Cada celda son ${number(perCell)} créditos`}
        </p>
      </div>
    </section>
  );
}

/** Picture credits, which the Studio plan counts separately. */
function ImageCredits({ left, limit, sentence }: NonNullable<CreditWords["images"]>) {
  return (
    <div className="border-t border-line pt-4">
      <p className="text-small">{sentence}</p>
      <div aria-hidden="true" className="mt-2 h-2.5 overflow-hidden rounded-pill bg-cell-empty">
        <div
          data-worker="ani"
          className="h-full rounded-pill bg-w"
          style={{ width: `${limit === 0 ? 0 : (left / limit) * 100}%` }}
        />
      </div>
    </div>
  );
}

function nameOf(workerId: string): string {
  return findWorker(workerId)?.name ?? workerId;
}
