import { monthlyPrice, plans } from "#shared/plans.ts";
import type { WorkerId } from "#shared/workers.ts";
import { chatPriceCredits, deliverablesOf, findWorker, workers } from "#shared/workers.ts";
import type { Brief } from "../copywriter.ts";
import { clip, fold, plain } from "../language/escape.ts";
import { list } from "../language/grammar.ts";
import { voices } from "../lexicon/voices.ts";
import { contentTypeNamed } from "../understanding/intent.ts";
import { isQuestion } from "./questions.ts";

const name = (workerId: string) => findWorker(workerId)!.name;
const pieceCredits = workers[0].deliverables[0].priceCredits;
const lower = (text: string) =>
  text.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž])/u, (letter) => letter.toLowerCase());

/** The workers whose names stand in a folded text, in the order of the house. */
function namedWorkers(folded: string): WorkerId[] {
  const words = new Set(folded.split(" "));
  return workers
    .filter((worker) => words.has(fold(worker.name)) || (worker.id === "nai" && words.has("naira")))
    .map((worker) => worker.id);
}

function whatTheyDo(workerId: WorkerId): string {
  const worker = findWorker(workerId)!;
  return `**${worker.name}** lleva ${voices[workerId].trade}: ${deliverablesOf(worker)
    .map((one) =>
      lower(one.label).replace(/meta|google/u, (word) => word[0]!.toUpperCase() + word.slice(1)),
    )
    .join(", ")}.`;
}

function remembered(brief: Brief): string {
  const { profile } = brief;
  if (!profile)
    return "Todavía no sé nada de tu negocio: no has rellenado Brain Central. En cuanto lo hagas, todo el equipo lo tendrá delante sin que lo repitas. Mientras tanto trabajo con lo que me cuentes en esta conversación.";
  const who = clip(plain(profile.businessName), 60);
  const service = clip(plain(profile.mainService), 80);
  const products = profile.products
    .map((product) => clip(plain(product), 60))
    .filter(Boolean)
    .slice(0, 4);
  const place = clip(plain(profile.audienceLocation), 60);
  return [
    `Sí${who ? `: ${who}` : ""}${service ? `${who ? ", " : ": "}${lower(service)}` : ""}${place ? `, en ${place}` : ""}.`,
    products.length > 0
      ? `Tengo apuntado esto: ${list(products)}.`
      : "No tengo ningún producto apuntado.",
    "Sale de tu Brain Central y lo ve todo el equipo; si algo cambió, edítalo allí. De las conversaciones leo la que tenemos abierta, no las demás.",
  ].join(" ");
}

const soldPlans = plans.filter((one) => one.sold && one.kind === "main");

function planAnswer(folded: string): string {
  // «Video Studio» is not «Studio».
  const plan = plans
    .filter(
      (one) =>
        one.priceCents !== null && new RegExp(`\\b${one.name.toLowerCase()}\\b`).test(folded),
    )
    .sort((a, b) => b.name.length - a.name.length)[0];
  const where =
    "Todo está en Precios, y en Configuración ves qué se cobra y cuándo antes de cambiar.";
  if (!plan)
    return `Hay ${list(soldPlans.map((one) => `${one.name}, ${monthlyPrice(one)}`))}. ${where} Aquí dentro se gasta en créditos: ${chatPriceCredits} por mensaje en el chat y ${pieceCredits} por pieza pedida con su botón.`;
  const credits =
    plan.credits === null
      ? "textos sin límite"
      : `${plan.credits.toLocaleString("es-ES")} créditos al mes`;
  return `El plan ${plan.name} cuesta ${monthlyPrice(plan)} y abre a ${list(plan.workers.map(name))}, además de Mel, con ${credits}. ${plan.sold ? where : "Se pide con el formulario de Precios."}`;
}

const creditAnswer = `Un mensaje en el chat cuesta ${chatPriceCredits} crédito, pidas lo que pidas; una pieza pedida con su botón, ${pieceCredits}. El precio está escrito en el botón antes de gastarlo, y si algo falla no se cobra. Tus créditos se ven arriba.`;

const topics: readonly [RegExp, (brief: Brief, folded: string) => string][] = [
  [
    /\b(?:puedes?|podrias?|sabes|se puede|puede|publicas?|vas a|me lo|lo|kolmena)\b.{0,30}\b(?:publicar\w*|publicas?|subir\w*|programar\w*|postear\w*|colgar\w*)\b.{0,30}\b(?:por mi|sol[oa]s?|automatic\w+|directamente|instagram|facebook|mi cuenta|tu|redes|tiktok)\b|\b(?:publicas?|subes|programas) (?:tu|por mi|sol[oa])\b|\b(?:conect\w+|vincul\w+|enlaz\w+) (?:mi |con |a |el )*(?:instagram|facebook|cuenta|shopify|tiktok)\b/,
    () =>
      "No: no subo nada por ti ni entro en tus cuentas. Te dejo la pieza terminada para que la copies o la descargues, y la subes tú cuando quieras. Lo que sí hace el equipo es decirte qué día y a qué hora: pídele a **Iko** un horario de publicación.",
  ],
  [
    /\b(?:te acuerdas|recuerdas|me conoces|conoces (?:mi|a mi)|sabes (?:quien soy|algo de mi|de mi negocio|a que me dedico)|que sabes de (?:mi|nosotros)|tienes memoria)\b/,
    remembered,
  ],
  [
    /\b(?:se me (?:acab|termin)\w+|me quede sin|no me quedan|sin|comprar|mas|recargar|renuev\w+|cuando (?:vuelven|se renuevan)) (?:los |mas )?creditos\b/,
    () =>
      "Los créditos vuelven al empezar el siguiente periodo de tu plan; los del plan gratis se dan una sola vez. Si los necesitas ya, al subir de plan en Configuración recibes en el momento los que corresponden a los días que quedan. Lo que ya tienes escrito sigue en tu panel.",
  ],
  [
    /\bcuanto (?:me |se )?gasta\b|\b(?:cuanto|que) (?:cuesta|vale|gasta|cobra\w*) (?:un |una |cada |el |la |por )?(?:mensajes?|post|chat|pieza|texto|respuesta|correo|anuncio)\b|\bcreditos?\b/,
    () => creditAnswer,
  ],
  [
    /\bprueba gratis\b|\bperiodo de prueba\b|\bgratis\b.*\bkolmena\b|\bkolmena\b.*\bgratis\b|\bprobar gratis\b/,
    () =>
      "La prueba dura 3 días y trae 100 créditos y seis especialistas: Teo, Ani, Bran, Lía, Nai e Iko. Empieza cuando confirmas la tarjeta, y la fecha y el importe del cobro se ven antes. Si no te convence, cancelas en Configuración en dos clics y no pagas nada.",
  ],
  [
    /\b(?:precios?|cuesta|cuestan|vale|tarifas?) (?:de |del |el |los |tiene |tu |su )*(?:planes?|suscripcion|kolmena|starter|growth|studio|pro|agency)\b|\b(?:que|cuales) planes\b|\bplan (?:starter|growth|studio|pro|video studio|agency)\b|\b(?:tarifas?|suscripcion|limites?)\b/,
    (_, folded) => planAnswer(folded),
  ],
  [
    /\b(?:cancel(?:ar|o|e|arlo)|darme de baja|dar de baja (?:mi|la) (?:cuenta|plan|suscripcion)|dejar de pagar|permanencia)\b(?!.*\b(?:citas?|pedidos?|reservas?|clientes?|pacientes?)\b)/,
    () =>
      "Sí, cuando quieras: el plan se cancela en Configuración, en dos clics y sin llamar a nadie, y dura hasta el final de lo que pagaste. Lo que ya escribió el equipo sigue siendo tuyo.",
  ],
  [
    /\b(?:mis datos|privacidad|guardais|guardan|guardas|confidencial\w*|seguro (?:lo|aqui)|quien (?:ve|lee)|borrar (?:mi|mis) (?:cuenta|datos))\b/,
    () =>
      "Tu perfil, tus conversaciones y tus piezas se guardan en tu cuenta para que el equipo no te pregunte dos veces. Solo tú los ves desde ella; para llevártelos o borrarlos, escribe al correo que está al pie de la web. En modo local lo que escribes no sale hacia ningún proveedor de IA.",
  ],
  [
    /\b(?:puedes|podrias|sabes)\b.{0,20}\b(?:ver|leer|mirar|entrar|acceder|buscar)\b.{0,30}\b(?:estadisticas|metricas|instagram|web|pagina|internet|google|cuenta|competencia|tienda|link|enlace)\b|\bbusca\w* en (?:internet|google)\b|\b(?:cual (?:fue|es|ha sido) mi mejor|cuantos seguidores tengo|como (?:va|voy|van) (?:mi|mis|en) )/,
    () =>
      "No: en modo local no entro en internet ni en tus cuentas, así que no puedo ver tu web, tus estadísticas ni a tu competencia. Si me pegas aquí el texto o los números, trabajo con eso. Para los números, **Iko** hace el informe con los que tú des.",
  ],
  [
    /\bdonde (?:estan|quedan|se guardan|veo|encuentro|guardo) (?:mis|los|las|lo que)\b/,
    () =>
      "Todo lo que escribe el equipo queda en tu panel, en «Lo último del equipo»: ahí se abre, se edita y se copia. Las conversaciones siguen aquí, en el chat de cada especialista.",
  ],
];

const picture =
  /\b(?:haz(?:me)?|hacer(?:me)?|haces|crea(?:r|me|s)?|genera(?:r|me|s)?|dibuja\w*|disena\w*|quiero|necesito|dame|mandame|puedes|hacen)\b.{0,24}\b(?:una |un |otra |la |el )?(?:imagen|imagenes|logo|logotipo|dibujo|ilustracion|infografia)\b/;

/** Whether a picture itself is asked for, which the chat cannot give yet. */
export function asksForPicture(folded: string): boolean {
  return picture.test(folded) && !/\btextos? para\b|\bideas?\b|\bconcepto\b/.test(folded);
}

function teamAnswer(brief: Brief, folded: string): string | undefined {
  const who = namedWorkers(folded);
  const asks =
    /\b(?:que hace|a que se dedica|para que (?:sirve|esta|es)|diferencia|diferencias|quien es|que lleva|en que me ayuda|cual es mejor)\b/.test(
      folded,
    );
  if (asks && who.length > 0) {
    const apart = who.length > 1 ? " Si dudas, pídemelo a mí y te digo a quién le toca." : "";
    return `${who.slice(0, 4).map(whatTheyDo).join(" ")}${brief.workerId === "mel" ? apart : ""}`;
  }
  if (
    /\b(?:que hace cada (?:uno|worker|especialista)|quien(?:es)? (?:hay en|esta en|forman?) (?:el |tu )?equipo|que (?:workers|especialistas) hay|quien hace que|presentame (?:al|el) equipo)\b/.test(
      folded,
    )
  )
    return `Somos diez, y yo reparto el trabajo:\n\n${workers
      .filter((worker) => !worker.isAssistant)
      .map((worker) => `- ${whatTheyDo(worker.id)}`)
      .join("\n")}`.replace(
      ", y yo reparto el trabajo",
      brief.workerId === "mel" ? ", y yo reparto el trabajo" : "; Mel reparte el trabajo",
    );
  return undefined;
}

const working =
  /\b(?:como funciona (?:esto|kolmena|la pagina|la app)|como (?:se usa|lo uso|uso esto|empiezo (?:aqui|a usar|con kolmena))|que es (?:esto|kolmena)|para que sirve (?:esto|kolmena))\b/;

/** The truth about Kolmena itself, when that is what the message asks; undefined otherwise. */
export function houseAnswer(brief: Brief): string | undefined {
  const folded = fold(brief.prompt);
  const named = contentTypeNamed(brief.prompt, brief.workerId);
  // «Landing…, sin permanencia» is work to do, and no question about us.
  if (
    folded.split(" ").length > 22 ||
    (named && folded.split(" ").length > 8 && !isQuestion(brief.prompt))
  )
    return undefined;
  const team = teamAnswer(brief, folded);
  if (team) return team;
  if (working.test(folded))
    return `Es sencillo: me dices qué necesitas y, si es cosa de un especialista, te dejo el encargo escrito para enviárselo con un clic. También puedes hablar con cada uno o pulsar los botones de las piezas que hace. Todo parte de tu Brain Central${brief.profile ? ", que ya tienes" : ": rellénalo primero y no tendrás que repetir nada"}. Cada mensaje cuesta ${chatPriceCredits} crédito, y cada pieza pedida con su botón, ${pieceCredits}; publicar, publicas tú.`.replace(
      "me dices qué necesitas y, si es cosa de un especialista, te dejo",
      brief.workerId === "mel"
        ? "me dices qué necesitas y, si es cosa de un especialista, te dejo"
        : "le dices a Mel qué necesitas y, si es cosa de un especialista, te deja",
    );
  return topics.find(([match]) => match.test(folded))?.[1](brief, folded);
}
