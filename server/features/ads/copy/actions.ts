import { fold } from "#copywriter/spanish/fold.ts";
import type { Button } from "./ad-copy.ts";

/** What a reader is asked to do; each can be done from the page that an advertisement leads to. */
export interface Action {
  /** Of the page's button, folded, at its beginning. */
  words: RegExp;
  /** Sentences without their stop, `[tú|usted|vos|vosotros]`; `{biz}` is the business's name. */
  said: readonly string[];
  /** At most 24 graphemes, each true of the page behind it. */
  ctas: readonly string[];
  button: Button;
}

/** In the order in which a page's button is looked up: a shop's cart says more than «Ver más». */
export const actions = {
  table: {
    words: /^reserv\w+ (?:tu |su |una |ya )?(?:mesa|restaurante)/,
    said: [
      "[Reserva|Reserve|Reservá|Reservad] mesa en {biz}",
      "[Reserva tu|Reserve su|Reservá tu|Reservad vuestra] mesa",
      "[Elige|Elija|Elegí|Elegid] día y [reserva|reserve|reservá|reservad] mesa",
      "[Mira|Mire|Mirá|Mirad] la carta y [reserva|reserve|reservá|reservad]",
    ],
    ctas: ["Reservar mesa", "Ver la carta", "Elegir día", "Reservar"],
    button: "BOOK_NOW",
  },
  shop: {
    words:
      /^(?:(?:anad|agreg|sum)\w+ a|compr\w+\b(?! (?:un |el |tu |su )?(?:bono|vale|tarjeta|entrada|billete))|(?:al )?carrito|(?:mi )?cesta|(?:ver|ir a)(?: la)? (?:tienda|coleccion)|tienda)/,
    said: [
      "[Mira|Mire|Mirá|Mirad] la tienda de {biz}",
      "[Elige|Elija|Elegí|Elegid] en la web de {biz}",
      "[Haz tu|Haga su|Hacé tu|Haced vuestro] pedido en la web",
      "[Entra|Entre|Entrá|Entrad] en la tienda y [elige|elija|elegí|elegid]",
    ],
    ctas: ["Ver la tienda", "Comprar en la web", "Elegir en la web", "Hacer mi pedido"],
    button: "SHOP_NOW",
  },
  chat: {
    words: /whatsapp/,
    said: [
      "[Pide|Pida|Pedí|Pedid] por WhatsApp",
      "[Escríbenos|Escríbanos|Escribinos|Escribidnos] por WhatsApp",
      "[Pregunta|Pregunte|Preguntá|Preguntad] por WhatsApp",
      "[Haz tu|Haga su|Hacé tu|Haced vuestro] pedido por WhatsApp",
    ],
    ctas: ["Pedir por WhatsApp", "Escribir por WhatsApp", "Preguntar", "Hacer mi pedido"],
    button: "CONTACT_US",
  },
  order: {
    words:
      /^(?:ped\w+ (?:a domicilio|online|ahora|ya)|pide (?:a|ya|online|por)|hac\w+ (?:tu |un |su |el )?(?:pedido|encargo)|encarg\w+)/,
    said: [
      "[Haz tu|Haga su|Hacé tu|Haced vuestro] encargo en {biz}",
      "[Encarga|Encargue|Encargá|Encargad] en {biz}",
      "[Mira|Mire|Mirá|Mirad] la web y [pide|pida|pedí|pedid]",
      "[Elige|Elija|Elegí|Elegid] y [haz tu|haga su|hacé tu|haced vuestro] pedido",
    ],
    ctas: ["Hacer mi pedido", "Encargar", "Ver qué hay", "Elegir y pedir"],
    button: "SHOP_NOW",
  },
  appointment: {
    words:
      /^(?:ped\w+|pide|pida|reserv\w+|solicit\w+|agend\w+|sac\w+|concert\w+) (?:tu |su |una |ya |mi |un )?(?:cita|hora|turno|sesion|visita)/,
    said: [
      "[Pide|Pida|Pedí|Pedid] cita en {biz}",
      "[Pide tu|Pida su|Pedí tu|Pedid vuestra] cita",
      "[Reserva tu|Reserve su|Reservá tu|Reservad vuestra] cita",
      "[Pregunta|Pregunte|Preguntá|Preguntad] en {biz}",
    ],
    ctas: ["Pedir cita", "Reservar cita", "Consultar", "Preguntar"],
    button: "BOOK_NOW",
  },
  night: {
    words:
      /^(?:ver|consult\w+|comprob\w+|reserv\w+) (?:tu |su |la |una )?(?:fechas|disponibilidad|habitacion|estancia|noche|casa)/,
    said: [
      "[Mira|Mire|Mirá|Mirad] las fechas en {biz}",
      "[Elige|Elija|Elegí|Elegid] fechas en la web",
      "[Reserva tu|Reserve su|Reservá tu|Reservad vuestra] estancia",
      "[Consulta|Consulte|Consultá|Consultad] qué fechas hay",
    ],
    ctas: ["Ver fechas", "Elegir fechas", "Reservar estancia", "Consultar fechas"],
    button: "BOOK_NOW",
  },
  book: {
    words:
      /^reserv\w+(?: (?:ya|ahora|online|aqui))?$|^reserv\w+ (?:tu |su |vuestr\w+ |el |la |una )?(?:fecha|dia|evento|fiesta|cumple\w*|experiencia|visita)/,
    said: [
      "[Reserva|Reserve|Reservá|Reservad] en {biz}",
      "[Elige|Elija|Elegí|Elegid] día y [reserva|reserve|reservá|reservad]",
      "[Reserva|Reserve|Reservá|Reservad] desde la web",
      "[Consulta|Consulte|Consultá|Consultad] las fechas",
    ],
    ctas: ["Reservar", "Elegir fecha", "Consultar fechas", "Reservar ahora"],
    button: "BOOK_NOW",
  },
  class: {
    words:
      /^(?:apunt\w+|inscrib\w+|matricul\w+|reserv\w+ (?:tu |su |una )?(?:clase|plaza)|prueba una clase|prob\w+ (?:una )?clase)/,
    said: [
      "[Apúntate|Apúntese|Anotate|Apuntaos] en {biz}",
      "[Reserva tu|Reserve su|Reservá tu|Reservad vuestra] clase",
      "[Mira|Mire|Mirá|Mirad] los horarios en la web de {biz}",
      "[Escríbenos|Escríbanos|Escribinos|Escribidnos] y [te|le|te|os] contamos",
    ],
    ctas: ["Reservar clase", "Informarme", "Ver las clases", "Preguntar"],
    button: "LEARN_MORE",
  },
  quote: {
    words:
      /^(?:ped\w+|pide|pida|solicit\w+|calcul\w+|quiero) (?:tu |su |un |mi |ya )?(?:presupuesto|cotizacion|precio)|^(?:cotiz\w+|presupuesto)/,
    said: [
      "[Pide|Pida|Pedí|Pedid] presupuesto a {biz}",
      "[Cuéntanos|Cuéntenos|Contanos|Contadnos] qué [necesitas|necesita|necesitás|necesitáis]",
      "[Pide tu|Pida su|Pedí tu|Pedid vuestro] presupuesto",
      "[Pregunta|Pregunte|Preguntá|Preguntad] en {biz}",
    ],
    ctas: ["Pedir presupuesto", "Consultar precio", "Contar qué necesito", "Preguntar"],
    button: "GET_QUOTE",
  },
  talk: {
    words: /^(?:llam\w+|escrib\w+|contact\w+|habl\w+|whatsapp|consult\w+|cuent\w+|pregunt\w+)/,
    said: [
      "[Escríbenos|Escríbanos|Escribinos|Escribidnos] desde la web",
      "[Habla|Hable|Hablá|Hablad] con {biz}",
      "[Cuéntanos|Cuéntenos|Contanos|Contadnos] qué [necesitas|necesita|necesitás|necesitáis]",
      "[Pregunta|Pregunte|Preguntá|Preguntad] en {biz}",
    ],
    ctas: ["Escribir", "Preguntar", "Hablar con nosotros", "Consultar"],
    button: "CONTACT_US",
  },
  call: {
    words: /^(?:llam\w+|telefono)/,
    said: [
      "[Pregunta|Pregunte|Preguntá|Preguntad] en {biz}",
      "[Llama|Llame|Llamá|Llamad] a {biz}",
      "[Habla|Hable|Hablá|Hablad] con {biz}",
    ],
    ctas: ["Llamar", "Preguntar", "Pedir información", "Consultar"],
    button: "CONTACT_US",
  },
  menu: {
    words: /^(?:ver|mira|consult\w+) (?:la |nuestra )?(?:carta|menu)/,
    said: [
      "[Mira|Mire|Mirá|Mirad] la carta de {biz}",
      "[Elige|Elija|Elegí|Elegid] en la carta",
      "[Te|Le|Te|Os] esperamos en {biz}",
      "[Mira|Mire|Mirá|Mirad] la carta y [ven|venga|vení|venid]",
    ],
    ctas: ["Ver la carta", "Elegir en la carta", "Ver qué hay", "Cómo llegar"],
    button: "LEARN_MORE",
  },
  look: {
    words: /^(?:conoc\w+|descubr\w+|ver (?:mas|todo|la coleccion)|entra\w*)/,
    said: [
      "[Mira|Mire|Mirá|Mirad] la web de {biz}",
      "[Conoce|Conozca|Conocé|Conoced] {biz}",
      "[Lo tienes|Lo tiene|Lo tenés|Lo tenéis] todo en la web",
      "[Entra|Entre|Entrá|Entrad] en la web",
    ],
    ctas: ["Saber más", "Más información", "Ver la web", "Ver más"],
    button: "LEARN_MORE",
  },
} as const satisfies Record<string, Action>;

/** Of who brings or keeps what is asked for. */
const ordering = /\b(?:pedidos?|delivery|encargos?|enviamos|despachamos|carta|sabores)\b/;
/** To write about a repair or a course is no order. */
const asking: Action = {
  ...actions.chat,
  said: [
    "[Escríbenos|Escríbanos|Escribinos|Escribidnos] por WhatsApp",
    "[Pregunta|Pregunte|Preguntá|Preguntad] por WhatsApp",
    "[Consulta|Consulte|Consultá|Consultad] por WhatsApp",
    "[Te|Le|Te|Os] respondemos por WhatsApp",
  ],
  ctas: ["Escribir por WhatsApp", "Preguntar", "Consultar", "Más información"],
};

/** An action in the words that the page has for it: «turno» in Rosario, «agendar» in Medellín. */
export function wordedAction(name: ActionName, statements: readonly string[]): Action {
  const action: Action = actions[name];
  // «Consulta las fechas» of a page that has none?
  if (name === "book" && !/\bfechas?\b/.test(statements.join(" ")))
    return {
      ...action,
      said: action.said.filter((text) => !text.includes("fechas")),
      ctas: ["Reservar", "Reservar ahora", "Informarme", "Preguntar"],
    };
  if (name === "chat") return ordering.test(statements.join(" ")) ? action : asking;
  if (name !== "appointment") return action;
  const page = ` ${statements.join(" ")} `;
  const noun = (word: string) => page.split(new RegExp(` ${word}s? `)).length - 1;
  const isTurn = noun("turno") > noun("cita");
  const isAgenda = /\bagend(?:a|e|ar|amos) /.test(page);
  const worded = (text: string) => {
    const called = isAgenda
      ? text
          .replace("[Pide|Pida|Pedí|Pedid]", "[Agenda|Agende|Agendá|Agendad]")
          .replace(
            "[Pide tu|Pida su|Pedí tu|Pedid vuestra]",
            "[Agenda tu|Agende su|Agendá tu|Agendad vuestra]",
          )
          .replace(/^Pedir/, "Agendar")
      : text;
    return isTurn
      ? called.replace("vuestra cita", "vuestro turno").replace(/\bcita\b/, "turno")
      : called;
  };
  return { ...action, said: action.said.map(worded), ctas: action.ctas.map(worded) };
}

export type ActionName = keyof typeof actions;

/** What the page's own buttons ask for; undefined where none is understood. */
export function actionOfCalls(
  calls: readonly string[],
  isPossible: (name: ActionName) => boolean,
): ActionName | undefined {
  const folded = calls.map(fold);
  const names = (Object.keys(actions) as ActionName[]).filter(isPossible);
  return names.find((name) => folded.some((call) => actions[name].words.test(call)));
}
