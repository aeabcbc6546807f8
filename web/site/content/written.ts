// Written by scripts/write-examples.ts with the local copywriter. Not edited by hand.
export const written = {
  "monday": {
    "ask": "Un post para anunciar la hogaza de centeno y nuez, sin emojis",
    "headline": "Centeno y nuez. El resto se muerde.",
    "text": "Hablamos de la hogaza de centeno y nuez, en Lumbre. Un pan de verdad huele a grano y a tostado, y se nota antes de probarlo.",
    "hashtags": "#desayuno #panaderiadebarrio #panaderia",
    "why": "El cierre dice qué hacer ahora mismo, porque lo que buscas es vender."
  },
  "days": [
    {
      "day": "Mar",
      "worker": "bran",
      "contentType": "ad",
      "line": "La hogaza de centeno y nuez, de cerca"
    },
    {
      "day": "Mié",
      "worker": "ani",
      "contentType": "image-copy",
      "line": "La ensaimada, con calma"
    },
    {
      "day": "Jue",
      "worker": "nai",
      "contentType": "email",
      "line": "Por si te apetece: la barra de masa madre"
    },
    {
      "day": "Vie",
      "worker": "iko",
      "contentType": "posting-schedule",
      "line": "Un buen pan no acompaña la comida: la empieza"
    },
    {
      "day": "Sáb",
      "worker": "vivi",
      "contentType": "reel-script",
      "line": "La prueba del pan es el segundo día."
    },
    {
      "day": "Dom",
      "worker": "lia",
      "contentType": "review-reply",
      "line": "¡Gracias por pasarte y por contarlo tan bonito!"
    }
  ],
  "requests": [
    {
      "worker": "teo",
      "contentType": "post",
      "ask": "Un post para anunciar la hogaza de centeno y nuez, sin emojis",
      "text": "Lo he escrito para que se entienda sin pararse.\n\n## Post para Instagram\n\n**Centeno y nuez. El resto se muerde.**\n\nHablamos de la hogaza de centeno y nuez, en Lumbre. Un pan de verdad huele a grano y a tostado, y se nota antes de probarlo.\n\nHay algo que cuidamos mucho: harina de molino.\n\nCuando quieras, encarga con un mensaje: te esperamos.\n\n#desayuno #panaderiadebarrio #panaderia #horno #ruzafa #lumbre\n\n---\n\n### Por qué está escrito así\n\n1. Habla en primera persona del plural, como quien atiende, no como un folleto.\n2. El cierre dice qué hacer ahora mismo, porque lo que buscas es vender.\n3. La primera línea tiene 35 caracteres: se lee entera antes del «más»."
    },
    {
      "worker": "bran",
      "contentType": "ad",
      "ask": "Un anuncio de la hogaza de centeno y nuez",
      "text": "Contado carácter a carácter: nada se corta.\n\n## Anuncio para Meta\n\n### Anuncio 1: desde cerca\n\n**Titular:** La hogaza de centeno y nuez, de cerca\n\n**Texto principal:** 24 horas de reposo y harina de molino. La hogaza de centeno y nuez, en Lumbre. Encarga con un mensaje.\n\n**Descripción:** Pan que cruje al partirlo\n\n**Botón:** Comprar\n\n### Anuncio 2: desde el problema\n\n**Titular:** Te espera la hogaza de centeno y nuez\n\n**Texto principal:** El pan de bolsa aguanta una semana y no sabe a nada. La hogaza de centeno y nuez, en Lumbre. Encarga con un mensaje.\n\n**Descripción:** El desayuno empieza aquí\n\n**Botón:** Comprar\n\n### Anuncio 3: desde el producto\n\n**Titular:** Hablemos de la hogaza de centeno y nuez\n\n**Texto principal:** Un buen pan no acompaña la comida: la empieza. La hogaza de centeno y nuez, en Lumbre. Encarga con un mensaje.\n\n**Descripción:** Del horno al mantel\n\n**Botón:** Comprar\n\n**Objetivo de campaña:** Ventas.\n\n---\n\n### Por qué está escrito así\n\n1. Todo cabe en lo que Meta enseña sin cortar: 40, 125 y 30 caracteres.\n2. Cada anuncio parte de un sitio distinto: el problema, el producto y lo tuyo.\n3. Un botón por anuncio, el que toca para el objetivo."
    },
    {
      "worker": "lia",
      "contentType": "review-reply",
      "ask": "Reseña de 5 estrellas de Marta: la mejor hogaza del barrio",
      "text": "Así lo contestaría yo. Cámbiale una palabra y será del todo tuyo.\n\n## Respuesta a reseña\n\n### Opción 1\n\n¡Gracias por pasarte y por contarlo tan bonito!\n\nSi te apetece, la próxima vez pregunta por la hogaza de centeno y nuez.\n\nUn abrazo, el equipo de Lumbre.\n\n### Opción 2\n\nLeer esto nos deja sonriendo.\n\nNos vemos por aquí.\n\nUn abrazo, el equipo de Lumbre.\n\n---\n\n### Por qué está escrito así\n\n1. Da las gracias por lo concreto y no con una frase de plantilla.\n2. Invita a volver sin vender."
    },
    {
      "worker": "nai",
      "contentType": "email",
      "ask": "Un correo sobre la barra de masa madre",
      "text": "Escrito para leerse en el teléfono, de pie y con prisa.\n\n## Correo\n\n**Asunto:** Por si te apetece: la barra de masa madre\n\n**Preheader:** Una nota de Lumbre.\n\nHola, ¿qué tal?\n\n**Un buen pan no acompaña la comida: la empieza.**\n\nVa por la barra de masa madre. Tostado a la mañana siguiente, con aceite o con mantequilla, vuelve a ser otro pan.\n\nNuestra manera de hacerlo: 24 horas de reposo y harina de molino.\n\nCuando quieras, encarga con un mensaje: te esperamos.\n\n**→ Encarga con un mensaje**\n\nUn abrazo,\nLumbre\n\n**Otro asunto para probar:** La barra de masa madre: nos acordamos de ti\n\n---\n\n### Por qué está escrito así\n\n1. El asunto cabe en la pantalla del teléfono: menos de 55 caracteres.\n2. Un solo botón y un solo motivo para pulsarlo.\n3. El preheader añade algo, no repite el asunto."
    },
    {
      "worker": "iko",
      "contentType": "posting-schedule",
      "ask": "¿A qué hora publico para que me lean mis vecinos?",
      "text": "Lo he dejado en lo que se puede hacer una mañana de lunes.\n\n## Horario de publicación\n\n| Red | Ritmo para empezar | Franja que probaría |\n| --- | --- | --- |\n| Instagram | 3 por semana e historias a diario | Mediodía o última hora de la tarde |\n| Facebook | 2 por semana | Media mañana |\n\n### Cómo afinarlo en tres semanas\n\n1. Semana 1: publica siempre en la misma franja.\n2. Semana 2: mueve la mitad de las piezas dos horas antes o después.\n3. Semana 3: quédate con la franja que dio más respuestas y no la toques en un mes.\n\n**Primera pieza:** Sábado 21 de noviembre, Instagram. Tema: la hogaza de centeno y nuez. Primera línea: «Un buen pan no acompaña la comida: la empieza».\n\n---\n\n### Por qué está escrito así\n\n1. Es un punto de partida razonable, no una verdad: tus datos mandan desde la tercera semana.\n2. El ritmo se puede mantener sin contratar a nadie.\n3. Solo aparecen las redes que usas o que has nombrado."
    },
    {
      "worker": "vivi",
      "contentType": "reel-script",
      "ask": "Un reel corto de la hogaza de centeno y nuez",
      "text": "Se graba en una tarde y con un teléfono.\n\n## Guion de reel: hogaza de centeno y nuez\n\n**Duración:** 8 segundos · vertical 9:16 · planos largos, sin prisa.\n\n| Segundos | Plano | Texto en pantalla | Voz o sonido |\n| --- | --- | --- | --- |\n| 0–2 | La hogaza de centeno y nuez, con luz de lado | La prueba del pan es el segundo día | Voz en off tranquila y sonido del lugar |\n| 2–6 | La harina en el aire a contraluz | La hogaza de centeno y nuez | Un pan de verdad huele a grano y a tostado, y se nota antes de probarlo. |\n| 6–8 | El nombre, Lumbre, quieto sobre el último plano | Encarga con un mensaje | Encarga con un mensaje. |\n\n### Texto de la publicación\n\n**La prueba del pan es el segundo día.**\n\nCuando quieras, encarga con un mensaje: te esperamos.\n\n---\n\n### Por qué está escrito así\n\n1. Se entiende sin sonido: cada plano lleva su texto.\n2. Los tres primeros segundos ya enseñan el motivo: quien se queda ahí, se queda.\n3. La petición llega al final y una sola vez."
    }
  ]
};
