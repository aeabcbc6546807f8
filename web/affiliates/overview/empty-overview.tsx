import { PageLink } from "#web/ui/page-link.tsx";
import { money } from "../formatting.ts";
import { LinkField } from "../link-field.tsx";
import { moneyCells } from "./money-cells.ts";
import { MoneyComb } from "./money-comb.tsx";

/** The overview before the first click: explains what to do with the link. */
export function EmptyOverview({
  link,
  materialHref,
}: {
  link: string;
  materialHref: string | undefined;
}) {
  const { perCell, cells } = moneyCells({
    paid: 0,
    requested: 0,
    available: 0,
    waiting: 0,
    disputed: 0,
  });
  const steps = [
    {
      title: "Piensa en tres personas",
      text: "Las que ya te preguntan cómo haces las publicaciones de tu negocio.",
    },
    {
      title: "Mándales un mensaje, no un anuncio",
      text: materialHref ? (
        <>
          En{" "}
          <PageLink href={materialHref} className="underline underline-offset-4">
            Material
          </PageLink>{" "}
          hay textos con tu enlace puesto, listos para WhatsApp.
        </>
      ) : (
        <>
          En{" "}
          <PageLink href="/affiliate-signup" className="underline underline-offset-4">
            Mi enlace
          </PageLink>{" "}
          tienes uno escrito, y un código QR para el mostrador.
        </>
      ),
    },
    {
      title: "Vuelve aquí",
      text: "Los clics se ven al momento; los registros y las ventas, cuando ocurren.",
    },
  ];
  return (
    <>
      <div className="panel-head">
        <h1 className="panel-title">Tu panel empieza con un clic</h1>
      </div>
      <section className="panel-sheet grid grid-cols-[minmax(0,1fr)] items-start gap-[clamp(28px,4vw,64px)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
            <p className="panel-huge text-ink-3">{money(0)}</p>
            <p className="text-small text-ink-2">
              Aún no hay comisiones.
              <br />
              Aquí se llenará una celda por cada ${perCell}.
            </p>
          </div>
          <MoneyComb cells={cells} rows={4} label="Cuarenta celdas vacías" className="w-full" />
          <LinkField link={link} look="cta" labelHidden />
        </div>
        <ol className="panel-steps">
          {steps.map(({ title, text }, position) => (
            <li key={title}>
              <span className="hex" aria-hidden="true">
                {position + 1}
              </span>
              <div>
                <b>{title}</b>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
