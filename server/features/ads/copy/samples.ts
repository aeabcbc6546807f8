import { writeFile } from "node:fs/promises";
import type { AdBrief, SiteWords } from "./ad-copy.ts";
import { emptySite, product } from "./example-briefs.ts";
import { writeLocalAds } from "./local-ads.ts";

type Told = Partial<Omit<SiteWords, "products">> & { sells: [name: string, price?: string][] };

const site = ({ sells, ...told }: Told): SiteWords => ({
  ...emptySite,
  ...told,
  products: sells.map(([name, price]) => product(name, price)),
});

/** Invented businesses, as the reader would tell of their pages. */
const businesses: readonly [name: string, site: SiteWords][] = [
  [
    "Horno Ejemplo",
    site({
      title: "Horno Ejemplo, panadería en Soria",
      description: "Pan de masa madre y bollería del día en el centro de Soria.",
      town: "Soria",
      facts: ["Desde: 1987", "Horario: Mo-Sa 08:00-14:00"],
      reviews: [
        {
          text: "La hogaza me recuerda a la de mi pueblo. Me encanta.",
          author: "Ana P.",
          rating: 5,
        },
      ],
      sells: [
        ["Hogaza de centeno y nuez", "6,50 €"],
        ["Barra de masa madre", "1,80 €"],
        ["Croissant de mantequilla", "1,60 €"],
        ["Tarta de queso", "24 €"],
      ],
    }),
  ],
  [
    "Clínica Dental Ejemplo",
    site({
      title: "Clínica dental en Valencia | Clínica Dental Ejemplo",
      description: "Odontología general y ortodoncia con especialistas colegiados.",
      tone: "authoritative",
      addressForm: "usted",
      town: "Valencia",
      facts: ["Valoración: 4,8 de 5, 212 opiniones", "Horario: Mo-Fr 09:00-20:00"],
      sells: [
        ["Limpieza dental", "39 €"],
        ["Ortodoncia invisible", "desde 89 €"],
        ["Implante con corona", "950 €"],
      ],
    }),
  ],
  [
    "Peluquería Ejemplo",
    site({
      title: "Peluquería Ejemplo, en Triana",
      description: "Color, mechas y cortes sin cita en el barrio de Triana.",
      tone: "casual",
      town: "Sevilla",
      sells: [
        ["Corte de señora", "18 €"],
        ["Corte de caballero", "12 €"],
        ["Mechas balayage", "desde 65 €"],
        ["Tinte", "32 €"],
      ],
    }),
  ],
  [
    "Mesón Ejemplo",
    site({
      title: "Carta · Mesón Ejemplo",
      description: "Cocina castellana de siempre, en el corazón del barrio.",
      town: "Ávila",
      facts: ["Cocina: castellana", "Horario: Tu-Su 13:00-16:00"],
      sells: [
        ["Croquetas de jamón (8 uds.)", "9,50 €"],
        ["Cordero lechal", "26 €"],
        ["Tarta de queso"],
        ["Menú del día", "14,90 €"],
      ],
    }),
  ],
  [
    "Mates Ejemplo",
    site({
      title: "Mates Ejemplo | Tienda de mates y bombillas",
      description: "Descubrí mates de calabaza y bombillas de alpaca.",
      addressForm: "vos",
      tone: "friendly",
      town: "Rosario",
      sells: [
        ["Mate de calabaza", "$18.500"],
        ["Bombilla de alpaca", "$9.900"],
        ["Yerba orgánica 500 g", "$4.200"],
      ],
    }),
  ],
  [
    "Casa rural El Ejemplo",
    site({
      title: "Casa rural El Ejemplo, en la sierra de Gredos",
      description: "Seis habitaciones entre encinas y desayuno del huerto.",
      town: "Gredos",
      facts: ["Servicio: Chimenea", "Servicio: Piscina"],
      reviews: [{ text: "Dormimos como nunca. Volveremos seguro.", author: null, rating: 5 }],
      sells: [
        ["Habitación doble", "85 €"],
        ["Suite con terraza", "120 €"],
      ],
    }),
  ],
  [
    "Joyería Muestra",
    site({
      title: "Joyería Muestra: alta joyería a medida",
      description: "Piezas de oro hechas a medida en nuestro taller de Bilbao.",
      tone: "luxury",
      addressForm: "usted",
      town: "Bilbao",
      facts: ["Desde: 1952"],
      sells: [
        ["Anillo de compromiso", "desde 1.450 €"],
        ["Alianzas de oro"],
        ["Pendientes de perlas", "620 €"],
      ],
    }),
  ],
  [
    "Taller Modelo",
    site({
      title: "Taller Modelo, mecánica en Móstoles",
      description: "Revisiones, frenos y cambio de aceite para todas las marcas.",
      tone: "professional",
      town: "Móstoles",
      facts: ["Valoración: 4,6 de 5, 98 opiniones"],
      sells: [
        ["Cambio de aceite", "79 €"],
        ["Pastillas de freno", "desde 110 €"],
        ["Revisión previaje", "35 €"],
      ],
    }),
  ],
  [
    "Gestoría Muestra",
    site({
      title: "Gestoría Muestra | Asesoría para autónomos y pymes",
      description: "Impuestos, nóminas y contabilidad para autónomos y pymes de Zaragoza.",
      tone: "professional",
      addressForm: "usted",
      town: "Zaragoza",
      sells: [],
    }),
  ],
  [
    "Example Bakery",
    site({
      title: "Example Bakery | Sourdough in Málaga",
      description: "Sourdough bread and pastries baked every morning.",
      language: "en",
      wordsLanguage: "en",
      addressForm: null,
      tone: "casual",
      town: "Málaga",
      reviews: [{ text: "Best bread in town!", author: "Tom", rating: 5 }],
      sells: [
        ["Sourdough loaf", "5,50 €"],
        ["Cinnamon roll", "3 €"],
        ["Carrot cake", "4,20 €"],
      ],
    }),
  ],
];

const sampleBriefs: readonly AdBrief[] = businesses.map(([businessName, told], index) => ({
  businessName,
  site: told,
  seed: `sample ${index}`,
  today: new Date("2026-12-01T09:00:00Z"),
}));

/** Seven advertisements of each business, as Markdown. */
export function sampleSheet(): string {
  const parts = sampleBriefs.map((brief) => {
    const { site: told, businessName } = brief;
    const page = [
      `Tono ${told.tone}, trato ${told.addressForm ?? "sin ver"}, idioma ${told.language}`,
      told.description,
      told.products
        .map(({ name, priceText }) => (priceText ? `${name} ${priceText}` : name))
        .join(" · "),
      ...told.facts,
      ...told.reviews.map(({ text }) => `Reseña: ${text}`),
    ].filter(Boolean);
    const ads = writeLocalAds(brief).map((ad) => {
      const { picture } = ad;
      const large = [
        picture.headline,
        picture.body,
        picture.price?.text,
        picture.quote?.source,
        picture.facts?.join(" · "),
      ]
        .filter(Boolean)
        .join(" / ");
      return `**${ad.angle}** · ${ad.headline} · ${ad.description} · [${ad.cta}]\n\n> ${ad.primaryText}\n>\n> ${ad.hashtags.join(" ")}\n\nImagen: ${large}`;
    });
    return `## ${businessName}\n\nDe su página: ${page.join(" | ")}\n\n${ads.join("\n\n")}`;
  });
  return `<!-- Written by server/features/ads/copy/samples.ts; do not edit by hand. -->\n\n# Web Ads: seven angles\n\nReal outputs of the local writer (no key, no network) for invented businesses, as of Tuesday 1 December 2026. Each advertisement: angle, headline, description, button; primary text and hashtags; what stands in the picture. To write them anew: \`node server/features/ads/copy/samples.ts\`.\n\n${parts.join("\n\n")}\n`;
}

if (import.meta.main) {
  await writeFile(new URL("../../../../docs/samples/web-ads.md", import.meta.url), sampleSheet());
}
