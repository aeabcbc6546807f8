import type { Dice } from "../language/seed.ts";
import type { Announcement } from "./announcements.ts";
import type { Industry } from "./industry.ts";
import { letterThemes } from "./themes-letters.ts";

/** A way to talk that is neither a product nor news of the shop: thanks, a tip, a before and after. */
export interface Theme {
  id: string;
  /** Folded words that name it. */
  match: RegExp;
  /** Said to the owner before the text: what only they can add. */
  note?: string;
  /** What it is about when the person named no product; else the main product. */
  thing?: string;
  /**
   * The words of this theme in this trade; the trade's own knowledge, never a fact of the business.
   * `named` when the message says what it is about.
   */
  write(
    industry: Industry,
    chance: Dice,
    named: boolean,
  ): Pick<Announcement, "hooks" | "lines" | "calls">;
}

const plainCalls = [
  "Si [te|le] queda una duda, [escríbenos|escríbanos] y la vemos.",
  "[Guárdalo|Guárdelo] para cuando haga falta.",
];
const lowerFirst = (text: string) =>
  text.replace(/^[A-ZÀ-ÖØ-Þ](?=[a-zß-öø-ž]|\s)/u, (letter) => letter.toLowerCase());
const one = <T>(list: readonly T[], chance: Dice): T => list[chance.below(list.length)]!;

const themes: readonly Theme[] = [
  ...letterThemes,
  {
    id: "delay",
    match:
      /\bse (?:me |nos )?(?:ha |han )?(?:roto|rompio|estropeado|estropeo|averiado|averio|fue la luz|ido la luz)\b|\b(?:estamos |hoy )?sin (?:luz|agua|internet|telefono)\b|\bhoy no (?:hay|abrimos|tenemos)\b|\bno podemos (?:abrir|atender|entregar)\b/,
    thing: "el aviso",
    write: () => ({
      hooks: ["Preferimos decirlo nosotros.", "Hoy no ha salido como queríamos."],
      lines: [
        "Estamos en ello y contaremos aquí cómo va.",
        "Sentimos las molestias, y no lo decimos por decir.",
      ],
      calls: ["Si [te|le] afecta, [escríbenos|escríbanos] y lo vemos caso por caso."],
    }),
  },
  {
    id: "questions",
    match:
      /\b(?:preguntas?|dudas?)\b.*\b(?:frecuentes?|comunes|tipicas?|habituales|clientes?|mas)\b|\b(?:lo )?que (?:mas )?(?:nos |os |me |les )?preguntan\b|\bdudas? de (?:la|los|las|mis) [a-zA-ZÀ-ÖØ-ž]+/u,
    write(industry, chance) {
      const [question, answer] = one(industry.faqs, chance);
      return {
        hooks: ["La pregunta de siempre: {faq}", "Nos lo preguntan mucho: {faq}"].map((text) =>
          text.replace("{faq}", question),
        ),
        lines: [answer],
        calls: [
          "¿Qué más [quieres|quiere] saber? [Déjalo|Déjelo] en un comentario y lo contestamos aquí.",
          "Si [tienes|tiene] otra duda, [escríbenos|escríbanos]: lo contesta una persona.",
        ],
      };
    },
  },
  {
    id: "thanks",
    match:
      /\bagradec\w*|\b(?:dar|dando) las gracias\b|\bgracias (?:a|por)\b|^gracias$|\b(?:post|publicacion|correo|mensaje|texto|mail)s? de gracias\b/,
    thing: "las gracias",
    write: () => ({
      hooks: [
        "Hoy solo una palabra: gracias.",
        "Gracias. Así, al principio, para que se lea.",
        "Hoy toca dar las gracias.",
      ],
      lines: [
        "A quien vuelve, a quien nos recomienda y a quien confió en nosotros por primera vez: esto va por cada uno.",
        "Cada persona que nos elige pudo ir a otro sitio. No se nos olvida.",
        "Lo pequeño se sostiene con gente que vuelve. Gracias por volver.",
      ],
      calls: [
        "[Cuéntanos|Cuéntenos] a quién [darías|daría] hoy las gracias [tú|usted].",
        "Si nos [lees|lee], también es para [ti|usted].",
      ],
    }),
  },
  {
    id: "people",
    match:
      /\bquien(?:es)? (?:esta|estan|hay|somos|soy|hace|hacemos)\b|\b(?:presenta\w*|conoce\w*) (?:al|a mi|a nuestro|el) equipo\b|\bnuestro equipo\b|\bdetras (?:del mostrador|de la marca|del negocio|de todo)\b|\bnuev[oa] (?:emplead[oa]|companer[oa]|integrante|incorporacion|ayudante)\b|\bse (?:incorpora|une) (?:al|a nuestro) equipo\b|\bnuestra historia\b|\bmi historia\b/,
    note: "Dime los nombres y qué hace cada persona, y los pongo.",
    write: () => ({
      hooks: [
        "Detrás de esta cuenta hay manos, y tienen nombre.",
        "¿Quién está al otro lado? Hoy salimos en la foto.",
        "Menos escaparate y más caras: así somos por dentro.",
      ],
      lines: [
        "Si nos [has|ha] escrito alguna vez, ya [has|ha] hablado con alguien de esta foto.",
        "Nos gusta que se sepa con quién se habla: es más fácil preguntar.",
      ],
      calls: [
        "Cuando [pases|pase], [salúdanos|salúdenos] por el nombre.",
        "¿A quién [conoces|conoce] ya? [Dínoslo|Díganoslo] en un comentario.",
      ],
    }),
  },
  {
    id: "process",
    match:
      /\bcomo (?:lo )?(?:hacemos|hago|trabajamos|trabajo|preparamos|preparo|fabricamos|elaboramos|se hace|se prepara)\b|\b(?:el|nuestro|mi) proceso\b|\bpaso a paso\b|\bbehind the scenes\b|\bdetras de (?:camaras|escena)\b/,
    write: (industry) => ({
      hooks: [
        "Así se hace, sin música épica.",
        "Lo que no se ve cuando ya está terminado.",
        "Por dentro, paso a paso.",
      ],
      lines: industry.scenes,
      calls: [
        "¿Qué parte [quieres|quiere] ver más de cerca? [Pregunta|Pregunte] sin miedo.",
        "Si [quieres|quiere] verlo en persona, [avísanos|avísenos].",
      ],
    }),
  },
  {
    id: "before-after",
    match:
      /\bantes (?:y|\/|vs|y el) (?:el )?despues\b|\bantes despues\b|\btransformacion\b|\bcambio de look\b/,
    note: "Las dos fotos las pones tú, con la misma luz y con permiso de quien salga.",
    write: (industry, _, named) => ({
      hooks: named
        ? ["{S}: antes y después.", "Antes y después: {s}."]
        : ["Antes. Después. Entre medias, trabajo.", "[Desliza|Deslice]: la primera es de antes."],
      lines:
        named && industry.says
          ? industry.says
          : ["Las dos fotos juntas lo explican mejor que nosotros."],
      calls: [
        "¿[Tienes|Tiene] algo parecido? [Mándanos|Mándenos] una foto y [te|le] decimos qué haríamos.",
        "¿Qué es lo primero que se nota? [Cuéntanoslo|Cuéntenoslo].",
      ],
    }),
  },
  {
    id: "testimonial",
    match:
      /\btestimonio\w*|\b(?:opinion|caso real|historia) de (?:una?|mi|nuestr[oa]|los|las) [a-zA-ZÀ-ÖØ-ž]+|\bcaso (?:real|de exito)\b/u,
    note: "No me invento testimonios: pégame la frase de tu cliente entre comillas y la pongo tal cual.",
    write: () => ({
      hooks: [
        "Hoy no hablamos nosotros.",
        "Lo cuenta quien ya ha pasado por aquí.",
        "Hay cosas que suenan mejor dichas por otra persona.",
      ],
      lines: [
        "Con sus propias palabras, sin quitar ni poner.",
        "Ninguna frase nuestra lo explica mejor.",
      ],
      calls: [
        "¿Y [tu|su] experiencia? [Escríbela|Escríbala] en los comentarios: la leemos entera.",
        "Si también [has|ha] estado aquí, [cuéntanos|cuéntenos] cómo fue.",
      ],
    }),
  },
  {
    id: "myth",
    match: /\bmitos?\b|\bfalsas? creencias?\b|\bverdad o mentira\b|\bleyendas? urbanas?\b/,
    write(industry, chance) {
      const [title, text] = one(industry.tips, chance);
      return {
        hooks: [
          "«Eso da igual», se oye mucho. Pues no da igual.",
          "Mito: los detalles no se notan.",
          "Se repite tanto que parece verdad: «total, por una vez…».",
        ],
        lines: [`La realidad, con un ejemplo: ${lowerFirst(title)}. ${text}`],
        calls: [
          "¿Qué otro mito [has|ha] oído? [Déjalo|Déjelo] abajo y lo desmontamos.",
          ...plainCalls,
        ],
      };
    },
  },
  {
    id: "tip",
    match: /\b(?:consejos?|trucos?|tips?|recomendaci\w+)\b/,
    write(industry, chance) {
      const [title, text] = one(industry.tips, chance);
      return {
        hooks: [
          `Un consejo que cuesta un minuto: ${lowerFirst(title)}.`,
          `Truco de la casa: ${lowerFirst(title)}.`,
          `Para apuntar en el teléfono: ${lowerFirst(title)}.`,
        ],
        lines: [text],
        calls: [
          "[Guárdalo|Guárdelo], y si [te|le] sirve, [pásalo|páselo] a quien le haga falta.",
          ...plainCalls,
        ],
      };
    },
  },
  {
    id: "moving",
    match:
      /\b(?:traslado desde|estamos (?:ya )?en (?:la )?(?:calle|avenida|av|plaza|carrera) \w|nos mudamos|nos cambiamos de (?:local|sitio|direccion)|nueva direccion|cambi\w+ de (?:local|direccion)|nos trasladamos|mudanza de local)\b/,
    thing: "la nueva dirección",
    write: () => ({
      hooks: ["Cambiamos de puerta. De gente, no.", "Caja a caja, nos mudamos."],
      lines: ["Lo avisamos con tiempo para que nadie llame a la puerta equivocada."],
      calls: [
        "[Guarda|Guarde] la dirección nueva y [ven|venga] a verla.",
        "Si [tienes|tiene] algo pendiente con nosotros, [escríbenos|escríbanos] y [te|le] decimos dónde recogerlo.",
      ],
    }),
  },
  {
    id: "prices",
    match:
      /\b(?:subimos|suben|subir|subo|subida|actualizamos|cambiamos|cambio|aumento) (?:de |los |mis |nuestros |el )?precios?\b|\bnuevos? precios?\b|\bnueva tarifa\b/,
    thing: "los precios nuevos",
    note: "Si me dices desde cuándo y cuánto, lo escribo con la cifra exacta.",
    write: () => ({
      hooks: [
        "Hay cambio de precios, y preferimos decirlo nosotros.",
        "Esto se avisa antes y a la cara: cambian los precios.",
      ],
      lines: [
        "Lo que no cambia es cómo trabajamos.",
        "Preferimos explicarlo a que aparezca sin más en un cartel.",
      ],
      calls: [
        "Si [tienes|tiene] cualquier duda, [escríbenos|escríbanos] y la vemos con calma.",
        "¿Alguna pregunta? [Responde|Responda] y [te|le] contestamos una por una.",
      ],
    }),
  },
  {
    id: "last-places",
    match:
      /\b(?:quedan poc[oa]s (?:plazas|huecos|mesas|lugares|cupos|entradas|citas|turnos)|ultim[oa]s (?:plazas|huecos|mesas|lugares|cupos|entradas|citas|turnos)|queda(?:n)? (?:solo )?(?:\d+|una|dos|tres|cuatro|cinco|seis) (?:plazas?|huecos?|mesas?(?! de (?!\d))|lugar(?:es)?|cupos?|entradas?|citas?|turnos?))\b/,
    write: () => ({
      hooks: [
        "Últimas plazas: {s}.",
        "Aún [estás|está] a tiempo: {s}.",
        "Aún hay sitio, aunque poco: {s}.",
      ],
      lines: [
        "Si la idea ya rondaba, este es el momento.",
        "Quien lo tenía pensado, que no lo deje para mañana.",
      ],
      calls: [
        "[Reserva|Reserve] [tu|su] lugar con un mensaje.",
        "[Escríbenos|Escríbanos] y [te|le] decimos si queda sitio.",
      ],
    }),
  },
  {
    id: "last-units",
    match:
      /\b(?:se (?:esta[n]? )?agota\w*|se acaba\w*|quedan poc[oa]s|ultim[oa]s (?:unidades|piezas|dias)|queda(?:n)? (?:solo )?(?:\d+|dos|tres|cuatro|cinco|seis) (?!dias?|horas?|semanas?|meses|minutos?|anos?|km|plazas?|huecos?|lugar|cupos?|entradas?|citas?|turnos?)[a-z]+|volando)\b/,
    write: () => ({
      hooks: [
        "<Se acaba|Se acaban> {s}. Lo decimos a tiempo.",
        "Aún [estás|está] a tiempo: {s}.",
        "Aviso sin dramas: {s} se <acaba|acaban>.",
      ],
      lines: [
        "Si la idea ya rondaba, este es el momento.",
        "Quien lo tenía pensado, que no lo deje para mañana.",
      ],
      calls: [
        "[Aparta|Aparte] lo [tuyo|suyo] con un mensaje.",
        "[Escríbenos|Escríbanos] y [te|le] decimos si aún llegamos.",
      ],
    }),
  },
  {
    id: "rain",
    match:
      /\b(?:(?<!\b(?:si|aunque|cuando) )llueve|lloviendo|(?:dias?|tardes?|post|texto|por la) (?:de )?lluvia|va a llover|dia gris|mal tiempo|tormenta)\b/,
    write: () => ({
      hooks: [
        "Llueve. Buena excusa para entrar.",
        "Día de paraguas y de planes a cubierto.",
        "Afuera, agua. Adentro, {s}.",
      ],
      lines: [
        "Con este tiempo apetece poco calle y mucho refugio.",
        "Si el día se pone gris, que sea por fuera.",
      ],
      calls: [
        "Si no [te|le] apetece mojar[te|se], [escríbenos|escríbanos] y lo vemos por mensaje.",
        "[Sacude|Sacuda] el paraguas y [pasa|pase].",
      ],
    }),
  },
  {
    id: "new-product",
    match:
      /\b(?:nuev[oa]s? (?:productos?|servicios?|articulos?|platos?|tratamientos?)|producto nuevo|servicio nuevo)\b|^(?:(?:un )?post (?:de|sobre|para) )?(?:la |una |hay |tenemos )?novedad(?:es)?$/,
    thing: "la novedad",
    write: (industry, _, named) => ({
      hooks: [
        "Hay novedad, y teníamos ganas de contarlo.",
        "Novedad en {biz}.",
        "Estrenar siempre hace ilusión. También de este lado.",
      ],
      lines:
        named && industry.says ? industry.says : ["Se entiende mejor de cerca que en una foto."],
      calls: [
        "¿[Quieres|Quiere] saber más? [Pregúntanos|Pregúntenos] y [te|le] lo enseñamos.",
        "[Pide|Pida] detalles por mensaje, sin compromiso.",
      ],
    }),
  },
  {
    id: "anniversary",
    match:
      /\b(?:llevamos|llevo|hoy hace|cumplimos) (?:mas de |ya |casi )?(?:\d+|[a-zA-ZÀ-ÖØ-ž]+) anos\b/u,
    thing: "el aniversario",
    write: () => ({
      hooks: [
        "Hay cifras que se celebran despacio.",
        "Se dice rápido. Se hace abriendo cada mañana.",
        "Un año más con la persiana arriba.",
      ],
      lines: [
        "Sin quien entra por la puerta esto sería solo un local con luz.",
        "Un año más abriendo la puerta, y las mismas ganas.",
      ],
      calls: [
        "[Cuéntanos|Cuéntenos] desde cuándo nos [conoces|conoce].",
        "[Pásate|Pase] a celebrarlo.",
      ],
    }),
  },
];

/** The theme that a prompt names; `folded` as `fold` gives it. */
export function themeNamed(folded: string): Theme | undefined {
  return themes.find(({ match }) => match.test(folded));
}
