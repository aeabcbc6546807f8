/** How a site speaks to one reader. */
export type AddressForm = "tu" | "usted" | "vos";

/** Of what the lexicon says in «tú», what is said otherwise in «vos». */
const voseo: Record<string, string> = {
  pide: "pedí",
  reserva: "reservá",
  pregunta: "preguntá",
  prueba: "probá",
  mira: "mirá",
  elige: "elegí",
  lee: "leé",
  consulta: "consultá",
  puedes: "podés",
  preguntas: "preguntás",
  ves: "ves",
  buscas: "buscás",
  quieres: "querés",
  tienes: "tenés",
  sabes: "sabés",
  usas: "usás",
  vives: "vivís",
  viajas: "viajás",
  pides: "pedís",
  desayunas: "desayunás",
  llegas: "llegás",
  empiezas: "empezás",
  necesitas: "necesitás",
  "lo necesitas": "lo necesitás",
  deseas: "deseás",
  ti: "vos",
  te: "te",
  tu: "tu",
  tus: "tus",
  tuyo: "tuyo",
  tuya: "tuya",
  pedirías: "pedirías",
  volviste: "volviste",
  entraste: "entraste",
};

function inVos(informal: string): string | undefined {
  const known = voseo[informal.toLowerCase()];
  if (known === undefined || informal[0] === informal[0]?.toLowerCase()) return known;
  return known[0]!.toUpperCase() + known.slice(1);
}

/**
 * A template with `[tú|usted]` or `[tú|usted|vos]` said in one form; null where nobody knows how it
 * is said.
 */
export function addressed(template: string, form: AddressForm): string | null {
  let known = true;
  const text = template.replace(/\[([^\]|]*)\|([^\]|]*)(?:\|([^\]]*))?\]/g, (_, tu, usted, vos) => {
    if (form === "tu") return tu;
    if (form === "usted") return usted;
    const said = vos ?? inVos(tu);
    known &&= said !== undefined;
    return said ?? "";
  });
  return known ? text : null;
}
