import sharp from "sharp";
import type { ScheduledDay } from "#shared/ads.ts";
import type { AdTexts, Order, OrderedAd } from "#shared/orders.ts";

/** URL path of the example's pictures. */
export const exampleFiles = "/archivos/ejemplo/";

export const exampleToken = "ejemplo-de-pedido-con-enlace-privado";

type Sketch = Pick<ScheduledDay, "angle" | "instagramAt" | "facebookAt" | "goal" | "why"> & {
  texts: AdTexts;
};

const business = "Horno Ejemplo";
const colors = ["#9a4a14", "#f6e3d3", "#2c3e2d"];
const tags = ["#HornoEjemplo", "#MasaMadre", "#Soria", "#Panaderia", "#PanDeBarrio"];

function texts(
  [primaryText, headline, description]: [string, string, string],
  [pictureHeadline, pictureBody, picturePrice]: [string, string | null, string | null],
  pictureCta = "Ver los precios",
): AdTexts {
  return {
    primaryText,
    headline,
    description,
    hashtags: tags,
    pictureHeadline,
    pictureBody,
    pictureCta,
    picturePrice,
  };
}

const sketches: readonly Sketch[] = [
  {
    angle: "benefit",
    instagramAt: "08:30",
    facebookAt: "09:15",
    goal: "Que te conozcan",
    why: "El lunes se decide dónde se compra el pan de la semana, y el café de las nueve es cuando más se mira el móvil.",
    texts: texts(
      [
        "Masa madre, 24 horas de reposo y horno de piedra. La corteza se oye antes de verse. En Horno Ejemplo.",
        "El pan de hoy se empezó ayer",
        "Pan que cruje al partirlo",
      ],
      ["El pan de hoy se empezó ayer", "Masa madre, 24 horas de reposo y horno de piedra.", null],
      "Encargar mi hogaza",
    ),
  },
  {
    angle: "problem",
    instagramAt: "13:00",
    facebookAt: "13:30",
    goal: "Que se reconozcan",
    why: "A la hora de comer el pan de ayer está en la mesa: el problema se nombra cuando se tiene delante.",
    texts: texts(
      [
        "Un pan que por la noche ya es de goma. Por eso, la hogaza de centeno y nuez. En Horno Ejemplo.",
        "Hogaza de centeno y nuez",
        "Corteza, miga y poco más",
      ],
      ["Por la noche ya es de goma", "Hay otra manera: la hogaza de centeno y nuez.", null],
    ),
  },
  {
    angle: "offer",
    instagramAt: "17:30",
    facebookAt: "18:00",
    goal: "Que comparen",
    why: "A media tarde se hace la lista de la compra; un precio a la vista ahorra una pregunta.",
    texts: texts(
      [
        "Barra de masa madre: 1,80 €. Hogaza de centeno y nuez: 6,50 €. Los precios están en la web.",
        "Barra de masa madre: 1,80 €",
        "En Horno Ejemplo",
      ],
      ["Barra de masa madre, cada mañana", null, "1,80 €"],
    ),
  },
  {
    angle: "proof",
    instagramAt: "20:00",
    facebookAt: "20:30",
    goal: "Que se fíen",
    why: "Por la noche se lee con calma: es el momento de que hable quien ya lo ha probado.",
    texts: texts(
      [
        "«La hogaza me recuerda a la de mi pueblo. Me encanta». Reseña de Ana P. en nuestra web.",
        "Lo que cuentan de Horno Ejemplo",
        "Desde 1987",
      ],
      ["La hogaza me recuerda a la de mi pueblo", null, null],
    ),
  },
  {
    angle: "urgency",
    instagramAt: "12:30",
    facebookAt: "13:00",
    goal: "Que vengan esta semana",
    why: "El viernes se prepara el fin de semana: quien encarga hoy, recoge mañana.",
    texts: texts(
      [
        "Esta semana, croissant de mantequilla. Encárgalo hoy y recógelo mañana recién hecho.",
        "Esta semana, croissant",
        "Recogida desde las 8:00",
      ],
      ["Encarga hoy, recoge mañana", "Recién hecho, desde las 8:00.", null],
      "Encargar el mío",
    ),
  },
  {
    angle: "question",
    instagramAt: "09:00",
    facebookAt: "10:00",
    goal: "Que contesten",
    why: "El sábado hay tiempo para responder, y cada respuesta enseña el anuncio a más gente.",
    texts: texts(
      [
        "¿Buscas hogaza de centeno y nuez en Soria? Pregunta en Horno Ejemplo y te guardamos una.",
        "¿Buscas hogaza de centeno y nuez?",
        "Pan que cruje al partirlo",
      ],
      ["¿Y si el pan durara tres días?", "La hogaza de centeno y nuez aguanta en la panera.", null],
    ),
  },
  {
    angle: "in_use",
    instagramAt: "11:00",
    facebookAt: "11:30",
    goal: "Que se lo imaginen",
    why: "El domingo se come en familia: se enseña la tarta en la mesa y no en el mostrador.",
    texts: texts(
      [
        "Alguien sopla, alguien canta mal y todos miran el cuchillo. Tarta de queso, 24 €. En Horno Ejemplo.",
        "En Horno Ejemplo, tarta de queso",
        "Del horno al mantel",
      ],
      ["Todos miran el cuchillo", "Tarta de queso, por encargo.", "24 €"],
      "Encargar la tarta",
    ),
  },
];

function dayOf(sketch: Sketch, at: number): ScheduledDay {
  const { angle, instagramAt, facebookAt, goal, why } = sketch;
  return {
    number: at + 1,
    date: `2026-11-${23 + at}`,
    angle,
    instagramAt,
    facebookAt,
    goal,
    why,
  };
}

const sizes = { square: { width: 1080, height: 1080 }, wide: { width: 1200, height: 628 } };

type Format = keyof typeof sizes;

const fileOf = (number: number, format: Format) => `${exampleFiles}${number}-${format}`;

function pictureOf(number: number, format: Format) {
  const url = fileOf(number, format);
  return { url, thumbnailUrl: url, downloadUrl: `${url}?guardar`, ...sizes[format] };
}

/** One of the seven delivered advertisements. */
function exampleAd(number: number): OrderedAd {
  const sketch = sketches[number - 1]!;
  return {
    ...dayOf(sketch, number - 1),
    button: "SHOP_NOW",
    texts: sketch.texts,
    square: pictureOf(number, "square"),
    wide: pictureOf(number, "wide"),
    version: 0,
    versions: [
      {
        number: 0,
        request: null,
        createdAt: "2026-11-21T20:14:09.000Z",
        thumbnailUrl: fileOf(number, "square"),
      },
    ],
    revisionsLeft: 3,
  };
}

/** A delivered order of an invented bakery. */
export function exampleOrder(now: Date): Order {
  const days = 86_400_000;
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  return {
    token: exampleToken,
    number: "KW-7F3A21",
    status: "delivered",
    businessName: business,
    websiteUrl: "https://horno.example/",
    email: "clara@horno.example",
    price: 15,
    createdAt: before(120_000),
    paidAt: before(60_000),
    deliveredAt: before(50_000),
    refund: null,
    undelivered: false,
    revisableUntil: new Date(now.getTime() + 7 * days).toISOString(),
    availableUntil: new Date(now.getTime() + 365 * days).toISOString(),
    checkoutUrl: null,
    progress: null,
    ads: sketches.map((_, at) => exampleAd(at + 1)),
    schedule: sketches.map(dayOf),
    colors,
    writer: "Modo local",
    testMode: true,
  };
}

/**
 * Plain pictures of the right proportions, by URL path: fourteen real ones would be most of the work of
 * a test that is not about them.
 */
export async function plainExamplePictures(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const at of sketches.keys()) {
    for (const format of ["square", "wide"] as const) {
      const width = sizes[format].width / 10;
      const height = Math.round(sizes[format].height / 10);
      const background = colors[at % colors.length]!;
      const plain = sharp({ create: { width, height, channels: 3, background } });
      files.set(fileOf(at + 1, format), await plain.png().toBuffer());
    }
  }
  return files;
}
