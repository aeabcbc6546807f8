// Written by scripts/write-examples.ts with the local copywriter. Not edited by hand.
export const written = [
  {
    "worker": "teo",
    "contentType": "post",
    "ask": "Un post para anunciar la hogaza de centeno y nuez, sin emojis",
    "text": "Lo he escrito para que se entienda sin pararse.\n\n## Post para Instagram\n\n**Primero, centeno y nuez. Después, silencio.**\n\nEn Lumbre tienes la hogaza de centeno y nuez. Corteza que cruje, miga tierna y el primer trozo, sin nada.\n\nY una cosa más: usamos harina de molino. Además, tenemos 24 horas de reposo.\n\nCuando quieras, encarga con un mensaje: aquí estamos.\n\n#pan #tostadas #masa #panaderiadebarrio #ruzafa #lumbre\n\n---\n\n### Por qué está escrito así\n\n1. La primera línea tiene 43 caracteres: se lee entera antes del «más».\n2. El cierre dice qué hacer ahora mismo, porque lo que buscas es vender.\n3. «24 horas de reposo» sale de tu Brain Central: es tuyo y se puede comprobar."
  },
  {
    "worker": "bran",
    "contentType": "ad",
    "ask": "Un anuncio de la hogaza de centeno y nuez",
    "text": "He ido al grano: en un anuncio, cada palabra paga alquiler.\n\n## Anuncio para Meta\n\n### Anuncio 1: por el producto\n\n**Titular:** Hogaza de centeno y nuez en Ruzafa\n\n**Texto principal:** Corteza que cruje, miga tierna y el primer trozo, sin nada. La hogaza de centeno y nuez, en Lumbre. Encarga con un mensaje.\n\n**Descripción:** Encarga con un mensaje\n\n**Botón:** Enviar mensaje\n\n### Anuncio 2: por el problema\n\n**Titular:** Hogaza de centeno y nuez · Lumbre\n\n**Texto principal:** Un pan que por la noche ya es de goma. ¿Te suena? La hogaza de centeno y nuez, en Lumbre. Encarga con un mensaje.\n\n**Descripción:** Encarga con un mensaje\n\n**Botón:** Enviar mensaje\n\n### Anuncio 3: por lo propio\n\n**Titular:** Hogaza de centeno y nuez en Lumbre\n\n**Texto principal:** En Lumbre, la hogaza de centeno y nuez con 24 horas de reposo y harina de molino. Encarga con un mensaje.\n\n**Descripción:** En Ruzafa\n\n**Botón:** Enviar mensaje\n\n**Objetivo de campaña:** Ventas.\n\n---\n\n### Por qué está escrito así\n\n1. Todo cabe en lo que Meta enseña sin cortar: 40, 125 y 30 caracteres.\n2. Cada anuncio empieza por un sitio distinto: el producto, el problema y lo propio.\n3. Un botón por anuncio, el que toca para el objetivo."
  },
  {
    "worker": "lia",
    "contentType": "review-reply",
    "ask": "Reseña de 5 estrellas de Marta: la mejor hogaza del barrio",
    "text": "Así lo contestaría yo. Cámbiale una palabra y será del todo tuyo.\n\n## Respuesta a reseña\n\n### Opción 1\n\nLeer esto nos deja sonriendo.\n\nCuando quieras volver, aquí estamos.\n\nUn abrazo, el equipo de Lumbre.\n\n### Opción 2\n\n¡Gracias por pasarte y por contarlo tan bonito!\n\nHasta la próxima.\n\nUn abrazo, el equipo de Lumbre.\n\n---\n\n### Por qué está escrito así\n\n1. Da las gracias por lo concreto y no con una frase de plantilla.\n2. Invita a volver sin vender."
  },
  {
    "worker": "nai",
    "contentType": "email",
    "ask": "Un correo sobre la barra de masa madre",
    "text": "Escrito para leerse en el teléfono, de pie y con prisa.\n\n## Correo\n\n**Asunto:** Barra de masa madre en Lumbre\n\n**Preheader:** Como siempre, 24 horas de reposo\n\nHola, ¿qué tal?\n\nPuedes encontrar la barra de masa madre en Lumbre.\n\nCortado en rebanadas y congelado el mismo día, hay pan bueno para toda la semana. Para un guiso, mucha miga que moje; para un queso, una corteza que cruja.\n\nY, como siempre, 24 horas de reposo. Si buscas otra cosa, también hay hogaza de centeno y nuez y ensaimada.\n\nPara encargar, responde a este correo.\n\n**→ Encargar**\n\nUn abrazo,\nLumbre\n\n---\n\n### Por qué está escrito así\n\n1. El asunto dice el dato y cabe en la pantalla del teléfono: menos de 50 caracteres.\n2. Un solo botón, que dice lo que pasa al pulsarlo.\n3. El preheader añade algo, no repite el asunto."
  },
  {
    "worker": "iko",
    "contentType": "posting-schedule",
    "ask": "¿A qué hora publico para que me lean mis vecinos?",
    "text": "Aquí va. Si un número no cambia una decisión, no está.\n\n## Horario de publicación\n\n| Red | Ritmo para empezar | Franja que probaría |\n| --- | --- | --- |\n| Instagram | 3 por semana e historias a diario | Mediodía o última hora de la tarde |\n| Facebook | 2 por semana | Media mañana |\n\n### Cómo afinarlo en tres semanas\n\n1. Semana 1: publica siempre en la misma franja.\n2. Semana 2: mueve la mitad de las piezas dos horas antes o después.\n3. Semana 3: quédate con la franja que dio más respuestas y no la toques en un mes.\n\n**Primera pieza:** Sábado 21 de noviembre, Instagram. Tema: la ensaimada. Primera línea: «Para llevar a casa, si no se empieza por el camino».\n\n---\n\n### Por qué está escrito así\n\n1. Es un punto de partida razonable, no una verdad: tus datos mandan desde la tercera semana.\n2. El ritmo se puede mantener sin contratar a nadie.\n3. Solo aparecen las redes que usas o que has nombrado."
  },
  {
    "worker": "vivi",
    "contentType": "reel-script",
    "ask": "Un reel corto de la hogaza de centeno y nuez",
    "text": "Los tres primeros segundos mandan: ahí está todo.\n\n## Guion de reel: hogaza de centeno y nuez\n\n**Duración:** 8 segundos · vertical 9:16 · planos largos, sin prisa.\n\n| Segundos | Plano | Texto en pantalla | Voz o sonido |\n| --- | --- | --- | --- |\n| 0–2 | La hogaza de centeno y nuez, en primer plano | Una tostada con aceite o con mantequilla: así empieza bien cualquier mañana | Voz en off tranquila |\n| 2–6 | La bolsa de papel con migas sobre la mesa | Hogaza de centeno y nuez · Lumbre | Para un guiso, mucha miga que moje; para un queso, una corteza que cruja. |\n| 6–8 | Lumbre, en pantalla | Encarga con un mensaje | Encarga con un mensaje. |\n\n### Texto de la publicación\n\n**Una tostada con aceite o con mantequilla: así empieza bien cualquier mañana.**\n\nSerá un placer atenderte: encarga con un mensaje.\n\n---\n\n### Por qué está escrito así\n\n1. Se entiende sin sonido: cada plano lleva su texto.\n2. Los tres primeros segundos ya enseñan el motivo: quien se queda ahí, se queda.\n3. La petición llega al final y una sola vez."
  }
] as const;
