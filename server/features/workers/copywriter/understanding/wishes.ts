import type { Goal } from "#shared/brain.ts";
import type { Job } from "../handed-work.ts";
import { fold } from "../language/escape.ts";

/** What a person wants to happen, which is a goal and never the subject of a text. */
export interface Wish {
  id: string;
  match: RegExp;
  goal: Goal;
  /** After «para» or «Objetivo:», with the slots of the lexicon. */
  aim: string;
  /** Mel's view: two to four sentences; `{when}` only where the person named a time. */
  answer: string;
  team: readonly Job[];
}

const wishes: readonly Wish[] = [
  {
    id: "event",
    match:
      /\b(?:no se ha apuntado nadie|nadie se apunta|se apunten?|apuntarse|apuntar gente|vender (?:las )?entradas|llenar (?:el (?:torneo|taller|curso|evento|concierto)|las? (?:clases?|plazas))|inscri\w+)\b/,
    goal: "sales",
    aim: "llenar las plazas",
    answer:
      "Cuando nadie se apunta casi nunca es por falta de ganas: falta un motivo para decidir hoy y un paso fácil. Escribiría primero, uno por uno, a quien ya vino o preguntó. Después, un texto con día, hora y cómo reservar en la primera línea; y la víspera, un recordatorio corto.",
    team: [
      ["lia", { kind: "direct-message", note: "para invitar a quien ya vino o preguntó" }],
      ["teo", { kind: "post", note: "con el día, la hora y cómo apuntarse en la primera línea" }],
      ["vivi", { kind: "reel-script" }],
    ],
  },
  {
    id: "fill",
    match:
      /\b(?:llenar|llene|llenemos|llenarme|que venga (?:mas )?gente|que la gente venga|la gente venga|venga la gente|venga mas gente|que vengan|atraer (?:mas )?gente|traer (?:mas )?gente|poca gente|no viene nadie|no entra nadie|no hay nadie|como (?:la|lo|las|los) lleno|no tengo a nadie|no tengo (?:citas|reservas|clientes|gente)|horas? muertas?|vaci[oa]s?|dias? flojos?)\b/,
    goal: "sales",
    aim: "llenar {lugar}",
    answer:
      "{Llenar} se decide antes: la gente hace sus planes la víspera, no al pasar por la puerta. Daría un motivo que solo exista ese rato, se lo diría primero a quien ya te compra y lo repetiría el mismo día a primera hora. No bajaría todos los precios: basta con una cosa concreta, y yo elegiría {s}.",
    team: [
      ["teo", { kind: "post", note: "que dé un motivo para venir" }],
      ["lia", { kind: "direct-message", note: "para avisar a quien ya nos compra" }],
      ["bran", { kind: "ad", count: 3, note: "para gente que vive cerca" }],
    ],
  },
  {
    id: "gap",
    match:
      /\b(?:hueco|huecos|se me cayo|me cancelaron|me cancelo|se quedo libre|queda libre|tengo libre)\b/,
    goal: "sales",
    aim: "llenar el hueco",
    answer:
      "Un hueco suelto se llena por mensaje, no con un anuncio: tres o cuatro clientes a los que les tocaba ya, uno por uno y con la hora exacta. Si en una hora no contesta nadie, una historia corta con el hueco y cómo pedirlo. No lo rebajaría: la gente aprende a esperar.",
    team: [
      [
        "lia",
        { kind: "direct-message", note: "para ofrecer un hueco libre a quien ya nos conoce" },
      ],
      ["teo", { kind: "post", note: "para avisar de un hueco libre" }],
    ],
  },
  {
    id: "return",
    match:
      /\b(?:que (?:me |nos )?(?:vuelvan?|repitan?|regresen?)|vuelvan|regresen|no (?:me )?vuelven|(?:se (?:me |nos )?est[aá]n yendo|se (?:me |nos )?(?:van|vayan|borran|borraron|dan de baja|dieron de baja|fueron))|fideliza\w*|fidelidad|recuperar (?:a )?(?:mis |los |las )?client\w+|no vienen (?:desde )?hace|dejaron de venir|gente .{0,25}se va(?! al? ))\b/,
    goal: "retention",
    aim: "que tus clientes vuelvan",
    answer:
      "Volver es más una costumbre que un descuento: vuelve quien tiene una fecha y se siente esperado. Escribiría a los pocos días de la última visita con algo útil, y dejaría propuesta la siguiente antes de que se vayan. A quien lleva tiempo sin venir, una pregunta corta y sin oferta funciona mejor que un cupón.",
    team: [
      ["marcos", { kind: "reactivation" }],
      ["nai", { kind: "email", note: "para quien ya nos compró y lleva tiempo sin venir" }],
    ],
  },
  {
    id: "known",
    match:
      /\b(?:no (?:me|nos) conoce\w*|me conozcan|nos conozcan|darme a conocer|darnos a conocer|dar a conocer|hacerme conocid[oa]|mas visibilidad|que (?:me|nos) vean?|mas alcance|(?:mas|ganar|conseguir|tener|quiero|necesito|subir) (?:mas )?seguidores|crecer en (?:instagram|redes|tiktok))\b/,
    goal: "awareness",
    aim: "darte a conocer",
    answer:
      "Para que te conozcan hace falta que te vean tres veces, no que te lean una. Lo más rápido es enseñar quién está detrás y cómo trabajas, en vídeos cortos, y aparecer donde ya mira tu barrio: el mapa, los vecinos, otros negocios con tu mismo público. Los seguidores llegan después, y cuentan menos que los mensajes.",
    team: [
      ["vivi", { kind: "reel-script", note: "que presente el negocio" }],
      ["teo", { kind: "post", note: "que nos presente" }],
      ["bran", { kind: "audience", note: "a gente que vive cerca" }],
    ],
  },
  {
    id: "leads",
    match:
      /\b(?:(?:conseguir|captar|tener|necesito|quiero|consigo|consiga|atraer|traer|traiga|trae|generar|buscar|me falta\w*)\b.{0,20}\b(?:reservas?|citas?|contactos?|leads|presupuestos?|alumn\w+|pacientes?|soci\w+|inscripciones|encargos|consultas)|mas (?:reservas|citas|contactos|pacientes|alumn\w+|presupuestos|socios|consultas)|no me trae\w* (?:pacientes|clientes|nada))\b/,
    goal: "leads",
    aim: "conseguir {que}",
    answer:
      "Quien va a reservar o a pedir cita suele frenarse por una duda pequeña: cuánto tarda, qué pasa después, si compromete a algo. Resolvería esa duda en el primer texto y dejaría un solo paso para contestar, desde el móvil. Después, lo que más cuenta es responder el mismo día: el interés se enfría en horas.",
    team: [
      ["bran", { kind: "ad", count: 3, note: "que inviten a pedir cita o información" }],
      ["nai", { kind: "landing", note: "con un solo botón" }],
      ["lia", { kind: "faq" }],
    ],
  },
  {
    id: "sell",
    match:
      /\b(?:vender mas|vendamos mas|mas ventas|(?:sub|aument|mejor|increment|levant)(?:o|ar|amos|imos|ir|e) (?:las |mis |nuestras )?ventas|no vendo|vendo poco|vendemos poco|que (?:me |nos )?(?:compren|pidan|encarguen)|mas pedidos|facturar mas|ganar mas|mover (?:el )?stock|vender (?:mas )?[a-zA-ZÀ-ÖØ-ž]+)\b/u,
    goal: "sales",
    aim: "vender más",
    answer:
      "Vender más empieza por una sola cosa bien contada; elegiría {s} y la repetiría varias veces con distinta entrada. Pondría a la vista lo que la gente pregunta antes de comprar y cerraría cada texto con un paso que se haga desde el móvil. Y hablaría primero con quien ya te compró: le cuesta menos decir que sí.",
    team: [
      ["teo", { kind: "post", count: 3, note: "cada uno con otra entrada" }],
      ["bran", { kind: "ad", count: 3 }],
      ["nai", { kind: "email", note: "para quien ya nos compró" }],
    ],
  },
  {
    id: "clients",
    match:
      /\b(?:(?:conseguir|captar|tener|necesito|quiero|consigo|atraer|buscar|falta\w*|llegar a) (?:mas |nuevos |nuevas |a mas )?(?:client\w+|compradores|gente)|mas client\w+|nuevos clientes|clientes nuevos|(?:conseguir|captar|atraer) (?:mas )?[a-zA-ZÀ-ÖØ-ž]{4,})\b/u,
    goal: "sales",
    aim: "conseguir clientes",
    answer:
      "Los clientes nuevos llegan por tres puertas: quien te busca, quien te ve de paso y quien te recomienda un conocido. Empezaría por la más barata, que es pedir a los que ya tienes que te recomienden, y por dejar claro en una frase qué haces y para quién. Con eso listo, un anuncio pequeño a gente que vive cerca ya tiene qué contar: yo usaría {s}.",
    team: [
      ["teo", { kind: "post", note: "pensado para quien aún no nos conoce" }],
      ["bran", { kind: "ad", count: 3, note: "para gente que aún no nos conoce" }],
      [
        "marcos",
        {
          kind: "automation",
          ofHouse: true,
          note: "para pedir una recomendación a quien acaba de comprar",
        },
      ],
    ],
  },
  {
    id: "talk",
    match:
      /\b(?:que (?:me |nos )?comenten|mas (?:comentarios|interaccion|likes|me gusta)|que participen|crear comunidad)\b/,
    goal: "engagement",
    aim: "crear comunidad",
    answer:
      "La gente comenta cuando contestar cuesta tres palabras y alguien va a responder. Terminaría cada pieza con una pregunta de dos opciones y contestaría a todos el mismo día. Dar la razón a un cliente con su nombre vale más que cualquier sorteo.",
    team: [
      ["teo", { kind: "post", count: 3, note: "que acaben con una pregunta fácil" }],
      ["lia", { kind: "comment-reply", ofHouse: true, note: "que pueda adaptar" }],
    ],
  },
];

/** What the person wants to happen; `folded` as `fold` gives it. */
export function wishNamed(folded: string): Wish | undefined {
  return wishes.find(({ match }) => match.test(folded));
}

/** «la tienda», «el local», «el restaurante»: what is to be filled, in the person's word. */
function placeNamed(folded: string): string {
  const said =
    /\b(?:llenar|llene|llenemos) ((?:el|la|mi|los|las|mis) [a-zA-ZÀ-ÖØ-ž]+)/u.exec(folded)?.[1] ??
    "";
  const place = said.replace(/^mis? /, (mine) => (mine === "mi " ? "tu " : "tus "));
  return /^(?:el|la|tu|tus|los|las) (?:tienda|local|restaurante|bar|gimnasio|salon|clinica|taller|agenda|mesas|sala|cafeteria|panaderia|hotel|consulta|academia|peluqueria|comedor|clases|negocio|terraza)$/.test(
    place,
  )
    ? place.replace("salon", "salón").replace("clinica", "clínica").replace(/eria$/, "ería")
    : "";
}

/** «llenar la tienda», «conseguir pacientes»: the wish in the person's own nouns. */
export function aimOf(wish: Wish, prompt: string): string {
  const folded = fold(prompt);
  const what =
    /\b(reservas|citas|contactos|presupuestos|alumnos|alumnas|pacientes|socios|socias|inscripciones|encargos|consultas|clientes)\b/.exec(
      folded,
    )?.[1] ?? "contactos";
  // «Que vengan más novios» says more than a full shop.
  const coming = /(?<![a-zà-ž])que vengan (m[aá]s [a-zà-ž]{4,})(?![a-zà-ž])/iu.exec(prompt)?.[1];
  if (coming && wish.aim.includes("{lugar}"))
    return `que vengan ${coming.toLowerCase().replace(/^mas/, "más")}`;
  return wish.aim.replace("{lugar}", placeNamed(folded) || "el local").replace("{que}", what);
}

/** The goal of the house, where the thing allows it: nobody comes again to a first visit. */
export function goalFor(thing: string, goal: Goal | undefined): Goal {
  const first = /^(?:primer[oa]?s? |clase de prueba)|^[a-zà-ž]+ inicial(?: |$)/iu.test(thing);
  return first && goal === "retention" ? "leads" : (goal ?? "awareness");
}
