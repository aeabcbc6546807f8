import { Check } from "lucide-react";
import { useEffect } from "react";
import { adsPerOrder } from "#shared/ads.ts";
import type { Order } from "#shared/orders.ts";
import { classes } from "#web/ui/classes.ts";
import { Portrait } from "#web/ui/portrait.tsx";
import { ProgressCells } from "#web/ui/progress-cells.tsx";
import { Week } from "./days/week.tsx";
import { HeadlineMark, headlineClass } from "./headline.tsx";

type Step = NonNullable<Order["progress"]>["step"];

const stepOrder: readonly Step[] = ["queued", "reading", "writing", "drawing", "packing"];
const steps = [
  { id: "reading", worker: "mel", name: "Mel", does: "lee tu web", did: "web leída" },
  { id: "writing", worker: "teo", name: "Teo", does: "escribe los textos", did: "textos escritos" },
  {
    id: "drawing",
    worker: "ani",
    name: "Ani",
    does: "dibuja las imágenes",
    did: "imágenes hechas",
  },
  { id: "packing", worker: "bran", name: "Bran", does: "lo prepara todo", did: "todo listo" },
] as const;

/** Sentence about the current step, or about how many ads have been drawn. */
export function progressSentence({ ads, progress }: Pick<Order, "ads" | "progress">): string {
  if (ads.length > 0) return `${ads.length} de ${adsPerOrder} anuncios dibujados`;
  const now = steps.find(({ id }) => id === progress?.step);
  return now ? `${now.name} ${now.does}` : "Tu pedido está en cola: empieza en un momento";
}

/** An order in progress: the current step, and each picture as soon as it is drawn. */
export function Progress({ order }: { order: Order }) {
  const { ads, schedule, progress, businessName, email } = order;
  const step = progress?.step ?? "queued";
  const drawn = progress?.drawn ?? 0;
  const toDraw = progress?.toDraw || adsPerOrder * 2;
  const done = ads.length;
  useEffect(() => {
    document.title = `${done} de ${adsPerOrder} · Tu pedido · Kolmena`;
  }, [done]);
  return (
    <div className="wrap grid gap-[clamp(28px,3.4vw,48px)] pt-[clamp(20px,3vw,48px)] pb-16">
      <div>
        <h1 className={headlineClass}>
          Estamos haciendo <HeadlineMark>tu semana</HeadlineMark>
        </h1>
        <p className="mt-[clamp(20px,2.4vw,36px)] max-w-[38em] text-lead text-ink-2">
          Siete anuncios de {businessName}, cada uno con su texto y su hora. Puedes cerrar esta
          página: te escribimos a <b className="font-[650] text-ink">{email}</b> cuando estén.
        </p>
      </div>
      <Week schedule={schedule} ads={ads} drawing />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
        <Steps step={step} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-ink-2">
          <ProgressCells
            total={toDraw}
            filled={drawn}
            label={`${drawn} de ${toDraw} imágenes dibujadas`}
          />
          <span aria-hidden="true" className="tabular-nums">
            {step === "queued"
              ? "En cola: empieza en un momento"
              : `${drawn} de ${toDraw} imágenes`}
          </span>
        </div>
      </div>
    </div>
  );
}

function Steps({ step }: { step: Step }) {
  const at = stepOrder.indexOf(step);
  return (
    <ol className="grid grid-cols-2 gap-x-4 gap-y-5 sm:flex sm:flex-wrap sm:gap-x-9">
      {steps.map(({ id, worker, name, does, did }) => {
        const place = stepOrder.indexOf(id);
        const state = place < at ? "done" : place === at ? "now" : "later";
        return (
          <li
            key={id}
            aria-current={state === "now" ? "step" : undefined}
            className="flex items-center gap-3"
          >
            <span className={classes("flex-none", state === "later" && "opacity-35 grayscale")}>
              <Portrait worker={worker} size={48} />
            </span>
            <span className="leading-snug">
              <b
                className={classes(
                  "block",
                  state === "now" ? "font-bold" : "font-[600] text-ink-2",
                )}
              >
                {name}
              </b>
              <span className="flex items-center gap-1 text-small text-ink-2">
                {state === "done" ? (
                  <Check aria-hidden="true" className="size-4 flex-none text-success" />
                ) : null}
                <span>{state === "done" ? did : does}</span>
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
