// Written by scripts/write-examples.ts with the local copywriter. Not edited by hand.
export const written = [
  {
    "worker": "teo",
    "contentType": "post",
    "ask": "Un post para anunciar la hogaza de centeno y nuez, sin emojis",
    "text": "Aquí está, para copiar y pegar.\n\n## Post para Instagram\n\n**Un buen pan no acompaña la comida: la empieza.**\n\nHogaza de centeno y nuez de Lumbre, en Ruzafa.\n\nUn pan bien hecho huele a grano y a tostado, y se nota antes de probarlo.\n\nAsí trabajamos en Lumbre: 24 horas de reposo y harina de molino.\n\nHaz tu pedido por mensaje.\n\n#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio\n\n---"
  },
  {
    "worker": "bran",
    "contentType": "ad",
    "ask": "Un anuncio de la hogaza de centeno y nuez",
    "text": "Aquí están, para copiar y pegar.\n\n## Anuncio para Meta\n\n### Anuncio 1: por la oferta\n\n**Titular:** Hogaza de centeno y nuez, en Lumbre\n\n**Texto principal:** Hogaza de centeno y nuez en Lumbre: 24 horas de reposo y harina de molino. Encarga por mensaje.\n\n**Descripción:** En Ruzafa\n\n**Botón:** Pedir ahora\n\n### Anuncio 2: por el detalle\n\n**Titular:** Hogaza de centeno y nuez · Lumbre\n\n**Texto principal:** El corte limpio, la corteza que suena y nadie que espere al plato. Hogaza de centeno y nuez, en Lumbre. Encarga por mensaje.\n\n**Descripción:** 24 horas de reposo\n\n**Botón:** Pedir ahora\n\n### Anuncio 3: por la confianza\n\n**Titular:** Hogaza de centeno y nuez en Ruzafa\n\n**Texto principal:** 24 horas de reposo. Hogaza de centeno y nuez, en Lumbre. Harina de molino. Encarga por mensaje.\n\n**Descripción:** Lumbre\n\n**Botón:** Pedir ahora\n\n---\n\n### Por qué está escrito así\n\n1. Cada texto cabe en lo que se enseña sin cortar: 125, 40 y 30 caracteres.\n2. Cada anuncio empieza por un sitio distinto: así se ve cuál funciona.\n3. Todo lo que dice sale de lo que contaste y de tu Brain Central."
  },
  {
    "worker": "lia",
    "contentType": "review-reply",
    "ask": "Reseña de 5 estrellas de Marta: la mejor hogaza del barrio",
    "text": "Listo. Cambia el saludo si os tratáis de otra manera.\n\n## Respuesta a reseña\n\nQué gusto leerte, Marta. Gracias por lo que cuentas de la hogaza. Reseñas como la tuya ayudan mucho a un negocio como el nuestro. Gracias por la confianza.\n\nUn saludo, Lumbre.\n\n---\n\n### Por qué está escrito así\n\n1. Agradece lo concreto y no con una frase de plantilla.\n2. No aprovecha para vender."
  },
  {
    "worker": "nai",
    "contentType": "email",
    "ask": "Un correo sobre la barra de masa madre",
    "text": "Te lo dejo escrito. Mándate antes una prueba.\n\n## Correo\n\n**Asunto:** Barra de masa madre\n\n**Preencabezado:** Pan de masa madre y bollería del día.\n\nHola:\n\nTe escribimos desde Lumbre para hablarte de la barra de masa madre.\n\nCorteza que cruje, miga tierna y el primer trozo, sin nada. Un pan bien hecho huele a grano y a tostado, y se nota antes de probarlo.\n\nAsí trabajamos:\n\n- Harina de molino\n- 24 horas de reposo\n\nHaznos tu pedido respondiendo a este correo.\n\n**Botón:** Hacer el pedido\n\nUn saludo,\nLumbre\n\n---\n\n### Por qué está escrito así\n\n1. El asunto dice lo principal y cabe en la pantalla del teléfono.\n2. Están los datos que diste y ninguno más."
  },
  {
    "worker": "iko",
    "contentType": "posting-schedule",
    "ask": "¿A qué hora publico para que me lean mis vecinos?",
    "text": "Aquí está.\n\n## Horario de publicación\n\n**Ritmo:** Lo que se pueda mantener sin fallar en Instagram y Facebook.\n\n**Lo que se tiene en cuenta:** Me lean mis vecinos.\n\n| Día | Red | Formato | Franja para empezar | Por qué |\n|---|---|---|---|---|\n| Lunes | Instagram | Foto con texto | Entre las 19:00 y las 21:00 | La gente mira el teléfono al terminar el día |\n| Jueves | Instagram | Vídeo corto | Entre las 19:00 y las 21:00 | La misma franja, para poder comparar |\n| Martes | Facebook | Vídeo corto | Entre las 12:00 y las 14:00 | Se mira en la pausa de mediodía |\n| Jueves | Facebook | Consejo o respuesta a una duda | Entre las 12:00 y las 14:00 | La misma franja, para poder comparar |\n\nLas franjas son una hipótesis, en la hora local de quien lee. Así se comprueban:\n\n1. Semanas 1 y 2: siempre en la misma franja; apunta cuántos mensajes o comentarios trae cada pieza.\n2. Semana 3: la mitad de las piezas, dos horas antes o después.\n3. Semana 4: quédate con la franja que trajo más respuestas.\n\n---"
  },
  {
    "worker": "vivi",
    "contentType": "reel-script",
    "ask": "Un reel corto de la hogaza de centeno y nuez",
    "text": "Listo para grabar.\n\n## Guion de reel: hogaza de centeno y nuez\n\n**Duración:** 30 s · vertical 9:16\n\n**Gancho (0–2 s):** Hogaza de centeno y nuez, muy de cerca, con luz de ventana, con «Hogaza de centeno y nuez, en Lumbre» en pantalla.\n\n| Plano | Segundos | Imagen | Texto en pantalla | Voz |\n| --- | --- | --- | --- | --- |\n| 1. Primer plano | 0–2 | Hogaza de centeno y nuez, muy de cerca, con luz de ventana | Hogaza de centeno y nuez, en Lumbre | Hogaza de centeno y nuez, en Lumbre. |\n| 2. Primer plano | 2–9 | La corteza crujiendo al partirla, con micrófono cerca | 24 horas de reposo | Corteza que cruje, miga tierna y el primer trozo, sin nada. |\n| 3. Plano medio | 9–16 | La harina en el aire a contraluz | Harina de molino | Un pan bien hecho huele a grano y a tostado, y se nota antes de probarlo. |\n| 4. Plano medio | 16–23 | El momento de entregarlo, sin que se vea la cara | En Ruzafa | 24 horas de reposo. Harina de molino. |\n| 5. Plano medio | 23–30 | Un gesto de oficio, sin prisa | Lumbre. Encarga por mensaje | Encarga por mensaje. |\n\n**Sonido:** Voz cercana y clara, con subtítulos; música de la biblioteca de la red, muy baja.\n\n### Texto de la publicación\n\nHogaza de centeno y nuez, en Lumbre. 24 horas de reposo.\n\nHaznos tu pedido por mensaje.\n\n#Lumbre #Panaderia #Ruzafa #PanaderiaRuzafa #Panaderiadebarrio\n\n---\n\n### Por qué está escrito así\n\n1. El gancho enseña lo importante antes de que pase el dedo.\n2. Los planos suman 30 segundos y se graban con un móvil."
  }
] as const;
