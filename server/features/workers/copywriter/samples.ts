import { mkdir, writeFile } from "node:fs/promises";
import type { BusinessFacts } from "#shared/brain.ts";
import type { WorkerId } from "#shared/workers.ts";
import { workers } from "#shared/workers.ts";
import type { Brief } from "./copywriter.ts";
import { writeCopy } from "./copywriter.ts";

const folder = new URL("../../../../docs/samples/", import.meta.url);

const business = (facts: Partial<BusinessFacts>): BusinessFacts => ({
  businessName: "",
  industry: "",
  businessType: "b2c",
  mainService: "",
  targetAudience: "",
  audienceAge: "",
  audienceLocation: "",
  primaryGoal: "sales",
  brandTone: "friendly",
  preferredPlatforms: ["instagram", "email"],
  products: [],
  brandValues: [],
  differentiators: [],
  ...facts,
});

/** Invented businesses, one for each tone, every goal at least once. */
export const businesses: readonly BusinessFacts[] = [
  business({
    businessName: "Lumbre",
    industry: "Panadería",
    mainService: "Pan de masa madre y bollería",
    targetAudience: "Vecinos que desayunan sin prisa",
    audienceLocation: "Valencia",
    primaryGoal: "sales",
    brandTone: "casual",
    products: ["Hogaza de centeno y nuez", "Croissants de mantequilla"],
    brandValues: ["Paciencia", "Oficio"],
    differentiators: ["Masa madre de 24 horas", "Horno de leña"],
  }),
  business({
    businessName: "Clínica Sonríe",
    industry: "Clínica dental",
    mainService: "Odontología general",
    targetAudience: "Familias con niños que temen al dentista",
    audienceLocation: "Bogotá, Colombia",
    primaryGoal: "leads",
    brandTone: "friendly",
    products: ["Limpieza dental", "Ortodoncia invisible"],
    brandValues: ["Calma"],
    differentiators: ["Presupuesto por escrito"],
  }),
  business({
    businessName: "Motor Ruiz",
    industry: "Taller mecánico",
    mainService: "Reparación de coches",
    targetAudience: "Conductores con más de diez años de coche",
    audienceLocation: "Sevilla",
    primaryGoal: "retention",
    brandTone: "authoritative",
    products: ["Revisión previaje", "Cambio de aceite"],
    differentiators: ["Enseñamos la pieza vieja"],
  }),
  business({
    businessName: "Píxel y Dado",
    industry: "Juegos de mesa y videojuegos",
    mainService: "Tienda de juegos",
    targetAudience: "Jugadores de 18 a 30",
    audienceLocation: "Medellín",
    primaryGoal: "engagement",
    brandTone: "playful",
    products: ["Torneo de los viernes"],
    brandValues: ["Juego limpio"],
  }),
  business({
    businessName: "Atenea Legal",
    industry: "Abogados",
    businessType: "b2b",
    mainService: "Derecho laboral",
    targetAudience: "Pequeñas empresas sin departamento jurídico",
    audienceLocation: "Madrid",
    primaryGoal: "leads",
    brandTone: "professional",
    preferredPlatforms: ["linkedin", "email"],
    products: ["Revisión de contratos"],
    differentiators: ["Respuesta en un día laborable"],
  }),
  business({
    businessName: "Casa Nácar",
    industry: "Joyería",
    mainService: "Anillos hechos a medida",
    targetAudience: "Parejas que buscan una pieza propia",
    audienceLocation: "Ciudad de México",
    primaryGoal: "awareness",
    brandTone: "luxury",
    products: ["Anillo de compromiso", "Alianzas"],
    brandValues: ["Silencio", "Oficio"],
    differentiators: ["Una sola pieza de cada diseño"],
  }),
];

const prompts: Readonly<Record<string, readonly string[]>> = {
  post: [
    "Mañana sale la hogaza de centeno y nuez. Hacemos 40. Quiero un post para Instagram, sin ponerme cursi.",
    "Un post para que pierdan el miedo a la ortodoncia invisible",
    "Post sobre la revisión antes de Navidad, para clientes de siempre",
    "Post: el viernes hay torneo y sorteamos un juego",
    "Un post para LinkedIn, de usted",
    "Post para San Valentín",
  ],
  ad: [
    "Anuncio para el Día de la Madre",
    "Tres anuncios con un 15 % de descuento hasta el domingo",
  ],
  "comment-reply": [
    "Contesta: «¡Me encantó! Volveremos seguro»",
    "Contesta: «¿Qué precio tiene y abrís los domingos?»",
  ],
  "review-reply": [
    "Responde a esta reseña: «Esperamos una hora y nadie nos atendió. No vuelvo.»",
    "Responde de usted: «Muy amables, aunque un poco caro»",
  ],
  "direct-message": ["Escribe a quien preguntó ayer por WhatsApp"],
  report: ["Informe: alcance de 900 a 1200, mensajes de 20 a 14, ventas 31"],
  "campaign-plan": ["Campaña de San Valentín"],
  "idea-list": ["Dame 4 ideas para esta semana"],
  email: ["Correo de usted sobre las rebajas", "Correo para presentar lo nuevo"],
  "reel-script": ["Reel divertido para la vuelta al cole", "Guion de reel"],
};

/** The briefs of one worker's sheet: every deliverable for a few businesses, and the chat. */
function sampleBriefs(workerId: WorkerId): { title: string; brief: Brief }[] {
  const worker = workers.find((one) => one.id === workerId)!;
  const at = workers.indexOf(worker);
  const jobs = worker.deliverables.flatMap((one, index) => {
    const asked = prompts[one.id] ?? ["", ""];
    const many = one.id === "post" ? businesses.length : Math.max(2, asked.length);
    return Array.from({ length: many }, (_, number) => ({
      label: one.label as string,
      contentType: one.id as string,
      prompt: asked[number % asked.length]!,
      profile:
        businesses[one.id === "post" ? number : (at + index * 2 + number) % businesses.length]!,
    }));
  });
  const chat = [
    {
      label: "Chat",
      contentType: "chat",
      prompt: "Hola, ¿qué puedes hacer por mí?",
      profile: businesses[at % businesses.length]!,
    },
    {
      label: "Chat",
      contentType: "chat",
      prompt: "Quiero un reel y un anuncio de lo que más vendo para Navidad",
      profile: businesses[(at + 1) % businesses.length]!,
    },
  ];
  return [...jobs, ...chat].map(({ label, contentType, prompt, profile }, index) => ({
    title: `${label} · ${profile.businessName} (${profile.industry}, ${profile.brandTone}, ${profile.primaryGoal})`,
    brief: {
      workerId,
      contentType,
      prompt,
      profile,
      history: [],
      seed: `sample ${index}`,
      today: new Date("2026-11-16T09:00:00Z"),
    },
  }));
}

/** The sheet of one worker, as Markdown. */
export function sampleSheet(workerId: WorkerId): string {
  const worker = workers.find((one) => one.id === workerId)!;
  const parts = sampleBriefs(workerId).map(({ title, brief }) => {
    const asked = brief.prompt ? `**Pedido:** ${brief.prompt}` : "**Pedido:** (solo el botón)";
    const text = writeCopy(brief)
      .split("\n")
      .map((line) => (line ? `> ${line}` : ">"))
      .join("\n");
    return `# ${title}\n\n${asked}\n\n${text}`;
  });
  return `<!-- Written by server/features/workers/copywriter/samples.ts; do not edit by hand. -->\n\n# ${worker.name}: ${worker.specialty}\n\n${parts.join("\n\n")}\n`;
}

/** The index: who is who, and how to read the sheets. */
export function sampleIndex(): string {
  const rows = businesses.map(
    (one) =>
      `| ${one.businessName} | ${one.industry} | ${one.brandTone} | ${one.primaryGoal} | ${one.products.join(", ")} |`,
  );
  const files = workers.map(
    (worker) =>
      `- [${worker.name}](${worker.id}.md): ${worker.deliverables.map((one) => one.label).join(", ")}`,
  );
  return `<!-- Written by server/features/workers/copywriter/samples.ts; do not edit by hand. -->\n\n# What the local copywriter writes\n\nReal outputs of the embedded engine (no key, no network), for judging it: cover the headings and say which trade, tone and goal each text has. The businesses are invented. Written as of Monday 16 November 2026; the same brief and seed always give the same text.\n\n| Business | Trade | Tone | Goal | Products |\n| --- | --- | --- | --- | --- |\n${rows.join("\n")}\n\n${files.join("\n")}\n\nTo write them anew: \`node server/features/workers/copywriter/samples.ts\`.\n`;
}

if (import.meta.main) {
  await mkdir(folder, { recursive: true });
  await writeFile(new URL("README.md", folder), sampleIndex());
  for (const worker of workers)
    await writeFile(new URL(`${worker.id}.md`, folder), sampleSheet(worker.id));
}
