import { Portrait } from "#web/ui/portrait.tsx";

// Mel is in the middle.
const rows = [
  ["teo", "ani", "bran"],
  ["lia", "mel", "nai", "iko"],
  ["sofi", "marcos", "vivi"],
] as const;

/** The ten workers, beside the forms on a wide screen. */
export function TeamAside() {
  return (
    <div className="hidden content-between gap-14 rounded-l bg-honey p-12 text-on-honey lg:grid">
      <p className="max-w-[12em] font-display text-h2 leading-none font-extrabold tracking-[-0.03em] text-balance [font-stretch:86%]">
        Tu equipo de marketing con IA, trabajando mientras tú vendes
      </p>
      <div aria-hidden="true" className="grid justify-items-center">
        {rows.map((row) => (
          <div key={row[0]} className="flex gap-3 not-first:-mt-3.5">
            {row.map((worker) => (
              <Portrait key={worker} worker={worker} size={96} />
            ))}
          </div>
        ))}
      </div>
      <p className="max-w-[30em] text-small font-[550]">
        Mel aprende tu negocio y reparte el trabajo entre nueve especialistas: textos, anuncios,
        correos, métricas y respuestas, con la voz de tu marca.
      </p>
    </div>
  );
}
