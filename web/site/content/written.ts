// Written by scripts/write-examples.ts with the local copywriter. Not edited by hand.
export const written = [
  {
    "worker": "teo",
    "contentType": "post",
    "ask": "Un post para anunciar la hogaza de centeno y nuez, sin emojis",
    "text": "Aquí está, para copiar y pegar.\n\n## Post para Instagram\n\n**Un buen pan no acompaña la comida: la empieza.**\n\n24 horas de reposo. Harina de molino.\n\nUn pan bien hecho huele a grano y a tostado, y se nota antes de probarlo.\n\nCorteza que cruje, miga tierna y el primer trozo, sin nada.\n\nHaz tu pedido por mensaje.\n\n#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio\n\n---"
  },
  {
    "worker": "bran",
    "contentType": "ad",
    "ask": "Un anuncio de la hogaza de centeno y nuez: reposa 24 horas y lleva harina de molino",
    "text": "Aquí lo tienes.\n\n## Anuncio para Meta\n\n**Titular:** Panadería en Ruzafa\n\n**Texto principal:** Hogaza de centeno y nuez. Reposa 24 horas y lleva harina de molino. Encarga por mensaje.\n\n**Descripción:** Lumbre, en Ruzafa\n\n**Botón:** Pedir ahora\n\n---\n\n### Por qué está escrito así\n\n1. La primera frase se lee entera antes de «ver más».\n2. Dice lo que contaste, con tus palabras y en tu orden."
  },
  {
    "worker": "lia",
    "contentType": "review-reply",
    "ask": "Reseña de 5 estrellas de Marta: la mejor hogaza del barrio",
    "text": "Puedes contestar así.\n\n## Respuesta a reseña\n\n¡Gracias, Marta! Qué alegría leerte.\n\nUn saludo, Lumbre.\n\n---\n\n### Por qué está escrito así\n\n1. Da las gracias sin aprovechar para vender.\n2. No cuenta nada que no hayas dicho."
  },
  {
    "worker": "nai",
    "contentType": "email",
    "ask": "Un correo: la barra de masa madre sale del horno a las ocho y a las doce",
    "text": "Aquí lo tienes.\n\n## Correo\n\n**Asunto:** Barra de masa madre\n\nHola:\n\nLa barra de masa madre sale del horno a las ocho y a las doce.\n\nSi tienes alguna duda, responde a este correo.\n\nUn saludo,\nLumbre\n\n---\n\n### Por qué está escrito así\n\n1. El asunto dice lo principal y cabe en la pantalla del teléfono.\n2. Están los datos que diste y ninguno más.\n3. No hay ningún precio porque no me diste ninguno."
  },
  {
    "worker": "iko",
    "contentType": "posting-schedule",
    "ask": "¿A qué hora publico?",
    "text": "Te lo dejo en orden.\n\n## Horario de publicación\n\n**Ritmo:** Lo que se pueda mantener sin fallar: Instagram y Facebook.\n\n| Día | Red | Franja para empezar | Por qué |\n|---|---|---|---|\n| Lunes | Instagram | Entre las 19:00 y las 21:00 | La gente mira el teléfono al terminar el día |\n| Jueves | Instagram | Entre las 19:00 y las 21:00 | La misma franja, para poder comparar |\n| Martes | Facebook | Entre las 12:00 y las 14:00 | Se mira en la pausa de mediodía |\n| Jueves | Facebook | Entre las 12:00 y las 14:00 | La misma franja, para poder comparar |\n\nLas franjas son un punto de partida, en la hora local de quien lee. Así se comprueban:\n\n1. Semanas 1 y 2: siempre en la misma franja; apunta cuántos mensajes o comentarios trae cada pieza.\n2. Semana 3: la mitad de las piezas, dos horas antes o después.\n3. Semana 4: quédate con la franja que trajo más respuestas.\n\n---"
  },
  {
    "worker": "vivi",
    "contentType": "reel-script",
    "ask": "Un reel corto: la hogaza de centeno y nuez reposa 24 horas y sale del horno a las ocho",
    "text": "Así lo grabaría.\n\n## Guion de reel: hogaza de centeno y nuez\n\n**Duración:** 12 s · vertical 9:16\n\n| Plano | Segundos | Imagen | Texto en pantalla | Voz |\n| --- | --- | --- | --- | --- |\n| 1. Plano medio | 0–4 | La bandeja que sale del horno | — | La hogaza de centeno y nuez reposa 24 horas y sale del horno a las ocho. |\n| 2. Primer plano | 4–8 | Hogaza de centeno y nuez, muy de cerca, con luz de ventana | Harina de molino | Harina de molino. |\n| 3. Plano medio | 8–12 | El nombre de Lumbre, sobre el último plano | Haz tu pedido por mensaje · Lumbre | Haz tu pedido por mensaje. |\n\n**Sonido:** Música suave de la biblioteca de la red. Lo que se dice va también en subtítulos.\n\n### Texto de la publicación\n\nLa hogaza de centeno y nuez reposa 24 horas y sale del horno a las ocho.\n\nHaz tu pedido por mensaje.\n\n#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio\n\n---"
  }
] as const;
