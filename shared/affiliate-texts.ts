import { commissionMonths, commissionPercent } from "./affiliates.ts";
import { guaranteeDays, monthlyPrice, planOf, trialDays, trialPlanId } from "./plans.ts";

/** The placeholder for the affiliate's link. */
export const linkPlaceholder = "{enlace}";

export interface MaterialText {
  title: string;
  /** The channel, or the recipient. */
  where: string;
  /** Only for emails. */
  subject?: string;
  /** Contains `{enlace}` for the link and [corchetes] for the affiliate's own details. */
  text: string;
}

export interface MaterialAnswer {
  /** A customer's question in their words. */
  question: string;
  text: string;
}

const starter = planOf(trialPlanId);
const growth = planOf("growth");
const afterTrial = monthlyPrice(starter).replace("/mes", " al mes");
const growthPrice = monthlyPrice(growth).replace("/mes", " al mes");
/** The number of posts that credits pay for, at two credits each. */
const postsOf = (credits: number | null) => Math.floor((credits ?? 0) / 2);

export const materialMessages: readonly MaterialText[] = [
  {
    title: "A alguien con un negocio como el tuyo",
    where: "WhatsApp",
    text: `Hola, [nombre]. ¿Cómo va [su negocio]? El otro día me preguntaste cómo hago para publicar todas las semanas. Le cuento a Kolmena qué tengo de nuevo y me devuelve el texto y la imagen. Yo corrijo dos palabras y publico.

Tiene ${trialDays} días de prueba. Pide tarjeta y después son ${afterTrial}, pero se cancela en dos clics. Este es mi enlace de afiliado, o sea, que gano algo si te quedas: {enlace}`,
  },
  {
    title: "A quien ya te pidió ayuda",
    where: "Respuesta corta, para mandarla en el momento",
    text: `Lo hago con esto: {enlace}

Empieza por la publicación que más pereza te dé y mira qué te escribe. Son ${trialDays} días de prueba, con tarjeta, y luego ${afterTrial}; si cancelas antes, no pagas nada. (Es un enlace de afiliado.)`,
  },
  {
    title: "Al grupo del barrio o del gremio",
    where: "WhatsApp o Telegram, una sola vez",
    text: `Por si le sirve a alguien del grupo: las redes de [tu negocio] las preparo con Kolmena, un equipo de asistentes de IA que escribe en español y con los datos de mi web. Si te da curiosidad, te enseño esta semana cómo lo uso. Y si prefieres verlo por tu cuenta, este es mi enlace de afiliado: {enlace}`,
  },
  {
    title: "A quien responde a tu historia",
    where: "Mensaje directo de Instagram",
    text: `¡Gracias por escribir! Esa publicación la preparé con Kolmena: le conté [qué vendías ese día] y me dio el texto y la imagen. Lo tienes aquí (enlace de afiliado): {enlace}

Hay una cuenta gratis con 100 créditos que no pide tarjeta. ¿Qué querrías publicar primero?`,
  },
];

export const materialPosts: readonly MaterialText[] = [
  {
    title: "Antes y después",
    where: "Instagram, carrusel con dos capturas tuyas",
    text: `Así anunciaba yo [tu producto] hasta hace poco. Desliza y verás cómo lo anuncio ahora.

Vendo lo mismo, al mismo precio. Lo que cambió es que cuento en dos frases qué hay de nuevo y Kolmena me prepara el texto y la imagen. Reviso, quito lo que no suena a mí y publico.

¿A ti qué te cuesta más: la foto, o saber qué poner debajo?

Enlace de afiliado, también en mi perfil: {enlace}

#[tuciudad] #negociolocal #redessociales`,
  },
  {
    title: "Lo que aprendí publicando",
    where: "LinkedIn",
    text: `Durante años publiqué cuando me acordaba. Creía que me faltaba tiempo para escribir. Lo que me faltaba era decidir qué contar.

Ahora, los lunes, hago tres cosas:

1. Escribo en una línea qué quiero vender esa semana.
2. Pido un calendario con un motivo para cada día.
3. Tacho lo que no diría en voz alta a un cliente.

Para la segunda uso Kolmena, un equipo de asistentes de IA que trabaja en español y parte de los datos de mi web. No decide por mí: me quita de delante la página en blanco.

¿Cómo lo haces tú? Me interesa sobre todo si en tu negocio son una o dos personas para todo.

Si quieres verlo, este es mi enlace de afiliado: {enlace}`,
  },
  {
    title: "En 280 caracteres",
    where: "X, antes Twitter",
    text: `Lunes: escribo en una línea qué quiero vender y Kolmena me propone la semana, con los datos de mi web. Yo tacho, corrijo y publico. ${trialDays} días de prueba con tarjeta; después, ${afterTrial}. Enlace de afiliado: {enlace}`,
  },
  {
    title: "A tus vecinos",
    where: "Facebook, en tu perfil o en un grupo de comercios",
    text: `Si tienes un negocio pequeño: ¿quién escribe tus publicaciones? En [tu negocio] las escribía yo, de noche y a medias. Desde hace un tiempo me ayuda Kolmena: le digo qué hay esta semana y me propone textos e imágenes. Lo que no me convence, no sale.

Si quieres verlo, pasa por aquí y te lo enseño en el móvil. Y si prefieres probarlo en casa, tienes ${trialDays} días: pide tarjeta, después son ${afterTrial} y se cancela en dos clics. Mi enlace de afiliado: {enlace}`,
  },
  {
    title: "Tres historias seguidas",
    where: "Instagram, una frase en cada una",
    text: `1. ¿Cuánto tardas en decidir qué publicas? Yo, antes, toda la sobremesa.

2. [graba tu pantalla] Le escribo a Kolmena qué hay hoy en [tu negocio] y me propone el texto.

3. Míralo tú. Enlace de afiliado: {enlace}`,
  },
];

export const materialEmails: readonly MaterialText[] = [
  {
    title: "El primero",
    where: "A alguien que te conoce",
    subject: "Cómo preparo las redes de [tu negocio]",
    text: `Hola, [nombre]:

Me preguntaste de dónde saco tiempo para publicar. No lo saco de ningún sitio: los lunes cuento qué tengo esa semana y Kolmena me devuelve los textos y las imágenes. Yo los reviso antes de que salgan.

Te adjunto una publicación de la semana pasada para que veas cómo queda.

Puedes probarlo ${trialDays} días con los datos de tu web. Pide tarjeta: si cancelas antes, no pagas nada; si sigues, son ${afterTrial}.

{enlace}

Es mi enlace de afiliado: gano una parte de lo que pagues, y a ti te cuesta lo mismo. Si te atascas, respóndeme y lo vemos.

[tu nombre]`,
  },
  {
    title: "El segundo, a los cuatro días",
    where: "Solo si no respondió",
    subject: "¿Empezamos por una sola publicación?",
    text: `Hola, [nombre]:

Si te dio pereza empezar, dime qué quieres vender esta semana y te enseño lo que sale. Si no te gusta, lo dejamos ahí.

Y si prefieres hacerlo por tu cuenta, hay una cuenta gratis que no pide tarjeta. Este es mi enlace de afiliado: {enlace}

No te escribo más sobre esto.

[tu nombre]`,
  },
  {
    title: "Un párrafo para tu boletín",
    where: "A quien se apuntó a tus correos",
    subject: "Una herramienta que abro cada lunes",
    text: `Esta semana, algo que uso yo. Kolmena es un equipo de asistentes de IA para negocios sin equipo de marketing: Teo escribe las publicaciones, Ani dibuja las imágenes y Mel reparte el trabajo. Lee tu web, así que no empiezas explicando quién eres.

Lo que me gusta: escribe en español y deja corregirlo todo. Lo que conviene saber: la prueba dura ${trialDays} días, pide tarjeta y después pasa al plan ${starter.name}, ${afterTrial}, con Teo y Ani.

Si lo contratas desde aquí recibo una comisión, y tú pagas lo mismo. Enlace de afiliado: {enlace}`,
  },
];

export const materialAnswers: readonly MaterialAnswer[] = [
  {
    question: "¿Eso no lo hace gratis otra IA?",
    text: "Escribir, sí. La diferencia es que aquí no explicas tu negocio cada vez: lee tu web, guarda lo que vendes y escribe con eso. Y el texto, la imagen y el calendario salen del mismo sitio.",
  },
  {
    question: "No tengo tiempo de aprender otra cosa",
    text: "Se escribe como un mensaje: «el sábado hay cata de pan a las 12». Te devuelve la publicación y tú decides si sale.",
  },
  {
    question: "¿Publica por mí?",
    text: "No. Te deja el texto y la imagen, y publicas tú. Así no sale nada que no hayas leído.",
  },
  {
    question: "¿Y si suena a robot?",
    text: "Se corrige como cualquier texto, y aprende el tono de tu marca cuando se lo cuentas. Pídele la publicación que más te cueste y júzgalo tú (enlace de afiliado): {enlace}",
  },
  {
    question: "¿Por qué pide tarjeta?",
    text: `Porque a los ${trialDays} días la prueba pasa al plan ${starter.name}, ${afterTrial}. Te avisan por correo un día antes y se cancela en dos clics. Si no quieres dar la tarjeta, hay una cuenta gratis con 100 créditos.`,
  },
  {
    question: "¿Cuánto cuesta de verdad?",
    text: `${starter.name} cuesta ${afterTrial} y da para ${postsOf(starter.credits)} publicaciones, con Teo y Ani. ${growth.name} cuesta ${growthPrice}, da para ${postsOf(growth.credits)} y suma a Bran, que prepara anuncios, y a Lía, que responde a clientes. Impuestos incluidos y sin permanencia. Cada imagen se descuenta de esos mismos créditos.`,
  },
  {
    question: "¿Y si pago y no me convence?",
    text: `Tienes ${guaranteeDays} días de garantía desde tu primer pago: escribes y te devuelven ese importe.`,
  },
  {
    question: "¿Tú ganas algo?",
    text: `Sí: el ${commissionPercent} % de lo que pagues por tu plan durante ${commissionMonths} meses. Con mi enlace pagas lo mismo que sin él.`,
  },
];

export const fillLink = (text: string, link: string): string =>
  text.replaceAll(linkPlaceholder, link);
