import type { Job } from "../handed-work.ts";

/** What Mel says first when something is going on in the shop, by the id of the news or theme. */
const newsAnswers: Readonly<Record<string, { answer: string; team: readonly Job[] } | undefined>> =
  {
    opening: {
      answer:
        "Una apertura se cuenta tres veces: antes, el día y la semana siguiente. Antes basta la fecha y el sitio, sin enseñarlo todo; ese día, gente dentro; después, por qué volver. Avisaría primero a los clientes que ya tienes, que son quienes traen a los demás.",
      team: [
        ["teo", { kind: "post", ofHouse: true, note: "para anunciar la apertura" }],
        ["bran", { kind: "ad", about: "la apertura", count: 3, note: "para gente que vive cerca" }],
        [
          "lia",
          {
            kind: "direct-message",
            ofHouse: true,
            note: "para invitar a nuestros clientes a la apertura",
          },
        ],
      ],
    },
    hiring: {
      answer:
        "Para encontrar a alguien, di lo que nadie dice: horario, tareas y cómo se entra. Ponlo donde ya te siguen, porque muchas veces el candidato es amigo de un cliente. Si me das las condiciones, van en el texto; yo no me las invento.",
      team: [["teo", { kind: "post", ofHouse: true, note: "buscamos personal" }]],
    },
    closing: {
      answer:
        "Un cierre se avisa dos veces: con unos días de margen y la víspera. Di las fechas exactas y qué puede hacer quien te necesite mientras. Déjalo también fijado en el perfil y en la ficha de Google.",
      team: [
        ["teo", { kind: "post", ofHouse: true, note: "para avisar de que cerramos" }],
        ["ani", { kind: "image-copy", about: "el cierre" }],
      ],
    },
    hours: {
      answer:
        "Un cambio de horario se entiende mejor en una imagen con las horas y poco más. Publícalo, déjalo fijado y cámbialo el mismo día en Google, que es donde lo miran.",
      team: [["teo", { kind: "post", about: "el nuevo horario" }]],
    },
    raffle: {
      answer:
        "Un sorteo funciona si el premio solo le interesa a tu cliente: lo tuyo, no un teléfono. Pon bases cortas, fecha de fin y cómo se elige a quien gana, y enséñalo cuando pase. Pide una sola cosa para participar.",
      team: [
        ["teo", { kind: "post", about: "el sorteo" }],
        ["lia", { kind: "comment-reply", ofHouse: true, note: "que pueda adaptar" }],
      ],
    },
    anniversary: {
      answer:
        "Un aniversario se celebra mirando a los clientes, no al espejo: una foto vieja, lo que ha cambiado y a quién hay que dar las gracias. Pide recuerdos a la gente; los que lleguen dan para un mes de publicaciones.",
      team: [
        ["teo", { kind: "post", about: "el aniversario" }],
        ["nai", { kind: "email", about: "el aniversario", note: "para quien ya nos compró" }],
      ],
    },
    delay: {
      answer:
        "Cuando algo falla se dice pronto, corto y con el siguiente paso. Escribe primero a los afectados, uno por uno, y después publica. No prometas una fecha que no dependa de ti.",
      team: [
        [
          "lia",
          {
            kind: "direct-message",
            ofHouse: true,
            note: "para avisar del retraso y pedir disculpas",
          },
        ],
      ],
    },
    prices: {
      answer:
        "Una subida de precios se avisa antes, con fecha y sin pedir perdón: qué cambia, desde cuándo y qué sigue igual. Díselo primero a quien viene siempre, en persona o por mensaje. Lo peor es que lo descubran al pagar.",
      team: [
        ["teo", { kind: "post", ofHouse: true, note: "para avisar de que subimos precios" }],
        ["nai", { kind: "email", ofHouse: true, note: "para avisar de que subimos precios" }],
      ],
    },
    moving: {
      answer:
        "Una mudanza se repite más de lo que parece necesario: durante un mes, en cada pieza, la dirección nueva. Cámbiala el mismo día en Google y en el perfil, y deja un cartel en la puerta vieja.",
      team: [
        ["teo", { kind: "post", ofHouse: true, note: "para avisar de que nos mudamos" }],
        ["nai", { kind: "email", ofHouse: true, note: "para avisar de que nos mudamos" }],
      ],
    },
  };

const opened =
  /\b(?:abrir|abro|abrimos|abriremos|inaugur\w*)\b.*\b(?:local|sucursal|tienda|sede|restaurante|clinica|puertas|negocio)\b|\b(?:otr[oa]|nuev[oa]|segund[oa]) (?:local|sucursal|tienda|sede)\b/;

/** What Mel says to the news in a message, by the id that the reading found. */
export function newsAnswer(id: string, folded: string) {
  return newsAnswers[opened.test(folded) ? "opening" : id];
}
